/** Place, size and colours of elements in one line each. Runs in the render worker. */
import type { Page } from "playwright-core";
import { within } from "../looking/within.ts";
import { described } from "./failure-words.ts";
import { findAny, inPage } from "./find-target.ts";
import type { ActionTarget } from "./page-action.ts";
import { cut, NotFound } from "./seen-text.ts";

const STEP_MS = 2_000;

/** The background is the nearest one that is not see-through. */
const LINE = `(element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const isClear = (color) => color === "transparent" || /^rgba\\(.*, 0\\)$/.test(color);
  let behind = element;
  while (behind.parentElement && isClear(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
  const isInside = x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
  const seen = !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) || width * height === 0
    ? "hidden" : isInside ? "visible" : "beyond the screen";
  const [left, top, wide, high] = [x, y, width, height].map((one) => Math.round(one));
  return "x " + left + ", y " + top + ", " + wide + " x " + high + ", " + seen + ", " + style.color + " on " +
    getComputedStyle(behind).backgroundColor + ", " + style.fontSize;
}`;

async function lineOf(page: Page, target: ActionTarget): Promise<string> {
  const element = await findAny(page, target);
  return String(await element.evaluate(inPage(LINE), undefined, { timeout: STEP_MS }));
}

/** Positions are those on the picture's screen. What is not there is said in its line. */
export async function measured(page: Page, targets: readonly ActionTarget[]): Promise<string[]> {
  const lines: string[] = [];
  for (const target of targets) {
    const line = lineOf(page, target).catch((error: unknown) =>
      error instanceof NotFound ? error.message : "it could not be measured",
    );
    lines.push(`${cut(described(target))}: ${cut(await within(line, "it gave no answer", 2 * STEP_MS))}`);
  }
  return lines;
}
