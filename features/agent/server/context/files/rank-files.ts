/** Extends a few probable files to everything related to them, by imports. [T3.09] */
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { RelevantFiles } from "../../../contract/index.ts";
import { isCode, moduleRecord, resolveImport } from "../../overlay/module-records.ts";
import type { ProjectTexts } from "./fast-relevant-files.ts";

/** From a path to the files it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const MAX_FILES = 1000;

/** Files that do not parse have no edges. Yields to other work in between. */
export async function importGraph(project: ProjectTexts): Promise<ImportGraph> {
  const paths = project.paths.filter(isCode).slice(0, MAX_FILES);
  const all = new Set<string>(project.paths);
  const graph = new Map<string, readonly string[]>();
  for (const [at, path] of paths.entries()) {
    if (at % PARSED_AT_ONCE === PARSED_AT_ONCE - 1) await new Promise<void>((resolve) => setImmediate(resolve));
    const requests = moduleRecord(path, project.text(path) ?? "")?.requests ?? [];
    const targets = requests
      .map((request) => resolveImport(path, request, (candidate) => all.has(candidate)))
      .filter((target): target is ProjectPath => target !== null);
    graph.set(path, targets);
  }
  return graph;
}
const PARSED_AT_ONCE = 25;

/** Shares of its score that a file passes to the files it imports and to its importers. */
const TO_IMPORTED = 0.5;
const TO_IMPORTER = 0.35;
const ROUNDS = 2;
const PRIMARY_SHARE = 0.4;
const NORMAL = { primary: 8, secondary: 16 } as const;
/** Used when the same repair was asked for repeatedly: the cause may be further away. */
const WIDE = { primary: 16, secondary: 48 } as const;

export function rankFiles(seeds: ReadonlyMap<string, number>, graph: ImportGraph, isStuck: boolean): RelevantFiles {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  let scores = new Map(seeds);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Map(scores);
    for (const [path, score] of scores) {
      for (const target of graph.get(path) ?? []) raise(next, target, score * TO_IMPORTED);
      // A file that everything imports says little about its importers.
      const users = importers.get(path) ?? [];
      for (const user of users) raise(next, user, (score * TO_IMPORTER) / Math.max(1, users.length / 3));
    }
    scores = next;
  }
  const ranked = [...scores].toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  const max = ranked[0]?.[1] ?? 0;
  const bounds = isStuck ? WIDE : NORMAL;
  const primary = ranked.filter(([, score]) => score >= max * PRIMARY_SHARE).slice(0, bounds.primary);
  const rest = ranked.filter((entry) => !primary.includes(entry)).slice(0, bounds.secondary);
  return {
    code_relevance_scores: Object.fromEntries(
      [...primary, ...rest].map(([path, score]) => [path, Math.round(score * 100) / 100]),
    ),
    primary_paths: primary.map(([path]) => path),
    secondary_paths: rest.map(([path]) => path),
  };
}

const raise = (scores: Map<string, number>, path: string, score: number): void =>
  void scores.set(path, Math.max(scores.get(path) ?? 0, score));
