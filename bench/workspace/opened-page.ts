/** Pages of a signed-in person, and the moments when something was drawn, measured inside the page. */
import type { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { CDPSession, Page } from "playwright-core";

export type Browser = Awaited<ReturnType<typeof launchChromium>>;

const WIDE = { width: 1440, height: 900 };

/** A page of its own context; `before` runs in every frame before its scripts. */
export async function openAs(browser: Browser, person: TestPerson, before?: () => void): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: "reduce" });
  const { hostname } = new URL(person.headers["origin"]!);
  await context.addCookies(
    person.headers["cookie"]!.split("; ").map((pair) => ({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      domain: hostname,
      path: "/",
      secure: true,
      httpOnly: true,
      sameSite: "Lax" as const,
    })),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  if (before !== undefined) await page.addInitScript(before);
  return page;
}

interface Step {
  /** Selector of the element to press. */
  press: string;
  /** Selector of the element that is drawn when it is done. */
  until: string;
}

/** Milliseconds from a press to the frame in which `until` is visible; the page itself checks every frame. */
export async function pressUntil(page: Page, step: Step): Promise<number> {
  await page.locator(step.press).first().waitFor();
  return page.evaluate(
    ({ press, until }) =>
      new Promise<number>((resolve, reject) => {
        const button = document.querySelector<HTMLElement>(press);
        if (button === null) return reject(new Error(`there is no ${press}`));
        const started = performance.now();
        const look = (): void => {
          const found = document.querySelector<HTMLElement>(until);
          if (found !== null && found.getClientRects().length > 0) return resolve(performance.now() - started);
          if (performance.now() - started > 120_000) return reject(new Error(`${until} did not come`));
          requestAnimationFrame(look);
        };
        button.click();
        requestAnimationFrame(look);
      }),
    step,
  );
}

export interface Scrolled {
  framesPerSecond: number;
  /** The longest time between two frames. */
  worstMs: number;
  /** Work of the page's own thread per frame, however busy the machine is: a screen of 60 frames has 16.7 ms. */
  cpuMs: number;
  /**
   * The part of it for scripts, styles and layout: the rest is painting, which a machine without a screen does by
   * itself.
   */
  ownMs: number;
}

const OWN = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];

/** Seconds of work of the page's thread so far. */
async function workedSeconds(session: CDPSession): Promise<{ all: number; own: number }> {
  const { metrics } = await session.send("Performance.getMetrics");
  const sum = (names: readonly string[]): number =>
    metrics.reduce((seconds, { name, value }) => seconds + (names.includes(name) ? value : 0), 0);
  return { all: sum(["TaskDuration"]), own: sum(OWN) };
}

/** Scrolls an element down by 90 px with every frame, as a fast wheel does. */
export async function scroll(page: Page, selector: string, frames: number): Promise<Scrolled> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await workedSeconds(session);
  const gaps = await scrolledGaps(page, selector, frames);
  const after = await workedSeconds(session);
  await session.detach();
  return {
    framesPerSecond: (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
    worstMs: Math.max(...gaps),
    cpuMs: (1000 * (after.all - before.all)) / gaps.length,
    ownMs: (1000 * (after.own - before.own)) / gaps.length,
  };
}

/** Milliseconds between the frames. */
const scrolledGaps = (page: Page, selector: string, frames: number): Promise<number[]> =>
  page.evaluate(
    ({ selector: wanted, frames: max }) =>
      new Promise<number[]>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(wanted);
        if (element === null) return reject(new Error(`there is no ${wanted}`));
        const times: number[] = [];
        const step = (now: number): void => {
          times.push(now);
          if (times.length > max) return resolve(times.slice(1).map((time, at) => time - times[at]!));
          element.scrollTop += 90;
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    { selector, frames },
  );

/**
 * Milliseconds from a key to the frame after it. The page listens before the key is pressed, so that nothing is missed.
 */
export async function keyToPaint(page: Page, letter: string): Promise<number> {
  await page.evaluate(() => {
    const painted = new Promise<number>((resolve) =>
      document.addEventListener(
        "keydown",
        ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp), 0)),
        { once: true, capture: true },
      ),
    );
    Object.assign(window, { painted });
  });
  await page.keyboard.press(letter);
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}
