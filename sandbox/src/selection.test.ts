import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { Browser, Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SandboxPort } from "./port.ts";
import { createTestSandbox, exposePreview, templateDir, templateFiles } from "./testing.ts";

const manifest = JSON.parse(readFileSync(join(templateDir, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};
const { dependencies } = manifest;
/** Polls end at the first success; this is how long a busy machine may take. */
const SOON = { timeout: 30_000, interval: 50 };

const CARD = `export function Card({ className, children }: { className?: string; children: string }) {
  return <div className={"card " + (className ?? "")}>{children}</div>;
}
`;
const INDEX = `import { Card } from "@/components/Card";
export default function Index() {
  return (
    <main>
      <h1 className="text-[30px]" onClick={() => (window.location.hash = "clicked")}>Menu</h1>
      <Card className="one">First</Card>
      <Card>Second</Card>
    </main>
  );
}
`;

let sandbox: SandboxPort;
let browser: Browser;
let files: Map<string, Uint8Array>;
let framed = "";
const app = createServer((_request, response) => {
  const script = `window.heard = []; addEventListener("message", ({ data }) => data.type === "visual" && heard.push(data));
window.say = (message) => frames[0].postMessage({ source: "slipway-app", v: 1, type: "visual", ...message }, "*");`;
  response
    .writeHead(200, { "content-type": "text/html" })
    .end(`<script>${script}</script><iframe src="${framed}" width="800" height="600"></iframe>`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const appOrigin = `http://localhost:${(app.address() as AddressInfo).port}`;
  const created = await createTestSandbox({ previewsMax: 1, busyMs: 0, appOrigin });
  await created.prepared();
  sandbox = created;
  files = new Map([
    ...(await templateFiles()),
    ["src/pages/Index.tsx", Buffer.from(INDEX)] as const,
    ["src/components/Card.tsx", Buffer.from(CARD)] as const,
  ]);
  browser = await launchChromium();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await sandbox?.[Symbol.asyncDispose]();
  app.closeAllConnections();
  app.close();
});

interface Heard {
  event: string;
  elements?: { tag: string; chain: { source: string; name: string }[]; texts: string[]; count: number }[];
}

const say = (page: Page, message: object): Promise<unknown> => page.evaluate(`say(${JSON.stringify(message)})`);
const heard = (page: Page): Promise<Heard[]> => page.evaluate("heard");
/** The element's own place and the first component around it. */
const picked = async (page: Page): Promise<Heard["elements"]> =>
  (await heard(page))
    .findLast(({ event }) => event === "selection")
    ?.elements?.map((element) => ({ ...element, chain: element.chain.slice(0, 2) }));

/** A page that frames the preview, with picking turned on. */
async function openPicker(page: Page, port: number, host = "localhost"): Promise<Frame> {
  await page.goto(`http://${host}:${port}/`);
  const frame = page.frames()[1]!;
  await frame.locator("h1").waitFor();
  return frame;
}

describe("picking elements of a preview", () => {
  it("names their place in the source, shows changes over the page, and follows the source when it changes [W2.12]", async () => {
    const { port } = app.address() as AddressInfo;
    await sandbox.previews.wake({ projectId: "p1", treeKey: "one", files: async () => files, dependencies });
    await using front = await exposePreview(() => sandbox.previews.address("p1")?.socketPath ?? null);
    framed = front.url;
    await using page = await browser.newPage();
    const frame = await openPicker(page, port);

    // Nothing is caught before the workspace asks.
    await frame.locator("h1").click();
    expect(frame.url()).toContain("#clicked");
    await frame.evaluate(`void (location.hash = "")`);

    await say(page, { action: "on" });
    await expect.poll(async () => (await heard(page)).some(({ event }) => event === "on"), SOON).toBe(true);
    await frame.locator("h1").click();
    await expect
      .poll(() => picked(page), SOON)
      .toMatchObject([
        { tag: "h1", texts: ["Menu"], chain: [{ source: "src/pages/Index.tsx:5:7", name: "h1" }, { name: "Index" }] },
      ]);
    expect(frame.url()).not.toContain("#clicked");

    // In a component: where it is written, and where it is used.
    await frame.getByText("First").click({ modifiers: ["Shift"] });
    await expect
      .poll(async () => (await picked(page))?.[1], SOON)
      .toMatchObject({
        count: 2,
        chain: [
          { source: "src/components/Card.tsx:2:10", name: "div" },
          { source: "src/pages/Index.tsx:6:7", name: "Card" },
        ],
      });

    const look = (text: string) =>
      frame.evaluate(`(() => {
        const element = [...document.querySelectorAll("h1, .card")].find((each) => each.textContent === "${text}");
        return element === undefined ? null : getComputedStyle(element).fontSize;
      })()`);
    const change = {
      target: { source: "src/pages/Index.tsx:5:7", via: null },
      shown: ["Menu"],
      texts: { 0: "Our menu" },
      values: { fontSize: "52px" },
    };
    const inOneUse = {
      target: { source: "src/components/Card.tsx:2:10", via: "src/pages/Index.tsx:6:7" },
      values: { fontSize: "41px" },
    };
    await say(page, { action: "show", changes: [change, inOneUse] });
    await expect.poll(() => look("First"), SOON).toBe("41px");
    expect(await look("Second")).not.toBe("41px");
    expect(await look("Our menu")).toBe("52px");
    await say(page, { action: "show", changes: [change] });
    await expect.poll(() => look("First"), SOON).not.toBe("41px");

    // Saved: what lands is taken off by itself, and the page says the same without it.
    await sandbox.previews.apply("p1", "two", [
      {
        path: "src/pages/Index.tsx",
        content: INDEX.replace(">Menu<", ">Our menu<").replace("text-[30px]", "text-[52px]"),
      },
    ]);
    await say(page, { action: "land" });
    await expect.poll(() => frame.locator("[style]").count(), SOON).toBe(0);
    expect(await look("Our menu")).toBe("52px");

    await say(page, { action: "off" });
    await expect.poll(() => frame.locator("slipway-outlines").count(), SOON).toBe(0);
  }, 120_000);

  it("listens to the app's own origin only", async () => {
    const { port } = app.address() as AddressInfo;
    await sandbox.previews.wake({ projectId: "p1", treeKey: "one", files: async () => files, dependencies });
    await using front = await exposePreview(() => sandbox.previews.address("p1")?.socketPath ?? null);
    framed = front.url;
    await using page = await browser.newPage();
    const frame = await openPicker(page, port, "127.0.0.1");
    await say(page, { action: "on" });
    await frame.locator("h1").click();
    await expect.poll(() => frame.url(), SOON).toContain("#clicked");
    expect(await frame.locator("slipway-outlines").count()).toBe(0);
    expect(await heard(page)).toEqual([]);
  }, 120_000);

  it("is nowhere in what is published [W2.12]", async () => {
    const { ok, files: site, log } = await sandbox.build({ files, dependencies: {} });
    expect(ok, log).toBe(true);
    const all = [...site.values()].map((bytes) => Buffer.from(bytes).toString()).join("\n");
    expect(all).toContain("Second");
    expect(all).not.toMatch(/slipway-source|slipway-selection|__slipwayPlaces|slipway-outlines|Index\.tsx|Card\.tsx/);
  }, 120_000);

  it("starts picking once the page is there, when it was requested while the app was loading [W2.12]", async () => {
    const { port } = app.address() as AddressInfo;
    await sandbox.previews.wake({ projectId: "late", treeKey: "one", files: async () => files, dependencies });
    await using front = await exposePreview(() => sandbox.previews.address("late")?.socketPath ?? null);
    framed = front.url;
    await using page = await browser.newPage();
    const loading = Promise.withResolvers<void>();
    await page.route("**/src/main.tsx*", async (route) => {
      await loading.promise;
      await route.continue();
    });
    await page.goto(`http://localhost:${port}/`, { waitUntil: "commit" });
    const isOn = async () => {
      await say(page, { action: "on" }).catch(() => undefined);
      return (await heard(page).catch(() => [])).some(({ event }) => event === "on");
    };
    await expect.poll(isOn, SOON).toBe(true);
    await say(page, { action: "select", levels: 0 });
    expect(await picked(page)).toBeUndefined();
    loading.resolve();
    await expect.poll(async () => (await picked(page))?.[0]?.tag, SOON).toBe("main");
  });
});
