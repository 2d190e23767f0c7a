/**
 * 2,000 messages of every shape, as long as a message may be, to the offline builder in the product: first requests, changes,
 * questions, errors to fix. Each is answered, and none holds the event loop for 50 ms of the processor's time. `SLIPWAY_SEED=7` and
 * `TEXTS_COUNT=100` choose others.
 */
import { availableParallelism, loadavg } from "node:os";
import { markedBrowser, markedSandbox } from "@slipway/features/agent/testing.ts";
import startPostgres from "@slipway/platform/testing/run/global-setup";
import { provideTestPostgres } from "@slipway/platform/testing/test-database";
import { readTexts } from "@slipway/trust/fuzz/texts/read-texts";
import { createTestApp } from "@slipway/server/testing/test-app";
import type { TrustFindings, TrustTopic } from "../topic.ts";

const SEED = 20_261_126;
const COUNT = 2000;
const HOLD_MS = 50;
const PEOPLE = 3;
const PATIENCE_MS = 180_000;

export const topic: TrustTopic = async () => {
  const end = await startPostgres({ provide: (_key, url) => provideTestPostgres(url) });
  try {
    return await runTexts();
  } finally {
    await end();
  }
};

async function runTexts(): Promise<TrustFindings> {
  const seed = Number(process.env["SLIPWAY_SEED"] ?? SEED);
  const count = Number(process.env["TEXTS_COUNT"] ?? COUNT);
  await using app = await createTestApp({ sandbox: markedSandbox(), browser: markedBrowser() });
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => app.signUp()));
  const began = loadavg()[0]!;
  const { answers, readMs, holds, problems } = await readTexts({
    app,
    people,
    seed,
    count,
    holdMs: HOLD_MS,
    patienceMs: PATIENCE_MS,
  });
  const texts = readMs.length + (answers.get("not read, and said so") ?? 0);
  const within = (ms: number): string => {
    const read = readMs.filter((took) => took <= ms).length;
    return `${((100 * read) / texts).toFixed(2)} % (${read} of ${texts})`;
  };
  const inOrder = readMs.toSorted((one, other) => one - other);
  return {
    figures: {
      messages: count,
      ...Object.fromEntries(answers),
      "read within 0.3 s of the processor": within(300),
      "read within 1 s of the processor": within(1000),
      "half of them within (ms of the processor)": Math.round(inOrder[inOrder.length >> 1] ?? 0),
      "longest that was read (ms of the processor)": Math.round(inOrder.at(-1) ?? 0),
      [`turns of the event loop over ${HOLD_MS} ms of the processor`]: holds.over,
      "longest turn of the event loop (ms of the processor)": holds.longestMs,
      "longest turn of the event loop (ms by the clock)": holds.longestClockMs,
      "turns over 50 ms by the clock in which others had the processor": holds.waits,
      "load of the machine, before and after": `${began.toFixed(1)} and ${loadavg()[0]!.toFixed(1)}, ${availableParallelism()} processors`,
    },
    wrong: problems,
  };
}
