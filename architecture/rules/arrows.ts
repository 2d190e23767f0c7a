/** Checks who may import whom. */
import { dependencies } from "../../features/dependencies.ts";
import type { SourceTree, Rule, Violation } from "../source-tree.ts";
import { forbiddenArrow, placeOf } from "../places.ts";

export const arrows: Rule = (tree) => arrowsWith(tree, dependencies);

/** With another table than the house's own, for tests. */
export function arrowsWith(tree: SourceTree, table: Record<string, readonly string[]>): Violation[] {
  const violations: Violation[] = [];
  for (const file of tree.files) {
    const from = placeOf(file.path);
    for (const line of file.imports) {
      const target = tree.target(file, line);
      if (target === null) continue;
      const report = (message: string): number => violations.push({ path: file.path, line: line.line, message });
      if (!tree.exists(target)) {
        report(`imports ${line.specifier}, which does not exist`);
        continue;
      }
      const to = placeOf(target);
      const forbidden = forbiddenArrow(from, to, table);
      if (forbidden !== null) report(`imports ${line.specifier}: ${forbidden}`);
      else if (from.room === to.room && from.room !== "features" && line.specifier.startsWith("@slipway/")) {
        report(`imports ${line.specifier}: inside a room imports are relative`);
      } else if (from.room !== to.room && line.specifier.startsWith(".") && !isTooling(from.room)) {
        report(`imports ${line.specifier}: another room is imported by its package name`);
      }
    }
  }
  return violations;
}

const KIT_OF_LAYERS = "ui/src/layers/";
/** The library's own ones close by themselves, whatever lies above them. */
const LAYERS = new Set(["Modal", "Drawer", "Popover", "Menu", "HoverCard"]);

/** Whatever lies over the page is on one stack, so that Escape and Back close its top. */
export const oneStackOfLayers: Rule = (tree) =>
  tree.files
    .filter((file) => !file.path.startsWith(KIT_OF_LAYERS))
    .flatMap((file) =>
      file.imports.flatMap((line) => {
        if (line.specifier !== "@mantine/core" || line.typeOnly || line.names === "all") return [];
        return line.names
          .filter((name) => LAYERS.has(name))
          .map((name) => ({
            path: file.path,
            line: line.line,
            message: `imports ${name} of @mantine/core: dialogs, sheets, popovers and menus come from ${KIT_OF_LAYERS}`,
          }));
      }),
    );

/** The root and architecture are no workspaces; e2e and bench start files of other rooms as processes. */
const isTooling = (room: string): boolean => ["", "architecture", "e2e", "bench"].includes(room);

/** `a -> b -> a` over the table and over what is really imported. */
export const featureCycles: Rule = (tree) => {
  const edges = new Map<string, Set<string>>(Object.entries(dependencies).map(([name, list]) => [name, new Set(list)]));
  for (const file of tree.files) {
    const from = placeOf(file.path);
    if (from.feature === null || from.slice !== "server" || from.isTest) continue;
    for (const line of file.imports) {
      const target = tree.target(file, line);
      const to = target === null ? null : placeOf(target);
      if (!to?.feature || to.feature === from.feature || to.slice !== "server") continue;
      edges.set(from.feature, (edges.get(from.feature) ?? new Set()).add(to.feature));
    }
  }
  return cyclesIn(edges).map((cycle) => ({
    path: "features/dependencies.ts",
    line: 1,
    message: `features depend on each other in a circle: ${cycle.join(" -> ")}`,
  }));
};

export function cyclesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const follow = (name: string, trail: readonly string[]): void => {
    const start = trail.indexOf(name);
    if (start !== -1) {
      cycles.push([...trail.slice(start), name]);
      return;
    }
    if (done.has(name)) return;
    for (const next of edges.get(name) ?? []) follow(next, [...trail, name]);
    done.add(name);
  };
  for (const name of edges.keys()) follow(name, []);
  return cycles;
}
