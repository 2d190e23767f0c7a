/** The content of files that a page offers for saving, read in the page itself. Runs in the render worker. */
import type { BrowserContext, Download, Page } from "playwright-core";
import { within } from "../looking/within.ts";
import type { Downloaded } from "./page-action.ts";
import { cut } from "./seen-text.ts";

const READ_MS = 2_000;
const SHOWN_CHARACTERS = 2_000;
/** UTF-8 has up to four bytes for a character. */
const READ_BYTES = 4 * SHOWN_CHARACTERS;
const MAX_KEPT = 20;
const KEPT = "__offeredFiles";

/** Pages often give up the address of a file as soon as it was clicked. */
const KEEP = `(() => {
  const kept = new Map();
  const make = URL.createObjectURL;
  URL.createObjectURL = (of) => {
    const url = make.call(URL, of);
    if (of instanceof Blob) kept.set(url, of);
    if (kept.size > ${MAX_KEPT}) kept.delete(kept.keys().next().value);
    return url;
  };
  Object.defineProperty(window, "${KEPT}", { value: kept });
})()`;

const READ = `(async (url) => {
  const blob = window.${KEPT}?.get(url) ?? (await (await fetch(url)).blob());
  const bytes = await blob.slice(0, ${READ_BYTES}).arrayBuffer();
  let text = null;
  try { text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true }); } catch {}
  return { size: blob.size, text: text === null || text.includes("\\0") ? null : text.slice(0, ${SHOWN_CHARACTERS}) };
})`;

export const keepOfferedFiles = (context: BrowserContext): Promise<unknown> => context.addInitScript(KEEP);

/** A file that cannot be read has its name only. */
export async function downloaded(page: Page, file: Download): Promise<Downloaded> {
  const url = JSON.stringify(file.url());
  const found: unknown = await within<unknown>(page.evaluate(`${READ}(${url})`), null, READ_MS);
  const { size, text } = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  return {
    name: cut(file.suggestedFilename()),
    size: typeof size === "number" ? size : null,
    text: typeof text === "string" ? text.slice(0, SHOWN_CHARACTERS) : null,
  };
}
