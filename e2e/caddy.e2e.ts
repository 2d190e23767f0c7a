/** Other people's way in: public names over https, behind Caddy with the file from docs/. */
import { request } from "node:https";
import type { Browser } from "playwright-core";
import { freePort } from "@slipway/platform/testing/servers/local-authority";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { neededProgram } from "@slipway/platform/testing/needed-program";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCaddy, type RunningCaddy } from "./support/caddy.ts";
import { openPage } from "./support/chromium.ts";
import { fillSignUp, person, previewFrame, waitForVersion } from "./support/journey.ts";
import { startSlipway, type RunningSlipway } from "./support/slipway.ts";

const caddyProgram = neededProgram("caddy");
const DOMAINS = {
  SLIPWAY_PREVIEW_DOMAIN: "preview.example.net",
  SLIPWAY_SITES_DOMAIN: "sites.example.com",
  SLIPWAY_CLOUD_DOMAIN: "cloud.example.dev",
};

describe(`behind Caddy${caddyProgram.reason}`, { skip: caddyProgram.path === null }, () => {
  let slipway: RunningSlipway;
  let caddy: RunningCaddy;
  let browser: Browser;
  let url: string;
  let httpPort: number;
  let httpsPort: number;

  beforeAll(async () => {
    [httpsPort, httpPort] = await Promise.all([freePort(), freePort()]);
    url = `https://slipway.example.org:${httpsPort}`;
    slipway = await startSlipway({ urlFor: () => url, environment: DOMAINS });
    caddy = await startCaddy({ program: caddyProgram.path!, httpsPort, httpPort, slipwayPort: slipway.port });
    // Public names that lead to this machine, and certificates of an authority that only this test knows.
    browser = await launchChromium(["--host-resolver-rules=MAP * 127.0.0.1", "--ignore-certificate-errors"]);
  }, 400_000);
  afterAll(async () => {
    await browser?.close();
    await caddy?.[Symbol.asyncDispose]();
    await slipway?.[Symbol.asyncDispose]();
  });

  /** As a person's browser does it, with the authority known: the certificate has to be right. */
  function open(hostname: string, path = "/"): Promise<{ status: number; hsts: string | undefined }> {
    return caddy.root().then(
      (ca) =>
        new Promise((resolve, reject) => {
          request(
            {
              host: "127.0.0.1",
              port: httpsPort,
              servername: hostname,
              path,
              ca,
              headers: { host: `${hostname}:${httpsPort}` },
            },
            (answer) => {
              answer.resume();
              resolve({ status: answer.statusCode!, hsts: answer.headers["strict-transport-security"] });
            },
          )
            .once("error", reject)
            .end();
        }),
    );
  }

  it("signs up, follows the live socket, shows the preview in its own site and publishes for everybody", async () => {
    await using opened = await openPage(browser);
    const { page, context, problems } = opened;
    const sockets: string[] = [];
    page.on("websocket", (socket) => sockets.push(new URL(socket.url()).host));

    await page.goto(url);
    await page.getByLabel("What do you want to build?").fill("a landing page for a bakery called Golden Crust");
    await page.getByRole("button", { name: "Build", exact: true }).click();
    const sheet = page.getByRole("dialog");
    await fillSignUp(sheet, person("Maya"));
    // Nobody may become staff of an installation that strangers reach first: the start has printed a code.
    const code = /(?:[a-z0-9]{5}-){4}[a-z0-9]{6}/.exec(slipway.errors())![0];
    await sheet.getByLabel("Start code").fill(code);
    await sheet.getByRole("button", { name: "Create account and build" }).click();
    await page.waitForURL(/\/projects\/p[0-9a-z]{17}/);
    const projectId = /\/projects\/(p[0-9a-z]{17})/.exec(page.url())![1]!;
    await waitForVersion(page, 1);
    await previewFrame(page).getByText("Golden Crust").first().waitFor();
    expect(sockets).toContain(new URL(url).host);
    expect(sockets).toContain(`${projectId}.preview.example.net:${httpsPort}`);

    const cookies = await context.cookies();
    const session = cookies.find(({ name }) => /^__Host-slipway-[a-z0-9]{10}$/.test(name));
    expect(session).toMatchObject({ secure: true, httpOnly: true, domain: "slipway.example.org", path: "/" });
    for (const { name, secure } of cookies) expect([name, secure]).toEqual([name, true]);

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const panel = page.getByRole("dialog").filter({ hasText: "Website access" });
    expect(await panel.getByText("This computer only").count()).toBe(0);
    await panel.getByRole("button", { name: "Publish", exact: true }).click();
    const success = page.getByRole("dialog", { name: "You just shipped!" });
    const address = await success.getByLabel("site address", { exact: true }).inputValue();
    const site = new URL(address);
    expect(site.origin).toMatch(new RegExp(`^https://[a-z0-9-]+\\.sites\\.example\\.com:${httpsPort}$`));
    const visitor = await context.newPage();
    expect((await visitor.goto(address))?.status()).toBe(200);
    await visitor.getByText("Golden Crust").first().waitFor();
    expect(problems).toEqual([]);

    // Its backend is asked by programs of others, through the same door.
    const backend = await page.evaluate(async (id) => {
      const headers = { "content-type": "application/json" };
      const made = await fetch(`/api/projects/${id}/cloud`, { method: "POST", headers, body: "{}" });
      return (await made.json()) as { url: string; anon_key: string };
    }, projectId);
    expect(backend.url).toMatch(new RegExp(`^https://[a-z0-9]+\\.cloud\\.example\\.dev:${httpsPort}$`));
    const asked = await visitor.evaluate(async ({ url: base, anon_key: key }) => {
      const answer = await fetch(`${base}/auth/v1/settings`, { headers: { apikey: key } });
      return [answer.status, Object.keys((await answer.json()) as object).includes("external")];
    }, backend);
    expect(asked).toEqual([200, true]);

    // The same with certificates checked, and what browsers are told about the next time.
    const backendHost = new URL(backend.url).hostname;
    for (const hostname of ["slipway.example.org", `${projectId}.preview.example.net`, site.hostname, backendHost])
      expect([hostname, (await open(hostname)).hsts]).toEqual([hostname, "max-age=31536000"]);
  });

  it("gets no certificate for a name that Slipway does not serve", async () => {
    for (const hostname of [
      "example.org",
      "p00000000000000000.preview.example.net",
      "nothing.sites.example.com",
      "nothing.cloud.example.dev",
    ])
      await expect(open(hostname)).rejects.toThrow();
  });

  it("leads plain http to https", async () => {
    const answer = await fetch(`http://127.0.0.1:${httpPort}/menu`, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toMatch(/^https:/);
  });
});
