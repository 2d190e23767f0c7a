/** Custom properties and rules of `src/index.css`, changed by name; the rest of the stylesheet stays as it is. */
import { literally } from "../parse/words.ts";

interface Block {
  /** Where the declarations begin and end, braces excluded. */
  start: number;
  end: number;
}

/** The first top-level block with this selector. */
function blockOf(css: string, selector: string): Block | null {
  const head = new RegExp(`(?:^|\\n)${literally(selector)}\\s*\\{`).exec(css);
  if (!head) return null;
  const start = head.index + head[0].length;
  let depth = 1;
  for (let at = start; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}" && --depth === 0) return { start, end: at };
  }
  return null;
}

export function hasBlock(css: string, selector: string): boolean {
  return blockOf(css, selector) !== null;
}

export function readDeclaration(css: string, selector: string, name: string): string | null {
  const block = blockOf(css, selector);
  if (!block) return null;
  return declarationIn(css.slice(block.start, block.end), name)?.value ?? null;
}

function declarationIn(body: string, name: string): { start: number; end: number; value: string } | null {
  const found = new RegExp(`(^|[\\s;{])(${name}\\s*:\\s*)([^;]*);`).exec(body);
  if (!found) return null;
  const start = found.index + found[1]!.length + found[2]!.length;
  return { start, end: start + found[3]!.length, value: found[3]!.trim() };
}

function setDeclaration(css: string, selector: string, [name, value]: [string, string]): string {
  const block = blockOf(css, selector);
  if (!block) return css;
  const body = css.slice(block.start, block.end);
  const found = declarationIn(body, name);
  const next = found
    ? body.slice(0, found.start) + value + body.slice(found.end)
    : `${body.trimEnd()}\n  ${name}: ${value};\n`;
  return css.slice(0, block.start) + next + css.slice(block.end);
}

/** Sets declarations where they stand, else adds them at the end of the block. Unchanged when there is no such block. */
export function setDeclarations(css: string, selector: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, declaration) => setDeclaration(text, selector, declaration), css);
}

export function renameBlock(css: string, from: string, to: string): string {
  return css.replace(
    new RegExp(`(^|\\n)${from.replace(".", "\\.")}(\\s*\\{)`),
    (_, before: string, brace: string) => `${before}${to}${brace}`,
  );
}

/** A declaration of the `html` rule in the base layer. */
export function setRootRule(css: string, name: string, value: string): string {
  const rule = /(\n {2}html \{\n)([\s\S]*?)(\n {2}\})/.exec(css);
  if (!rule) return css;
  const lines = rule[2]!.split("\n").filter((line) => !line.trim().startsWith(`${name}:`));
  const body = [...lines, `    ${name}: ${value};`].join("\n");
  return css.slice(0, rule.index) + rule[1]! + body + rule[3]! + css.slice(rule.index + rule[0].length);
}

export function readRootRule(css: string, name: string): string | null {
  return new RegExp(`\\n {2}html \\{[^}]*?\\n\\s*${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim() ?? null;
}

/** Adds a rule to the base layer, once. */
export function addBaseRule(css: string, selector: string, declaration: string): string {
  const rule = `  ${selector} {\n    ${declaration};\n  }`;
  if (css.includes(rule)) return css;
  return css.replace(/\n@layer base \{\n/, (head) => `${head}${rule}\n`);
}

/** Imports of font packages, in place of those that stand there. */
export function setFontImports(css: string, packages: readonly string[]): string {
  const font = /^@import "@fontsource[^"]*";\n/gm;
  const bare = css.replace(font, "");
  const lines = packages.map((name) => `@import "${name}";\n`).join("");
  return bare.replace(/^(@import "tailwindcss";\n)/m, (head) => `${head}${lines}`);
}
