/** Apps that the builder writes, built and examined in full: every page at three widths, in both appearances. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { createOfflineBuilder } from "@slipway/offline-builder/model";
import { templateModules } from "@slipway/offline-builder/template-modules";
import { runTurn } from "@slipway/offline-builder/testing";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { crawl } from "./crawl.ts";

const REQUESTS = [
  ["site", "a landing page for a florist with prices and a contact form"],
  ["list", "track my houseplants and when I watered them"],
  ["game", "a memory game for children"],
] as const;

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

let root: string;
let browser: Browser;

beforeAll(async () => {
  [root, browser] = await Promise.all([mkdtemp(join(tmpdir(), "slipway-looked-at-")), launchChromium()]);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await rm(root, { recursive: true, force: true });
});

async function built(request: string, folder: string): Promise<string> {
  const { files } = await runTurn(createOfflineBuilder(), request);
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const modules = templateModules();
  await symlink(modules, join(folder, "node_modules"));
  await promisify(execFile)(join(modules, ".bin/vite"), ["build", "--logLevel", "error"], { cwd: folder });
  return join(folder, "dist");
}

/** Serves like a published site: an address without a file is a page of the app. */
async function serve(folder: string): Promise<{ origin: string } & AsyncDisposable> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://app");
    const isFile = extname(pathname) !== "";
    const path = isFile ? pathname : "/index.html";
    const content = await readFile(join(folder, path)).catch(() => null);
    response.writeHead(content === null ? 404 : 200, {
      "content-type": TYPES[extname(path)] ?? "application/octet-stream",
    });
    response.end(content ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

it.concurrent.each(REQUESTS)(
  "a %s that was written for a request is clean on every page",
  async (name, request) => {
    await using served = await serve(await built(request, join(root, name)));
    const { pages, hygiene } = await crawl(browser, served.origin, {
      folder: join(root, `${name}-pictures`),
      full: true,
    });
    expect(hygiene).toEqual({ deadLinks: [], consoleErrors: [], failedRequests: [], overflow: [], axe: [] });
    expect(pages.length).toBeGreaterThanOrEqual(name === "game" ? 1 : 3);
  },
  240_000,
);
