const WINDOW_MS = 10_000;
const MAX_MESSAGES = 5_000;
const MAX_CHARACTERS = 4 << 20;

/**
 * Bounds the log output of a runner in ten seconds. Readers drop most lines much earlier; this bounds what reading them
 * costs the process that serves everybody.
 */
export class LogBudget {
  #since = -Infinity;
  #messages = 0;
  #characters = 0;

  /** Throws above the budget. */
  take(message: string, now = performance.now()): void {
    if (now - this.#since > WINDOW_MS) [this.#since, this.#messages, this.#characters] = [now, 0, 0];
    this.#messages += 1;
    this.#characters += message.length;
    if (this.#messages > MAX_MESSAGES || this.#characters > MAX_CHARACTERS) throw new Error("it told too much at once");
  }
}
