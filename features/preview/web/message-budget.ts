/**
 * Bounds the messages accepted from a previewed page. Its bridge has a bound of its own, but the page's code can bypass
 * it.
 */
const WINDOW_MS = 10_000;
/** More than the sum of all kinds that the bridge lets through. */
const MAX_MESSAGES = 400;

export class MessageBudget {
  #start = 0;
  #taken = 0;

  /** `now` in milliseconds. False: not heard. */
  take(now: number): boolean {
    if (now - this.#start > WINDOW_MS || now < this.#start) [this.#start, this.#taken] = [now, 0];
    this.#taken += 1;
    return this.#taken <= MAX_MESSAGES;
  }
}
