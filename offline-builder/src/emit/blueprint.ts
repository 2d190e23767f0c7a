import { readFileSync } from "node:fs";
import type { Language } from "../plan/plan.ts";
import { translate } from "../language/translate.ts";
import { jsxText, stringLiteral } from "./literal.ts";

/**
 * Blueprints are ordinary source files in `offline-builder/blueprints/`. Three marks are resolved when one is written
 * into a project, and nothing of them remains:
 *
 * - `__("Add to cart")` becomes the phrase in the app's language, as JSX text, attribute, string or part of a template.
 * - `$$("hero.title")` becomes that piece of content, in the same three places.
 * - lines `// #if flag`, `// #else`, `// #end` (or `{/* #if flag *\/}`) keep or drop what stands between them;
 *   `#if a & !b` joins conditions.
 *
 * `$Name$` inside an identifier or path is replaced by `names.Name`.
 */
export interface BlueprintValues {
  language: Language;
  flags?: Record<string, boolean>;
  content?: unknown;
  names?: Record<string, string>;
}

const cache = new Map<string, string>();

export function readBlueprint(path: string): string {
  const known = cache.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`../../blueprints/${path}`, import.meta.url), "utf8");
  cache.set(path, text);
  return text;
}

export function fillBlueprint(path: string, values: BlueprintValues): string {
  let text = keepBranches(readBlueprint(path), values.flags ?? {}, path);
  for (const [name, value] of Object.entries(values.names ?? {})) text = text.replaceAll(`$${name}$`, value);
  return text
    .replace(/\$\{__\("((?:[^"\\]|\\.)*)"\)\}/g, (_, phrase: string) =>
      translate(unescape(phrase), values.language).replace(/[`$\\]/g, "\\$&"),
    )
    .replace(/\{__\("((?:[^"\\]|\\.)*)"\)\}/g, (_match: string, phrase: string, offset: number, whole: string) =>
      inPlace(whole, offset, translate(unescape(phrase), values.language)),
    )
    .replace(/__\("((?:[^"\\]|\\.)*)"\)/g, (_, phrase: string) =>
      stringLiteral(translate(unescape(phrase), values.language)),
    )
    .replace(/\{\$\$\("([\w.-]+)"\)\}/g, (_match: string, key: string, offset: number, whole: string) =>
      inPlace(whole, offset, contentAt(values.content, key, path)),
    )
    .replace(/\$\$\("([\w.-]+)"\)/g, (_, key: string) => stringLiteral(contentAt(values.content, key, path)));
}

/** An attribute takes a quoted string, an element takes text. */
function inPlace(text: string, offset: number, value: string): string {
  return text[offset - 1] === "=" ? attribute(value) : jsxText(value);
}

function attribute(value: string): string {
  return value.includes('"') ? `{${stringLiteral(value)}}` : `"${value}"`;
}

function unescape(phrase: string): string {
  return phrase.replace(/\\(.)/g, "$1");
}

function contentAt(content: unknown, key: string, path: string): string {
  let value = content;
  for (const part of key.split(".")) value = (value as Record<string, unknown> | undefined)?.[part];
  if (typeof value !== "string") throw new Error(`Blueprint ${path} asks for content "${key}", which is not there`);
  return value;
}

const directive = /^\s*(?:\{\/\*|\/\/|\/\*)\s*#(if|else|end)\s*(.*?)\s*(?:\*\/\}?)?$/;

function keepBranches(text: string, flags: Record<string, boolean>, path: string): string {
  const kept: string[] = [];
  const open: { holds: boolean; outer: boolean }[] = [];
  let keeping = true;
  for (const line of text.split("\n")) {
    const found = directive.exec(line);
    if (!found) {
      if (keeping) kept.push(line);
      continue;
    }
    if (found[1] === "if") {
      const holds = (found[2] ?? "").split("&").every((term) => holdsTerm(term.trim(), flags));
      open.push({ holds, outer: keeping });
      keeping = keeping && holds;
      continue;
    }
    const branch = open.at(-1);
    if (!branch) throw new Error(`Blueprint ${path} closes a branch it did not open`);
    keeping = found[1] === "else" ? branch.outer && !branch.holds : branch.outer;
    if (found[1] === "end") open.pop();
  }
  if (open.length > 0) throw new Error(`Blueprint ${path} leaves a branch open`);
  return kept.join("\n");
}

function holdsTerm(term: string, flags: Record<string, boolean>): boolean {
  return term.startsWith("!") ? !flags[term.slice(1)] : flags[term] === true;
}
