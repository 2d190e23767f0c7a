/**
 * Counts one person's calls by route, in memory, so a restart forgets them. Sign-in and mail have counters of their own
 * in the database.
 */
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import { rateLimited } from "@slipway/kernel/errors";
import { CallWindows } from "@slipway/platform/limits/call-windows";

/** Limit of every route that changes something and states no other. */
const WRITES = { max: 120, seconds: 60 };
/** On loopback the caller is a developer or a test run. */
const LOOPBACK_FACTOR = 50;
const MAX_KEYS = 20_000;

export class CallRates {
  readonly #factor: number;
  readonly #windows = new CallWindows({ maxKeys: MAX_KEYS });

  constructor({ onLoopback }: { onLoopback: boolean }) {
    this.#factor = onLoopback ? LOOPBACK_FACTOR : 1;
  }

  /**
   * Counts a call. `caller` is the person, or the address of a caller without session. Rejects with AppError `rate_limited`
   * (429).
   */
  async take({ method, path, rate }: RouteDefinition, caller: string): Promise<void> {
    const limit = rate ?? (method === "GET" ? null : WRITES);
    if (limit === null) return;
    const key = rate === undefined ? caller : `${method} ${path} ${caller}`;
    const seconds = await this.#windows.take(key, { seconds: limit.seconds, max: limit.max * this.#factor });
    if (seconds > 0)
      throw rateLimited(seconds, `That was too often in a short time. Please try again in ${seconds} s.`);
  }
}
