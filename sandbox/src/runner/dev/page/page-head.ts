/**
 * Changes of `index.html` that an open page takes without loading anew, which would leave it white for a moment: its
 * title, and what it tells search engines and link previews.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../vite-config.ts";

export const PAGE_FILE = "index.html";

/** Tags of the page before and after, as they are written; `bridge.js` puts them in place. */
export interface HeadChange {
  before: string;
  after: string;
}

/** A "<" ends the search for the end of a tag, so that the time stays in proportion to the length. */
const TAG = /<title>[^<]*<\/title>|<meta\s(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/gi;
const TOLD = /^<title|\s(?:name|property)=/i;
/** Vite replaces them when it answers the page. */
const VARIABLE = /%[A-Z_][A-Z0-9_]*%/i;

const tagsOf = (page: string): string => (page.match(TAG) ?? []).filter((tag) => TOLD.test(tag)).join("");
const restOf = (page: string): string => page.replace(TAG, (tag) => (TOLD.test(tag) ? "" : tag)).replace(/\s+/g, " ");

/** Null if more than that changed. */
export function headChange(before: string, after: string): HeadChange | null {
  const tags = { before: tagsOf(before), after: tagsOf(after) };
  return restOf(before) === restOf(after) && !VARIABLE.test(tags.after) ? tags : null;
}

/** The page as open pages know it; null before it was read, and where there is none. */
let known: string | null = null;

/** Reads the page anew. Null: open pages have to load anew. */
export async function takePage(): Promise<HeadChange | null> {
  const before = known;
  known = await readFile(join(PROJECT_ROOT, PAGE_FILE), "utf8").catch(() => null);
  return before === null || known === null ? null : headChange(before, known);
}
