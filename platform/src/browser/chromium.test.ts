import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countingListener, innerAddresses, outboundPage } from "../testing/network/outbound-page.ts";
import { createQueues } from "../jobs/queues.ts";
import { createChromium } from "./chromium.ts";
import type { BrowserPort } from "./port.ts";
import { browserSuite, page, queueSuite, site } from "./port.suite.ts";
import { queuedBrowser } from "./queued-browser.ts";

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
/** The processes that drive the browsers. */
const workers = () =>
  processesWith("render-worker.ts").filter(({ status }) => status.includes(`\nPPid:\t${process.pid}\n`));

browserSuite("Chromium", { open: () => browser, running: () => sandboxes().length });
queueSuite("Chromium behind a fair queue", {
  open: () => {
    const atOnce = { buildsAtOnce: 1, checksAtOnce: 1, rendersAtOnce: 1, languagesAtOnce: 0 };
    return queuedBrowser(browser, createQueues(atOnce));
  },
  running: () => sandboxes().length,
});

describe("renderPages", () => {
  it("ends within its bounds with a page that hangs, and sees the next one", async () => {
    const reports = await browser.renderPages({
      site: site({ "hang.html": page("<script>setTimeout(() => { for (;;); })</script>"), "fine.html": page("") }),
      routes: ["/hang.html", "/fine.html"],
      timeoutMs: 2_000,
      screenshot: "every",
    });
    expect(reports[0]!.problem).toBe("The page hangs: it gave no answer for 2 seconds.");
    expect(reports[1]).toMatchObject({ problem: null, title: "Title" });
  }, 60_000);

  it("waits longer for a page that still loads, and not for one that has loaded and shows nothing", async () => {
    const socketPath = join(folder, "slow.sock");
    const server = createServer((request, response) => {
      if (request.url === "/silent") return;
      response.setHeader("content-type", request.url === "/late.js" ? "text/javascript" : "text/html");
      const write = "document.body.append('late')";
      if (request.url === "/late.js") return void setTimeout(() => response.end(write), 1_500);
      response.end(
        `<title>Slow</title><body>${request.url === "/slow" ? '<script type="module" src="/late.js"></script>' : ""}`,
      );
    });
    await new Promise<void>((resolve) => server.listen(socketPath, resolve));
    const site = { kind: "socket" as const, socketPath };
    const reports = await browser.renderPages({ site, routes: ["/slow", "/empty", "/silent"], timeoutMs: 1_000 });
    expect(reports[0]).toMatchObject({ title: "Slow", problem: null });
    expect(reports[1]).toMatchObject({
      problem: "The page stays empty: it shows no text and no picture.",
      isEmpty: true,
      unseen: null,
    });
    expect(reports[2]).toMatchObject({ problem: null, unseen: "it gave no answer after 1 seconds", status: null });
    server.closeAllConnections();
    server.close();
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

  it("keeps Chromium's own sandbox on under its own user, and reaches nothing on or beyond this machine", async () => {
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

  it("uses a browser that was started ahead once, and a new one when that has died", async () => {
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

  it("keeps what it writes in its own folder, and removes that of a process that was killed", async () => {
    const runs = join(folder, "browser");
    const left = join(runs, "run-0123456789abcdef");
    mkdirSync(join(left, "own", "playwright_chromiumdev_profile-x"), { recursive: true });
    const written = (): string[] =>
      readdirSync(runs, { recursive: true, encoding: "utf8" }).filter((path) => path.startsWith("run-"));
    browser.prepare();
    const isMine = (path: string): boolean => !left.endsWith(path.split("/")[0]!);
    await expect
      .poll(() => written().some((path) => isMine(path) && path.includes("/own/playwright")), {
        timeout: 10_000,
        interval: 50,
      })
      .toBe(true);
    const mine = written().filter(isMine);
    // Another copy starts in the same folder, as after a crash: folders in use are kept.
    await using _next = await createChromium({ dataDir: folder });
    expect(written().filter((path) => !isMine(path))).toEqual([]);
    expect(written()).toEqual(expect.arrayContaining(mine));
    // The worker is killed with its browser and removes nothing itself.
    const [worker] = workers();
    await expect.poll(() => sandboxes().length, { timeout: 10_000, interval: 50 }).toBeGreaterThan(0);
    process.kill(Number(/^Pid:\t(\d+)$/m.exec(worker!.status)![1]), "SIGKILL");
    await browser.renderPages({ site: site({ "index.html": page("") }), routes: ["/"] });
    expect(written()).toEqual([]);
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
