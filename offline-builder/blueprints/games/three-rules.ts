export type Mark = "X" | "O" | null;

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export function winnerOf(fields: readonly Mark[]): Mark {
  const line = lines.find(([one, two, three]) => fields[one] && fields[one] === fields[two] && fields[one] === fields[three]);
  return line ? fields[line[0]]! : null;
}

/** The best answer of O. It never loses, and takes the quickest win. */
export function bestMove(fields: readonly Mark[]): number {
  const free = freeOf(fields);
  const worths = free.map((at) => -worth(played(fields, at, "O"), "X"));
  return free[worths.indexOf(Math.max(...worths))]!;
}

function worth(fields: readonly Mark[], turn: "X" | "O"): number {
  const free = freeOf(fields);
  if (winnerOf(fields)) return -1 - free.length;
  if (free.length === 0) return 0;
  return Math.max(...free.map((at) => -worth(played(fields, at, turn), turn === "X" ? "O" : "X")));
}

export function played(fields: readonly Mark[], at: number, mark: "X" | "O"): Mark[] {
  return fields.map((field, place) => (place === at ? mark : field));
}

export function freeOf(fields: readonly Mark[]): number[] {
  return fields.flatMap((field, at) => (field === null ? [at] : []));
}
