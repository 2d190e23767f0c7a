/** The project's modules at one version, parsed on demand. */
import { isShallowSource } from "@slipway/kernel/text/shallow-source";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { parseSync, visitorKeys, type Node, type Program } from "oxc-parser";

export interface Source {
  path: ProjectPath;
  text: string;
  program: Program;
}

export interface Found<T extends Node = Node> {
  node: T;
  /** The surrounding nodes, the nearest last. */
  parents: readonly Node[];
}

/** Every node in the order of the text. */
export function* nodesOf(root: Node, parents: readonly Node[] = []): Generator<Found> {
  yield { node: root, parents };
  const inner = [...parents, root];
  for (const key of visitorKeys[root.type] ?? []) {
    const value = (root as unknown as Record<string, unknown>)[key];
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child, inner);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";

const ENDINGS = [".tsx", ".ts", ".jsx", ".js", "/index.tsx", "/index.ts"];

/** Project paths that an import may refer to; none for a package. */
function candidates(from: string, wanted: string): string[] {
  let base: string;
  if (wanted.startsWith("@/")) base = `src/${wanted.slice(2)}`;
  else if (wanted.startsWith(".")) {
    const parts = from.split("/").slice(0, -1);
    for (const part of wanted.split("/")) {
      if (part === "..") {
        if (parts.pop() === undefined) return [];
      } else if (part !== ".") parts.push(part);
    }
    base = parts.join("/");
  } else return [];
  return [base, ...ENDINGS.map((ending) => base + ending)];
}

const MODULE = /\.[jt]sx?$/;
const isRead = (path: string): boolean => path.startsWith("src/") && (MODULE.test(path) || path.endsWith(".css"));

/** Keeps every byte, because the text is written back; null if it is not UTF-8. */
function textIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export class SourceFiles {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #sources = new Map<string, Source | null>();

  /** Takes a whole tree and keeps only what is in `src`. */
  constructor(files: ReadonlyMap<string, Uint8Array>) {
    const texts = [...files].filter(([path]) => isRead(path));
    this.#texts = new Map(
      texts.flatMap(([path, bytes]) => {
        const text = textIn(bytes);
        return text === null ? [] : [[path, text] as const];
      }),
    );
  }

  get characters(): number {
    return [...this.#texts.values()].reduce((sum, text) => sum + text.length, 0);
  }

  get styleSheets(): string[] {
    return [...this.#texts].flatMap(([path, text]) => (path.endsWith(".css") ? [text] : []));
  }

  /** Null: there is no such module, it does not parse, or it is nested too deeply to be parsed in this process. */
  source(path: string): Source | null {
    const known = this.#sources.get(path);
    if (known !== undefined) return known;
    const source = this.#parse(path);
    this.#sources.set(path, source);
    return source;
  }

  #parse(path: string): Source | null {
    const text = this.#texts.get(path);
    if (text === undefined || !MODULE.test(path) || !isShallowSource(text)) return null;
    const { program, errors } = parseSync(path, text);
    return errors.length > 0 ? null : { path: path as ProjectPath, text, program };
  }

  /** The module of the project that an import refers to; null for packages and missing files. */
  imported(from: string, wanted: string): Source | null {
    const path = candidates(from, wanted).find((candidate) => MODULE.test(candidate) && this.#texts.has(candidate));
    return path === undefined ? null : this.source(path);
  }

  /** How often the project's markup uses a component. */
  usesOf(component: string): number {
    let uses = 0;
    for (const [path, text] of this.#texts) {
      if (!text.includes(`<${component}`)) continue;
      const source = this.source(path);
      if (source === null) continue;
      for (const { node } of nodesOf(source.program)) {
        if (node.type !== "JSXOpeningElement" || node.name.type !== "JSXIdentifier") continue;
        if (node.name.name === component) uses += 1;
      }
    }
    return uses;
  }
}
