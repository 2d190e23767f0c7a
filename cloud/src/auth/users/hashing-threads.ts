/** Hashes are worked out beside the event loop, which every project's requests share, a project's in turn with the others'. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { AppError } from "@slipway/kernel/errors";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";
import type { HashTask } from "./hashing-thread.ts";

/** One processor is left to the requests. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
const MOST_MEGABYTES = 64;

/** The dialect's refusal for whoever asks too often. */
const tooMany = (): AppError =>
  new AppError({
    code: "over_request_rate_limit",
    status: 429,
    userMessage: "Too many passwords are being checked. Please try again in a moment.",
    retryAfter: 5,
  });

const queue = new FairQueue({
  name: "password hashes",
  atOnce: THREADS,
  waiting: { most: 1000, perTenant: 200, onFull: tooMany },
});

const idle: Worker[] = [];

function newThread(): Worker {
  const thread = new Worker(new URL("./hashing-thread.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  // It waits for work as long as the process lives, and keeps no process alive.
  thread.unref();
  // Whoever waits for it hears of the end; one that ends idle is not asked again.
  thread.on("error", () => undefined);
  thread.once("exit", () => {
    const at = idle.indexOf(thread);
    if (at !== -1) idle.splice(at, 1);
  });
  return thread;
}

async function onThread(task: HashTask): Promise<string | boolean> {
  const thread = idle.pop() ?? newThread();
  const { promise, resolve, reject } = Promise.withResolvers<string | boolean>();
  const ended = (): void => reject(new Error("a thread that works out password hashes has ended"));
  thread.once("message", resolve).once("error", reject).once("exit", ended);
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has one other end
    thread.postMessage(task);
    const result = await promise;
    idle.push(thread);
    return result;
  } finally {
    thread.off("message", resolve).off("error", reject).off("exit", ended);
  }
}

/** `tenant`: the project. AppError `over_request_rate_limit` (429) when too many wait. */
export const workOut = (tenant: string, task: HashTask): Promise<string | boolean> =>
  queue.run(() => onThread(task), { tenant });
