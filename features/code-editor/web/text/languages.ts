/** Colours by a file's ending. Code comes with the editor; the rest is loaded with the first file of its kind. */
import { javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage } from "@codemirror/lang-javascript";
import type { Extension } from "@codemirror/state";
import { LONGEST_TEXT } from "../../contract/index.ts";

const css = async (): Promise<Extension> => (await import("@codemirror/lang-css")).css();
const html = async (): Promise<Extension> => (await import("@codemirror/lang-html")).html();

const LANGUAGES: Readonly<Record<string, () => Extension | Promise<Extension>>> = {
  // The languages without the package's own completions: those come from the project's language server.
  ts: () => typescriptLanguage.extension,
  tsx: () => tsxLanguage.extension,
  js: () => jsxLanguage.extension,
  jsx: () => jsxLanguage.extension,
  mjs: () => javascriptLanguage.extension,
  cjs: () => javascriptLanguage.extension,
  json: async () => (await import("@codemirror/lang-json")).json(),
  css,
  scss: css,
  less: css,
  html,
  md: async () => (await import("@codemirror/lang-markdown")).markdown(),
};

/**
 * Beyond this a text is shown without colours, as it has no hints and is not formatted: until the parser has come to what is
 * on screen it takes 20 ms of every key, and in a megabyte that is for as long as somebody types at its end.
 */
const LONGEST_COLOURED = LONGEST_TEXT;

const NONE: Extension = [];

/** Nothing for files of other kinds: they are plain text. A language that does not load leaves a plain text, too. */
export function languageOf(path: string, length: number): Extension | Promise<Extension> {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (length > LONGEST_COLOURED) return NONE;
  const language = LANGUAGES[ending]?.() ?? NONE;
  return language instanceof Promise ? language.catch(() => NONE) : language;
}
