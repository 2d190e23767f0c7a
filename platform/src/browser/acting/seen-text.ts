/** The text that a person sees on a page, and the wait for a text in it. Runs in the render worker. */
import { setTimeout as later } from "node:timers/promises";
import type { Page } from "playwright-core";
import { nearestLines } from "./nearest-lines.ts";

/** Something that an action needs is not on the page. The message is for the reader of its report. */
export class NotFound extends Error {}

const LOOK_AGAIN_MS = 60;
const SHOWN_LINES = 8;
const SHOWN_CHARACTERS = 80;
const LONGEST_LINE = 200;

export const cut = (text: string): string =>
  text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE - 1)}…`;

/** The lines of text and values of fields that a person sees. */
const SEEN = `(() => {
  const fields = [...document.querySelectorAll("input, select, textarea")]
    .filter((field) => field.checkVisibility() && field.type !== "password" && field.type !== "hidden")
    .map((field) => {
      const name = field.labels?.[0]?.innerText || field.getAttribute("aria-label") || field.placeholder || field.name || field.type;
      const value = field.type === "checkbox" || field.type === "radio" ? (field.checked ? "on" : "off")
        : field.tagName === "SELECT" ? (field.selectedOptions[0]?.text ?? "") : field.value;
      return name.trim() + ": " + value;
    });
  return [...document.body.innerText.split("\\n"), ...fields].map((line) => line.trim()).filter(Boolean).slice(0, 2000);
})()`;

export const seenLines = async (page: Page): Promise<string[]> => (await page.evaluate(SEEN)) as string[];

const folded = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** Resolves when the text is visible, or for `absent` when it is not; throws NotFound after `waitMs`. */
export async function untilSeen(
  page: Page,
  { kind, text, waitMs }: { kind: "see" | "absent"; text: string; waitMs: number },
): Promise<void> {
  const deadline = performance.now() + waitMs;
  const wanted = folded(text);
  for (;;) {
    // A page that is just being replaced by another one cannot be read.
    const lines = await seenLines(page).catch(() => null);
    const isThere = lines !== null && folded(lines.join(" ")).includes(wanted);
    if (lines !== null && isThere === (kind === "see")) return;
    if (performance.now() >= deadline) throw new NotFound(missing(kind, text, lines ?? []));
    await later(LOOK_AGAIN_MS);
  }
}

function missing(kind: "see" | "absent", text: string, lines: readonly string[]): string {
  if (kind === "absent") return `The page still shows "${text}".`;
  const near = nearestLines(text, lines, SHOWN_LINES);
  const shown = (near.length > 0 ? near : lines.slice(0, SHOWN_LINES)).map((line) => line.slice(0, SHOWN_CHARACTERS));
  return `The page does not show "${text}". ${near.length > 0 ? "Nearest to it" : "It shows"}: ${shown.join(" | ") || "nothing"}`;
}
