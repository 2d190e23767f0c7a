/** Files nothing leads to, and values nobody imports. */
import type { SourceTree, Rule } from "../source-tree.ts";
import { placeOf } from "../places.ts";

/** Started from outside: by the launcher, a tool or a page. */
const ENTRIES = [
  /^server\/src\/main\.ts$/,
  /^server\/src\/commands\/(run|installed-as-locked)\.ts$/,
  /^server\/src\/processes\/(app\/app|gateway\/gateway)-process\.ts$/,
  /^web\/src\/main\.tsx$/,
  /^architecture\/(changed|check|graph|lower|statements)\.ts$/,
  /\.(bench|trust)\.ts$/,
  /^sandbox\/src\/runner\/(?:script\/)?[^/]+\.ts$/,
  /\/scripts\/[^/]+\.ts$/,
  /\.config\.ts$/,
  /(^|\/)global-setup\.ts$/,
  /\/testing\/run\/[^/]+-reporter\.ts$/,
  /\.(test|e2e)\.tsx?$/,
];

const isEntry = (path: string): boolean => ENTRIES.some((entry) => entry.test(path));

export const unusedFiles: Rule = (tree) => {
  const byPath = new Map(tree.files.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const waiting = tree.files.filter((file) => isEntry(file.path));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file.path)) continue;
    reached.add(file.path);
    for (const line of file.imports) {
      const next = byPath.get(tree.target(file, line) ?? "");
      if (next) waiting.push(next);
    }
  }
  return tree.files
    .filter((file) => !reached.has(file.path))
    .map((file) => ({ path: file.path, line: 1, message: "nothing imports this file" }));
};

/** Names each file is asked for; "all" when somebody takes the whole module. */
function wantedNames(tree: SourceTree): Map<string, Set<string> | "all"> {
  const wanted = new Map<string, Set<string> | "all">();
  for (const file of tree.files) {
    for (const line of file.imports) {
      const target = tree.target(file, line);
      if (target === null) continue;
      const known = wanted.get(target);
      if (known === "all") continue;
      if (line.names === "all") wanted.set(target, "all");
      else wanted.set(target, new Set([...(known ?? []), ...line.names]));
    }
  }
  return wanted;
}

/** Values only: an exported type documents a signature even where nobody names it. Contracts are open to callers outside. */
export const unusedExports: Rule = (tree) => {
  const wanted = wantedNames(tree);
  return tree.files.flatMap((file) => {
    const names = wanted.get(file.path);
    if (names === "all" || isEntry(file.path) || placeOf(file.path).slice === "contract") return [];
    return file.exports
      .filter((found) => !found.isType && !names?.has(found.name))
      .map((found) => ({ path: file.path, line: found.line, message: `exports ${found.name}, which nobody imports` }));
  });
};
