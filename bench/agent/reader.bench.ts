/**
 * Recall and precision of the reader of first requests against gold Asks, per half and language: `./slipway bench reader`.
 * The rule of comparison stands in `gold/judge.ts`, floors that are held in CI beside it. Ends with
 * status 1 below a floor, or where reading takes longer than its bound.
 */
import { floors } from "./gold/floors.ts";
import type { Part } from "./gold/judge.ts";
import { goldRequests, precision, recall, scoresOf, shareOf, type Half } from "./gold/requests.ts";
import { readAsk } from "@slipway/offline-builder/read/read";
import { report } from "../figures.ts";

const parts: readonly Part[] = ["lists", "fields", "types", "charts", "roles", "kind"];
const halves: readonly Half[] = ["dev", "unseen"];
const ROUNDS = 5;
/** A text of the longest length that is read, of one shape each. */
const LONGEST = 20_000;
const MAX_MS = 50;
const shapes = ["a, ", "with ", "each (", "a ", ": ", "x/", "and ", "\n- a", "Ort mit ", "((("];

let missed = false;
for (const half of halves) {
  const requests = goldRequests(half);
  if (requests.length === 0) continue;
  for (const [language, score] of scoresOf(requests)) {
    console.log(`\n${half} ${language}`);
    for (const part of parts) {
      const least = language === "all" ? floors[half][part] : undefined;
      const [found, right] = [recall(score, part), precision(score, part)];
      const isBelow = least !== undefined && (found < least.recall || right < least.precision);
      missed ||= isBelow;
      const goal = least ? `  floor ${least.recall} and ${least.precision}${isBelow ? " MISSED" : ""}` : "";
      console.log(`  ${part.padEnd(7)} recall ${found} %, precision ${right} % (${shareOf(score[part])})${goal}`);
    }
  }
}

function msOf(text: string): number {
  const start = performance.now();
  readAsk(text, "en");
  return performance.now() - start;
}

const lines = goldRequests("dev").map(({ text }) => text);
const longest = shapes.map((shape) => shape.repeat(Math.ceil(LONGEST / shape.length)).slice(0, LONGEST));
for (const text of longest) msOf(text);
report([
  {
    name: "a first request",
    samples: Array.from({ length: ROUNDS }, () => lines.map(msOf)).flat(),
    unit: "ms",
    goal: 1,
  },
  ...longest.map((text, at) => ({
    name: `20,000 characters of ${JSON.stringify(shapes[at])}`,
    samples: Array.from({ length: ROUNDS }, () => msOf(text)),
    unit: "ms" as const,
    goal: MAX_MS,
  })),
]);
if (missed) process.exitCode = 1;
