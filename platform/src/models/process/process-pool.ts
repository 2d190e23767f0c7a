/** The processes of one model: one stands ready, a second one comes while the first is held up and goes when it is idle. */
import {
  LimitedProcess,
  ProcessEnded,
  type EndReason,
  type ProcessLimits,
} from "../../processes/limited/limited-process.ts";
import type { Answered, Asked, FromProcess, ToProcess } from "./messages.ts";

type ModelProcess = LimitedProcess<ToProcess, FromProcess>;

export interface ProcessPoolOptions {
  module: URL;
  limits: ProcessLimits;
  /** Told of each process that was ended for what it was asked. */
  onEnded: ((reason: EndReason, error: ProcessEnded) => void) | undefined;
}

export const MAX_PROCESSES = 2;
/** A call that waits longer than most calls take is worth another process, which costs a second of loading and 100 MB. */
const HELD_UP_MS = 250;
const SPARE_IDLE_MS = 60_000;
/** After these nothing starts ahead of a call: a module that cannot load would be loaded for ever. */
const MAX_VAIN_STARTS = 3;

export class ProcessPool implements AsyncDisposable {
  readonly #options: ProcessPoolOptions;
  /** Oldest first. */
  readonly #all = new Set<ModelProcess>();
  readonly #idle: ModelProcess[] = [];
  /** Those that load or rehearse: they are worth waiting for. */
  readonly #starting = new Set<ModelProcess>();
  readonly #waiting: PromiseWithResolvers<ModelProcess>[] = [];
  /** Processes in a row that ended before their first answer. */
  #vainStarts = 0;
  #isEnding = false;

  constructor(options: ProcessPoolOptions) {
    this.#options = options;
  }

  /** At most `MAX_PROCESSES` at a time, which the caller's queue sees to. Rejects with `ProcessEnded`. */
  async ask(asked: Asked): Promise<Answered> {
    const child = this.#takeIdle() ?? (await this.#free());
    try {
      return (await child.ask({ type: "ask", asked })) as Answered;
    } catch (error) {
      if (error instanceof ProcessEnded && !this.#isEnding) this.#options.onEnded?.(error.reason, error);
      throw error;
    } finally {
      this.#release(child);
    }
  }

  /** One process is there, and has rehearsed. */
  async ready(): Promise<void> {
    if (this.#all.size > 0 || this.#isEnding) return;
    const child = this.#open();
    try {
      await child.loaded();
      this.#starting.add(child);
      await child.ask({ type: "rehearse" });
    } finally {
      this.#starting.delete(child);
      this.#release(child);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isEnding = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new ProcessEnded("stopped"));
    await Promise.all([...this.#all].map((child) => child.end()));
  }

  #open(): ModelProcess {
    const child: ModelProcess = new LimitedProcess(this.#options.module, this.#options.limits);
    this.#all.add(child);
    this.#starting.add(child);
    const started = (): boolean => this.#starting.delete(child);
    child.loaded().then(started, started);
    void child.ended.then(() => this.#forget(child));
    return child;
  }

  /** A process that ended a moment ago may still be among the idle ones. */
  #takeIdle(): ModelProcess | undefined {
    for (let child = this.#idle.shift(); child !== undefined; child = this.#idle.shift())
      if (!child.isEnded) return child;
    return undefined;
  }

  async #free(): Promise<ModelProcess> {
    if (this.#isEnding) throw new ProcessEnded("stopped");
    if (this.#all.size === 0) return this.#open();
    const wait = Promise.withResolvers<ModelProcess>();
    this.#waiting.push(wait);
    const timer = setInterval(() => this.#openAnother(wait), HELD_UP_MS).unref();
    return wait.promise.finally(() => {
      clearInterval(timer);
      // One that heard of a failure waits for no process any more.
      const at = this.#waiting.indexOf(wait);
      if (at !== -1) this.#waiting.splice(at, 1);
    });
  }

  #openAnother(wait: PromiseWithResolvers<ModelProcess>): void {
    if (this.#starting.size > 0 || this.#all.size >= MAX_PROCESSES) return;
    const child = this.#open();
    child.loaded().then(() => this.#release(child), wait.reject);
  }

  #release(child: ModelProcess): void {
    if (child.isEnded) return this.#forget(child);
    const wait = this.#waiting.shift();
    if (wait !== undefined) return wait.resolve(child);
    this.#idle.push(child);
    this.#idle.sort((one, other) => this.#ageOf(one) - this.#ageOf(other));
    setTimeout(() => this.#endSpare(child), SPARE_IDLE_MS).unref();
  }

  #ageOf(child: ModelProcess): number {
    return [...this.#all].indexOf(child);
  }

  /** The oldest stays: it is asked first, and knows the turns that go on. */
  #endSpare(child: ModelProcess): void {
    if (this.#ageOf(child) < 1 || !this.#idle.includes(child)) return;
    this.#idle.splice(this.#idle.indexOf(child), 1);
    void child.end();
  }

  #forget(child: ModelProcess): void {
    if (!this.#all.delete(child)) return;
    const at = this.#idle.indexOf(child);
    if (at !== -1) this.#idle.splice(at, 1);
    this.#vainStarts = child.hasAnswered ? 0 : this.#vainStarts + 1;
    // Whoever comes next finds one that is loaded.
    if (this.#all.size === 0 && this.#waiting.length === 0 && this.#vainStarts <= MAX_VAIN_STARTS)
      void this.ready().catch(() => undefined);
  }
}
