/** The other end of a `LimitedProcess`: answers one question after the other. */
import { flushCompileCache } from "node:module";
import { Worker } from "node:worker_threads";

/** First message of a process. */
export const LOADED = "slipway: loaded";

/** Called once by the module that a process runs. A handler that rejects ends the process. */
export function serveProcess<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  if (process.send === undefined) throw new Error("this module runs in a process of its own only");
  const say = (message: unknown): void => void process.send?.(message, undefined, undefined, () => undefined);
  process.on("message", (question) => void answer(question as Question).then(say));
  // A service manager signals every process of the service, and what runs may finish first.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
  process.once("disconnect", () => process.exit(0));
  const [parent] = process.argv.slice(2);
  if (parent !== undefined)
    new Worker(new URL("./watch-parent.ts", import.meta.url), { workerData: Number(parent), env: {} }).unref();
  // The process that asks may have ended while this one was loading.
  if (!process.connected) process.exit(0);
  say(LOADED);
  // Node does so at an end by itself only, and this process is killed.
  flushCompileCache();
}
