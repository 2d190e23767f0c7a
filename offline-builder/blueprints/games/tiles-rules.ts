/** Sixteen fields, row by row; 0 is empty. */
export type Tiles = readonly number[];
export type Direction = "left" | "right" | "up" | "down";

export interface Board {
  tiles: Tiles;
  points: number;
  over: boolean;
}

export function newBoard(): Board {
  return { tiles: withNew(withNew(Array<number>(16).fill(0))), points: 0, over: false };
}

export function slide(board: Board, direction: Direction): Board {
  if (board.over) return board;
  const moved = shifted(board.tiles, direction);
  if (moved.tiles.every((tile, at) => tile === board.tiles[at])) return board;
  const tiles = withNew(moved.tiles);
  const stuck = (["left", "right", "up", "down"] as const).every((way) =>
    shifted(tiles, way).tiles.every((tile, at) => tile === tiles[at]),
  );
  return { tiles, points: board.points + moved.gained, over: stuck };
}

function shifted(tiles: Tiles, direction: Direction): { tiles: number[]; gained: number } {
  const next = Array<number>(16).fill(0);
  let gained = 0;
  for (let line = 0; line < 4; line++) {
    const places = placesOf(line, direction);
    const merged = mergedLine(places.map((place) => tiles[place]!).filter((tile) => tile > 0));
    gained += merged.gained;
    merged.line.forEach((tile, at) => (next[places[at]!] = tile));
  }
  return { tiles: next, gained };
}

/** The fields of one line, beginning at the side the tiles move to. */
function placesOf(line: number, direction: Direction): number[] {
  const along = [0, 1, 2, 3].map((at) => (direction === "left" || direction === "right" ? line * 4 + at : at * 4 + line));
  return direction === "right" || direction === "down" ? along.reverse() : along;
}

function mergedLine(tiles: number[]): { line: number[]; gained: number } {
  const line: number[] = [];
  let gained = 0;
  for (let at = 0; at < tiles.length; at++) {
    const tile = tiles[at]!;
    if (tile === tiles[at + 1]) {
      line.push(tile * 2);
      gained += tile * 2;
      at++;
    } else line.push(tile);
  }
  return { line, gained };
}

function withNew(tiles: Tiles): number[] {
  const free = tiles.flatMap((tile, at) => (tile === 0 ? [at] : []));
  const place = free[Math.floor(Math.random() * free.length)];
  return tiles.map((tile, at) => (at === place ? (Math.random() < 0.9 ? 2 : 4) : tile));
}
