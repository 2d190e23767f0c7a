/** The answer of `architecture/changed.ts` about a change, and the choice of tests that run for it now. */
import { z } from "zod";
import type { FileTimes } from "@slipway/platform/testing/run/file-times";

const reachedTest = z.object({ path: z.string(), because: z.string() });

export const reachSchema = z.object({
  changed: z.array(z.string()),
  everything: z.string().nullable(),
  near: z.array(reachedTest),
  throughWholeApp: z.array(reachedTest),
  journeys: z.number(),
  testFiles: z.number(),
  unreached: z.array(z.string()),
  typeProjects: z.array(z.string()),
  sources: z.array(z.string()),
});
export type Reach = z.infer<typeof reachSchema>;
type ReachedTest = z.infer<typeof reachedTest>;

/** Sum of the recorded times of what is chosen, in milliseconds: two workers need half of it. */
const TIME_FOR_TESTS = 60_000;
/** Milliseconds; half of all files take less. */
export const UNKNOWN_TIME = 1_500;
const MAX_LINES = 30;

export interface Chosen {
  tests: readonly ReachedTest[];
  /** Near files for which no time was left. */
  later: number;
}

/** Changed tests run whatever they take. Of the others the nearest do, as far as the time goes. */
export function chooseTests(reach: Reach, times: FileTimes, runsAll: boolean): Chosen {
  if (runsAll) return { tests: [...reach.near, ...reach.throughWholeApp], later: 0 };
  let left = TIME_FOR_TESTS;
  const tests = reach.near.filter(({ path, because }) => {
    const time = times[path] ?? UNKNOWN_TIME;
    if (because !== "changed" && time > left) return false;
    left -= time;
    return true;
  });
  return { tests, later: reach.near.length - tests.length };
}

const files = (count: number): string => `${count} ${count === 1 ? "file" : "files"}`;

export function choiceInWords(reach: Reach, { tests, later }: Chosen): string[] {
  const reached = reach.near.length + reach.throughWholeApp.length;
  const whole = reach.throughWholeApp.filter((test) => !tests.includes(test)).length;
  const lines = [
    `${files(reach.changed.length)} changed. The change reaches ${reached} of ${reach.testFiles} test files; ${tests.length} run now:`,
    ...tests.slice(0, MAX_LINES).map(({ path, because }) => `  ${path}  (${because})`),
  ];
  if (tests.length > MAX_LINES) lines.push(`  and ${tests.length - MAX_LINES} more`);
  if (later > 0) lines.push(`Left out: ${files(later)} further away, or too slow for a short run.`);
  if (whole > 0) lines.push(`Left out: ${files(whole)} where only the whole app meets the change.`);
  if (later + whole > 0) lines.push("./slipway test --changed --all runs these too.");
  if (reach.journeys > 0) lines.push(`Left out: ${reach.journeys} journeys in a browser (./slipway e2e).`);
  if (reach.unreached.length > 0) lines.push(`Only the architecture test reads: ${reach.unreached.join(", ")}`);
  return lines;
}
