/** Replaces a name wherever a file's text says it. Code around the texts stays byte for byte. */
import MagicString from "magic-string";
import { parseSync, Visitor } from "oxc-parser";

export interface Renaming {
  from: string;
  to: string;
}

/** "Will" and "Home" begin sentences and name pages: as one word, a name counts only where a text is nothing else. */
const isOneWord = ({ from }: Renaming): boolean => !/\s/u.test(from);
/** A path or an address; changing it would lead nowhere. */
const isAddress = (text: string): boolean => /^[^\s]*\/[^\s]*$/u.test(text);

/** A shorter name is part of too many other words. */
const MIN_CHARACTERS = 3;

/** One pattern for all names, so that a name put in is not replaced again. Null when none can be looked for. */
function patternOf(renamings: readonly Renaming[], written: (name: string) => string): RegExp | null {
  const names = renamings.map(({ from }) => from).filter((from) => from.length >= MIN_CHARACTERS);
  if (names.length === 0) return null;
  const alternatives = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => written(name).replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&"))
    .join("|");
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${alternatives})(?![\\p{L}\\p{N}_])`, "gu");
}

/** `written` says how a name is spelt in this place. */
function renamed(text: string, renamings: readonly Renaming[], written: (name: string) => string): string {
  const pattern = patternOf(renamings, written);
  if (pattern === null) return text;
  const names = new Map(renamings.map(({ from, to }) => [written(from), written(to)]));
  return text.replace(pattern, (name) => names.get(name) ?? name);
}

const asIs = (name: string): string => name;
const inHtml = (name: string): string =>
  name.replace(/&/gu, "&amp;").replace(/</gu, "&lt;").replace(/>/gu, "&gt;").replace(/"/gu, "&quot;");
const inJsonString = (name: string): string => JSON.stringify(name).slice(1, -1);
const inTemplate = (name: string): string => name.replace(/[`\\]|\$(?=\{)/gu, "\\$&");

/** Braces begin an expression in JSX. */
const inJsxText = (name: string): string => inHtml(name).replace(/\{/gu, "&#123;").replace(/\}/gu, "&#125;");

function inCode(path: string, source: string, all: readonly Renaming[]): string {
  // Parsing takes long, and most files say none of the names.
  const spellings = [asIs, inHtml, inJsonString, inTemplate];
  if (!all.some(({ from }) => spellings.some((written) => source.includes(written(from))))) return source;
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) return source;
  const edited = new MagicString(source);
  /** Literals that are spelt otherwise, or no text that anybody reads. */
  const others = new Set<number>();
  const put = (node: { start: number; end: number }, next: (text: string) => string): void => {
    const text = source.slice(node.start, node.end);
    const changed = next(text);
    if (changed !== text) edited.overwrite(node.start, node.end, changed);
  };
  const namesIn = (text: string): readonly Renaming[] =>
    all.filter((renaming) => !isOneWord(renaming) || text.trim() === renaming.from);
  const leave = ({ source: from }: { source: { start: number } | null }): void => {
    if (from !== null) others.add(from.start);
  };
  new Visitor({
    ImportDeclaration: leave,
    ExportNamedDeclaration: leave,
    ExportAllDeclaration: leave,
    ImportExpression: leave,
    JSXAttribute: ({ value }) => {
      if (value?.type !== "Literal" || typeof value.value !== "string") return;
      others.add(value.start);
      const names = namesIn(value.value);
      if (!isAddress(value.value)) put(value, (text) => renamed(text, names, inHtml));
    },
    Literal: (node) => {
      if (typeof node.value !== "string" || others.has(node.start) || isAddress(node.value)) return;
      const next = renamed(node.value, namesIn(node.value), asIs);
      if (next !== node.value) edited.overwrite(node.start, node.end, JSON.stringify(next));
    },
    TemplateElement: (node) =>
      put(node, (text) =>
        renamed(
          text,
          all.filter((one) => !isOneWord(one)),
          inTemplate,
        ),
      ),
    JSXText: (node) => {
      const names = namesIn(source.slice(node.start, node.end));
      put(node, (text) => renamed(renamed(text, names, inJsxText), names, asJsxSource));
    },
  }).visit(program);
  return edited.toString();
}

/** "Joint & Balance" may stand in JSX as it is; a name with a brace or a bracket may not. */
const asJsxSource = (name: string): string => (/[<>{}]/u.test(name) ? inJsxText(name) : name);

/** The text of the file with the new names; the same text where it says none of them or cannot be read. */
export function renameInSource(path: string, source: string, renamings: readonly Renaming[]): string {
  const end = /\.[a-z]+$/u.exec(path)?.[0] ?? "";
  if (/^\.(?:tsx?|jsx?|mjs)$/u.test(end)) return inCode(path, source, renamings);
  if (/^\.(?:html?|svg|xml)$/u.test(end)) return renamed(source, renamings, inHtml);
  if (/^\.(?:json|webmanifest)$/u.test(end)) return renamed(source, renamings, inJsonString);
  return /^\.(?:md|txt)$/u.test(end) ? renamed(source, renamings, asIs) : source;
}
