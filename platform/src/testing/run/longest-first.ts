import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const DECLARED = /(?:timeout: ?|, )(\d[\d_]*_000)\b/g;

/** Longest time, in milliseconds, that a file allows one of its tests or hooks; 0 where the defaults do. */
export function longestAllowed(source: string): number {
  return Math.max(0, ...[...source.matchAll(DECLARED)].map(([, number]) => Number(number!.replaceAll("_", ""))));
}

/**
 * Files that allow themselves the most time start first. On a machine that has never run them nothing else is known of
 * how long they take, and a file of two minutes that starts last lets the other workers wait for it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    if (files.every((file) => this.ctx.cache.getTestSpecificationResult(file))) return sorted;
    const group = (file: TestSpecification) => file.project.config.sequence.groupOrder;
    const allowed = new Map(sorted.map((file) => [file, longestAllowed(readFileSync(file.moduleId, "utf8"))]));
    return sorted.toSorted((a, b) => group(a) - group(b) || allowed.get(b)! - allowed.get(a)!);
  }
}
