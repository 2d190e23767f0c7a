/** Lets `size` tasks run at once; the others wait in order. At most `mostWaiting` wait, then `onFull` says what to throw. */
export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];
  readonly #mostWaiting: number;
  readonly #onFull: () => Error;

  constructor(size: number, mostWaiting: number, onFull: () => Error) {
    this.#free = size;
    this.#mostWaiting = mostWaiting;
    this.#onFull = onFull;
  }

  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else {
      if (this.#waiting.length >= this.#mostWaiting) throw this.#onFull();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      // A place goes straight to who waits longest.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
