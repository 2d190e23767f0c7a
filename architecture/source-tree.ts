/** Every source file of the repository, parsed once, and where each import leads. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSource, type ImportLine, type SourceFile } from "./source-file.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

export interface Violation {
  path: string;
  line: number;
  message: string;
}

export interface SourceTree {
  /** Every file outside generated and installed folders, of whatever kind. */
  paths: readonly string[];
  files: readonly SourceFile[];
  /** Path of the file an import leads to; null for packages from outside. */
  target(from: SourceFile, line: ImportLine): string | null;
  exists(path: string): boolean;
  read(path: string): string;
}

export type Rule = (tree: SourceTree) => Violation[];

/** `template` and `blueprints` hold the code of generated apps, which has rules of its own. */
const SKIPPED = new Set(["node_modules", "dist", "coverage", "test-results", "template", "blueprints"]);
const SOURCE = /\.(ts|tsx|mts)$/;

/** Walks the folders instead of asking git: a downloaded copy has no git, and files not yet added count too. */
function allPaths(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith(".") ? [] : allPaths(root, path);
    return [path];
  });
}

const isSource = (path: string): boolean => SOURCE.test(path) && !/(^|\/)\.[^/]*$|\.d\.ts$/.test(path);

/** `@slipway/kernel/errors` -> `kernel/src/errors.ts`, as the rooms' `exports` say. */
function fromPackageName(specifier: string): string {
  const [, room = "", ...rest] = specifier.split("/");
  const inside = rest.join("/");
  if (room === "features") return `features/${inside}`;
  const hasEnding = /\.(css|tsx)$/.test(inside);
  return `${room}/src/${inside}${hasEnding ? "" : ".ts"}`;
}

type Reading = Pick<SourceTree, "paths" | "read" | "exists">;

function treeOf(reading: Reading): SourceTree {
  return {
    ...reading,
    files: reading.paths.filter(isSource).map((path) => parseSource(path, reading.read(path))),
    target(from, line) {
      if (line.specifier.startsWith("@slipway/")) return fromPackageName(line.specifier);
      if (!line.specifier.startsWith(".")) return null;
      return posix.normalize(posix.join(posix.dirname(from.path), line.specifier.replace(/\?.*$/, "")));
    },
  };
}

export function readSourceTree(root: string = ROOT): SourceTree {
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  return treeOf({ paths: allPaths(root), read, exists: (path) => existsSync(join(root, path)) });
}

/** A source tree made of texts, for the tests of the rules. */
export function treeOfTexts(texts: Readonly<Record<string, string>>): SourceTree {
  const folders = new Set(Object.keys(texts).map((path) => dirname(path)));
  return treeOf({
    paths: Object.keys(texts),
    read(path) {
      const text = texts[path];
      if (text === undefined) throw new Error(`${path} is not in this tree`);
      return text;
    },
    exists: (path) => path in texts || folders.has(path),
  });
}
