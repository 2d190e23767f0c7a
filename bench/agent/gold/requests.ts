/** The gold requests: lines of JSON in this folder, `dev` to develop with, `unseen` to measure with. */
import { existsSync, readFileSync } from "node:fs";
import { emptyScore, judge, type Count, type GoldRequest, type Part, type Score } from "./judge.ts";
import { precisionOf, recallOf } from "./judge.ts";
import { readAsk } from "@slipway/offline-builder/read/read";

export type Half = "dev" | "unseen";
const languages = ["en", "de", "es"] as const;

/** None where a half is not there. */
export function goldRequests(half: Half, folder: URL = new URL(".", import.meta.url)): GoldRequest[] {
  return languages.flatMap((language) => {
    const file = new URL(`${half}-${language}.jsonl`, folder);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, "utf8").split("\n");
    return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as GoldRequest);
  });
}

/** Counts of all requests together, and per language. */
export function scoresOf(requests: readonly GoldRequest[]): Map<string, Score> {
  const scores = new Map<string, Score>([["all", emptyScore()]]);
  for (const request of requests) {
    const ask = readAsk(request.text, request.language);
    const own = scores.get(request.language) ?? emptyScore();
    scores.set(request.language, own);
    judge(ask, request, own);
    judge(ask, request, scores.get("all"));
  }
  return scores;
}

const percent = (value: number): number => Math.round(value * 1000) / 10;
export const recall = (score: Score, part: Part): number => percent(recallOf(score[part]));
export const precision = (score: Score, part: Part): number => percent(precisionOf(score[part]));
export const shareOf = (count: Count): string => `${count.found}/${count.wanted}, ${count.right}/${count.read}`;
