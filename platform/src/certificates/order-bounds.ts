/** Limits requests to the authority, which counts too and refuses for hours beyond its own limit. */
import type { Clock } from "@slipway/kernel/clock";
import type { CertificateProblem } from "./port.ts";

export interface OrderLimits {
  /** Orders in one window; Let's Encrypt takes 300 in three hours. */
  inWindow: number;
  windowMs: number;
  /** After a failure; doubles with each further one of the same name. */
  firstPauseMs: number;
  longestPauseMs: number;
}

export const DEFAULT_LIMITS: OrderLimits = {
  inWindow: 250,
  windowMs: 3 * 3_600_000,
  firstPauseMs: 60_000,
  longestPauseMs: 3_600_000,
};

/** Names whose failures are remembered; beyond it the oldest may be tried again. */
const MAX_FAILURES = 5_000;

export class OrderBounds {
  readonly #clock: Clock;
  readonly #limits: OrderLimits;
  readonly #failures = new Map<string, CertificateProblem & { times: number }>();
  #orders: number[] = [];

  constructor(clock: Clock, limits: OrderLimits) {
    this.#clock = clock;
    this.#limits = limits;
  }

  /** The failure that still keeps this name from being ordered. */
  problem(name: string): CertificateProblem | null {
    const failure = this.#failures.get(name);
    return failure !== undefined && failure.until > this.#clock.now() ? failure : null;
  }

  /** Counts an order, or answers false: the window is full. */
  take(): boolean {
    const now = this.#clock.now();
    this.#orders = this.#orders.filter((at) => at > now - this.#limits.windowMs);
    if (this.#orders.length >= this.#limits.inWindow) return false;
    this.#orders.push(now);
    return true;
  }

  failed(name: string, sentence: string): void {
    const times = (this.#failures.get(name)?.times ?? 0) + 1;
    const pause = Math.min(this.#limits.firstPauseMs * 2 ** (times - 1), this.#limits.longestPauseMs);
    this.#failures.delete(name);
    this.#failures.set(name, { sentence, times, until: this.#clock.now() + pause });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MAX_FAILURES) this.#failures.delete(oldest!);
  }

  succeeded(name: string): void {
    this.#failures.delete(name);
  }
}
