/** Prettier with the specification's options, loaded with the first file it formats. [C9.13] */
import type { Options, Plugin } from "prettier";

const OPTIONS: Options = { printWidth: 120, tabWidth: 2, semi: true, singleQuote: false, trailingComma: "all" };
/** It runs on the page: beyond this it would hold the keyboard up. */
const LONGEST = 300_000;

type Load = () => Promise<Plugin>;
const babel: Load = () => import("prettier/plugins/babel");
/** Its declared type names no printers; it is the printer of everything that is JavaScript. */
const estree: Load = () => import("prettier/plugins/estree") as Promise<unknown> as Promise<Plugin>;
const html: Load = () => import("prettier/plugins/html");
const postcss: Load = () => import("prettier/plugins/postcss");
const markdown: Load = () => import("prettier/plugins/markdown");
const yaml: Load = () => import("prettier/plugins/yaml");

const code = { plugins: [babel, estree] } as const;
const styles = { plugins: [postcss] } as const;
const FORMATS: Readonly<Record<string, { parser: string; plugins: readonly Load[] }>> = {
  js: { parser: "babel", ...code },
  jsx: { parser: "babel", ...code },
  ts: { parser: "babel-ts", ...code },
  tsx: { parser: "babel-ts", ...code },
  json: { parser: "json", ...code },
  html: { parser: "html", plugins: [html, babel, estree, postcss] },
  css: { parser: "css", ...styles },
  scss: { parser: "scss", ...styles },
  less: { parser: "less", ...styles },
  md: { parser: "markdown", plugins: [markdown] },
  yaml: { parser: "yaml", plugins: [yaml] },
  yml: { parser: "yaml", plugins: [yaml] },
};

const formatOf = (path: string) => FORMATS[/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];

export const canFormat = (path: string): boolean => formatOf(path) !== undefined;

/** Throws for a type it does not know [C8.23], a text it cannot read, and one that is too long. */
export async function formatText(path: string, text: string): Promise<string> {
  const format = formatOf(path);
  if (format === undefined) throw new Error(`Unsupported format type: ${path}`);
  if (text.length > LONGEST) throw new Error("The file is too long to format.");
  const [{ format: run }, ...plugins] = await Promise.all([
    import("prettier/standalone"),
    ...format.plugins.map((load) => load()),
  ]);
  return run(text, { ...OPTIONS, parser: format.parser, filepath: path, plugins });
}
