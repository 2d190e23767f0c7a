/** Waiting runners, loaded and warmed on the template, so that a first preview does not wait for Vite. */
import type { LogLine } from "../../port.ts";
import type { PreparedSet } from "../dependencies/dependency-set.ts";
import type { Machine } from "../machine.ts";
import { rehearse, rehearseBuild } from "./rehearsal.ts";
import { Runner } from "./runner.ts";

const CLAIM_BATCH = 200;
const REQUEST_MS = 20_000;
/** Starting a runner takes a second of processor time, so it waits until no page was requested for this long. */
const QUIET_MS = 1_500;
const LONGEST_REFILL_DELAY_MS = 10_000;
/** Delay after a runner that did not start or died waiting; doubled each time, up to a maximum. */
const AGAIN_MS = 1_000;
const LONGEST_AGAIN_MS = 60_000;

export type RunnerLog = (level: LogLine["level"], message: string) => void;

/** A runner whose log goes to its current owner. */
export interface ServingRunner {
  readonly runner: Runner;
  readonly set: PreparedSet;
  /** Whether Vite runs in it. */
  isServing: boolean;
  setLog(log: RunnerLog): void;
}

export interface PoolOptions {
  machine: Machine;
  size: number;
  /** Runners that wait until the first is taken; default `size`. One is enough on machines that build nothing. */
  sizeAtFirst?: number;
  memoryBytes: number;
  /** Lowers the priority of runners whose work nobody watches. */
  niceness?: number;
  /** Work of waiting runners with the template: serving or building it. Either way the code has run before. */
  practise: "serving" | "building";
  appOrigin: () => string | null;
  template: ReadonlyMap<string, Uint8Array>;
}

export class RunnerPool implements AsyncDisposable {
  #options: PoolOptions;
  #base: PreparedSet;
  #waiting: Promise<ServingRunner | null>[] = [];
  #size: number;
  #closed = false;
  #refill: NodeJS.Timeout | undefined;
  #refillBy: number | null = null;
  #again: NodeJS.Timeout | undefined;
  /** Failures since a waiting runner was last used; one that starts and dies repeatedly counts as well. */
  #failures = 0;

  constructor(options: PoolOptions, base: PreparedSet) {
    this.#options = options;
    this.#size = options.sizeAtFirst ?? options.size;
    this.#base = base;
  }

  /** Fills the pool. Resolves when all are ready, or one did not start; it is then retried later. */
  async fill(): Promise<void> {
    while (!this.#closed && this.#waiting.length < this.#size) {
      const starting = this.#startWaiting();
      this.#waiting.push(starting);
      // One at a time: a burst of starts would slow down the preview somebody watches.
      if ((await starting) === null) {
        // A failed runner must not take the place of a working one.
        this.#waiting = this.#waiting.filter((other) => other !== starting);
        this.#fillAgain();
        return;
      }
    }
  }

  /** A machine short of memory may recover; one that never starts a runner is not kept busy with trying. */
  #fillAgain(): void {
    if (this.#closed) return;
    const pause = Math.min(AGAIN_MS * 2 ** this.#failures, LONGEST_AGAIN_MS);
    this.#failures += 1;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.fill(), pause).unref();
  }

  /**
   * Fills the pool after a quiet moment. Further calls extend the wait, within a bound, because the processor belongs
   * to a page that loads.
   */
  refillWhenQuiet(): void {
    if (this.#closed || this.#waiting.length >= this.#size) return;
    const now = Date.now();
    this.#refillBy ??= now + LONGEST_REFILL_DELAY_MS;
    clearTimeout(this.#refill);
    this.#refill = setTimeout(
      () => {
        this.#refillBy = null;
        void this.fill();
      },
      Math.max(0, Math.min(QUIET_MS, this.#refillBy - now)),
    ).unref();
  }

  /** Answers a waiting runner when the set is the base set; otherwise a new one. */
  async take(set: PreparedSet): Promise<ServingRunner> {
    this.#size = this.#options.size;
    // Builders ask for a refill at their end; starting a runner before would take processor time from the build.
    if (this.#options.practise === "building") clearTimeout(this.#refill);
    const waiting = set.key === this.#base.key ? this.#waiting.shift() : undefined;
    const ready = await waiting;
    if (ready) this.#failures = 0;
    return ready ?? this.start(set);
  }

  /** Starts a runner that serves `set` with an empty project. */
  async start(set: PreparedSet): Promise<ServingRunner> {
    let log: RunnerLog = () => undefined;
    const runner = await Runner.start(this.#options.machine, {
      set,
      memoryBytes: this.#options.memoryBytes,
      ...(this.#options.niceness === undefined ? {} : { niceness: this.#options.niceness }),
      onLog: (level, message) => log(level, message),
      prepare: async (slot) => {
        // These are part of the optimizer's hash; neither is ever served over HTTP.
        await slot.writeOwn("package.json", set.packageJson);
        await slot.writeOwn("package-lock.json", set.packageLock);
      },
    });
    return { runner, set, isServing: false, setLog: (next) => (log = next) };
  }

  /** Starts or restarts Vite in a loaded runner; open pages then reconnect and reload. */
  async serve(serving: ServingRunner): Promise<void> {
    const { runner, set } = serving;
    await runner.loaded();
    await runner.request(
      {
        type: "serve",
        include: set.include,
        served: set.servedNames,
        appOrigin: this.#options.appOrigin(),
        optimize: false,
      },
      REQUEST_MS,
    );
    serving.isServing = true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#refill);
    clearTimeout(this.#again);
    for (const waiting of this.#waiting.splice(0)) await (await waiting)?.runner[Symbol.asyncDispose]();
  }

  async #startWaiting(): Promise<ServingRunner | null> {
    const serving = await this.start(this.#base).catch(() => null);
    if (!serving) return null;
    try {
      const { runner } = serving;
      // A runner that dies while it waits must not be handed out.
      void runner.exited.then(() => this.#forget(runner));
      await runner.slot.become(this.#options.template);
      if (this.#options.practise === "building") {
        await runner.loaded();
        await rehearseBuild(runner, serving.set.include);
        return serving;
      }
      await this.serve(serving);
      await rehearse(runner, this.#options.template);
      return serving;
    } catch {
      await serving.runner[Symbol.asyncDispose]();
      return null;
    }
  }

  #forget(runner: Runner): void {
    for (const waiting of this.#waiting) {
      void waiting.then((serving) => {
        if (serving?.runner !== runner) return;
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        this.#fillAgain();
      });
    }
  }
}

/** Transforms the page and its modules ahead of the first request. */
export const warm = (runner: Runner): Promise<unknown> => runner.request({ type: "warm" }, REQUEST_MS);

/** Sends changed paths in frames that fit. */
export async function sendChanges(
  runner: Runner,
  type: "claim" | "apply",
  changes: readonly { path: string; event: "create" | "update" | "delete" }[],
): Promise<void> {
  for (let at = 0; at < changes.length; at += CLAIM_BATCH) {
    await runner.request({ type, changes: changes.slice(at, at + CLAIM_BATCH) }, REQUEST_MS);
  }
}
