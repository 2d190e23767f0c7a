/** After a 429 Send rests for a minute, also after a reload. [W8.02] [W9.02] [CH7] */
import { limits } from "@slipway/kernel/limits";

const keyOf = (projectId: string): string => `chat-rate-limit:${projectId}`;

export function recordRateLimit(projectId: string, now: number): void {
  try {
    localStorage.setItem(keyOf(projectId), String(now));
  } catch {
    // Without storage the server still refuses.
  }
}

/** Whole seconds until sending is allowed again; 0 when it is. */
export function rateLimitSeconds(projectId: string, now: number): number {
  let stored: number;
  try {
    stored = Number(localStorage.getItem(keyOf(projectId)) ?? Number.NaN);
  } catch {
    return 0;
  }
  const left = stored + limits.localRateLimitMs - now;
  return Number.isFinite(left) && left > 0 && left <= limits.localRateLimitMs ? Math.ceil(left / 1000) : 0;
}
