/** Messages per minute of one person in one project. In memory: a restart forgives. [W8.02] [W9.02] */
import type { Clock } from "@slipway/kernel/clock";
import { rateLimited } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import { RecentMap } from "@slipway/kernel/recent-map";

const MESSAGES_PER_WINDOW = 20;
const MAX_KEYS = 10_000;

export class MessageRate {
  readonly #clock: Clock;
  // A full table forgives, it never refuses.
  readonly #sent = new RecentMap<number[]>(MAX_KEYS);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts a message; AppError 429 with the seconds to wait when there were too many. */
  take(userId: string, projectId: string): void {
    const key = `${userId}:${projectId}`;
    const now = this.#clock.now();
    const recent = (this.#sent.get(key) ?? []).filter((at) => at > now - limits.localRateLimitMs);
    if (recent.length >= MESSAGES_PER_WINDOW) {
      const seconds = Math.max(1, Math.ceil((recent[0]! + limits.localRateLimitMs - now) / 1000));
      throw rateLimited(seconds, `You are sending messages too quickly. Try again in ${seconds} s.`);
    }
    this.#sent.set(key, [...recent, now]);
  }
}
