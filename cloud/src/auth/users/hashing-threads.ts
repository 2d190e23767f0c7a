/** Hashes are worked out on threads of their own. */
import { availableParallelism } from "node:os";
import { AppError } from "@slipway/kernel/errors";
import { createTaskThreads } from "../../threads/task-threads.ts";
import type { HashTask } from "./hashing-thread.ts";

/** One processor is left to the requests. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

/** The dialect's refusal for too many requests. */
const tooMany = (): AppError =>
  new AppError({
    code: "over_request_rate_limit",
    status: 429,
    userMessage: "Too many passwords are being checked. Please try again in a moment.",
    retryAfter: 5,
  });

/** Tenant: the project. AppError `over_request_rate_limit` (429) when too many wait. */
export const workOut = createTaskThreads<HashTask, string | boolean>({
  name: "password hashes",
  module: new URL("./hashing-thread.ts", import.meta.url),
  threads: THREADS,
  megabytes: 64,
  waiting: { max: 1000, perTenant: 200, onFull: tooMany },
});
