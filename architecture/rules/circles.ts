/** Files that import each other in a circle can only be understood, moved and tested together. */
import type { SourceTree, Rule, Violation } from "../source-tree.ts";
import { placeOf } from "../places.ts";

const MAX_FILES = 3;

/** Files, and the files that each imports, types included. Tests import what they like. */
function importsOf(tree: SourceTree): Map<string, Set<string>> {
  // `offline-builder` is written anew, and has circles until then.
  const files = tree.files.filter(({ path }) => !placeOf(path).isTest && placeOf(path).room !== "offline-builder");
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map((file) => [
      file.path,
      new Set(file.imports.map((line) => tree.target(file, line)).filter((to) => to !== null && known.has(to))),
    ]),
  ) as Map<string, Set<string>>;
}

/** Tarjan's strongly connected components, those of a single file left out. */
export function circlesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle.toSorted());
  };
  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return circles;
}

export const noLargeCircles: Rule = (tree) =>
  circlesIn(importsOf(tree))
    .filter((circle) => circle.length > MAX_FILES)
    .map(
      (circle): Violation => ({
        path: circle[0]!,
        line: 1,
        message: `${circle.length} files import each other in a circle, ${MAX_FILES} may: ${circle.join(", ")}`,
      }),
    );
