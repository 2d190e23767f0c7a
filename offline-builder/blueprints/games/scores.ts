import { createCollection, useRows } from "@/lib/collection";

export interface Score {
  id: string;
  points: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Finished games. */
export const scores = createCollection<Score>("high-scores", []);
/** The record, from the moment it is set: a game that nobody finishes counts too. */
export const record = createCollection<{ id: string; points: number }>("best-score", []);

const highest = (rows: readonly { points: number }[]): number => Math.max(0, ...rows.map((row) => row.points));

/** The highest so far, 0 before the first game. */
export function useBest(): number {
  return Math.max(highest(useRows(record)), highest(useRows(scores)));
}

export function noteBest(points: number) {
  if (points > highest(record.all())) whereThereIsRoom(() => record.replace([{ id: "best", points }]));
}

export function keepScore(points: number) {
  if (points > 0) whereThereIsRoom(() => scores.add({ points, at: Date.now() }));
}

/** A score that the browser has no room for is told of, and the game goes on. */
function whereThereIsRoom(keep: () => void) {
  try {
    keep();
  } catch (error) {
    reportError(error);
  }
}
