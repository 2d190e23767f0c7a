/** What every screen of the app is held to, in both themes and at every width. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { VIEWPORTS } from "./chromium.ts";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What another theme can break: it changes colours and nothing else. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The app's own page; what is inside a frame is the project's. */
async function violations(page: Page, runOnly: { type: "tag" | "rule"; values: string[] }): Promise<unknown[]> {
  // Legacy mode leaves other origins out, as we do: without it a second page is opened each time to join the frames'
  // results. Elements that pass are not described: that took a third of the time.
  const axe = new AxeBuilder({ page }).exclude("iframe").setLegacyMode();
  const { violations: found } = await axe.options({ runOnly, resultTypes: ["violations"] }).analyze();
  return found.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(" ")) }));
}

/** In the theme the page is in: nothing axe objects to, nothing wider than the window. */
export async function expectClean(page: Page): Promise<void> {
  expect(await violations(page, { type: "tag", values: AXE_TAGS })).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
}

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset["mantineColorScheme"]);

/** Colours that are on their way belong to neither theme. With reduced motion the way is one frame, for each level of the page. */
const colorsOnTheirWay = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length);

/** In the theme the page was opened or left in, then in the other one, in which it stays. */
export async function expectCleanInBothThemes(page: Page): Promise<void> {
  await expectClean(page);
  const other = (await themeOf(page)) === "dark" ? "light" : "dark";
  await page.emulateMedia({ colorScheme: other });
  await expect.poll(() => themeOf(page)).toBe(other);
  await expect.poll(() => colorsOnTheirWay(page)).toBe(0);
  expect(await violations(page, { type: "rule", values: COLOUR_RULES })).toEqual([]);
}

/** At the width the page has and at a phone's, where `there` is what stands open. The page gets its width back. */
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
