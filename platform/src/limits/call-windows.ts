/**
 * Counts calls within fixed windows, in memory: a restart forgets them. `rate-limiter-flexible` counts; this bounds how many
 * keys it holds, since an address or a name can be made up for each call.
 */
import { RateLimiterMemory } from "rate-limiter-flexible";

export interface CallLimit {
  /** Calls within one window, which begins with the first of them. */
  max: number;
  seconds: number;
}

export class CallWindows {
  readonly #maxKeys: number;
  // Each caller states its own bound, so the limiter only counts.
  readonly #counts = new RateLimiterMemory({ keyPrefix: "", points: Number.MAX_SAFE_INTEGER, duration: 1 });
  /** In the order in which their first window began. */
  readonly #keys = new Set<string>();

  /** Beyond `maxKeys`, the key that came first loses its window: a full table forgets old callers and refuses no new one. */
  constructor({ maxKeys }: { maxKeys: number }) {
    this.#maxKeys = maxKeys;
  }

  /** Keys that have a window, or had one and were not pushed out since. */
  get size(): number {
    return this.#keys.size;
  }

  /** Counts one call. Answers 0 when it is within the limit, else the seconds until the window ends; such a call is not counted. */
  async take(key: string, { max, seconds }: CallLimit): Promise<number> {
    const counted = await this.#count(key, seconds);
    if (counted.isFirstInDuration) this.#remember(key);
    if (counted.consumedPoints <= max) return 0;
    await this.#counts.reward(key);
    return Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
  }

  /** Whether one more call is within the limit, without counting it. */
  async hasRoom(key: string, { max }: CallLimit): Promise<boolean> {
    const counted = await this.#counts.get(key);
    return counted === null || counted.msBeforeNext <= 0 || counted.consumedPoints < max;
  }

  #count(key: string, seconds: number) {
    return this.#counts.penalty(key, 1, { customDuration: seconds });
  }

  #remember(key: string): void {
    this.#keys.delete(key);
    this.#keys.add(key);
    if (this.#keys.size <= this.#maxKeys) return;
    const [oldest] = this.#keys;
    this.#keys.delete(oldest!);
    void this.#counts.delete(oldest!);
  }
}
