import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { LogLine, SandboxPort } from "./port.ts";
import { createTestSandbox, exposePreview, templateDir, templateFiles } from "./testing.ts";

const manifest = JSON.parse(readFileSync(join(templateDir, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};
const { dependencies } = manifest;
/** Polls end at the first success; this is how long a busy machine may take. */
const SOON = { timeout: 15_000, interval: 20 };
const indexPage = (text: string, style = "text-[37px]"): string =>
  `export default function Index() { return <h1 id="hero" className="${style}">${text}</h1>; }`;

let sandbox: SandboxPort;
let browser: Browser;
let template: Map<string, Uint8Array>;
/** Stands for the app: a page that frames the preview and keeps what it is told. */
let framed = "";
let appOrigin = "";
const app = createServer((_request, response) => {
  const script = `window.received = []; addEventListener("message", (event) => received.push(event.data));`;
  response
    .writeHead(200, { "content-type": "text/html" })
    .end(`<script>${script}</script><iframe src="${framed}"></iframe>`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  appOrigin = `http://localhost:${(app.address() as AddressInfo).port}`;
  const created = await createTestSandbox({ previewsMax: 2, busyMs: 0, appOrigin });
  await created.prepared();
  sandbox = created;
  template = await templateFiles();
  browser = await launchChromium();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await sandbox?.[Symbol.asyncDispose]();
  app.closeAllConnections();
  app.close();
});
afterEach(async () => {
  for (const id of ["p1", "p2", "p3"]) await sandbox.previews.sleep(id);
});

const project = (text: string, extra: Record<string, string> = {}): Map<string, Uint8Array> =>
  new Map([
    ...template,
    ["src/pages/Index.tsx", Buffer.from(indexPage(text))] as const,
    ...Object.entries(extra).map(([path, content]) => [path, Buffer.from(content)] as const),
  ]);

async function wake(projectId: string, files: Map<string, Uint8Array>, { treeKey = "one" }: { treeKey?: string } = {}) {
  await sandbox.previews.wake({ projectId, treeKey, files: async () => files, dependencies });
  return exposePreview(() => sandbox.previews.address(projectId)?.socketPath ?? null);
}

const fontSize = (page: Page, selector: string) =>
  page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).fontSize`);
const hero = (page: Page) => page.locator("#hero");
const get = async (url: string) => {
  const response = await fetch(url, { headers: { accept: "*/*" } });
  return { status: response.status, text: await response.text() };
};

describe("a preview", () => {
  it("shows the project and takes changes without a reload, new Tailwind classes included", async () => {
    await using front = await wake("p1", project("Hello one"));
    await using page = await browser.newPage();
    await page.goto(front.url);
    expect(await hero(page).textContent()).toBe("Hello one");
    expect(await fontSize(page, "#hero")).toBe("37px");
    await page.evaluate("window.sameDocument = true");
    await sandbox.previews.apply("p1", "two", [
      {
        path: "src/components/New.tsx",
        content: `export const New = () => <em className="text-[61px]" id="new">new</em>;`,
      },
      {
        path: "src/pages/Index.tsx",
        content: `import { New } from "@/components/New";\n${indexPage("Hello two <New />", "text-[53px]")}`,
      },
    ]);
    await page.waitForSelector("#new");
    expect(await hero(page).textContent()).toBe("Hello two new");
    await expect.poll(() => fontSize(page, "#hero"), SOON).toBe("53px");
    await expect.poll(() => fontSize(page, "#new"), SOON).toBe("61px");
    expect(await page.evaluate("window.sameDocument")).toBe(true);
  });

  it("shows a page whose style sheets have mistakes and modules, as a browser would", async () => {
    const files = {
      "src/pages/Index.tsx": `import "./page.css"; import names from "./names.module.css";
export default function Index() { return <h1 id="hero" className={names.big}>x</h1>; }`,
      "src/pages/page.css": `@nonsense x; #hero { colour-of: ; word-spacing: 7px; filter: alpha(opacity=50); background: url("./dot.svg") }`,
      "src/pages/dot.svg": `<svg xmlns="http://www.w3.org/2000/svg"/>`,
      "src/pages/names.module.css": ".big { font-size: 41px } .unused { composes: big }",
    };
    await using front = await wake("p1", project("x", files));
    await using page = await browser.newPage();
    await page.goto(front.url);
    await hero(page).waitFor();
    await expect.poll(() => fontSize(page, "#hero"), SOON).toBe("41px");
    const style = (name: string) => page.evaluate(`getComputedStyle(document.querySelector("#hero")).${name}`);
    expect(await style("wordSpacing")).toBe("7px");
    expect(await style("backgroundImage")).toMatch(/^url\("(data:image\/svg|http).*"\)$/);
    expect(await page.locator("vite-error-overlay").count()).toBe(0);
  });

  it("recovers in the open page from code that does not compile", async () => {
    await using front = await wake("p1", project("before"));
    await using page = await browser.newPage();
    const lines: LogLine[] = [];
    const stop = sandbox.previews.onLog((line) => lines.push(line));
    await page.goto(front.url);
    await hero(page).waitFor();
    await sandbox.previews.apply("p1", "two", [
      { path: "src/pages/Index.tsx", content: "export default function ( {" },
    ]);
    await page.waitForSelector("vite-error-overlay");
    expect(
      lines.some(
        ({ projectId, level, message }) => projectId === "p1" && level === "error" && message.includes("Index.tsx"),
      ),
    ).toBe(true);
    await sandbox.previews.apply("p1", "three", [{ path: "src/pages/Index.tsx", content: indexPage("after") }]);
    await expect.poll(() => hero(page).textContent(), SOON).toBe("after");
    stop();
  });

  it("is woken once for many callers and answers the same address", async () => {
    let reads = 0;
    const files = async () => ((reads += 1), project("x"));
    const wakes = Array.from({ length: 5 }, () =>
      sandbox.previews.wake({ projectId: "p1", treeKey: "one", files, dependencies }),
    );
    const addresses = await Promise.all(wakes);
    expect(new Set(addresses.map(({ socketPath }) => socketPath)).size).toBe(1);
    expect(reads).toBe(1);
    expect(sandbox.previews.state("p1")).toEqual({ state: "live" });
  });

  it("switches to another tree: removed files are gone, new files are served", async () => {
    await using front = await wake(
      "p1",
      project("one", { "src/old.ts": "export const old = 1;", "public/old.txt": "old" }),
    );
    expect((await get(`${front.url}/public/old.txt`)).text).toBe("old");
    await wake("p1", project("two", { "public/new.txt": "new" }), { treeKey: "two" });
    expect((await get(`${front.url}/new.txt`)).text).toBe("new");
    expect((await get(`${front.url}/old.txt`)).text).toContain("<!doctype html>");
    expect((await get(`${front.url}/src/old.ts`)).text).not.toContain("export const old");
  });

  it("reads the project's public variables", async () => {
    await using front = await wake(
      "p1",
      project("x", {
        ".env": "VITE_NAME=first\nSECRET=never",
        "src/main.tsx":
          "const { VITE_SUPABASE_URL: url } = import.meta.env; document.title = [import.meta.env.VITE_NAME, import.meta.env.SECRET, import.meta.env.VITE_SUPABASE_URL, import.meta.env['VITE_SUPABASE_URL'], url].join();",
      }),
    );
    await using page = await browser.newPage();
    await page.goto(front.url);
    await expect.poll(() => page.title(), SOON).toBe("first,,,,");
    await sandbox.previews.apply("p1", "one", [{ path: ".env.backend", content: "VITE_SUPABASE_URL=http://a=b" }]);
    await expect.poll(() => page.title(), SOON).toBe("first,,http://a=b,http://a=b,http://a=b");
    await sandbox.previews.apply("p1", "two", [{ path: ".env", content: "VITE_NAME=second" }]);
    // The open page loses its connection and reloads by itself.
    await expect.poll(() => page.title(), SOON).toBe("second,,http://a=b,http://a=b,http://a=b");
  });

  it("that cannot restart with new variables delays no caller, and says why", async () => {
    await (await wake("p1", project("before")))[Symbol.asyncDispose]();
    const { socketPath } = sandbox.previews.address("p1")!;
    // A name that every object has is more than Vite's reader of variables takes.
    const applied = sandbox.previews.apply("p1", "two", [{ path: ".env", content: "toString=1" }]);
    const outcome = applied.catch((error: unknown) => error);
    let isOver = false;
    void outcome.then(() => (isOver = true));
    const asked: unknown[] = [];
    const ask = () =>
      new Promise<unknown>((resolve) =>
        request({ socketPath }, (answer) => resolve(answer.resume().statusCode))
          .on("error", () => resolve("gone"))
          .end(),
      );
    while (!isOver) asked.push(await ask());
    expect(await outcome).toMatchObject({ code: "preview_failed", status: 502 });
    expect(sandbox.previews.address("p1")).toBeNull();
    expect(sandbox.previews.state("p1")).toMatchObject({
      state: "failed",
      reason: expect.stringMatching(/./) as string,
    });
    expect(asked).toContain("gone");
    await using again = await wake("p1", project("after"), { treeKey: "three" });
    expect((await get(`${again.url}/src/pages/Index.tsx`)).text).toContain("after");
  });

  it("loads the icons a page names, not the whole collection, unless it asks for it", async () => {
    const named = `import { House as Start, X } from "lucide-react";
      const text = 'import { Search } from "lucide-react";';
      export default function Index() { return <h1 id="hero" title={text}><Start size={31} className="own" /><X /></h1>; }`;
    await using front = await wake("p1", project("icons", { "src/pages/Index.tsx": named }));
    await using page = await browser.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(front.url);
    const house = page.locator("#hero svg.lucide-house.own");
    expect(await house.getAttribute("width")).toBe("31");
    expect(await house.locator("path").count()).toBe(2);
    expect(await page.locator("#hero svg.lucide-x path").count()).toBe(2);
    expect(await hero(page).getAttribute("title")).toBe('import { Search } from "lucide-react";');
    expect(asked.filter((path) => path.endsWith("/lucide-react.js"))).toEqual([]);

    const whole = `import * as icons from "lucide-react";
      export default function Index() { return <h1 id="hero"><icons.House /></h1>; }`;
    await sandbox.previews.apply("p1", "whole", [{ path: "src/pages/Index.tsx", content: whole }]);
    await page.locator("#hero > svg.lucide-house:not(.own)").waitFor();
    expect(asked.filter((path) => path.endsWith("/lucide-react.js"))).toHaveLength(1);
  });

  it("answers Vite's own scripts without their source maps", async () => {
    await using one = await wake("p1", project("one"));
    for (const path of ["/@vite/client", "/@react-refresh"]) {
      expect((await get(`${one.url}${path}`)).text).not.toContain("sourceMappingURL");
    }
    expect((await get(`${one.url}/src/main.tsx`)).text).toContain("sourceMappingURL");
  });

  it("goes to sleep, the longest unused one first when the server is at its limit", async () => {
    await using one = await wake("p1", project("one"));
    await wake("p2", project("two"));
    sandbox.previews.address("p1");
    const reasons: string[] = [];
    const third = sandbox.previews.wake({
      projectId: "p3",
      treeKey: "one",
      dependencies,
      files: async () => project("three"),
    });
    await expect
      .poll(
        () => {
          const state = sandbox.previews.state("p3");
          if (state.state === "queued") reasons.push(state.reason);
          return state.state;
        },
        { ...SOON, interval: 1 },
      )
      .toBe("live");
    await third;
    expect(reasons[0]).toBe("This server is at its limit of 2 awake previews; closing the oldest idle one.");
    expect(sandbox.previews.state("p2")).toEqual({ state: "asleep" });
    expect(sandbox.previews.address("p2")).toBeNull();
    expect((await get(one.url)).status).toBe(200);
  });

  it("does nothing when asleep", async () => {
    await sandbox.previews.apply("p1", "two", [{ path: "src/pages/Index.tsx", content: "x" }]);
    expect(sandbox.previews.state("p1")).toEqual({ state: "asleep" });
  });
});

describe("the dev server's answer", () => {
  let socketPath: string;
  beforeAll(async () => {
    const secrets = {
      ".slipway/plan.json": "PLAN",
      "supabase/functions/x/index.ts": "FUNCTION",
      ".env": "VITE_A=1\nSECRET=1",
    };
    await (await wake("guarded", project("x", secrets)))[Symbol.asyncDispose]();
    socketPath = sandbox.previews.address("guarded")!.socketPath;
  });
  afterAll(() => sandbox.previews.sleep("guarded"));

  /** `fetch` would tidy the path before it is sent. */
  const rawGet = (path: string, accept = "*/*") =>
    new Promise<{ status: number; text: string }>((resolve, reject) =>
      request({ socketPath, path, headers: { accept } }, (response) => {
        let text = "";
        response
          .on("data", (chunk) => (text += chunk))
          .on("end", () => resolve({ status: response.statusCode!, text }));
      })
        .on("error", reject)
        .end(),
    );

  it.each([
    "/package.json",
    "/package.json?raw",
    "/package-lock.json?import",
    "/tsconfig.json?raw",
    "/.env",
    "/.env?raw",
    "/.slipway/plan.json?raw",
    "/supabase/functions/x/index.ts?raw",
    "/%73upabase/functions/x/index.ts?raw",
    "/src/../package.json?raw",
    "/src/%2e%2e/package.json?raw",
    "/src/%252e%252e/package.json?raw",
    "/@fs/app/package.json",
    "/@fs//app/package.json?raw",
    "/@fs/etc/passwd?raw",
    "/@fs/proc/self/environ?raw",
    "/node_modules/react/package.json",
    "/node_modules/.vite/deps/../../../package.json",
  ])("is empty for %s", async (path) => {
    const { status, text } = await rawGet(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/PLAN|FUNCTION|SECRET|lockfileVersion|dependencies/);
  });

  it("is the page, a page with a file's name, a source file and a public file", async () => {
    for (const path of ["/a/route", "/b/next.js"]) expect((await rawGet(path, "text/html")).text).toMatch(/<!doctype/);
    expect((await rawGet("/src/pages/Index.tsx")).text).toContain("hero");
    expect((await rawGet("/favicon.svg")).text).toContain("<svg");
  });
});

describe("the bridge", () => {
  const indexWithFaults = `import { Link } from "react-router";
export default function Index() {
  const fail = () => {
    console.warn("careful", { a: 1 });
    void fetch("/favicon.svg");
    const request = new XMLHttpRequest();
    for (const path of ["/package.json", "/favicon.svg"]) { request.open("head", path); request.send(); }
    throw new Error("broken on purpose");
  };
  return <><h1 id="hero">x</h1><Link id="go" to="/missing?a=1">go</Link><button onClick={fail}>break</button></>;
}`;
  const received = (page: Page) => page.evaluate("window.received") as Promise<Record<string, unknown>[]>;

  it("reports readiness, routes, errors and the console to the app's window, and obeys its navigation", async () => {
    await using front = await wake("p1", project("x", { "src/pages/Index.tsx": indexWithFaults }));
    framed = front.url;
    await using page = await browser.newPage();
    await page.goto(appOrigin);
    await expect
      .poll(() => received(page), SOON)
      .toContainEqual(expect.objectContaining({ source: "slipway-preview", v: 1, type: "ready", path: "/" }));
    const frame = page.frameLocator("iframe");
    await frame.locator("button").click();
    await expect
      .poll(() => received(page), SOON)
      .toContainEqual(
        expect.objectContaining({ type: "error", message: expect.stringContaining("broken on purpose") }),
      );
    await expect
      .poll(() => received(page), SOON)
      .toContainEqual(expect.objectContaining({ type: "console", level: "warn", message: 'careful {"a":1}' }));
    await expect
      .poll(() => received(page), SOON)
      .toContainEqual(expect.objectContaining({ type: "network", method: "GET", status: 200 }));
    // The first was given up by the second.
    await expect
      .poll(
        async () => (await received(page)).filter(({ method, type }) => type === "network" && method === "HEAD"),
        SOON,
      )
      .toEqual([expect.objectContaining({ url: `${front.url}/favicon.svg`, status: 200 })]);
    await frame.locator("#go").click();
    await expect
      .poll(() => received(page), SOON)
      .toContainEqual(expect.objectContaining({ type: "route", path: "/missing?a=1" }));
    const navigate = (to: string) =>
      page.evaluate(
        `frames[0].postMessage(${JSON.stringify({ source: "slipway-app", v: 1, type: "navigate", to })}, "*")`,
      );
    await navigate("//elsewhere.test/");
    await navigate("/");
    await frame.locator("#hero").waitFor();
  });

  it("says nothing to another origin and does not obey it", async () => {
    await using front = await wake("p1", project("x", { "src/pages/Index.tsx": indexWithFaults }));
    framed = front.url;
    await using page = await browser.newPage();
    await page.goto(appOrigin.replace("localhost", "127.0.0.1"));
    const frame = page.frameLocator("iframe");
    await frame.locator("button").click();
    await page.evaluate(
      `frames[0].postMessage({ source: "slipway-app", v: 1, type: "navigate", to: "/missing" }, "*")`,
    );
    // A second click is handled after the message, in the same page.
    await frame.locator("button").click();
    expect(await frame.locator("#hero").count()).toBe(1);
    expect(await received(page)).toEqual([]);
  });
});
