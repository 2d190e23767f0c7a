/** Runners that wait, loaded and warmed on the template, so that a first preview does not wait for Vite. */
import type { LogLine } from "../../port.ts";
import type { PreparedSet } from "../dependencies/dependency-set.ts";
import type { Machine } from "../machine.ts";
import { rehearse, rehearseBuild } from "./rehearsal.ts";
import { Runner } from "./runner.ts";

const CLAIM_BATCH = 200;
const REQUEST_MS = 20_000;
/** Starting a runner costs a second of processor: it waits until no page has been asked for this long. */
const QUIET_MS = 1_500;
const LONGEST_REFILL_DELAY_MS = 10_000;
/** After a runner that did not start, or died waiting; doubled each time, up to the longest. */
const AGAIN_MS = 1_000;
const LONGEST_AGAIN_MS = 60_000;

export type RunnerLog = (level: LogLine["level"], message: string) => void;

/** A runner whose log goes to whoever holds it now. */
export interface ServingRunner {
  readonly runner: Runner;
  readonly set: PreparedSet;
  /** Vite runs in it. */
  isServing: boolean;
  setLog(log: RunnerLog): void;
}

export interface PoolOptions {
  machine: Machine;
  size: number;
  /** How many wait until the first is taken; default `size`. Where nothing is built, one is enough. */
  sizeAtFirst?: number;
  memoryBytes: number;
  /** Runners nobody looks at while they work give way to those somebody does. */
  niceness?: number;
  /** What waiting runners do with the template meanwhile: serve it, or build it. Either way the code has run before. */
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
  /** Since one that waited was of use: one that starts and dies again and again counts as well. */
  #failures = 0;

  constructor(options: PoolOptions, base: PreparedSet) {
    this.#options = options;
    this.#size = options.sizeAtFirst ?? options.size;
    this.#base = base;
  }

  /** Tops the pool up. Resolves when all that wait are ready, or one did not start: then it is tried again later by itself. */
  async fill(): Promise<void> {
    while (!this.#closed && this.#waiting.length < this.#size) {
      const starting = this.#startWaiting();
      this.#waiting.push(starting);
      // One after the other: a burst of starts would slow the preview somebody is looking at.
      if ((await starting) === null) {
        // What did not start must not take the place of one that does.
        this.#waiting = this.#waiting.filter((other) => other !== starting);
        this.#fillAgain();
        return;
      }
    }
  }

  /** A machine that is short of memory now may not be in a while; one that never starts any is not kept busy with trying. */
  #fillAgain(): void {
    if (this.#closed) return;
    const pause = Math.min(AGAIN_MS * 2 ** this.#failures, LONGEST_AGAIN_MS);
    this.#failures += 1;
    clearTimeout(this.#again);
    this.#again = setTimeout(() => void this.fill(), pause).unref();
  }

  /**
   * Tops the pool up when it has been quiet for a moment. Called again it waits on, within a bound: the processor belongs to
   * whoever looks at a page that loads.
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

  /** A waiting runner when the set is the base set and one is there; otherwise a new one. */
  async take(set: PreparedSet): Promise<ServingRunner> {
    this.#size = this.#options.size;
    // Whoever builds asks for a refill in the end; starting one meanwhile would take the processor from the build.
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
        // Part of the optimizer's hash; neither is ever answered over HTTP.
        await slot.writeOwn("package.json", set.packageJson);
        await slot.writeOwn("package-lock.json", set.packageLock);
      },
    });
    return { runner, set, isServing: false, setLog: (next) => (log = next) };
  }

  /** Starts Vite in a loaded runner, or starts it anew; pages that are open then reconnect and reload. */
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
      // One that dies while it waits must not be handed out.
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
