import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countingListener, innerAddresses, outboundPage } from "../testing/network/outbound-page.ts";
import { createChromium } from "./chromium.ts";
import type { BrowserPort, PageReport } from "./port.ts";

const isRoot = process.getuid?.() === 0;
let folder: string;
let browser: BrowserPort;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "slipway-browser-"));
  chmodSync(folder, 0o755);
  browser = await createChromium({ dataDir: folder });
});
afterAll(async () => {
  await browser?.[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const page = (body: string, head = ""): Uint8Array =>
  Buffer.from(
    `<!doctype html><html lang="en"><head><title>Title</title>${head}</head><body><div id="root"><main><h1>Hello</h1></main></div>${body}</body></html>`,
  );
const site = (pages: Record<string, Uint8Array>) => ({ kind: "files", files: new Map(Object.entries(pages)) }) as const;

/** Status lines of the processes whose command line holds `text`. */
function processesWith(text: string): { command: string; status: string }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ");
        return command.includes(text) ? [{ command, status: readFileSync(`/proc/${name}/status`, "utf8") }] : [];
      } catch {
        return [];
      }
    });
}

/** Sandboxes of this file's browsers: other files may have some at the same time. */
const sandboxes = () => processesWith(join(folder, "browser"));
/** What drives them. */
const workers = () =>
  processesWith("render-worker.ts").filter(({ status }) => status.includes(`\nPPid:\t${process.pid}\n`));

describe("renderPages", () => {
  it("reports title, text, console errors, failed and external requests, overflow, rules and a picture", async () => {
    const files = site({
      "index.html": page(
        `<script>console.error("bad thing"); fetch("/missing.json"); fetch("https://example.com/x").catch(() => {}); setTimeout(() => { throw new Error("late") })</script><img src="/a.png"><div style="width:3000px">wide</div>`,
      ),
      "second.html": page(""),
    });
    const reports = await browser.renderPages({
      site: files,
      routes: ["/", "/second.html"],
      viewports: [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ],
      screenshot: "every",
      text: true,
      axe: true,
    });
    expect(reports.map(({ route, viewport }) => [route, viewport.width])).toEqual([
      ["/", 1280],
      ["/", 390],
      ["/second.html", 1280],
      ["/second.html", 390],
    ]);
    const [first, , third] = reports as [PageReport, PageReport, PageReport];
    expect(first).toMatchObject({
      status: 200,
      title: "Title",
      overflow: true,
      problem: null,
      consoleErrors: ["bad thing", "Uncaught Error: late"],
    });
    expect(first.text).toBe("Hello\nwide");
    expect(first.failedRequests).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ url: expect.stringContaining("/missing.json"), reason: "status 404" }),
      ]),
    );
    expect(first.externalRequests).toEqual(["https://example.com/x"]);
    expect(first.accessibility.map(({ rule }) => rule)).toContain("image-alt");
    expect(Buffer.from(first.screenshot!).subarray(1, 4).toString()).toBe("PNG");
    expect(third).toMatchObject({
      overflow: false,
      consoleErrors: [],
      failedRequests: [],
      accessibility: [],
      problem: null,
    });
  }, 60_000);

  it("ends within its bounds with a page that hangs, and sees the next one", async () => {
    const reports = await browser.renderPages({
      site: site({ "hang.html": page("<script>setTimeout(() => { for (;;); })</script>"), "fine.html": page("") }),
      routes: ["/hang.html", "/fine.html"],
      timeoutMs: 2_000,
      screenshot: "every",
    });
    expect(reports[0]!.problem).toBe("The page did not become ready within 2 seconds.");
    expect(reports[1]).toMatchObject({ problem: null, title: "Title" });
  }, 60_000);

  it("reports a page that dies of its memory and leaves no process behind", async () => {
    const hungry = page("<script>const all = []; for (;;) all.push(new Uint8Array(1 << 24).fill(1));</script>");
    const reports = await browser.renderPages({
      site: site({ "index.html": hungry }),
      routes: ["/"],
      timeoutMs: 5_000,
    });
    expect(reports[0]!.problem).toBeTruthy();
    expect(sandboxes()).toEqual([]);
  }, 60_000);

  it("keeps Chromium's own sandbox on, under a user of its own, and reaches neither this machine nor anything beyond it, whatever way it tries", async () => {
    await using listener = await countingListener();
    const hosts = innerAddresses(listener.port);
    const elsewhere = ["/to-loopback", "/to-metadata"];
    // A site on a socket, as previews are: its server redirects where it likes.
    const server = createServer((request, response) => {
      if (request.url === "/") return void response.end(outboundPage(hosts));
      const location =
        request.url === "/to-loopback" ? `http://127.0.0.1:${listener.port}/` : "http://169.254.169.254/";
      response.writeHead(302, { location }).end();
    });
    const socketPath = join(folder, "hostile.sock");
    await new Promise<void>((resolve) => server.listen(socketPath, resolve));
    const routes = ["/", ...elsewhere];
    const rendering = browser.renderPages({ site: { kind: "socket", socketPath }, routes, timeoutMs: 20_000 });
    const isConfined = () =>
      processesWith("--type=renderer").some(
        ({ command, status }) =>
          !command.includes("--no-sandbox") &&
          /^Seccomp:\t2$/m.test(status) &&
          (!isRoot || /^Uid:\t4\d{4}\t/m.test(status)),
      );
    await expect.poll(isConfined, { timeout: 30_000, interval: 150 }).toBe(true);
    const [report, ...redirected] = await rendering;
    server.close();
    expect(report).toMatchObject({ title: `answers 0 of ${10 * hosts.length + 4}` });
    for (const { problem } of redirected) expect(problem).toMatch("could not be opened");
    expect(listener.count()).toBe(0);
  }, 60_000);

  it("stops when it is told to", async () => {
    const stop = new AbortController();
    const rendering = browser.renderPages({
      site: site({ "index.html": page("<script>for (;;);</script>") }),
      routes: ["/"],
      signal: stop.signal,
    });
    await expect.poll(() => sandboxes().length, { timeout: 10_000, interval: 150 }).toBeGreaterThan(0);
    stop.abort();
    await expect(rendering).rejects.toThrow(/abort/i);
    expect(sandboxes()).toEqual([]);
  }, 30_000);

  it("takes a browser that was started ahead, once, and a new one when that has died", async () => {
    const look = async (): Promise<string | null> => {
      const [report] = await browser.renderPages({ site: site({ "index.html": page("") }), routes: ["/"] });
      return report!.problem ?? report!.title;
    };
    browser.prepare();
    browser.prepare();
    await expect.poll(() => workers().length, { timeout: 10_000, interval: 50 }).toBeGreaterThan(0);
    expect(await look()).toBe("Title");
    expect(sandboxes()).toEqual([]);
    browser.prepare();
    await expect.poll(() => workers().length, { timeout: 10_000, interval: 50 }).toBeGreaterThan(0);
    for (const { status } of workers()) process.kill(Number(/^Pid:\t(\d+)$/m.exec(status)![1]), "SIGKILL");
    await expect.poll(workers, { timeout: 10_000, interval: 50 }).toEqual([]);
    expect(await look()).toBe("Title");
    expect(sandboxes()).toEqual([]);
  }, 60_000);

  it("refuses with the reason where there is no browser", async () => {
    await using none = await createChromium({ dataDir: folder, chromiumPath: "/nowhere/chromium" });
    expect(await none.capabilities()).toMatchObject({
      available: false,
      reason: expect.stringContaining("/nowhere/chromium"),
    });
    await expect(none.renderPages({ site: site({}), routes: ["/"] })).rejects.toMatchObject({
      code: "browser_unavailable",
    });
  });
});

it("leaves no process behind", () => {
  expect(execFileSync("ps", ["-eo", "args"]).toString()).not.toContain(join(folder, "browser"));
});
