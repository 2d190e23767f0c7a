/** Bytes of bodies in memory at once, over all projects. */
import { slowDown } from "./storage-error.ts";

export interface ByteBudget {
  /** Throws `SlowDown` when there is no room; nothing waits. */
  take(bytes: number): Disposable;
}

export function createByteBudget(total: number): ByteBudget {
  let taken = 0;
  return {
    take(bytes) {
      // One alone always passes: a limit of files above the budget would otherwise forbid them for good.
      if (taken > 0 && taken + bytes > total) throw slowDown();
      taken += bytes;
      return { [Symbol.dispose]: () => void (taken -= bytes) };
    },
  };
}
