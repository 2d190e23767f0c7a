/** A page that is scrolled, hovered, given files, asked questions and opened in a state of the caller's own. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createChromium } from "../chromium.ts";
import type { BrowserPort, PageReport, RenderRequest } from "../port.ts";
import { page, site } from "../port.suite.ts";
import type { PageAction } from "./page-action.ts";

let folder: string;
let browser: BrowserPort;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "slipway-used-"));
  chmodSync(folder, 0o755);
  browser = await createChromium({ dataDir: folder });
});
afterAll(async () => {
  await browser?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

async function seen(html: Uint8Array, request: Partial<RenderRequest> = {}): Promise<PageReport> {
  const pages = site({ "index.html": html });
  const [report] = await browser.renderPages({ site: pages, routes: ["/"], text: true, ...request });
  return report!;
}

const click = (text: string): PageAction => ({ kind: "click", target: { text } });
const sizeOf = (png: Uint8Array | null): number[] => [
  Buffer.from(png!).readUInt32BE(16),
  Buffer.from(png!).readUInt32BE(20),
];

it("scrolls to a target and to both ends, also of a page whose inner part scrolls", async () => {
  const tall = `<p>Start</p><div style="height:3000px"></div><h2 id="end">Prices</h2><output id="at"></output>`;
  const tell = (of: string) => `<script>${of}.addEventListener("scroll", () => {
    const { top } = document.getElementById("end").getBoundingClientRect();
    document.getElementById("at").textContent = top < innerHeight ? "end in view" : "end out of view";
  })</script>`;
  const inner = `<style>html,body{height:100%;margin:0;overflow:hidden}</style><div id="part" style="height:90vh;overflow:auto">${tall}</div>${tell("part")}`;
  for (const html of [page(`${tall}${tell("window")}`), page(inner)]) {
    const { actions } = await seen(html, {
      actions: [
        { kind: "scroll", target: { role: "heading", text: "Prices" } },
        { kind: "scroll", edge: "top" },
        { kind: "scroll", edge: "bottom" },
        { kind: "scroll", target: { text: "Missing" } },
      ],
    });
    expect(actions.map(({ appeared }) => appeared)).toEqual([
      ["end in view"],
      ["end out of view"],
      ["end in view"],
      [],
    ]);
    expect(actions.at(-1)!.problem).toMatch(/^There is no Missing on the page/);
  }
}, 60_000);

it("hovers, so that what opens under the pointer can be used", async () => {
  const menu = page(`<style>#list{display:none}#menu:hover #list{display:block}</style>
    <div id="menu"><button>Menu</button><div id="list"><a href="#a">Bread</a></div></div>`);
  const { actions } = await seen(menu, { actions: [{ kind: "hover", target: { text: "Menu" } }, click("Bread")] });
  expect(actions).toMatchObject([{ appeared: ["Bread"] }, { ok: true, url: "/#a" }]);
}, 60_000);

it("dismisses questions, and answers the next one after accept, and says so", async () => {
  const asks =
    page(`<button onclick="said.textContent = alert('Hi') ?? (confirm('Delete?') ? 'deleted' : 'kept')">Delete</button>
    <button onclick="said.textContent = 'Dear ' + prompt('Name?', 'Bo')">Greet</button><p id="said"></p>`);
  const actions: PageAction[] = [
    ...[click("Delete"), { kind: "accept" } as const, click("Delete"), click("Delete")],
    ...[{ kind: "accept", text: "Ana" } as const, click("Greet"), { kind: "accept" } as const, click("Greet")],
    click("Greet"),
  ];
  const report = await seen(asks, { actions });
  expect(report.actions.map(({ dialogs }) => dialogs)).toEqual([
    ["alert: Hi", "confirm: Delete? (dismissed)"],
    [],
    ["alert: Hi", "confirm: Delete? (accepted)"],
    ["alert: Hi", "confirm: Delete? (dismissed)"],
    [],
    ['prompt: Name? (answered "Ana")'],
    [],
    ['prompt: Name? (answered "Bo")'],
    ["prompt: Name? (dismissed)"],
  ]);
  expect([0, 2, 3, 5, 7, 8].map((at) => report.actions[at]!.appeared.join())).toEqual([
    ...["kept", "deleted", "kept", "Dear Ana", "Dear Bo", "Dear null"],
  ]);
}, 60_000);

it("uploads a text or bytes into a field, hidden ones too, and into what a button asks for", async () => {
  const fields = page(`<label>List <input type="file" id="list" style="display:none"></label>
    <input type="file" id="other" hidden><button onclick="other.click()">Choose a picture</button><button>Nothing</button><p id="said"></p>
    <script>for (const field of document.querySelectorAll("input")) field.onchange = async () => {
      const [file] = field.files;
      said.textContent = [field.id, file.name, file.type, file.size, (await file.text()).slice(0, 9)].join(" ");
    }</script>`);
  const png = Buffer.from([137, 80, 78, 71]).toString("base64");
  const report = await seen(fields, {
    actions: [
      { kind: "upload", target: { label: "List" }, file: { name: "a.csv", text: "name\nAna" } },
      { kind: "upload", target: { text: "Choose a picture" }, file: { name: "a.png", base64: png } },
      { kind: "upload", target: { text: "Nothing" }, file: { name: "a.txt", text: "x" } },
    ],
  });
  expect(report.actions.map(({ appeared }) => appeared.find((line) => /^(list|other)/.test(line)))).toEqual([
    "list a.csv text/csv 8 name Ana",
    expect.stringMatching(/^other a\.png image\/png 4 /),
    undefined,
  ]);
  expect(report.actions.at(-1)!.problem).toBe('"Nothing" asks for no file.');
  const alone = { kind: "upload", file: { name: "a.txt", text: "x" } } as const;
  expect((await seen(fields, { actions: [alone] })).actions[0]!.problem).toBe(
    "There are 2 fields for files: name one.",
  );
}, 60_000);

it("reads a download that the page has already given up, and only the size of one that is no text", async () => {
  const offers = page(`<button onclick="save(['a;b\\n' + 'ü'.repeat(3000)], 'list.csv')">Export</button>
    <button onclick="save([new Uint8Array([137, 80, 78, 71, 0, 255])], 'a.png')">Picture</button>
    <script>function save(parts, name) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob(parts)); link.download = name; link.click(); URL.revokeObjectURL(link.href);
    }</script>`);
  const { actions } = await seen(offers, {
    actions: [click("Export"), click("Picture"), { kind: "press", key: "Tab" }],
  });
  expect(actions.map(({ download }) => download)).toEqual([
    { name: "list.csv", size: 6004, text: `a;b\n${"ü".repeat(1996)}` },
    { name: "a.png", size: 6, text: null },
    null,
  ]);
}, 60_000);

it("opens pages with entries in storage and in dark colours, and measures elements", async () => {
  const styled = page(`<style>body{margin:0;background:rgb(250,250,250)}
      @media (prefers-color-scheme: dark){body{background:rgb(10,10,10)}}
      h1{position:absolute;top:40px;left:20px;width:300px;height:50px;margin:0;font-size:28px;color:rgb(1,2,3)}</style>
    <button style="display:none">Hidden</button><p style="margin-top:2000px">Far</p>
    <script>console.warn("kept " + localStorage.getItem("plan")); console.log("ready")</script>`);
  const measure = [{ role: "heading", text: "Hello" }, { text: "Hidden" }, { text: "Far" }, { text: "Nowhere" }];
  const report = await seen(styled, { storage: { plan: "gold" }, dark: true, measure });
  expect(report.logs).toEqual(["warning: kept gold", "log: ready"]);
  expect(report.measures).toEqual([
    "heading Hello: x 20, y 40, 300 x 50, visible, rgb(1, 2, 3) on rgb(10, 10, 10), 28px",
    expect.stringMatching(/^Hidden: x 0, y 0, 0 x 0, hidden/),
    expect.stringMatching(/^Far: .*beyond the screen/),
    expect.stringMatching(/^Nowhere: There is no Nowhere on the page/),
  ]);
  const light = await seen(styled, { measure: [measure[0]!] });
  expect(light.measures[0]).toContain("on rgb(250, 250, 250)");
  expect(light.logs[0]).toBe("warning: kept null");
}, 60_000);

it("pictures a whole page in one picture of bounded size, with what comes in when it is scrolled to", async () => {
  const high = (height: number) =>
    page(`<style>body{margin:0}</style><div style="height:${height}px"></div><p id="late">…</p>
      <script>new IntersectionObserver(([one]) => { if (one.isIntersecting) late.textContent = "came in"; }).observe(late)</script>`);
  const viewports = [{ width: 390, height: 844 }];
  const shot = { viewports, screenshot: "every", fullPage: true } as const;
  const whole = await seen(high(1500), shot);
  const [width, height] = sizeOf(whole.screenshot);
  expect(width).toBe(390);
  expect(height).toBeGreaterThan(1500);
  expect(whole).toMatchObject({ pictureExtent: `all ${height} pixels of the page, at 100 % of its size` });
  expect(whole.text).toContain("came in");
  const endless = await seen(high(50_000), shot);
  expect(sizeOf(endless.screenshot)).toEqual([195, 2000]);
  expect(endless.pictureExtent).toMatch(/^the first 4000 of \d+ pixels of the page, at 50 % of its size$/);
  const first = await seen(high(1500), { viewports, screenshot: "every" });
  expect(sizeOf(first.screenshot)).toEqual([390, 844]);
  expect(first.pictureExtent).toBeNull();
}, 60_000);

it("stays within its bounds on a page that logs, asks and lies without end", async () => {
  const hostile = page(`<button>Go</button><script>
    for (let at = 0; at < 500; at += 1) console.log("x".repeat(5000) + at);
    Object.defineProperty(document.documentElement, "scrollHeight", { get: () => "1e9" });
    Element.prototype.getBoundingClientRect = () => ({ x: "y".repeat(1e5), y: 0, width: NaN, height: {} });
    document.querySelector("button").onclick = () => { for (let at = 0; at < 50; at += 1) confirm("z".repeat(9999)); };
    window.__offeredFiles = null;
  </script>`);
  const report = await seen(hostile, {
    ...{ fullPage: true, screenshot: "every", measure: [{ text: "Go" }] },
    actions: [{ kind: "accept" }, click("Go"), { kind: "scroll", edge: "bottom" }],
  });
  expect(report.logs).toHaveLength(20);
  expect(Math.max(...report.logs.map(({ length }) => length))).toBe(300);
  expect(report.measures[0]!.length).toBeLessThan(420);
  expect(report.actions[1]!.dialogs).toHaveLength(12);
  expect(JSON.stringify(report.actions).length).toBeLessThan(20_000);
}, 60_000);

it("tells what a page asked its backend, each request once, without queries", async () => {
  const socketPath = join(folder, "backend.sock");
  const server = createServer((request, response) =>
    response.writeHead(request.method === "POST" ? 403 : 200, { "content-type": "application/json" }).end("[]"),
  );
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  const html = page(`<script type="module">
    for (const at of [1, 2]) await fetch("/~backend/rest/v1/orders?select=" + at);
    await fetch("/~backend/rest/v1/orders", { method: "POST", body: "{}" });
    for (let at = 0; at < 60; at += 1) await fetch("/~backend/rest/v1/t" + at);
  </script>`);
  const [report] = await browser.renderPages({
    site: { ...site({ "index.html": html }), backend: { path: "/~backend", socketPath } },
    routes: ["/"],
  });
  server.closeAllConnections();
  server.close();
  expect(report!.requests.slice(0, 3)).toEqual([
    ...["GET /rest/v1/orders 200, 2 times", "POST /rest/v1/orders 403", "GET /rest/v1/t0 200"],
  ]);
  expect(report!.requests).toHaveLength(30);
}, 60_000);
