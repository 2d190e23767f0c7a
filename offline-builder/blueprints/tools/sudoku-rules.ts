import { shuffled } from "@/lib/random";

/** 81 numbers by row; 0 is empty. */
export type Grid = readonly number[];

export const levels = { easy: 42, medium: 33, hard: 27 } as const;
export type Level = keyof typeof levels;

const rowOf = (at: number): number => Math.floor(at / 9);
const columnOf = (at: number): number => at % 9;
const boxOf = (at: number): number => Math.floor(rowOf(at) / 3) * 3 + Math.floor(columnOf(at) / 3);

/** The twenty fields that share a row, a column or a box with each field. */
export const peers: readonly (readonly number[])[] = Array.from({ length: 81 }, (_, at) =>
  Array.from({ length: 81 }, (_, other) => other).filter(
    (other) => other !== at && (rowOf(other) === rowOf(at) || columnOf(other) === columnOf(at) || boxOf(other) === boxOf(at)),
  ),
);

function candidates(grid: Grid, at: number): number[] {
  const taken = new Set(peers[at]!.map((peer) => grid[peer]));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !taken.has(digit));
}

/** The empty field with the fewest candidates; null when the grid is full. */
function tightest(grid: Grid): { at: number; digits: number[] } | null {
  let best: { at: number; digits: number[] } | null = null;
  for (let at = 0; at < 81; at += 1) {
    if (grid[at] !== 0) continue;
    const digits = candidates(grid, at);
    if (!best || digits.length < best.digits.length) best = { at, digits };
    if (best.digits.length <= 1) break;
  }
  return best;
}

/** Up to `most` solutions: two are enough to know that there is not exactly one. */
export function solutions(grid: Grid, most: number): number[][] {
  const found: number[][] = [];
  const work = [...grid];
  const search = () => {
    const next = tightest(work);
    if (!next) {
      found.push([...work]);
      return;
    }
    for (const digit of shuffled(next.digits)) {
      work[next.at] = digit;
      search();
      if (found.length >= most) break;
    }
    work[next.at] = 0;
  };
  search();
  return found;
}

/** Numbers are taken away in pairs across the middle as long as one solution remains. */
export function newPuzzle(level: Level): { given: number[]; solution: number[] } {
  const solution = solutions(Array<number>(81).fill(0), 1)[0]!;
  const given = [...solution];
  let left = 81;
  for (const at of shuffled(Array.from({ length: 41 }, (_, field) => field))) {
    const fields = [...new Set([at, 80 - at])];
    if (left - fields.length < levels[level]) continue;
    for (const field of fields) given[field] = 0;
    if (solutions(given, 2).length === 1) left -= fields.length;
    else for (const field of fields) given[field] = solution[field]!;
  }
  return { given, solution };
}

/** Fields whose number stands twice in a row, a column or a box. */
export function repeatedIn(grid: Grid): Set<number> {
  return new Set(grid.flatMap((digit, at) => (digit !== 0 && peers[at]!.some((peer) => grid[peer] === digit) ? [at] : [])));
}

export const isSolved = (grid: Grid): boolean => grid.every((digit) => digit !== 0) && repeatedIn(grid).size === 0;
