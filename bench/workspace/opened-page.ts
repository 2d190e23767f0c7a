/** Pages of a person who is signed in, and moments on them: when something was drawn, asked inside the page. */
import type { launchChromium } from "@slipway/platform/testing/test-chromium";
import type { TestPerson } from "@slipway/server/testing/test-person";
import type { Page } from "playwright-core";

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
  /** What is pressed. */
  press: string;
  /** What is drawn when it is done. */
  until: string;
}

/** Milliseconds from a press to the frame in which `until` is seen: `until` is looked for with every frame, in the page. */
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
}

/** Scrolls an element down by 90 px with every frame, as a wheel that is turned fast. */
export const scroll = (page: Page, selector: string, frames: number): Promise<Scrolled> =>
  page.evaluate(
    ({ selector: wanted, frames: most }) =>
      new Promise<Scrolled>((resolve, reject) => {
        const element = document.querySelector<HTMLElement>(wanted);
        if (element === null) return reject(new Error(`there is no ${wanted}`));
        const times: number[] = [];
        const step = (now: number): void => {
          times.push(now);
          if (times.length > most) {
            const gaps = times.slice(1).map((time, at) => time - times[at]!);
            return resolve({
              framesPerSecond: (1000 * gaps.length) / (times.at(-1)! - times[0]!),
              worstMs: Math.max(...gaps),
            });
          }
          element.scrollTop += 90;
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    { selector, frames },
  );
