/**
 * Colours by file extension. Languages of code come with the editor; others are loaded with the first file of their
 * kind.
 */
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
 * Longer texts are shown without colours, hints and formatting. Until the parser has reached the screen it takes 20 ms
 * of every key, and at the end of a megabyte that is for as long as somebody types.
 */
const LONGEST_COLOURED = LONGEST_TEXT;

const NONE: Extension = [];

/** Empty for files of other kinds, which are plain text. A language that fails to load leaves plain text, too. */
export function languageOf(path: string, length: number): Extension | Promise<Extension> {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "";
  if (length > LONGEST_COLOURED) return NONE;
  const language = LANGUAGES[ending]?.() ?? NONE;
  return language instanceof Promise ? language.catch(() => NONE) : language;
}
