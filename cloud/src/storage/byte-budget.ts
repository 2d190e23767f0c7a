/** Bytes of bodies that are on their way at once, over all projects. */
import { slowDown } from "./storage-error.ts";

export interface ByteBudget {
  /** `ref`: the project. Throws `SlowDown` when there is no room; nothing waits. */
  take(ref: string, bytes: number): Disposable;
}

/** A project has half of what the others left, so that one whose clients send slowly keeps nobody out. */
const SHARE = 0.5;
/** Each project may have one body whatever the others have; all of these together take this many times the budget. */
const MAX_OVERDRAWN = 2;

export function createByteBudget(total: number): ByteBudget {
  const byProject = new Map<string, number>();
  let taken = 0;
  const mayTake = (own: number, bytes: number): boolean => {
    // One alone always passes: a limit of files above the budget would otherwise forbid them for good.
    if (own === 0) return taken === 0 || taken + bytes <= total * MAX_OVERDRAWN;
    return own + bytes <= (total - (taken - own)) * SHARE;
  };
  const count = (ref: string, bytes: number): void => {
    taken += bytes;
    const own = (byProject.get(ref) ?? 0) + bytes;
    if (own === 0) byProject.delete(ref);
    else byProject.set(ref, own);
  };
  return {
    take(ref, bytes) {
      if (!mayTake(byProject.get(ref) ?? 0, bytes)) throw slowDown();
      count(ref, bytes);
      return { [Symbol.dispose]: () => count(ref, -bytes) };
    },
  };
}
