/** Counts how often something happens within a time window, in memory per project. */
import { CallWindows } from "@slipway/platform/limits/call-windows";
import { tooManyRequests } from "../auth-error.ts";

const HOUR = 3600;
const FIVE_MINUTES = 300;
/**
 * Beyond it the keys whose windows began first are forgotten. Many addresses therefore cost no memory; they only gain a fresh
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

const WINDOW_SECONDS: Record<LimitName, number> = {
  email_sent: HOUR,
  sms_sent: HOUR,
  anonymous_users: HOUR,
  oauth_registrations: HOUR,
  token_refresh: FIVE_MINUTES,
  sign_in_sign_ups: FIVE_MINUTES,
  token_verifications: FIVE_MINUTES,
};

interface Use {
  /** Identifies the project, and the address within it. */
  key: string;
  max: number;
}

export interface RateLimits {
  /** Counts one. False when the window has none left; that one is not counted. */
  allow(name: LimitName, use: Use): Promise<boolean>;
  /** Whether the window has one left, without counting: for actions that count only when they fail. */
  hasRoom(name: LimitName, use: Use): Promise<boolean>;
}

export function createRateLimits(): RateLimits {
  const windows = new CallWindows({ maxKeys: MAX_KEYS });
  const place = (name: LimitName, { key, max }: Use) =>
    [`${name} ${key}`, { max, seconds: WINDOW_SECONDS[name] }] as const;
  return {
    allow: async (name, use) => (await windows.take(...place(name, use))) === 0,
    hasRoom: (name, use) => windows.hasRoom(...place(name, use)),
  };
}

export const requestLimitReached = () => tooManyRequests("over_request_rate_limit", "Request rate limit reached");
