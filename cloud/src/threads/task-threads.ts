/**
 * Threads for work that would block the event loop, which every project's requests share. Projects take turns. The work's memory must
 * not depend on what strangers hand in: that is what `platform/processes/limited` is for.
 */
import { Worker } from "node:worker_threads";
import type { AppError } from "@slipway/kernel/errors";
import { FairQueue } from "@slipway/platform/jobs/fair-queue";

export interface TaskThreadsOptions {
  /** Name of the queue, in metrics and errors. */
  name: string;
  /** Answers each message with its result, one at a time; what it throws ends it. */
  module: URL;
  threads: number;
  /** Heap of each thread. */
  megabytes: number;
  waiting: { max: number; perTenant: number; onFull(): AppError };
}

export type TaskThreads<Task, Result> = (tenant: string, task: Task) => Promise<Result>;

/** Rejects with what the thread threw, or with an Error when it ended. */
export function createTaskThreads<Task, Result>(options: TaskThreadsOptions): TaskThreads<Task, Result> {
  const { name, module, megabytes } = options;
  const queue = new FairQueue({ name, atOnce: options.threads, waiting: options.waiting });
  const idle: Worker[] = [];

  function newThread(): Worker {
    const thread = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    // The thread waits for work as long as the process lives, and keeps no process alive.
    thread.unref();
    // A waiting caller learns of the end; an idle thread that ends is not used again.
    thread.on("error", () => undefined);
    thread.once("exit", () => {
      const at = idle.indexOf(thread);
      if (at !== -1) idle.splice(at, 1);
    });
    return thread;
  }

  async function onThread(task: Task): Promise<Result> {
    const thread = idle.pop() ?? newThread();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const ended = (): void => reject(new Error(`a thread of ${name} has ended`));
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

  return (tenant, task) => queue.run(() => onThread(task), { tenant });
}
