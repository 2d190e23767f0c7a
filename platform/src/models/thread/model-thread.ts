/** One thread that answers one call at a time, and is ended when a call uses more processor time than allowed. */
import { Worker } from "node:worker_threads";
import type { Asked, FromThread, ToThread } from "./messages.ts";

export interface ThreadLimits {
  /** Processor time of one call, so that a busy machine is not held against it. */
  cpuMs: number;
  /** Clock time of one call, for calls that get no processor time at all. */
  wallMs: number;
  /** Heap of the thread. */
  megabytes: number;
  /** Time until the module is loaded. */
  startMs: number;
}

/** `start`: its module was not loaded in time; `stopped`: its owner ended it. */
export type EndReason = "cpu" | "wall" | "memory" | "crash" | "start" | "stopped";

/** The thread ended; callers waiting for it ask another one, or report it. */
export class ThreadEnded extends Error {
  readonly reason: EndReason;

  constructor(reason: EndReason, cause?: unknown) {
    super(`a model's thread has ended: ${reason}`, { cause });
    this.reason = reason;
  }
}

type Answer = Extract<FromThread, { id: number }>;

/** Calls shorter than this are not measured. */
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
    // The thread needs nothing of the environment, which holds secrets.
    const resourceLimits = { maxOldGenerationSizeMb: limits.megabytes };
    this.#worker = new Worker(module, { resourceLimits, env: {} });
    // The thread waits for work as long as the process lives, and keeps no process alive.
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

  /** A thread that never loaded is not restarted by itself. */
  get wasLoaded(): boolean {
    return this.#wasLoaded;
  }

  /** Resolves when a call would find the module loaded. */
  loaded(): Promise<void> {
    return this.#loaded.promise;
  }

  /** One call at a time. Rejects with `ThreadEnded`. */
  async ask(asked: Asked): Promise<Answer> {
    await this.#loaded.promise;
    this.#calls += 1;
    return (await this.#exchange({ type: "ask", id: this.#calls, asked })) as Answer;
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
      // A thread that has just ended reports nothing.
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
