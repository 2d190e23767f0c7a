import { unavailable } from "@slipway/kernel/errors";

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `running` at a time, first come first served; with `waiting` already in line, AppError `too_busy` (503). */
export function createLimiter(running: number, waiting: number): Limiter {
  let active = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (active >= running) {
      if (line.length >= waiting) throw unavailable("too_busy", "Slipway is very busy right now. Please try again.");
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) active -= 1;
      else next();
    }
  };
}

const MAX_WAITING_WRITERS = 100;

/** One writer at a time; waiting writers are bounded. */
export const createWriterLock = (): Limiter => createLimiter(1, MAX_WAITING_WRITERS);
