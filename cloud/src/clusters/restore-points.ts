/** Which restore points make room for a new one. */
import { MAX_RESTORE_POINTS, type RestorePoint } from "./port.ts";

/** `points` are the oldest first, with the new one at the end; it and `keep` stay. */
export function beyondMax<Point extends RestorePoint>(
  points: readonly Point[],
  keep: string | null,
): { points: Point[]; gone: Point[] } {
  const many = points.length - MAX_RESTORE_POINTS;
  const gone = points
    .slice(0, -1)
    .filter(({ id }) => id !== keep)
    .slice(0, Math.max(0, many));
  return { points: points.filter((point) => !gone.includes(point)), gone };
}
