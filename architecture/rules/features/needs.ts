/** Features own their state and name what they need: docs/decisions/136. */
import { dependencies } from "../../../features/dependencies.ts";
import type { SourceTree, Rule, Violation } from "../../source-tree.ts";
import { placeOf } from "../../places.ts";

/** Parameters and fields that hold every engine and every feature's object. */
const WHOLE = /(?:services|\}): Services\b/g;
/** State that a module keeps for each installation of its process, where nobody sees it built. */
const HIDDEN = /\bWeakMap<(?:Services|Needs)\b/g;
/** The names in `Needs<"database" | "edits">`. */
const NEEDS = /\bNeeds<([^>]*)>/g;

/** Engines that have the name of a feature. */
const ENGINES = new Set(["models"]);

/** A type that names more is put together from what its parts need. */
const MAX_NAMES = 6;

/** By feature: how often a `Needs` names more. */
const WIDE_LEFT: Readonly<Record<string, number>> = { accounts: 1, cloud: 6, edits: 1, projects: 1 };

const serverFiles = (tree: SourceTree) =>
  tree.files.filter(({ path }) => {
    const { feature, slice, isTest } = placeOf(path);
    return feature !== null && slice === "server" && !isTest;
  });

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

export const statedNeeds: Rule = (tree) =>
  serverFiles(tree).flatMap(({ path }) => {
    const text = tree.read(path);
    const told = (pattern: RegExp, message: string): Violation[] =>
      [...text.matchAll(pattern)].map(({ index }) => ({ path, line: lineAt(text, index), message }));
    return [
      ...told(WHOLE, "every engine and every feature is taken: name what is needed"),
      ...told(HIDDEN, "state is kept beside what mount builds: let mount build it"),
    ];
  });

/** With another table of counts than the repository's own, for tests. */
export function fewNeedsWith(tree: SourceTree, left: Readonly<Record<string, number>>): Violation[] {
  const found = new Map<string, Violation[]>(Object.keys(left).map((feature) => [feature, []]));
  for (const { path } of serverFiles(tree)) {
    const text = tree.read(path);
    const feature = placeOf(path).feature!;
    for (const { index, 1: list } of text.matchAll(NEEDS)) {
      const names = list!.match(/[\w-]+/g)?.length ?? 0;
      if (names <= MAX_NAMES) continue;
      const message = `${names} needs stand in one list, ${MAX_NAMES} may: put it together from what its parts need`;
      found.set(feature, [...(found.get(feature) ?? []), { path, line: lineAt(text, index), message }]);
    }
  }
  return [...found].flatMap(([feature, wide]): Violation[] => {
    const max = left[feature] ?? 0;
    if (wide.length > max) return wide;
    if (wide.length === max) return [];
    const message = `${wide.length} lists of needs are long, ${max} were left: lower the count in architecture/rules/features/needs.ts`;
    return [{ path: `features/${feature}/server`, line: 1, message }];
  });
}

export const fewNeeds: Rule = (tree) => fewNeedsWith(tree, WIDE_LEFT);

/** A feature's object is used by the features that may import its server, and by nobody else. */
export const neededFeatures: Rule = (tree) =>
  serverFiles(tree).flatMap(({ path }) => {
    const feature = placeOf(path).feature!;
    const names = [...tree.read(path).matchAll(NEEDS)].flatMap(([, list]) => list!.match(/[\w-]+/g) ?? []);
    return [...new Set(names)]
      .filter((name) => name in dependencies && !ENGINES.has(name))
      .filter((name) => name !== feature && !dependencies[feature]?.includes(name))
      .map((name) => ({ path, line: 1, message: `needs ${name}, which features/dependencies.ts does not allow` }));
  });
