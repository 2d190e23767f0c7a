/**
 * Slipway on another machine: everything works through a forwarded port; by its bare address, a page says why it
 * cannot.
 */
import { networkInterfaces } from "node:os";
import { neededMachine } from "@slipway/platform/testing/needed-program";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium, openPage } from "./support/chromium.ts";
import { forwardPort, type ForwardedPort } from "./support/tunnels/forwarded-port.ts";
import { buildFromHome, person, previewFrame, waitForVersion } from "./support/journey.ts";
import { startSlipway, type RunningSlipway } from "./support/slipway.ts";
import { hasSsh, sshTunnel } from "./support/tunnels/ssh-tunnel.ts";

let browser: Browser;
/** Listens on every address of the machine and knows itself as `slipway.localhost` only. */
let slipway: RunningSlipway;
beforeAll(async () => {
  [slipway, browser] = await Promise.all([
    startSlipway({ environment: { SLIPWAY_HOST: "0.0.0.0" } }),
    launchChromium(),
  ]);
}, 400_000);
afterAll(async () => {
  await browser?.close();
  await slipway?.[Symbol.asyncDispose]();
});

/** Replaces ssh where it is missing; the journey is the same. */
const openTunnel = hasSsh() ? sshTunnel : forwardPort;

describe(hasSsh() ? "through ssh -L" : "through a forwarded port, as ssh -L makes one", () => {
  let tunnel: ForwardedPort;
  beforeAll(async () => {
    tunnel = await openTunnel(slipway.port);
  });
  afterAll(() => tunnel?.[Symbol.asyncDispose]());

  it("signs up, builds, shows the live preview, publishes and opens the site", async () => {
    await using opened = await openPage(browser);
    const { page, context, problems } = opened;
    const ports = new Set<string>();
    context.on("request", (request) => {
      const { protocol, port } = new URL(request.url());
      if (/^(http|ws)/.test(protocol)) ports.add(port);
    });
    page.on("websocket", (socket) => ports.add(new URL(socket.url()).port));

    // The name a person types after `ssh -L`; the app moves to its own.
    await buildFromHome(page, `http://localhost:${tunnel.port}`, {
      request: "a landing page for a bakery called Golden Crust",
      who: person("Tess"),
    });
    expect(new URL(page.url()).host).toBe(`slipway.localhost:${tunnel.port}`);
    await waitForVersion(page, 1);
    await previewFrame(page)
      .getByText(/Golden Crust/)
      .first()
      .waitFor();

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const panel = page.getByRole("dialog").filter({ hasText: "Website access" });
    await panel.getByRole("button", { name: "Publish", exact: true }).click();
    const success = page.getByRole("dialog", { name: "You just shipped!" });
    const address = await success.getByLabel("site address", { exact: true }).inputValue();
    expect(new URL(address).port).toBe(String(tunnel.port));

    const visitor = await context.newPage();
    expect((await visitor.goto(address))?.status()).toBe(200);
    await visitor
      .getByText(/Golden Crust/)
      .first()
      .waitFor();
    expect([...ports]).toEqual([String(tunnel.port)]);
    expect(problems).toEqual([]);
  });
});

/** An address of this machine that other machines would use. */
const outsideAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === "IPv4" && !address.internal)?.address;

const outside = neededMachine(outsideAddress() !== undefined, "this machine has no address but loopback");

describe.skipIf(outside.isMissing)(`by the bare address of the machine over plain http${outside.reason}`, () => {
  it("says that this address cannot keep a sign-in, and the ways around it", async () => {
    const address = outsideAddress()!;
    await using reached = await startSlipway({
      environment: { SLIPWAY_HOST: "0.0.0.0" },
      urlFor: (port) => `http://${address}:${port}`,
    });
    await using opened = await openPage(browser);
    const { page } = opened;
    expect((await page.goto(reached.url))?.status()).toBe(200);
    expect(new URL(page.url()).hostname).toBe(address);
    await page.getByRole("heading", { name: "This address can't keep you signed in" }).waitFor();
    const command = await page.getByLabel("ssh command", { exact: true }).inputValue();
    expect(command).toBe(`ssh -L ${reached.port}:localhost:${reached.port} ${address}`);
    expect(await page.getByRole("textbox", { name: "Password" }).count()).toBe(0);
  }, 400_000);

  it("says that nothing is served under an address that is not Slipway's own", async () => {
    const response = await fetch(`http://${outsideAddress()!}:${slipway.port}/`);
    expect(response.status).toBe(421);
    expect(await response.text()).toBe("Nothing is served under this name.\n");
  });
});
