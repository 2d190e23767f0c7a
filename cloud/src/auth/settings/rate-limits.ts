/** Counts how often something happens within a time window, in memory per project. */
import { RecentMap } from "@slipway/kernel/recent-map";
import { tooManyRequests } from "../auth-error.ts";

const HOUR_MS = 3_600_000;
const FIVE_MINUTES_MS = 300_000;
/**
 * Beyond it the keys seen longest ago are forgotten. Many addresses therefore cost no memory; they only gain a fresh
 * window.
 */
const MAX_KEYS = 50_000;

export type LimitName =
  | "email_sent"
  | "sms_sent"
  | "anonymous_users"
  | "oauth_registrations"
  | "token_refresh"
  | "sign_in_sign_ups"
  | "token_verifications";

const WINDOW_MS: Record<LimitName, number> = {
  email_sent: HOUR_MS,
  sms_sent: HOUR_MS,
  anonymous_users: HOUR_MS,
  oauth_registrations: HOUR_MS,
  token_refresh: FIVE_MINUTES_MS,
  sign_in_sign_ups: FIVE_MINUTES_MS,
  token_verifications: FIVE_MINUTES_MS,
};

interface Use {
  /** Identifies the project, and the address within it. */
  key: string;
  most: number;
  now: number;
}

export interface RateLimits {
  /** Counts one. False when the window has none left; that one is not counted. */
  allow(name: LimitName, use: Use): boolean;
  /** Whether the window has one left, without counting: for actions that count only when they fail. */
  hasRoom(name: LimitName, use: Use): boolean;
}

export function createRateLimits(): RateLimits {
  const windows = new RecentMap<{ count: number; until: number }>(MAX_KEYS);
  const current = (id: string, now: number) => {
    const window = windows.get(id);
    return window === undefined || window.until <= now ? null : window;
  };
  return {
    allow(name, { key, most, now }) {
      const id = `${name} ${key}`;
      const window = current(id, now) ?? { count: 0, until: now + WINDOW_MS[name] };
      if (window.count >= most) return false;
      windows.set(id, { ...window, count: window.count + 1 });
      return true;
    },
    hasRoom: (name, { key, most, now }) => (current(`${name} ${key}`, now)?.count ?? 0) < most,
  };
}

export const requestLimitReached = () => tooManyRequests("over_request_rate_limit", "Request rate limit reached");
