/**
 * Runs in the watched process (`--import`) and writes a line for each stall of its event loop, and for errors that
 * would have ended it. Pauses without processor time are the machine's, so only the thread's own time counts.
 */
import { appendFileSync } from "node:fs";

const LOOK_MS = 20;

export interface WatchedEvent {
  at: number;
  /** Milliseconds of the thread's own work between two checks. */
  stalledMs?: number;
  /** Text of an uncaught error. */
  uncaught?: string;
}

const ownMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Reports pauses of at least `fromMs`; disposing it ends the watch. */
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
