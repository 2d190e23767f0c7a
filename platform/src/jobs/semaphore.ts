/** Work of this process that may only run a few times at once. */
export interface SemaphoreBounds {
  /** How many tasks run at once; the others wait in order. */
  atOnce: number;
  /** How many may wait; left out where something else bounds them. */
  waiting?: { most: number; onFull: () => Error };
}

export class Semaphore {
  #free: number;
  readonly #queue: (() => void)[] = [];
  readonly #waiting: SemaphoreBounds["waiting"];

  constructor({ atOnce, waiting }: SemaphoreBounds) {
    this.#free = atOnce;
    this.#waiting = waiting;
  }

  /** Throws what `onFull` makes when too many wait, and the signal's reason when it was aborted before the task's turn. */
  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else {
      if (this.#waiting !== undefined && this.#queue.length >= this.#waiting.most) throw this.#waiting.onFull();
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    }
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      // A place goes straight to who waits longest, so that nobody slips in between.
      const next = this.#queue.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
