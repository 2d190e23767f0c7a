/** How many jobs of a resource class run at once in this process, over all its queues. */
export interface ClassBound {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Waiters are served in order; there are never more of them than the queues' own concurrency lets through. */
export function classBound(limit: number): ClassBound {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place is handed over, so nobody can slip in between.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
