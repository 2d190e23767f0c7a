/** Accessibility that every screen of the app must have, in both themes and at every width. */
import axe, { type RunOptions } from "axe-core";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { VIEWPORTS } from "./chromium.ts";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules that a change of theme can break, since it only changes colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Checks the app's own page; frames belong to the project. Behind a modal dialog nothing can be reached. A toast that lies
 * over half a button goes by itself, so a target that is too small is judged again without toasts. axe is evaluated once in
 * a document: its half megabyte of code costs more than the rules do. Passing elements are not described.
 */
async function violations(page: Page, runOnly: NonNullable<RunOptions["runOnly"]>): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const isModal = document.querySelector("[aria-modal='true']") !== null;
    const look = async () => {
      const exclude = isModal ? ["iframe", "#root"] : ["iframe"];
      const { violations: found } = await checker.run({ exclude }, { runOnly: only, resultTypes: ["violations"] });
      return found.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(" ")) }));
    };
    const found = await look();
    const toasts = [...document.querySelectorAll<HTMLElement>(".mantine-Notifications-root")];
    if (toasts.length === 0 || found.every(({ id }) => id !== "target-size")) return found;
    for (const toast of toasts) toast.style.display = "none";
    const others = found.filter(({ id }) => id !== "target-size");
    const targets = (await look()).filter(({ id }) => id === "target-size");
    for (const toast of toasts) toast.style.display = "";
    return [...others, ...targets];
  }, runOnly);
}

/** In the page's theme, axe finds nothing, and nothing is wider than the window. */
export async function expectClean(page: Page): Promise<void> {
  expect(await violations(page, { type: "tag", values: AXE_TAGS })).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
}

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset["mantineColorScheme"]);

/**
 * Colours in transition belong to neither theme. With reduced motion a transition is one frame, for each level of the
 * page.
 */
const colorsOnTheirWay = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length);

/** Checks the current theme, then the other one, in which the page stays. */
export async function expectCleanInBothThemes(page: Page): Promise<void> {
  await expectClean(page);
  const other = (await themeOf(page)) === "dark" ? "light" : "dark";
  await page.emulateMedia({ colorScheme: other });
  await expect.poll(() => themeOf(page)).toBe(other);
  await expect.poll(() => colorsOnTheirWay(page)).toBe(0);
  expect(await violations(page, { type: "rule", values: COLOUR_RULES })).toEqual([]);
}

/** Checks the page's width and a phone's, with `there` open. The page gets its width back. */
export async function expectCleanOnPhonesToo(page: Page, there: Locator): Promise<void> {
  const size = page.viewportSize()!;
  await expectCleanInBothThemes(page);
  await page.setViewportSize(VIEWPORTS.phone);
  await there.waitFor();
  await expect.poll(() => colorsOnTheirWay(page)).toBe(0);
  await expectCleanInBothThemes(page);
  await page.setViewportSize(size);
  await there.waitFor();
}
