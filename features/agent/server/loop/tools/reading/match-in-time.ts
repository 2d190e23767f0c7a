/** Matches a model's pattern within a bound of time, beside the event loop. */
import { Worker } from "node:worker_threads";
import { unavailable } from "@slipway/kernel/errors";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";
import { BEGUN, expressionOf, matchLines, type LineMatches, type LineQuery } from "./match-lines.ts";

const TIME_MS = 2_000;
const STARTS_WITHIN_MS = 30_000;
const HEAP_MEGABYTES = 256;

const queue = new FairQueue({
  name: "search",
  atOnce: 2,
  waiting: { max: 50, onFull: () => unavailable("search_busy", "Too many searches are waiting. Try again.") },
});

const TOO_LONG = `The pattern took longer than ${TIME_MS / 1000} seconds and was stopped. Write it simpler, without repetitions inside repetitions, or search fewer files with include.`;

const NOT_BEGUN = "The search could not begin, because this machine is very busy. Ask again, or set plain: true.";

/** Throws an Error for the model if the pattern is none, or takes too long. Plain text needs no thread. */
export async function matchInTime(
  files: readonly (readonly [string, string])[],
  query: LineQuery,
  signal?: AbortSignal,
): Promise<LineMatches> {
  if (query.isPlain) return matchLines(files, query);
  try {
    expressionOf(query.pattern, query.isCaseSensitive);
  } catch (error) {
    throw new Error(`${(error as Error).message}. Set plain: true to search for the text as it stands.`, {
      cause: error,
    });
  }
  return queue.run((stopped) => onThread(files, query, stopped), { signal });
}

async function onThread(
  files: readonly (readonly [string, string])[],
  query: LineQuery,
  signal: AbortSignal,
): Promise<LineMatches> {
  const { promise, resolve, reject } = Promise.withResolvers<LineMatches>();
  const thread = new Worker(new URL("./match-thread.ts", import.meta.url), {
    workerData: { files, query },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    env: {},
    execArgv: [],
  });
  let late = setTimeout(() => reject(new Error(NOT_BEGUN)), STARTS_WITHIN_MS);
  const hear = (said: LineMatches | typeof BEGUN): void => {
    if (said !== BEGUN) return resolve(said);
    clearTimeout(late);
    late = setTimeout(() => reject(new Error(TOO_LONG)), TIME_MS);
  };
  const stop = (): void => reject(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  thread.on("message", hear).on("error", reject);
  thread.once("exit", () => reject(new Error("The search ended without a result.")));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    signal.removeEventListener("abort", stop);
    await thread.terminate();
  }
}
