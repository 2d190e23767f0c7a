/** A feature is mounted after those it depends on: `mount` sees the objects of the features before it. */
import { dependencies } from "../../../features/dependencies.ts";
import type { SourceTree, Rule, Violation } from "../../source-tree.ts";

const LIST = "features/server.ts";

/** `visualEdits` is the feature `visual-edits`. */
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function orderIn(text: string): string[] {
  const list = /features: readonly Feature\[\] = \[([^\]]*)\]/.exec(text)?.[1] ?? "";
  return [...list.replace(/\/\/.*$/gm, "").matchAll(/\w+/g)].map(([name]) => kebab(name));
}

/** With another table of dependencies than the repository's own, for tests. */
export function mountOrderWith(tree: SourceTree, table: Readonly<Record<string, readonly string[]>>): Violation[] {
  if (!tree.exists(LIST)) return [];
  const order = orderIn(tree.read(LIST));
  return order.flatMap((name, place) =>
    (table[name] ?? [])
      .filter((needed) => order.indexOf(needed) > place)
      .map((needed) => ({ path: LIST, line: 1, message: `${name} is mounted before ${needed}, which it depends on` })),
  );
}

export const mountOrder: Rule = (tree) => mountOrderWith(tree, dependencies);
