/** Pages whose connection with the dev server comes later than what it would have told them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { SandboxPort } from "./port.ts";
import { createTestSandbox, exposePreview, templateDir, templateFiles } from "./testing.ts";

const { dependencies } = JSON.parse(readFileSync(join(templateDir, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};
/** Polls end at the first success; this is how long a busy machine may take. */
const SOON = { timeout: 15_000, interval: 20 };
const indexPage = (text: string): string => `export default function Index() { return <h1 id="hero">${text}</h1>; }`;

let sandbox: SandboxPort;
let browser: Browser;
let template: Map<string, Uint8Array>;

beforeAll(async () => {
  const created = await createTestSandbox({ previewsMax: 2, busyMs: 0 });
  await created.prepared();
  sandbox = created;
  template = await templateFiles();
  browser = await launchChromium();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await sandbox?.[Symbol.asyncDispose]();
});
afterEach(() => sandbox.previews.sleep("p1"));

async function wake(changed: Record<string, string>): Promise<void> {
  const own = Object.entries(changed).map(([path, content]) => [path, Buffer.from(content)] as const);
  const files = new Map([...template, ...own]);
  await sandbox.previews.wake({ projectId: "p1", treeKey: "one", files: async () => files, dependencies });
}
const expose = (whenConnecting?: Promise<void>) =>
  exposePreview(() => sandbox.previews.address("p1")?.socketPath ?? null, whenConnecting);

/** Resolves when the server has answered its connection, with all it is told from then on. */
async function open(url: string) {
  const page = await browser.newPage();
  const told: string[] = [];
  const connected = new Promise<void>((resolve) =>
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        told.push(String(payload));
        resolve();
      }),
    ),
  );
  await page.goto(url, { waitUntil: "commit" });
  return { page, told, connected, [Symbol.asyncDispose]: () => page.close() };
}

it("shows a change that came while the page was still connecting", async () => {
  const connect = Promise.withResolvers<void>();
  await wake({ "src/pages/Index.tsx": indexPage("before") });
  await using front = await expose(connect.promise);
  await using page = await browser.newPage();
  await page.goto(front.url);
  await page.locator("#hero").waitFor();
  await sandbox.previews.apply("p1", "two", [{ path: "src/pages/Index.tsx", content: indexPage("after") }]);
  connect.resolve();
  await expect.poll(() => page.locator("#hero").textContent(), SOON).toBe("after");
});

it("reloads a page that connects only when the variables have changed", async () => {
  const connecting = Promise.withResolvers<void>();
  const files = { ".env": "VITE_NAME=first", "src/main.tsx": "document.title = import.meta.env.VITE_NAME;" };
  await wake(files);
  await using front = await expose(connecting.promise);
  await using page = await browser.newPage();
  await page.goto(front.url);
  await expect.poll(() => page.title(), SOON).toBe("first");
  await sandbox.previews.apply("p1", "two", [{ path: ".env", content: "VITE_NAME=second" }]);
  connecting.resolve();
  await expect.poll(() => page.title(), SOON).toBe("second");
});

it("tells a page why it stays empty while others are connected, and only the page that needs that code [W7.38]", async () => {
  const files = {
    "src/main.tsx": `import "./index.css"; document.title = "up"; if (location.search) void import("./extra.ts").then(() => (document.title = "more"));`,
    "src/extra.ts": "export const x = ;",
  };
  const connecting = Promise.withResolvers<void>();
  await wake(files);
  await using front = await expose();
  await using slow = await expose(connecting.promise);
  await using there = await open(front.url);
  await there.connected;
  await using needing = await open(`${slow.url}/?extra`);
  await needing.page.waitForResponse((response) => response.url().includes("/src/extra.ts"));
  connecting.resolve();
  await needing.page.waitForSelector("vite-error-overlay");
  await using other = await open(front.url);
  await other.connected;
  await sandbox.previews.apply("p1", "two", [{ path: "src/extra.ts", content: "export const x = 1;" }]);
  await expect.poll(() => needing.page.title(), SOON).toBe("more");
  await sandbox.previews.apply("p1", "three", [{ path: "src/main.tsx", content: `document.title = "changed";` }]);
  await expect.poll(() => other.page.title(), SOON).toBe("changed");
  expect(other.told.filter((message) => message.includes(`"type":"error"`))).toEqual([]);
});

it("reconnects by itself after a lost connection, and shows the code's errors from meanwhile [T4.17]", async () => {
  await wake({ "src/pages/Index.tsx": indexPage("before") });
  await using front = await expose();
  await using opened = await open(front.url);
  const { page } = opened;
  await opened.connected;
  await page.locator("#hero").waitFor();
  await page.evaluate("window.sameLoad = true");
  const loaded = page.waitForEvent("load");
  front.cut();
  await sandbox.previews.apply("p1", "two", [{ path: "src/pages/Index.tsx", content: "export default function ( {" }]);
  await loaded;
  await page.locator("vite-error-overlay").waitFor({ state: "attached" });
  await expect.poll(() => page.evaluate("window.sameLoad"), SOON).toBeUndefined();
  await sandbox.previews.apply("p1", "three", [{ path: "src/pages/Index.tsx", content: indexPage("after") }]);
  await expect.poll(() => page.locator("#hero").textContent(), SOON).toBe("after");
});

it.each([
  ["a module throws", `throw new Error("no such order"); export default function Index() { return <h1>never</h1>; }`],
  [
    "its rendering throws",
    `export default function Index() { throw new Error("no such order"); return <h1>never</h1>; }`,
  ],
])("shows the next version by itself after %s while the page is built up [T4.17]", async (_what, broken) => {
  await wake({ "src/pages/Index.tsx": indexPage("before") });
  await using front = await expose();
  await using opened = await open(front.url);
  const { page } = opened;
  await opened.connected;
  await page.locator("#hero").waitFor();
  const thrown = page.waitForEvent("console", (message) => message.text().includes("no such order"));
  const uncaught = page.waitForEvent("pageerror", ({ message }) => message.includes("no such order"));
  await sandbox.previews.apply("p1", "two", [{ path: "src/pages/Index.tsx", content: broken }]);
  await Promise.any([thrown, uncaught]);
  await page.reload();
  await expect.poll(() => page.locator("#hero").count(), SOON).toBe(0);
  await sandbox.previews.apply("p1", "three", [{ path: "src/pages/Index.tsx", content: indexPage("after") }]);
  await expect
    .poll(
      () =>
        page
          .locator("#hero")
          .textContent({ timeout: 1_000 })
          .catch(() => null),
      SOON,
    )
    .toBe("after");
});

it("keeps a page with its state over an update after an error of a button", async () => {
  const page = (text: string): string =>
    `export default function Index() { return <main><h1 id="hero">${text}</h1><button onClick={() => { throw new Error("of a button"); }}>fail</button></main>; }`;
  await wake({ "src/pages/Index.tsx": page("before") });
  await using front = await expose();
  await using opened = await open(front.url);
  await opened.connected;
  const uncaught = opened.page.waitForEvent("pageerror");
  await opened.page.getByRole("button", { name: "fail" }).click();
  await uncaught;
  await opened.page.evaluate("window.sameLoad = true");
  await sandbox.previews.apply("p1", "two", [{ path: "src/pages/Index.tsx", content: page("after") }]);
  await expect.poll(() => opened.page.locator("#hero").textContent(), SOON).toBe("after");
  expect(await opened.page.evaluate("window.sameLoad")).toBe(true);
});

it("takes a new title and description without loading anew, and loads anew for the rest of the page", async () => {
  const html = Buffer.from(template.get("index.html")!).toString();
  const titled = (title: string, metas = ""): string =>
    html.replace(/<title>.*<\/title>/, `<title>${title}</title>${metas}`);
  await wake({
    "src/pages/Index.tsx": indexPage("stays"),
    "index.html": titled("Before", '<meta name="gone" content="1">'),
  });
  await using front = await expose();
  await using opened = await open(front.url);
  const { page } = opened;
  await page.locator("#hero").waitFor();
  await opened.connected;
  const kept = () => page.evaluate(() => (globalThis as { kept?: number }).kept);
  await page.evaluate(() => void ((globalThis as { kept?: number }).kept = 1));
  const after = titled("Fish & Co", '<meta property="og:title" content="Fish &amp; Co">').replace("&", "&amp;");
  await sandbox.previews.apply("p1", "two", [{ path: "index.html", content: after }]);
  await expect.poll(() => page.title(), SOON).toBe("Fish & Co");
  const metas = await page
    .locator("meta[name=gone], meta[property='og:title']")
    .evaluateAll((all) => all.map((one) => one.getAttribute("content")));
  expect([metas, await kept()]).toEqual([["Fish & Co"], 1]);
  const german = after.replace('lang="en"', 'lang="de"');
  await sandbox.previews.apply("p1", "three", [{ path: "index.html", content: german }]);
  await expect.poll(() => page.locator("html").getAttribute("lang"), SOON).toBe("de");
  expect(await kept()).toBeUndefined();
});
