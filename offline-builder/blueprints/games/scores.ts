import { createCollection, useRows } from "@/lib/collection";

export interface Score {
  id: string;
  points: number;
  /** Milliseconds since 1970. */
  at: number;
}

export const scores = createCollection<Score>("high-scores", []);

/** The highest so far, 0 before the first game. */
export function useBest(): number {
  return Math.max(0, ...useRows(scores).map((score) => score.points));
}

export function keepScore(points: number) {
  if (points > 0) scores.add({ points, at: Date.now() });
}
