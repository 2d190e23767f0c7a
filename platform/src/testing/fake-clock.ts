import type { Clock } from "@slipway/kernel/clock";

export interface FakeClock extends Clock {
  advance(milliseconds: number): void;
}

/** Stands still until a test moves it. */
export function fakeClock(start = Date.UTC(2026, 10, 21, 9, 0, 0)): FakeClock {
  let now = start;
  return { now: () => now, advance: (milliseconds) => void (now += milliseconds) };
}
