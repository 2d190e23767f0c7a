/**
 * 2,000 messages of every shape, as long as a message may be, to the offline builder in the product: first requests, changes,
 * questions, errors to mend. Each is answered, and none holds the event loop for 50 ms of the processor's time. `SLIPWAY_SEED=7` and
 * `TEXTS_COUNT=100` choose others.
 */
import { markedBrowser, markedSandbox } from "@slipway/features/agent/testing.ts";
import startPostgres from "@slipway/platform/testing/run/global-setup";
import { provideTestPostgres } from "@slipway/platform/testing/test-database";
import { readTexts } from "@slipway/server/fuzz/texts/read-texts";
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
  const { answers, longestHoldMs, problems } = await readTexts({
    app,
    people,
    seed,
    count,
    holdMs: HOLD_MS,
    patienceMs: PATIENCE_MS,
  });
  return {
    figures: {
      messages: count,
      ...Object.fromEntries([...answers].map(([what, times]) => [what, times])),
      "longest turn of the event loop for one of them (ms of the processor)": longestHoldMs,
    },
    wrong: problems,
  };
}
