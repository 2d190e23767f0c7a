/** The view of a person without a mouse: where the focus is, and whether it is visible. */
import type { Page } from "playwright-core";

export interface Stop {
  /** Its label or text; "" on the page itself. */
  name: string;
  /** Whether something on or around it looks different with the focus than without. */
  shows: boolean;
  inFrame: boolean;
}

/** The focused element, which loses and regains the focus for the comparison. */
export const focused = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    let element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: "", shows: true, inFrame: false };
    // Effects of the focus are drawn with the next frame, and a transition begins with the old look.
    const settled = async (): Promise<void> => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.all(transitions.map(({ finished }) => finished.catch(() => undefined)));
    };
    const looks = (): string => {
      const seen: string[] = [];
      for (let at = element, depth = 0; at !== null && depth < 4; at = at.parentElement, depth += 1)
        for (const pseudo of [null, "::before", "::after"]) {
          const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(at, pseudo);
          seen.push(`${outlineStyle} ${outlineWidth} ${boxShadow} ${borderColor} ${backgroundColor}`);
        }
      return seen.join("\n");
    };
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = (element.getAttribute("aria-label") ?? label ?? element.textContent ?? "").trim();
    if (element instanceof HTMLIFrameElement) return { name, shows: true, inFrame: true };
    for (;;) {
      await settled();
      const focusedLooks = looks();
      element.blur();
      await settled();
      const shows = looks() !== focusedLooks;
      const stays = element.isConnected;
      // The field may have been replaced by one that does more.
      if (!stays) element = document.querySelector(`[aria-label="${CSS.escape(name)}"]`);
      if (!(element instanceof HTMLElement)) return { name, shows: false, inFrame: false };
      element.focus();
      if (stays) return { name, shows, inFrame: false };
    }
  });

/** Presses Tab from the beginning of the page until the focus leaves it; frames are passed through. */
export async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.setPosition(document.body, 0);
  });
  const stops: Stop[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (stop.name === "" && !stop.inFrame) return stops;
    if (!stop.inFrame) stops.push(stop);
  }
  throw new Error(`the focus is caught: ${stops.slice(-6).map(({ name }) => name)}`);
}
