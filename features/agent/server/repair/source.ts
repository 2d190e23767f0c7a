/** A TypeScript file opened for small repairs: positions come from the parser, and everything else stays as written. */
import { isShallowSource } from "@slipway/kernel/text/shallow-source";
import MagicString from "magic-string";
import { parseSync, visitorKeys, type Node, type Program } from "oxc-parser";

export interface Source {
  path: string;
  text: string;
  program: Program;
  edits: MagicString;
}

/** Null if the file does not parse, or is nested too deeply to be parsed in this process. */
export function openSource(path: string, text: string): Source | null {
  if (!isShallowSource(text)) return null;
  const { program, errors } = parseSync(path, text);
  return errors.length > 0 ? null : { path, text, program, edits: new MagicString(text) };
}

/** The same where the parser objects to something and yet read the whole, such as a wait outside an async function. */
export function openFaulty(path: string, text: string): Source | null {
  if (!isShallowSource(text)) return null;
  const { program } = parseSync(path, text);
  return program.body.length === 0 ? null : { path, text, program, edits: new MagicString(text) };
}

export interface Found<T extends Node = Node> {
  node: T;
  /** The nodes around it, the nearest last. */
  parents: Node[];
}

/** Every node in the order of the text. Several fixers ask for those of the same tree, which is only read. */
export function nodesOf(root: Node): readonly Found[] {
  const known = walked.get(root);
  if (known !== undefined) return known;
  const found: Found[] = [];
  walk(root, [], found);
  walked.set(root, found);
  return found;
}

const walked = new WeakMap<Node, readonly Found[]>();

function walk(node: Node, parents: Node[], found: Found[]): void {
  found.push({ node, parents });
  const inner = [...parents, node];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = (node as unknown as Record<string, unknown>)[key];
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, inner, found);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

/** Some nodes share an interface whose `type` is a union, so `Extract` would miss them. */
type NodeOf<Type, Every = Node> = Every extends { type: infer Own } ? (Type extends Own ? Every : never) : never;

export function findAll<Type extends Node["type"]>(root: Node, type: Type): Found<NodeOf<Type>>[] {
  return nodesOf(root).filter((found) => found.node.type === type) as unknown as Found<NodeOf<Type>>[];
}

/** The innermost node at a position, with the nodes around it. */
export function nodeAt(source: Source, offset: number): Found | null {
  let best: Found | null = null;
  for (const found of nodesOf(source.program)) {
    if (found.node.start <= offset && offset < found.node.end) best = found;
  }
  return best;
}

/** Offset of a line and column counted from 1; null outside the text. */
export function offsetAt(text: string, line: number, column: number): number | null {
  let at = 0;
  for (let skipped = 1; skipped < line; skipped += 1) {
    at = text.indexOf("\n", at) + 1;
    if (at === 0) return null;
  }
  return at + column - 1 <= text.length ? at + column - 1 : null;
}

export const textOf = (source: Source, node: { start: number; end: number }): string =>
  source.text.slice(node.start, node.end);

/** Names of plain and markup identifiers with this name, the declaration among them. */
export const identifiersNamed = (source: Source, name: string): Found[] =>
  nodesOf(source.program).filter(
    ({ node }) => (node.type === "Identifier" || node.type === "JSXIdentifier") && node.name === name,
  );

/** Removes a node: with its line if nothing else is on it, else with an adjacent comma. */
export function removeNode({ text, edits }: Source, node: { start: number; end: number }): void {
  let { start, end } = node;
  while (start > 0 && /[ \t]/.test(text[start - 1]!)) start -= 1;
  const comma = /^\s*,/.exec(text.slice(end));
  if (comma !== null) end += comma[0].length;
  const ownLine = (start === 0 || text[start - 1] === "\n") && /^[ \t]*(?:\r?\n|$)/.test(text.slice(end));
  if (ownLine) edits.remove(start, end + /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end))![0].length);
  else if (comma !== null) edits.remove(node.start, end + (/^[ \t]*/.exec(text.slice(end))?.[0].length ?? 0));
  else {
    const before = /,\s*$/.exec(text.slice(0, node.start));
    edits.remove(node.start - (before?.[0].length ?? 0), node.end);
  }
}

/** Number of different letters; a swap of two neighbours counts once. Stops counting above `max`. */
function editDistance(one: string, other: string, max = 3): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let value = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        value = Math.min(value, rows[i - 2]![j - 2]! + 1);
      row.push(value);
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}

/** The one candidate that is nearest, if it is near and no other is as near. */
export function nearestName(name: string, candidates: Iterable<string>, max: number): string | null {
  let best: string[] = [];
  let distance = max;
  for (const candidate of new Set(candidates)) {
    const here = editDistance(name.toLowerCase(), candidate.toLowerCase(), max);
    if (here > distance) continue;
    best = here < distance ? [candidate] : [...best, candidate];
    distance = here;
  }
  return best.length === 1 ? best[0]! : null;
}
