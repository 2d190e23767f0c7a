/** One thread that answers one call at a time, and is ended when a call takes more of the processor than it may. */
import { Worker } from "node:worker_threads";
import type { Answered, Asked, FromThread, ToThread } from "./messages.ts";

export interface ThreadLimits {
  /** Of the processor's time, for one call: what a busy machine takes from a thread is not held against the call. */
  cpuMs: number;
  /** Of the clock, for one call that gets no processor at all. */
  wallMs: number;
  /** Of the thread's own heap. */
  megabytes: number;
  /** Until the module is loaded. */
  startMs: number;
}

/** `start`: its module was not loaded in time; `stopped`: by whoever made it. */
export type EndReason = "cpu" | "wall" | "memory" | "crash" | "start" | "stopped";

/** The thread is gone; whoever waited for it asks another one, or says so. */
export class ThreadEnded extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, cause?: unknown) {
    super(`a model's thread has ended: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Calls that take less are not looked at again. */
const LOOK_MS = 200;

export class ModelThread {
  readonly #worker: Worker;
  readonly #limits: ThreadLimits;
  readonly #loaded = Promise.withResolvers<void>();
  #waiting: { resolve(answer: FromThread): void; reject(error: Error): void } | null = null;
  #calls = 0;
  #why: ThreadEnded | null = null;
  #wasLoaded = false;
  /** Resolves when nothing runs on it any more. */
  readonly ended: Promise<void>;

  constructor(module: URL, limits: ThreadLimits) {
    this.#limits = limits;
    // Nothing of the environment is of use to it, and it holds secrets.
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes };
    this.#worker = new Worker(module, { resourceLimits, env: {} });
    // It waits for work as long as the process lives, and keeps no process alive.
    this.#worker.unref();
    this.#loaded.promise.catch(() => undefined);
    const late = setTimeout(() => this.#end(new ThreadEnded("start")), limits.startMs);
    void this.#loaded.promise.then(
      () => clearTimeout(late),
      () => clearTimeout(late),
    );
    this.#worker.on("message", (message: FromThread) => {
      if (message.type === "loaded") {
        this.#wasLoaded = true;
        this.#loaded.resolve();
      } else this.#waiting?.resolve(message);
    });
    this.#worker.on("error", (error) => {
      const isMemory = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
      this.#end(new ThreadEnded(isMemory ? "memory" : "crash", error));
    });
    this.ended = new Promise((resolve) => {
      this.#worker.once("exit", () => {
        this.#end(new ThreadEnded("crash"));
        resolve();
      });
    });
  }

  get isEnded(): boolean {
    return this.#why !== null;
  }

  /** One that never was is not worth another try by itself. */
  get wasLoaded(): boolean {
    return this.#wasLoaded;
  }

  /** Until a call finds the module loaded. */
  loaded(): Promise<void> {
    return this.#loaded.promise;
  }

  /** One call at a time. Rejects with `ThreadEnded`. */
  async ask(asked: Asked): Promise<Answered> {
    await this.#loaded.promise;
    this.#calls += 1;
    return (await this.#exchange({ type: "ask", id: this.#calls, asked })) as Answered;
  }

  async rehearse(): Promise<void> {
    await this.#loaded.promise;
    await this.#exchange({ type: "rehearse" });
  }

  async end(): Promise<void> {
    this.#end(new ThreadEnded("stopped"));
    await this.ended;
  }

  async #exchange(message: ToThread): Promise<FromThread> {
    if (this.#why !== null) throw this.#why;
    const { promise, resolve, reject } = Promise.withResolvers<FromThread>();
    this.#waiting = { resolve, reject };
    const stopLooking = this.#lookAfter();
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has one other end
      this.#worker.postMessage(message);
      return await promise;
    } finally {
      stopLooking();
      this.#waiting = null;
    }
  }

  /** Ends the thread when its call is over a limit. */
  #lookAfter(): () => void {
    const { cpuMs, wallMs } = this.#limits;
    const began = performance.now();
    let isOver = false;
    let before: NodeJS.CpuUsage | null = null;
    const look = async (): Promise<void> => {
      if (performance.now() - began > wallMs) return this.#end(new ThreadEnded("wall"));
      // A thread that has just ended has nothing to tell.
      const used = await this.#worker.cpuUsage(before ?? undefined).catch(() => null);
      if (isOver || used === null) return;
      if (before === null) before = used;
      else if ((used.user + used.system) / 1000 > cpuMs) this.#end(new ThreadEnded("cpu"));
    };
    const timer = setInterval(() => void look(), LOOK_MS).unref();
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }

  #end(why: ThreadEnded): void {
    if (this.#why !== null) return;
    this.#why = why;
    this.#loaded.reject(why);
    this.#waiting?.reject(why);
    void this.#worker.terminate();
  }
}
