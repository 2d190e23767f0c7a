/** Pages that show their content late, without end, or never: as the product looks at them. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createChromium } from "../chromium.ts";
import { isWhole, type BrowserPort, type PageReport } from "../port.ts";

const HEADER = `<header><a href="/">Golden Crust</a> <nav><a href="/menu">Menu</a></nav></header>`;
const later = (ms: number, work: string): string => `<script>setTimeout(() => { ${work} }, ${ms})</script>`;
const write = (text: string): string => `document.querySelector("main").textContent = ${JSON.stringify(text)};`;

/** Bodies by path. Their answers end by themselves unless a path of `slow` says otherwise. */
const PAGES: Record<string, string> = {
  "/late-module": `${HEADER}<main></main><script type="module">await import("/slow/module.js"); ${write("Bread")}</script>`,
  "/late-data": `${HEADER}<main></main><script>fetch("/slow/data.json").then(() => { ${write("Bread")} })</script>`,
  "/late-picture": `${HEADER}<main><img src="/slow/picture.svg" alt="Bread" width="300" height="200"></main>`,
  "/late-timer": `${HEADER}<main></main>${later(700, write("Bread"))}`,
  "/loading": `${HEADER}<main aria-busy="true"><p>One moment</p></main>${later(600, `${write("Bread")} document.querySelector("main").ariaBusy = null`)}`,
  "/spinner": `${HEADER}<main><svg width="24" height="24"><circle r="9"/></svg></main>
    <style>svg { animation: turn 1s linear infinite } @keyframes turn { to { transform: rotate(1turn) } }</style>${later(600, write("Bread"))}`,
  "/see-through": `${HEADER}<main style="opacity:0">Bread</main>${later(600, `document.querySelector("main").style.opacity = 1`)}`,
  "/events": `${HEADER}<main>Bread</main><script>new EventSource("/hold/events"); fetch("/hold/events"); new WebSocket("ws://" + location.host + "/hold")</script>`,
  "/stream": `${HEADER}<main>Bread</main><script>fetch("/hold/stream").then((answer) => answer.text())</script>`,
  "/moving": `${HEADER}<main><p>0</p></main><script>const next = () => { document.querySelector("p").textContent = performance.now(); requestAnimationFrame(next) }; next()</script>`,
  "/animated": `${HEADER}<main><p>Bread</p></main><style>p { animation: go 1s infinite alternate } @keyframes go { to { transform: translateX(9px) } }</style>`,
  "/game": `${HEADER}<main><canvas width="320" height="320"></canvas></main><script>
    const canvas = document.querySelector("canvas").getContext("2d");
    const draw = () => { canvas.fillRect(Math.random() * 300, 9, 9, 9); requestAnimationFrame(draw) }; draw()</script>`,
  "/form": `${HEADER}<main><input aria-label="Mail"></main>`,
  "/short": `<main>Thank you</main>`,
  "/links": `<nav style="min-height:90vh"><a href="/a">Shop</a></nav>`,
  "/banner": `<header style="min-height:90vh"><h1>Bread</h1></header>`,
  "/frame-only": `${HEADER}<main></main><footer>© Golden Crust</footer>`,
  "/frame-without-main": `${HEADER}<div></div><footer>© Golden Crust</footer>`,
  "/names-only": `${HEADER}<main><h1 style="position:absolute;width:1px;height:1px;overflow:hidden">Bread</h1></main>`,
  "/messages-only": `<div aria-live="polite">Saved</div>`,
  "/nothing": ``,
  "/never": `${HEADER}<main>Bread</main><script>fetch("/never/prices.json")</script>`,
};

let folder: string;
let browser: BrowserPort;
let server: Server;
let socketPath: string;

function answer(path: string, response: ServerResponse): void {
  if (path.startsWith("/never/")) return;
  if (path === "/hold/events")
    return void response.writeHead(200, { "content-type": "text/event-stream" }).write(":\n\n");
  if (path === "/hold/stream") return void response.writeHead(200, { "content-type": "text/plain" }).write("first");
  const type = path.endsWith(".js") ? "text/javascript" : path.endsWith(".svg") ? "image/svg+xml" : "text/html";
  const body = path.endsWith(".svg")
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>`
    : path.startsWith("/slow/")
      ? ""
      : `<!doctype html><html lang="en"><title>Page</title><body>${PAGES[path] ?? ""}`;
  const end = (): void => void response.writeHead(200, { "content-type": type }).end(body);
  if (path.startsWith("/slow/")) setTimeout(end, 800);
  else end();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "slipway-ready-"));
  chmodSync(folder, 0o755);
  socketPath = join(folder, "site.sock");
  server = createServer((request, response) => answer(request.url!, response));
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  browser = await createChromium({ dataDir: folder });
});
afterAll(async () => {
  await browser?.[Symbol.asyncDispose]();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function seen(routes: readonly string[], timeoutMs = 6_000): Promise<Map<string, PageReport>> {
  const site = { kind: "socket" as const, socketPath };
  const reports = await browser.renderPages({ site, routes, timeoutMs, screenshot: "every", text: true, axe: true });
  return new Map(reports.map((report) => [report.route, report]));
}

describe("a page", () => {
  it("is seen once its own content is there, not with the frame around it", async () => {
    const late = ["/late-module", "/late-data", "/late-timer", "/loading", "/spinner", "/see-through"];
    const reports = await seen([...late, "/late-picture"]);
    for (const route of late)
      expect([route, reports.get(route)!.text]).toEqual([route, expect.stringContaining("Bread")]);
    for (const [route, report] of reports) expect([route, isWhole(report)]).toEqual([route, true]);
    expect(reports.get("/late-picture")!.durationMs).toBeGreaterThan(700);
    expect(reports.get("/see-through")!.durationMs).toBeGreaterThan(500);
  }, 60_000);

  it("is seen although it moves without end, holds connections open, or says very little", async () => {
    const routes = ["/events", "/stream", "/moving", "/animated", "/game", "/form", "/short", "/links", "/banner"];
    for (const [route, report] of await seen(routes)) {
      expect([route, report.problem, report.unseen]).toEqual([route, null, null]);
      expect([route, report.screenshot !== null]).toEqual([route, true]);
    }
  }, 60_000);

  it("that stays empty has a fault in words, and neither rules nor overflow are judged on it", async () => {
    const framed = ["/frame-only", "/frame-without-main"];
    const blank = ["/messages-only", "/nothing"];
    const reports = await seen([...framed, ...blank, "/names-only"], 1_000);
    for (const [route, { isEmpty, unseen, accessibility, screenshot }] of reports)
      expect([route, isEmpty, unseen, accessibility, screenshot !== null]).toEqual([route, true, null, [], true]);
    for (const route of framed)
      expect(reports.get(route)!.problem).toBe("The page stays empty: it shows its header or menu, and nothing else.");
    expect(reports.get("/nothing")!.problem).toBe("The page stays empty: it shows no text and no picture.");
  }, 60_000);

  it("that still loads when its time is over was not seen, and has no picture", async () => {
    const report = (await seen(["/never"], 700)).get("/never")!;
    expect(report).toMatchObject({ problem: null, isEmpty: false, screenshot: null, accessibility: [] });
    expect(report.unseen).toMatch(/^it still waited for \/never\/prices\.json after \d+ seconds$/);
    expect(isWhole(report)).toBe(false);
  }, 60_000);
});
