/**
 * Runs in the process that is watched (`--import`) and writes a line for each time its event loop stood still by its own doing, and for
 * what would have ended it. A pause in which the thread had no processor is the machine's, so what counts is the thread's own time.
 */
import { appendFileSync } from "node:fs";

const LOOK_MS = 20;

export interface WatchedEvent {
  at: number;
  /** Milliseconds of the thread's own work between two looks. */
  stalledMs?: number;
  /** What nobody caught. */
  uncaught?: string;
}

const ownMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Tells of pauses from `fromMs` on; disposing it ends the watch. */
export function watchStalls(fromMs: number, tell: (event: WatchedEvent) => void): Disposable {
  let before = ownMs();
  const timer = setInterval(() => {
    const now = ownMs();
    if (now - before >= fromMs) tell({ at: Date.now(), stalledMs: Math.round(now - before) });
    before = now;
  }, LOOK_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

const file = process.env["SLIPWAY_STALL_FILE"];
if (file !== undefined) {
  const write = (event: WatchedEvent): void => appendFileSync(file, `${JSON.stringify(event)}\n`);
  watchStalls(Number(process.env["SLIPWAY_STALL_MS"] ?? 250), write);
  process.on("uncaughtExceptionMonitor", (error) => write({ at: Date.now(), uncaught: String(error.stack ?? error) }));
}
