/** Controls of a phone's screen that are too small for a finger. */
import type { Page } from "playwright-core";

/** Between WCAG's least (24) and what phones' makers ask for (44). */
const SMALLEST_PX = 40;

/**
 * Names of visible controls whose box, or whose label's, is lower or narrower. Links and buttons within a line of text are as
 * high as the line, as WCAG 2.5.8 allows.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((smallest) => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=menuitem], [role=tab], [role=option]",
    );
    const layers = [...document.querySelectorAll("[role=dialog], [role=menu]")].filter(
      (layer) => (layer as HTMLElement).offsetParent !== null || getComputedStyle(layer).position === "fixed",
    );
    const top = layers.at(-1);
    const found: string[] = [];
    for (const control of controls) {
      if (top !== undefined && !top.contains(control)) continue;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (control.closest(".visually-hidden, [aria-hidden=true]") !== null) continue;
      const line = control.closest("p, li > span, blockquote");
      if (getComputedStyle(control).display.startsWith("inline") && line !== null) continue;
      const wrapper = control instanceof HTMLInputElement ? (control.closest("label") ?? control.labels?.[0]) : null;
      const boxes = [control, ...(wrapper ? [wrapper] : [])].map((element) => element.getBoundingClientRect());
      // The whole card is the target of its link.
      const drawn = getComputedStyle(control, "::after");
      if (drawn.position === "absolute" && Math.min(parseFloat(drawn.width), parseFloat(drawn.height)) >= smallest)
        continue;
      // Clipped to nothing: a native control under its drawn one.
      if (boxes.every(({ width, height }) => width < 2 || height < 2)) continue;
      const largest = boxes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0]!;
      if (largest.width >= smallest - 0.5 && largest.height >= smallest - 0.5) continue;
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "";
      const { width, height } = largest;
      found.push(`${name || control.outerHTML.slice(0, 80)} ${Math.round(width)}x${Math.round(height)}`);
    }
    return found;
  }, SMALLEST_PX);
