import MagicString from "magic-string";
import { parseSync, visitorKeys, type Node, type Program } from "oxc-parser";

/** A TypeScript file opened for targeted edits: positions from the parser, everything else left as it was written. */
export interface Source {
  text: string;
  program: Program;
  edits: MagicString;
}

/** A turn opens the same files once per step, and trees are only read: the last ones are kept. */
const parsed = new Map<string, Program | null>();
const mostParsed = 120;

/** Null when the file does not parse: then nothing in it is touched. */
export function openSource(path: string, text: string): Source | null {
  const key = `${path}\n${text}`;
  let program = parsed.get(key);
  if (program === undefined) {
    const result = parseSync(path, text);
    program = result.errors.length > 0 ? null : result.program;
    if (parsed.size >= mostParsed) parsed.delete(parsed.keys().next().value!);
    parsed.set(key, program);
  }
  return program && { text, program, edits: new MagicString(text) };
}

export interface Found<T extends Node = Node> {
  node: T;
  /** The nodes around it, the nearest last. */
  parents: Node[];
}

/** Every node in the order of the text, with the nodes around it. */
export function nodesOf(root: Node): readonly Found[] {
  const known = walked.get(root);
  if (known) return known;
  const found: Found[] = [];
  walk(root, [], found);
  walked.set(root, found);
  return found;
}

const walked = new WeakMap<Node, readonly Found[]>();

function walk(node: Node, parents: Node[], found: Found[]) {
  found.push({ node, parents });
  const inner = [...parents, node];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = (node as unknown as Record<string, unknown>)[key];
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, inner, found);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
}

/** Some nodes share an interface whose `type` is a union, so `Extract` would miss them. */
type NodeOf<Type, Every = Node> = Every extends { type: infer Own } ? (Type extends Own ? Every : never) : never;

export function findAll<Type extends Node["type"]>(root: Node, type: Type): Found<NodeOf<Type>>[] {
  return nodesOf(root).filter((found) => found.node.type === type) as unknown as Found<NodeOf<Type>>[];
}

export function textOf(source: Source, node: { start: number; end: number }): string {
  return source.text.slice(node.start, node.end);
}

/** The whitespace at the beginning of the line that holds the position. */
export function indentAt(text: string, position: number): string {
  const start = text.lastIndexOf("\n", position - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start))![0];
}

/** Removes a node together with its line, when nothing else stands there, or with the comma behind it. */
export function removeWithLine(source: Source, node: { start: number; end: number }) {
  const { text, edits } = source;
  let { start, end } = node;
  while (start > 0 && /[ \t]/.test(text[start - 1]!)) start--;
  if (text[end] === ",") end++;
  const fromLineStart = start === 0 || text[start - 1] === "\n";
  const tail = /^[ \t]*(?:\n|$)/.exec(text.slice(end));
  if (fromLineStart && tail) edits.remove(start, end + tail[0].length);
  else edits.remove(node.start, end + (/^ /.exec(text.slice(end))?.[0].length ?? 0));
}
