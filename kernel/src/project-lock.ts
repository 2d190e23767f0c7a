import { limits } from "./limits.ts";

/** A run or restore holds the project while its lock is younger than a minute; who holds it renews it. [W4.17] [W9.05] [P5] */
export const isLocked = (lockedAt: string | null, now: number): boolean =>
  lockedAt !== null && now - Date.parse(lockedAt) < limits.lockWindowMs;
