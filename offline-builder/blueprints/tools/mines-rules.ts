import { shuffled } from "@/lib/random";

export const levels = {
  easy: { columns: 9, rows: 9, mines: 10 },
  medium: { columns: 16, rows: 16, mines: 40 },
  hard: { columns: 30, rows: 16, mines: 99 },
} as const;
export type Level = keyof typeof levels;

export interface Field {
  mine: boolean;
  open: boolean;
  flag: boolean;
}

export interface Game {
  level: Level;
  /** Without mines until the first field is opened: it and those around it get none. */
  fields: Field[];
  state: "ready" | "running" | "won" | "lost";
}

const blankFields = (level: Level): Field[] =>
  Array.from({ length: levels[level].columns * levels[level].rows }, () => ({ mine: false, open: false, flag: false }));

export const newGame = (level: Level): Game => ({ level, fields: blankFields(level), state: "ready" });

export function around(level: Level, at: number): number[] {
  const { columns, rows } = levels[level];
  const [x, y] = [at % columns, Math.floor(at / columns)];
  const near: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1)
      if (row !== y || column !== x) near.push(row * columns + column);
  return near;
}

export const minesAround = ({ level, fields }: Game, at: number): number => around(level, at).filter((near) => fields[near]!.mine).length;

function laid(game: Game, first: number): Game {
  const safe = new Set([first, ...around(game.level, first)]);
  const places = shuffled(game.fields.map((_, at) => at).filter((at) => !safe.has(at)));
  const mines = new Set(places.slice(0, levels[game.level].mines));
  return { ...game, fields: game.fields.map((field, at) => ({ ...field, mine: mines.has(at) })), state: "running" };
}

/** Opens fields; where no mine is near, those around it too. */
function opened(game: Game, first: readonly number[]): Game {
  const fields = game.fields.map((field) => ({ ...field }));
  const next = [...first];
  for (const at of next) {
    const field = fields[at]!;
    if (field.open || field.flag) continue;
    field.open = true;
    if (field.mine) return { ...game, fields: fields.map((one) => (one.mine ? { ...one, open: true } : one)), state: "lost" };
    if (minesAround(game, at) === 0) next.push(...around(game.level, at));
  }
  return { ...game, fields, state: fields.every((field) => field.mine || field.open) ? "won" : "running" };
}

/** On an open number whose flags are all set, the rest around it is opened. */
export function open(game: Game, at: number): Game {
  if (game.state === "won" || game.state === "lost" || game.fields[at]!.flag) return game;
  if (game.state === "ready") return opened(laid(game, at), [at]);
  if (!game.fields[at]!.open) return opened(game, [at]);
  const near = around(game.level, at);
  return near.filter((one) => game.fields[one]!.flag).length === minesAround(game, at) ? opened(game, near) : game;
}

export function flagged(game: Game, at: number): Game {
  if (game.state === "won" || game.state === "lost" || game.fields[at]!.open) return game;
  return { ...game, fields: game.fields.map((field, place) => (place === at ? { ...field, flag: !field.flag } : field)) };
}

export const flagsLeft = ({ level, fields }: Game): number => levels[level].mines - fields.filter((field) => field.flag).length;
