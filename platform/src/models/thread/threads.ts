/** The threads of one model: one stands ready; a second is started while the first is busy, and ended when idle. */
import type { Asked, FromThread } from "./messages.ts";
import { ModelThread, ThreadEnded, type EndReason, type ThreadLimits } from "./model-thread.ts";

export interface ThreadsOptions {
  module: URL;
  limits: ThreadLimits;
  /** Called for each thread that was ended because of its call. */
  onEnded: ((reason: EndReason, error: ThreadEnded) => void) | undefined;
}

export const MAX_THREADS = 2;
/**
 * A call that waits longer than most calls take justifies another thread, which costs a second of loading and 100 MB.
 */
const HELD_UP_MS = 250;
const SPARE_IDLE_MS = 60_000;

export class Threads implements AsyncDisposable {
  readonly #options: ThreadsOptions;
  /** Oldest first. */
  readonly #all = new Set<ModelThread>();
  readonly #idle: ModelThread[] = [];
  /** Threads that load or rehearse, which callers wait for. */
  readonly #starting = new Set<ModelThread>();
  readonly #waiting: PromiseWithResolvers<ModelThread>[] = [];
  #isEnding = false;

  constructor(options: ThreadsOptions) {
    this.#options = options;
  }

  /** The caller's queue allows at most `MAX_THREADS` calls at a time. Rejects with `ThreadEnded`. */
  async ask(asked: Asked): Promise<FromThread> {
    const thread = this.#takeIdle() ?? (await this.#free());
    try {
      return await thread.ask(asked);
    } catch (error) {
      if (error instanceof ThreadEnded && !this.#isEnding) this.#options.onEnded?.(error.reason, error);
      throw error;
    } finally {
      this.#release(thread);
    }
  }

  /** Resolves when one thread has loaded and rehearsed. */
  async ready(): Promise<void> {
    if (this.#all.size > 0 || this.#isEnding) return;
    const thread = this.#open();
    try {
      await thread.loaded();
      this.#starting.add(thread);
      await thread.rehearse();
    } finally {
      this.#starting.delete(thread);
      this.#release(thread);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isEnding = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new ThreadEnded("stopped"));
    await Promise.all([...this.#all].map((thread) => thread.end()));
  }

  #open(): ModelThread {
    const thread = new ModelThread(this.#options.module, this.#options.limits);
    this.#all.add(thread);
    this.#starting.add(thread);
    const started = (): boolean => this.#starting.delete(thread);
    thread.loaded().then(started, started);
    void thread.ended.then(() => this.#forget(thread));
    return thread;
  }

  /** A thread that ended a moment ago may still be listed as idle. */
  #takeIdle(): ModelThread | undefined {
    for (let thread = this.#idle.shift(); thread !== undefined; thread = this.#idle.shift())
      if (!thread.isEnded) return thread;
    return undefined;
  }

  async #free(): Promise<ModelThread> {
    if (this.#isEnding) throw new ThreadEnded("stopped");
    if (this.#all.size === 0) return this.#open();
    const wait = Promise.withResolvers<ModelThread>();
    this.#waiting.push(wait);
    const timer = setInterval(() => this.#openAnother(wait), HELD_UP_MS).unref();
    return wait.promise.finally(() => {
      clearInterval(timer);
      // A call that got a failure no longer waits for a thread.
      const at = this.#waiting.indexOf(wait);
      if (at !== -1) this.#waiting.splice(at, 1);
    });
  }

  #openAnother(wait: PromiseWithResolvers<ModelThread>): void {
    if (this.#starting.size > 0 || this.#all.size >= MAX_THREADS) return;
    const thread = this.#open();
    thread.loaded().then(() => this.#release(thread), wait.reject);
  }

  #release(thread: ModelThread): void {
    if (thread.isEnded) return this.#forget(thread);
    const wait = this.#waiting.shift();
    if (wait !== undefined) return wait.resolve(thread);
    this.#idle.push(thread);
    this.#idle.sort((one, other) => this.#ageOf(one) - this.#ageOf(other));
    setTimeout(() => this.#endSpare(thread), SPARE_IDLE_MS).unref();
  }

  #ageOf(thread: ModelThread): number {
    return [...this.#all].indexOf(thread);
  }

  /** Keeps the oldest thread: it is asked first, and remembers the running turns. */
  #endSpare(thread: ModelThread): void {
    if (this.#ageOf(thread) < 1 || !this.#idle.includes(thread)) return;
    this.#idle.splice(this.#idle.indexOf(thread), 1);
    void thread.end();
  }

  #forget(thread: ModelThread): void {
    this.#all.delete(thread);
    const at = this.#idle.indexOf(thread);
    if (at !== -1) this.#idle.splice(at, 1);
    // Starts a thread ahead, so that the next caller finds one loaded.
    if (this.#all.size === 0 && this.#waiting.length === 0 && thread.wasLoaded)
      void this.ready().catch(() => undefined);
  }
}
