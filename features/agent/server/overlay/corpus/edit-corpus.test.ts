import { describe, expect, it } from "vitest";
import { corpus, judge, tableOf } from "./edit-corpus.ts";

describe("5,000 generated edits", () => {
  it(
    "never land in a wrong place, and at least 99 % are applied or refused under the right label [T8.11]",
    { timeout: 120_000 },
    () => {
      const judged = [...corpus({ seed: 20_261_121, count: 5000 })].map(judge);
      const { all } = tableOf(judged);
      expect(all.cases).toBe(5000);
      expect(judged.filter(({ judgement }) => judgement === "wrong place")).toEqual([]);
      const right = all.ours.applied + all.ours["refused rightly"];
      const missed = judged
        .filter(({ judgement }) => judgement === "missed")
        .map(({ kind, note }) => `${kind}: ${note}`);
      expect(right / all.cases, [...new Set(missed)].join("; ")).toBeGreaterThanOrEqual(0.99);
      // The corpus is discriminating: a plain exact search fails it in both ways.
      expect(all.plain["wrong place"]).toBeGreaterThan(500);
      expect(all.plain.missed).toBeGreaterThan(500);
    },
  );
});
