import { css } from "@codemirror/lang-css";
import { html } from "@codemirror/lang-html";
import { javascript } from "@codemirror/lang-javascript";
import { json } from "@codemirror/lang-json";
import { markdown } from "@codemirror/lang-markdown";
import type { Extension } from "@codemirror/state";

const LANGUAGES: Readonly<Record<string, () => Extension>> = {
  ts: () => javascript({ typescript: true }),
  tsx: () => javascript({ typescript: true, jsx: true }),
  js: () => javascript({ jsx: true }),
  jsx: () => javascript({ jsx: true }),
  mjs: () => javascript(),
  cjs: () => javascript(),
  json: () => json(),
  css: () => css(),
  scss: () => css(),
  less: () => css(),
  html: () => html(),
  svg: () => html(),
  md: () => markdown(),
};

/** Beyond this a text is shown without colours: the parser would hold the keyboard up. */
const LONGEST_COLOURED = 1_000_000;

/** Nothing for files of other kinds: they are plain text. */
export function languageOf(path: string, length: number): Extension {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  return length > LONGEST_COLOURED ? [] : (LANGUAGES[ending]?.() ?? []);
}
