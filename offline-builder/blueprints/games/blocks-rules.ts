export const width = 10;
export const height = 20;

export interface Piece {
  /** Place in `shapes`. */
  kind: number;
  /** Quarter turns to the right. */
  turns: number;
  x: number;
  y: number;
}

export interface Blocks {
  /** Row by row; null is free, a number is the kind of the piece that lies there. */
  cells: (number | null)[];
  piece: Piece;
  next: number;
  state: "waiting" | "running" | "paused" | "over";
  points: number;
  lines: number;
}

export type BlocksAction = { type: "start" | "pause" | "step" | "left" | "right" | "turn" | "down" | "drop" };

/** Cells of each piece in a square of the given size. */
const shapes: { size: number; cells: [x: number, y: number][] }[] = [
  { size: 4, cells: [[0, 1], [1, 1], [2, 1], [3, 1]] },
  { size: 2, cells: [[0, 0], [1, 0], [0, 1], [1, 1]] },
  { size: 3, cells: [[1, 0], [0, 1], [1, 1], [2, 1]] },
  { size: 3, cells: [[0, 0], [0, 1], [1, 1], [2, 1]] },
  { size: 3, cells: [[2, 0], [0, 1], [1, 1], [2, 1]] },
  { size: 3, cells: [[1, 0], [2, 0], [0, 1], [1, 1]] },
  { size: 3, cells: [[0, 0], [1, 0], [1, 1], [2, 1]] },
];
const forLines = [0, 100, 300, 500, 800];

export function newGame(): Blocks {
  const cells = Array<number | null>(width * height).fill(null);
  return { cells, piece: entering(random()), next: random(), state: "waiting", points: 0, lines: 0 };
}

export const levelOf = (blocks: Blocks): number => 1 + Math.floor(blocks.lines / 10);

/** Milliseconds that a piece takes for a row at the first level. */
const slowest = 650;
/** Milliseconds until the piece falls by one row. */
export const pace = (blocks: Blocks): number => Math.max(90, slowest - (levelOf(blocks) - 1) * (slowest / 11));

export function blocksReducer(blocks: Blocks, { type }: BlocksAction): Blocks {
  if (type === "start") return { ...newGame(), state: "running" };
  if (type === "pause") {
    if (blocks.state === "running") return { ...blocks, state: "paused" };
    return blocks.state === "paused" ? { ...blocks, state: "running" } : blocks;
  }
  if (type !== "step" && blocks.state === "waiting") return blocksReducer({ ...blocks, state: "running" }, { type });
  if (blocks.state !== "running") return blocks;
  switch (type) {
    case "left":
      return moved(blocks, { x: blocks.piece.x - 1 });
    case "right":
      return moved(blocks, { x: blocks.piece.x + 1 });
    case "turn":
      return turned(blocks);
    case "down":
      return fallen(blocks, 1);
    case "drop":
      return dropped(blocks);
    case "step":
      return fallen(blocks, 0);
  }
}

/** Where the cells of a piece are on the field. */
export function cellsOf({ kind, turns, x, y }: Piece): [x: number, y: number][] {
  const { size, cells } = shapes[kind]!;
  return cells.map(([column, row]) => {
    let [across, down] = [column, row];
    for (let turn = 0; turn < turns % 4; turn += 1) [across, down] = [size - 1 - down, across];
    return [x + across, y + down];
  });
}

/** The same piece where it would land. */
export function landing(blocks: Blocks): Piece {
  let piece = blocks.piece;
  while (fits(blocks, { ...piece, y: piece.y + 1 })) piece = { ...piece, y: piece.y + 1 };
  return piece;
}

function fits({ cells }: Blocks, piece: Piece): boolean {
  return cellsOf(piece).every(([x, y]) => x >= 0 && x < width && y < height && (y < 0 || cells[y * width + x] === null));
}

function moved(blocks: Blocks, change: Partial<Piece>): Blocks {
  const piece = { ...blocks.piece, ...change };
  return fits(blocks, piece) ? { ...blocks, piece } : blocks;
}

/** Beside a wall or another piece it steps aside to have room. */
function turned(blocks: Blocks): Blocks {
  const { piece } = blocks;
  for (const aside of [0, -1, 1, -2, 2]) {
    const now = moved(blocks, { turns: piece.turns + 1, x: piece.x + aside });
    if (now !== blocks) return now;
  }
  return blocks;
}

/** One row down; a piece that cannot fall stays, and the next one comes. */
function fallen(blocks: Blocks, points: number): Blocks {
  const now = moved(blocks, { y: blocks.piece.y + 1 });
  return now === blocks ? landed(blocks) : { ...now, points: blocks.points + points };
}

function dropped(blocks: Blocks): Blocks {
  const piece = landing(blocks);
  return landed({ ...blocks, piece, points: blocks.points + 2 * (piece.y - blocks.piece.y) });
}

function landed(blocks: Blocks): Blocks {
  const cells = [...blocks.cells];
  for (const [x, y] of cellsOf(blocks.piece)) if (y >= 0) cells[y * width + x] = blocks.piece.kind;
  const rows = Array.from({ length: height }, (_, row) => cells.slice(row * width, (row + 1) * width));
  const left = rows.filter((row) => row.includes(null));
  const full = height - left.length;
  const empty = Array.from({ length: full }, () => Array<number | null>(width).fill(null));
  const next: Blocks = {
    ...blocks,
    cells: [...empty, ...left].flat(),
    piece: entering(blocks.next),
    next: random(),
    points: blocks.points + forLines[full]! * levelOf(blocks),
    lines: blocks.lines + full,
  };
  return fits(next, next.piece) ? next : { ...next, state: "over" };
}

function entering(kind: number): Piece {
  return { kind, turns: 0, x: Math.floor((width - shapes[kind]!.size) / 2), y: 0 };
}

const random = (): number => Math.floor(Math.random() * shapes.length);
