/** Limits events per second as a bucket that fills evenly; it holds one second's worth by default. */
export class Rate {
  readonly #perSecond: number;
  readonly #max: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number, max = perSecond) {
    this.#perSecond = perSecond;
    this.#max = max;
    this.#left = max;
    this.#at = now;
  }

  /** Whether there was room; `now` in milliseconds. */
  take(now: number): boolean {
    this.#left = Math.min(this.#max, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
