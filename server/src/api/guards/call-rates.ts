/** Calls of one person by route. In memory: a restart forgives. Sign-in and mail have counters of their own in the database. */
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import type { Clock } from "@slipway/kernel/clock";
import { rateLimited } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";

/** What every route that changes something allows, where it does not say otherwise. */
const WRITES = { most: 120, seconds: 60 };
/** On loopback that is a developer, or a test run. */
const LOOPBACK_FACTOR = 50;
const MOST_KEYS = 20_000;

interface Window {
  until: number;
  left: number;
}

export class CallRates {
  readonly #clock: Clock;
  readonly #factor: number;
  // A full table forgives, it never refuses.
  readonly #windows = new RecentMap<Window>(MOST_KEYS);

  constructor(clock: Clock, { onLoopback }: { onLoopback: boolean }) {
    this.#clock = clock;
    this.#factor = onLoopback ? LOOPBACK_FACTOR : 1;
  }

  /** Counts a call. `caller`: the person, or the address of who has not signed in. AppError `rate_limited` (429). */
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
