export const columns = 7;
export const rows = 6;

/** Fields by row from the top; 0 is empty. */
export type Board = readonly (0 | 1 | 2)[];
export type Player = 1 | 2;

export const emptyBoard: Board = Array<0>(columns * rows).fill(0);

/** Where a disc falls to; null in a full column. */
export function landing(board: Board, column: number): number | null {
  for (let row = rows - 1; row >= 0; row -= 1) if (board[row * columns + column] === 0) return row * columns + column;
  return null;
}

export function dropped(board: Board, column: number, player: Player): Board {
  const at = landing(board, column);
  return at === null ? board : board.map((field, place) => (place === at ? player : field));
}

const lines: readonly number[][] = Array.from({ length: columns * rows }, (_, at) => at).flatMap((at) => {
  const [x, y] = [at % columns, Math.floor(at / columns)];
  return ([[1, 0], [0, 1], [1, 1], [-1, 1]] as const)
    .filter(([right, down]) => x + 3 * right >= 0 && x + 3 * right < columns && y + 3 * down < rows)
    .map(([right, down]) => [0, 1, 2, 3].map((step) => at + step * (right + down * columns)));
});

/** The four fields that won; null where nobody has. */
export function winningLine(board: Board): number[] | null {
  return lines.find(([first, ...others]) => board[first!] !== 0 && others.every((at) => board[at] === board[first!])) ?? null;
}

export const open = (board: Board): number[] => [3, 2, 4, 1, 5, 0, 6].filter((column) => board[column] === 0);

/** Lines that can still be won count the more, the fuller they are. */
function valueFor(board: Board, player: Player): number {
  let value = 0;
  for (const line of lines) {
    const own = line.filter((at) => board[at] === player).length;
    const taken = line.filter((at) => board[at] !== 0).length;
    if (own === taken) value += own * own * own;
    else if (own === 0) value -= taken * taken * taken;
  }
  return value;
}

const won = 100_000;

interface Search {
  player: Player;
  depth: number;
  least: number;
  most: number;
}

function worth(board: Board, { player, depth, least, most }: Search): number {
  if (winningLine(board)) return -won - depth;
  const choices = open(board);
  if (choices.length === 0) return 0;
  if (depth === 0) return valueFor(board, player);
  let best = -Infinity;
  let floor = least;
  for (const column of choices) {
    const next = { player: (3 - player) as Player, depth: depth - 1, least: -most, most: -floor };
    best = Math.max(best, -worth(dropped(board, column, player), next));
    floor = Math.max(floor, best);
    if (floor >= most) break;
  }
  return best;
}

/** The column that is best for whoever moves, as far as `depth` moves ahead show. */
export function bestColumn(board: Board, player: Player, depth: number): number {
  const choices = open(board);
  const worths = choices.map(
    (column) => -worth(dropped(board, column, player), { player: (3 - player) as Player, depth: depth - 1, least: -Infinity, most: Infinity }),
  );
  return choices[worths.indexOf(Math.max(...worths))]!;
}
