/**
 * Reports each turn of the event loop longer than 50 ms, with the trace that its code belongs to and its stack. A timer
 * here records that the loop turns. A thread reads this, and when the record is too old it asks this process through
 * the inspector, which answers in the middle of any code, patterns included. Each process starts one.
 */
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Log } from "@slipway/platform/log/port";
import { currentPlace, currentTrace, withTrace } from "@slipway/platform/log/pino-log";
import type { Metrics } from "@slipway/platform/metrics/port";
import { ASKED, BEAT_MS, type WatchData } from "./event-loop-watch.ts";

/** Longest time one turn may take. */
const HELD_MS = 50;
/** Time between two lines about one place; holds in between are counted. */
const LINE_EVERY_MS = 10_000;
/** Places are routes and queues, which are few. */
const MAX_PLACES = 500;
const STACK_LINES = 12;
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const UNKNOWN = "unknown";
const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface EventLoopMonitorOptions {
  log: Log;
  metrics: Metrics;
  /** Time between two lines of one place. Default: ten seconds. */
  linesEveryMs?: number;
  /** How often the loop notes that it turns, and so how much of the turns before a hold may be counted with it. */
  beatMs?: number;
}

export interface EventLoopMonitor extends AsyncDisposable {
  /** Resolves when the thread watches. Never rejects: without the thread, holds are counted without their places. */
  ready: Promise<void>;
}

interface Seen {
  at: number;
  place: string;
  trace: string | undefined;
  stack: string[];
}

/** Called in the middle of the code that holds the loop. */
function look(): Seen {
  const { stackTraceLimit } = Error;
  // The first frames belong to the question itself.
  Error.stackTraceLimit = STACK_LINES + 3;
  const lines = (new Error().stack ?? "").split("\n").slice(4);
  Error.stackTraceLimit = stackTraceLimit;
  const stack = lines.map((line) => line.trim().replace("file://", "").replace(root, "")).slice(0, STACK_LINES);
  return { at: performance.now(), place: currentPlace() ?? UNKNOWN, trace: currentTrace(), stack };
}

export function startEventLoopMonitor({
  log,
  metrics,
  linesEveryMs = LINE_EVERY_MS,
  beatMs = BEAT_MS,
}: EventLoopMonitorOptions): EventLoopMonitor {
  const holds = metrics.counter({
    name: "event_loop_holds_total",
    help: "Turns of the event loop that were held longer than 50 ms, by what ran and whether it used the processor.",
    labels: ["place", "cause"],
  });
  const seconds = metrics.histogram({
    name: "event_loop_hold_seconds",
    help: "Turns of the event loop that were held longer than 50 ms, by the clock.",
    buckets: SECONDS,
  });
  const work = metrics.histogram({
    name: "event_loop_hold_cpu_seconds",
    help: "Turns of the event loop that took more than 50 ms of the processor.",
    buckets: SECONDS,
  });
  const beat = new Float64Array(new SharedArrayBuffer(8));
  const said = new Map<string, { at: number; since: number }>();
  let seen: Seen | null = null;
  let last = performance.now();
  let lastCpu = cpuMs();

  function say(at: number, { heldMs, usedMs }: { heldMs: number; usedMs: number }): void {
    const found = seen !== null && seen.at >= last ? seen : null;
    const place = found?.place ?? UNKNOWN;
    // A busy machine makes a loop wait; so does a blocking call, and its stack shows which.
    const isWork = usedMs * 2 >= heldMs;
    holds.add({ place, cause: isWork ? "work" : "wait" });
    const key = `${isWork ? "work" : "wait"} ${place}`;
    const line = said.get(key) ?? { at: -Infinity, since: 0 };
    if (at - line.at < linesEveryMs) return void (line.since += 1);
    if (said.size >= MAX_PLACES) said.clear();
    said.set(key, { at, since: 0 });
    const fields = { place, heldMs, cpuMs: usedMs, unsaid: line.since, stack: found?.stack ?? [] };
    const write = (): void =>
      isWork ? log.warn("the event loop was held", fields) : log.info("the event loop waited", fields);
    if (found?.trace === undefined) write();
    else withTrace(found.trace, write);
  }

  const timer = setInterval(() => {
    const now = performance.now();
    const heldMs = Math.round(now - last - beatMs);
    if (heldMs > HELD_MS) {
      const cpu = cpuMs();
      const usedMs = Math.round(cpu - lastCpu);
      seconds.observe({}, heldMs / 1000);
      if (usedMs > HELD_MS) work.observe({}, usedMs / 1000);
      say(now, { heldMs, usedMs });
    }
    last = performance.now();
    lastCpu = cpuMs();
    beat[0] = performance.timeOrigin + last;
  }, beatMs).unref();

  const answers = globalThis as unknown as Record<string, unknown>;
  answers[ASKED] = (): void => void (seen = look());
  const watch = watching({ beat }, log);
  return {
    ready: watch.ready,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      delete answers[ASKED];
      await watch.end();
    },
  };
}

/** Processor time of this thread, which runs the loop. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function watching(workerData: WatchData, log: Log): { ready: Promise<void>; end(): Promise<unknown> } {
  const module = new URL("./event-loop-watch.ts", import.meta.url);
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
  const thread = new Worker(module, { workerData, resourceLimits, env: {} });
  // The thread keeps no process alive.
  thread.unref();
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  thread.once("message", () => resolve());
  thread.once("exit", () => resolve());
  thread.on("error", (error) => log.warn("nobody watches where the event loop is held", { error }));
  return { ready, end: () => thread.terminate() };
}
