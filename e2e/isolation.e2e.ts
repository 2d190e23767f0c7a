/**
 * Hostile pages in a real browser: the preview in the app's frame, a preview in a tab, a published site and a page on a
 * backend's host name, against the app and against each other. A probe that got nothing answers null.
 */
import { request as httpRequest } from "node:http";
import type { Browser, BrowserContext, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "./support/chromium.ts";
import { EVERYWHERE, type Hosts } from "./support/hostile-probes.ts";
import { person } from "./support/journey.ts";
import { sharedSlipway, type SharedSlipway } from "./support/slipway.ts";

let slipway: SharedSlipway;
let browser: Browser;
let context: BrowserContext;
let app: Page;
/** A page of the app's origin without the app. */
let door: Page;
let places: Record<"preview" | "tab" | "site" | "backend", Page | Frame>;
let hosts: Hosts;
let backendUrl: string;

/** The call is made by the browser from a page of the app, because only the browser resolves names below localhost. */
async function call<T>(method: "GET" | "POST", path: string, data?: object): Promise<T> {
  const { status, text } = await door.evaluate(
    async ({ method, path, body }) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`/api${path}`, { method, ...(body !== undefined && { body, headers }) });
      return { status: answer.status, text: await answer.text() };
    },
    { method, path, body: data && JSON.stringify(data) },
  );
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text) as T;
}

const addressOf = async (projectId: string): Promise<string> =>
  (await call<{ url: string }>("POST", `/projects/${projectId}/preview-access`, {})).url;

/** The app's page of the project, and the preview in it. */
async function openProject(projectId: string): Promise<Frame> {
  await app.goto(`${slipway.url}/projects/${projectId}`);
  const element = await app.waitForSelector('iframe[title="Preview of your app"]');
  const preview = (await element.contentFrame())!;
  await preview.waitForSelector("#root > *", { state: "attached" });
  return preview;
}

const iso = person("Iso");

/** Two projects of one person, of which the first is published; no model builds anything. */
async function prepare(): Promise<void> {
  door = await context.newPage();
  await door.goto(`${slipway.url}/healthz`);
  const { name, email, password } = iso;
  await call("POST", "/auth/sign-up/email", { name, email, password });
  const [workspace] = (await call<{ workspaces: { id: string }[] }>("GET", "/workspaces")).workspaces;
  const create = (display_name: string) =>
    call<{ id: string }>("POST", "/projects", { workspace_id: workspace!.id, display_name });
  const [{ id: projectId }, { id: otherId }] = [await create("Hostile"), await create("Victim")];
  await call("POST", `/projects/${projectId}/deployments`, {});
  const { url: siteUrl } = await call<{ url: string }>("GET", `/projects/${projectId}/details`);

  app = await context.newPage();
  const preview = await openProject(projectId);
  const [tab, site, backend] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await tab.goto(await addressOf(otherId));
  await site.goto(siteUrl);
  backendUrl = `http://abcdefghijklmnopqrst.cloud.localhost:${slipway.port}/`;
  // The project chooses its function's answer.
  await context.route(`${backendUrl}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>backend</title><body></body>" }),
  );
  await backend.goto(backendUrl);
  await tab.waitForSelector("#root > *", { state: "attached" });
  places = { preview, tab, site, backend };
  hosts = { app: slipway.url, projectId, other: new URL(tab.url()).origin };
}

beforeAll(async () => {
  [slipway, browser] = await Promise.all([sharedSlipway(), launchChromium()]);
  context = await browser.newContext();
  context.setDefaultTimeout(15_000);
  await prepare();
}, 400_000);

afterAll(() => browser?.close());

const whoAmI = async (): Promise<string> => (await call<{ email: string }>("GET", "/user")).email;
const names = async (): Promise<string[]> =>
  (await call<{ projects: { display_name: string }[] }>("GET", "/user/projects")).projects.map(
    ({ display_name }) => display_name,
  );

it("no hostile place can read anything of the app or of another preview", async () => {
  await app.evaluate(async () => {
    localStorage.setItem("canary", "canary");
    sessionStorage.setItem("canary", "canary");
    await new Promise((resolve) => (indexedDB.open("canary").onsuccess = resolve));
    await (await caches.open("canary")).put("/canary", new Response("canary"));
  });
  const answers = await Promise.all(
    Object.entries(places).flatMap(([place, page]) =>
      Object.entries(EVERYWHERE).map(async ([what, probe]) => ({
        what: `${place} ${what}`,
        // A browser that denies storage to framed pages throws an error of this kind.
        got: await page.evaluate(probe, hosts).catch((error: Error) => {
          if (/permission|denied|SecurityError/.test(error.message)) return null;
          throw error;
        }),
      })),
    ),
  );
  expect(answers.length).toBe(64);
  expect(answers.filter(({ got }) => got !== null)).toEqual([]);
});

it("no hostile place can write or act in somebody's name", async () => {
  const before = { cookies: await context.cookies(slipway.url), names: await names() };
  for (const page of Object.values(places))
    await page.evaluate(async ({ app, projectId }) => {
      const host = new URL(app).hostname;
      const own = location.hostname.replace(/^[^.]+\./, "");
      for (const domain of [host, "localhost", own, ""])
        for (const name of ["__Host-slipway", "__Secure-slipway", "slipway", "slipway.session_token"])
          document.cookie = `${name}=canary; path=/; secure; samesite=none${domain === "" ? "; partitioned" : `; domain=${domain}`}`;
      // More than a browser stores for one site.
      for (let at = 0; at < 200; at += 1) document.cookie = `overflow${at}=${"x".repeat(2_000)}; path=/; domain=${own}`;
      const write = (path: string, init: RequestInit): Promise<unknown> =>
        fetch(app + path, { credentials: "include", mode: "no-cors", ...init }).catch(() => undefined);
      const text = JSON.stringify({ display_name: "canary" });
      await Promise.all([
        write(`/api/projects/${projectId}`, { method: "PUT", body: text }),
        write(`/api/projects/${projectId}`, { method: "DELETE" }),
        write(`/api/projects/${projectId}/remix`, { method: "POST", body: "{}" }),
        write("/api/auth/sign-out", { method: "POST", body: "{}" }),
        fetch(`${app}/api/projects/${projectId}`, {
          method: "PUT",
          credentials: "include",
          body: text,
          headers: { "content-type": "application/json" },
        }).catch(() => undefined),
      ]);
      // Forms can be sent anywhere without permission; the answer stays in a frame.
      const name = `f${Math.random()}`;
      const frame = Object.assign(document.createElement("iframe"), { name });
      const form = Object.assign(document.createElement("form"), {
        method: "post",
        enctype: "text/plain",
        action: `${app}/api/projects/${projectId}/remix`,
        target: name,
      });
      form.append(Object.assign(document.createElement("input"), { name: '{"a":"', value: '"}' }));
      document.body.append(frame, form);
      const sent = new Promise((resolve) => (frame.onload = resolve));
      form.submit();
      await sent;
      frame.remove();
    }, hosts);
  await context.clearCookies({ name: /^overflow/ });
  const after = { cookies: await context.cookies(slipway.url), names: await names() };
  expect(after.names).toEqual(before.names);
  expect(after.cookies.filter(({ value }) => value === "canary")).toEqual([]);
  expect(await whoAmI()).toBe(iso.email);
  // The browser's session is the same, whatever cookies were set beside it.
  expect(await app.evaluate(() => fetch("/api/user").then(({ status }) => status))).toBe(200);
});

it("only the app may frame a preview, nobody may frame the app, and windows cannot reach each other", async () => {
  const framed = async (page: Page | Frame, url: string): Promise<string | null> => {
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement("iframe"), { src, id: "probe" }));
    }, url);
    const element = await page.waitForSelector("#probe", { state: "attached" });
    await expect.poll(async () => (await element.contentFrame())?.url()).toMatch(/^chrome-error:/);
    await element.evaluate((frame) => (frame as Element).remove());
    return null;
  };
  for (const page of Object.values(places)) expect(await framed(page, slipway.url)).toBeNull();
  for (const page of [places.preview, places.site, places.backend]) expect(await framed(page, hosts.other)).toBeNull();

  // From the frame of the app there is no access to its parent, and no way to move or close it.
  const reached = await places.preview.evaluate(async ({ app }) => {
    const tries: Record<string, () => unknown> = {
      parent: () => parent.document,
      top: () => top!.location.href,
      storage: () => top!.localStorage,
      element: () => frameElement!.outerHTML,
      name: () => top!.name,
      moveTop: () => (top!.location.href = `${app}/?moved`),
      replaceTop: () => top!.location.replace(`${app}/?moved`),
      openTop: () => window.open(`${app}/?moved`, "_top"),
      closeTop: () => (top!.close(), undefined),
      script: () => (top!.location.href = "javascript:document.title='canary'"),
    };
    const got = Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        return attempt() == null ? [] : [name];
      } catch {
        return [];
      }
    });
    Object.assign(document.body.appendChild(document.createElement("a")), { href: app, target: "_top" }).click();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return got;
  }, hosts);
  expect(reached.filter((name) => !/^(moveTop|script)$/.test(name))).toEqual([]);
  expect(new URL(app.url()).pathname).toBe(`/projects/${hosts.projectId}`);
  expect(app.url()).not.toContain("moved");
  expect(await app.title()).not.toBe("canary");
  const allowed = await places.preview.evaluate(async () => {
    const asked = {
      camera: () => navigator.mediaDevices.getUserMedia({ video: true }),
      clipboard: () => navigator.clipboard.readText(),
      place: () => new Promise((done, no) => navigator.geolocation.getCurrentPosition(done, no)),
      storageAccess: () => document.requestStorageAccess(),
    };
    const answers = await Promise.allSettled(Object.values(asked).map(async (ask) => ask()));
    return Object.keys(asked).filter((_, at) => answers[at]!.status === "fulfilled");
  });
  expect(allowed).toEqual([]);

  // A page that opens the app gets no handle on it, and the app does not learn its opener.
  for (const page of [places.tab, places.site, places.backend] as Page[]) {
    const [opened] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate(({ app }) => void Object.assign(globalThis, { opened: globalThis.open(`${app}/login`) }), hosts),
    ]);
    await opened.waitForURL(`${slipway.url}/**`);
    const held = await page.evaluate(() => {
      const { opened } = globalThis as unknown as { opened: Window };
      try {
        return opened.document.title;
      } catch {
        return `${opened.length}`;
      }
    });
    expect(["", "0"]).toContain(held);
    expect(await opened.evaluate(() => globalThis.opener === null)).toBe(true);
    await opened.close();
  }
});

it("the app accepts messages of the preview's own window only, and the preview those of the app", async () => {
  const message = (text: string) => ({
    ...{ source: "slipway-preview", v: 1, type: "error", kind: "runtime", message: text, path: "/", at: 0 },
  });
  const tell = (target: Page | Frame, text: string, to: "parent" | "top") =>
    target.evaluate(([data, to]) => window[to]!.postMessage(data, "*"), [message(text), to] as const);
  // A frame in the previewed page: another window, another origin, or the same origin in another window. The app shows
  // a page's first error, and earlier attempts made some.
  const preview = await openProject(hosts.projectId);
  for (const [text, src] of [
    ["SPOOFED by another origin", backendUrl],
    ["SPOOFED by another window", "about:blank"],
    ["SPOOFED by its own page in a frame", `${new URL(preview.url()).origin}/robots.txt`],
  ] as const) {
    await preview.evaluate((src) => {
      document.querySelector("#nested")?.remove();
      document.body.append(Object.assign(document.createElement("iframe"), { src, id: "nested" }));
    }, src);
    const nested = (await (await preview.waitForSelector("#nested", { state: "attached" })).contentFrame())!;
    await nested.waitForLoadState();
    await tell(nested, text, "top");
    // Nor may it navigate the page around it.
    await nested.evaluate(() => {
      const data = { source: "slipway-app", v: 1, type: "navigate", to: "/moved" };
      parent.postMessage(data, "*");
    });
  }
  // The page's own message comes last: once it is shown, the others would have been shown.
  await tell(preview, "TOLD by the page itself", "parent");
  await app.getByText("TOLD by the page itself").first().waitFor();
  expect(await app.getByText("SPOOFED").count()).toBe(0);

  const backend = places.backend as Page;
  const url = await addressOf(new URL(hosts.other).hostname.split(".")[0]!);
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    backend.evaluate((address) => void Object.assign(globalThis, { opened: globalThis.open(address) }), url),
  ]);
  await opened.waitForSelector("#root > *", { state: "attached" });
  await backend.evaluate(() => {
    const { opened } = globalThis as unknown as { opened: Window };
    for (const to of ["/moved", "reload", "javascript:document.title='canary'"])
      opened.postMessage({ source: "slipway-app", v: 1, type: "navigate", to }, "*");
  });
  await opened.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  for (const page of [opened, preview]) expect(page.url()).not.toContain("moved");
  await opened.close();
});

const REFUSED = [
  ...["base-uri", "connect-src", "form-action", "frame-src", "img-src", "media-src", "object-src"],
  ...["script-src-attr", "script-src-elem", "style-src-elem"],
];

it("the app's own pages run nothing but their scripts and load nothing from elsewhere", async () => {
  const broken = await app.evaluate(
    async ({ other, backend, kinds }) => {
      const seen = new Set<string>();
      const all = Promise.withResolvers<void>();
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        seen.add(effectiveDirective);
        if (seen.size >= kinds.length) all.resolve();
      });
      setTimeout(all.resolve, 8_000);
      const holder = document.body.appendChild(document.createElement("div"));
      const add = (tag: string, fields: object) => holder.append(Object.assign(document.createElement(tag), fields));
      add("script", { textContent: "globalThis.canary = 1" });
      add("script", { src: `${backend}x.js` });
      add("img", { src: `${backend}x.png` });
      add("link", { rel: "stylesheet", href: `${backend}x.css` });
      add("iframe", { src: backend });
      add("object", { data: backend, type: "text/html" });
      add("base", { href: backend });
      add("video", { src: `${backend}x.mp4` });
      holder.insertAdjacentHTML("beforeend", `<button onclick="globalThis.canary = 1">x</button>`);
      holder.querySelector("button")!.click();
      await fetch(other).catch(() => undefined);
      const form = Object.assign(document.createElement("form"), { action: backend, method: "post" });
      holder.append(form);
      form.submit();
      await all.promise;
      holder.remove();
      return { kinds: [...seen].sort(), ran: "canary" in globalThis };
    },
    { other: hosts.other, backend: backendUrl, kinds: REFUSED },
  );
  expect(broken.ran).toBe(false);
  expect(broken.kinds).toEqual(REFUSED);
});

/** Sends a bare request with the person's cookie, as a lying browser would. */
async function send(method: string, path: string, headers: Record<string, string>) {
  const cookie = (await context.cookies(slipway.url)).map(({ name, value }) => `${name}=${value}`).join("; ");
  const host = new URL(slipway.url).host;
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    httpRequest(
      { host: "127.0.0.1", port: slipway.port, method, path, headers: { host, cookie, ...headers } },
      (answer) => answer.resume().on("end", () => resolve({ status: answer.statusCode!, headers: answer.headers })),
    )
      .on("error", reject)
      .end();
  });
}

it("headers are the same for requests that do not come from a browser", async () => {
  const { origin: site } = new URL((places.site as Page).url());
  const origins = [hosts.other, site, new URL(backendUrl).origin, "null", `${slipway.url}.evil.example`];
  const remix = `/api/projects/${hosts.projectId}/remix`;
  const written = await Promise.all([
    ...origins.map((origin) => send("POST", remix, { origin })),
    ...["cross-site", "same-site", "none", ""].map((from) => send("POST", remix, { "sec-fetch-site": from })),
  ]);
  expect(written.map(({ status }) => status)).toEqual(written.map(() => 403));
  const asked = await Promise.all(
    ["OPTIONS", "GET"].flatMap((method) =>
      origins.map((origin) => send(method, "/api/user", { origin, "access-control-request-method": "PUT" })),
    ),
  );
  const allowing = asked
    .flatMap(({ headers }) => Object.keys(headers))
    .filter((name) => name.startsWith("access-control-"));
  expect(allowing).toEqual([]);
  const page = await send("GET", "/", {});
  expect(page.headers).toMatchObject({
    "content-security-policy": expect.stringMatching(/script-src 'self' 'nonce-[\w+/=]{22,}'.*frame-ancestors 'none'/),
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
  });
  expect((await send("GET", "/", {})).headers["content-security-policy"]).not.toBe(
    page.headers["content-security-policy"],
  );
});
