/** Features own their state and name what they need: docs/decisions/136. What does not yet is counted, and the counts only fall. */
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

interface Left {
  whole: number;
  hidden: number;
}

/** By feature. */
const LEFT: Readonly<Record<string, Left>> = {
  agent: { whole: 6, hidden: 0 },
  chat: { whole: 5, hidden: 0 },
  files: { whole: 1, hidden: 0 },
  operations: { whole: 1, hidden: 0 },
  preview: { whole: 1, hidden: 0 },
};

const serverFiles = (tree: SourceTree) =>
  tree.files.filter(({ path }) => {
    const { feature, slice, isTest } = placeOf(path);
    return feature !== null && slice === "server" && !isTest;
  });

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** With another table than the repository's own, for tests. */
export function statedNeedsWith(tree: SourceTree, left: Readonly<Record<string, Left>>): Violation[] {
  const found = new Map<string, Left>(Object.keys(left).map((feature) => [feature, { whole: 0, hidden: 0 }]));
  for (const { path } of serverFiles(tree)) {
    const feature = placeOf(path).feature!;
    const counts = found.get(feature) ?? { whole: 0, hidden: 0 };
    const text = tree.read(path);
    counts.whole += countOf(text, WHOLE);
    counts.hidden += countOf(text, HIDDEN);
    found.set(feature, counts);
  }
  return [...found].flatMap(([feature, counts]) => {
    const max = left[feature] ?? { whole: 0, hidden: 0 };
    const path = `features/${feature}/server`;
    return (["whole", "hidden"] as const).flatMap((kind): Violation[] => {
      if (counts[kind] === max[kind]) return [];
      const what = kind === "whole" ? "times every engine is taken whole" : "states are kept beside what mount builds";
      const rule =
        counts[kind] > max[kind] ? "name what is needed" : "lower the count in architecture/rules/features/needs.ts";
      return [{ path, line: 1, message: `${counts[kind]} ${what}, ${max[kind]} are left to move: ${rule}` }];
    });
  });
}

export const statedNeeds: Rule = (tree) => statedNeedsWith(tree, LEFT);

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
