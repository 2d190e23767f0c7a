import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Programs, not the shell scripts that distributions put before them: a sandbox has no shell. The headless shell first: it is
 * the same engine without windows, and opens a page for a third of the processor time.
 */
const KNOWN = [
  "/usr/lib/chromium/chromium-headless-shell",
  "/usr/lib/chromium/chromium",
  "/usr/lib/chromium-browser/chromium-browser",
  "/usr/lib64/chromium-browser/chromium-browser",
  "/opt/google/chrome/chrome",
];

async function playwrightBrowsers(): Promise<string[]> {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), ".cache", "ms-playwright");
  const names = await readdir(cache).catch(() => []);
  return names
    .filter((name) => name.startsWith("chromium-"))
    .sort()
    .reverse()
    .flatMap((name) => ["chrome-linux64", "chrome-linux"].map((folder) => join(cache, name, folder, "chrome")));
}

/** Chromium or Chrome on this machine, or null. */
export async function findChromium(): Promise<string | null> {
  return [...KNOWN, ...(await playwrightBrowsers())].find((path) => existsSync(path)) ?? null;
}
