/** Stock Firefox, driven over WebDriver BiDi: Playwright's own needs a patched build. The pages it opens are ours. */
import puppeteer, { type Browser, type Frame, type Page } from "puppeteer-core";
import { vi } from "vitest";

export type { Browser } from "puppeteer-core";

const CUT_OFF = /^\[vite\] (?:JSHandle@error|Failed to reload )/;
/** NS_BINDING_ABORTED: the page went away while a font was loading. A font that is missing has another status. */
const ABORTED_FONT = /downloadable font: download failed .*status=2152398850 /;
/** Time for a turn on a busy machine. */
const PATIENCE_MS = 240_000;

export const launchFirefox = (program: string): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    // Animations as in the other journeys; cookies as by default: each site's are separated by the page that shows it.
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "network.cookie.cookieBehavior": 5 },
  });

export interface FirefoxPage extends AsyncDisposable {
  page: Page;
  /** Errors on the console of the page and its frames. */
  problems: string[];
}

export async function openPage(browser: Browser): Promise<FirefoxPage> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  // Firefox reports a font that it could not load as an error of the page.
  const add = (problem: string): void => void (ABORTED_FONT.test(problem) || problems.push(problem));
  page.on("console", (message) => {
    if (message.type() === "error") add(`${message.text()} ${message.location()?.url ?? ""}`.trim());
  });
  // Firefox reports every import that a reload cut off; Chromium does not. These count unless the reporting page was
  // really replaced.
  page.on("framenavigated", (frame) => {
    const origin = URL.parse(frame.url())?.origin ?? "nowhere";
    const kept = problems.filter((problem) => !(CUT_OFF.test(problem) && problem.includes(` ${origin}/`)));
    problems.splice(0, problems.length, ...kept);
  });
  page.on("pageerror", (error) => add(String(error)));
  return { page, problems, [Symbol.asyncDispose]: () => page.close() };
}

/** Finds by role and name, as assistive technology does; the last match is on top. */
export async function press(page: Page, name: string): Promise<void> {
  const selector = `aria/${name}[role="button"]`;
  await page.waitForSelector(selector, { visible: true });
  await (await page.$$(selector)).at(-1)!.click();
}

export async function fill(page: Page, name: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`aria/${name}[role="textbox"]`, { visible: true });
  await field!.click();
  await field!.type(text);
}

export async function seesText(page: Page | Frame, text: string): Promise<void> {
  await page.waitForSelector(`::-p-text(${text})`, { timeout: PATIENCE_MS });
}

/**
 * Waits until the app's frame has this text. A new build replaces the page in the frame, so it is looked up each time.
 */
export async function previewShows(page: Page, text: string): Promise<void> {
  const shows = (frame: Frame): Promise<boolean> =>
    // A loading frame cannot be asked.
    frame.evaluate((wanted) => document.body.innerText.includes(wanted), text).catch(() => false);
  await vi.waitUntil(
    async () => {
      const frame = page.frames().find((each) => URL.parse(each.url())?.hostname.endsWith(".preview.localhost"));
      return frame !== undefined && (await shows(frame));
    },
    { timeout: PATIENCE_MS, interval: 250 },
  );
}
