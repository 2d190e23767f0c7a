/** Lets a few work at once and a bounded number wait in order; whoever comes then is told to come back. */
import { rateLimited } from "@slipway/kernel/errors";

export interface TurnBounds {
  atOnce: number;
  /** How many may wait; beyond it AppError `rate_limited` with these seconds. */
  waiting: number;
  retrySeconds: number;
}

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function boundedTurns({ atOnce, waiting: most, retrySeconds }: TurnBounds): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < most) await new Promise<void>((start) => waiting.push(start));
    else throw rateLimited(retrySeconds, "Too many people are signing in. Please try again in a moment.");
    try {
      return await work();
    } finally {
      // Whoever ends hands its place on.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
