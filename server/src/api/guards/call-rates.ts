/**
 * Counts one person's calls by route, in memory, so a restart forgets them. Sign-in and mail have counters of their own
 * in the database.
 */
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import type { Clock } from "@slipway/kernel/clock";
import { rateLimited } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";

/** Limit of every route that changes something and states no other. */
const WRITES = { most: 120, seconds: 60 };
/** On loopback the caller is a developer or a test run. */
const LOOPBACK_FACTOR = 50;
const MAX_KEYS = 20_000;

interface Window {
  until: number;
  left: number;
}

export class CallRates {
  readonly #clock: Clock;
  readonly #factor: number;
  // A full table forgets old callers and never refuses new ones.
  readonly #windows = new RecentMap<Window>(MAX_KEYS);

  constructor(clock: Clock, { onLoopback }: { onLoopback: boolean }) {
    this.#clock = clock;
    this.#factor = onLoopback ? LOOPBACK_FACTOR : 1;
  }

  /**
   * Counts a call. `caller` is the person, or the address of a caller without session. AppError `rate_limited` (429).
   */
  take({ method, path, rate }: RouteDefinition, caller: string): void {
    const limit = rate ?? (method === "GET" ? null : WRITES);
    if (limit === null) return;
    const key = rate === undefined ? caller : `${method} ${path} ${caller}`;
    const now = this.#clock.now();
    let window = this.#windows.get(key);
    if (window === undefined || window.until <= now) {
      window = { until: now + limit.seconds * 1000, left: limit.most * this.#factor };
      this.#windows.set(key, window);
    }
    if (window.left <= 0) {
      const seconds = Math.max(1, Math.ceil((window.until - now) / 1000));
      throw rateLimited(seconds, `That was too often in a short time. Please try again in ${seconds} s.`);
    }
    window.left -= 1;
  }
}
