import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The app's own page has nothing axe objects to; what is inside a frame is the project's. */
export async function expectAccessible(page: Page): Promise<void> {
  // Legacy mode leaves other origins out, as we do: without it a second page is opened each time to join the frames' results.
  const axe = new AxeBuilder({ page }).withTags(AXE_TAGS).exclude("iframe").setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(" ")) }))).toEqual([]);
}
