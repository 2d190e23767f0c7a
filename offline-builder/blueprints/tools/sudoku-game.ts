import { toast } from "@/components/ui/toast";
import { isSolved, newPuzzle, peers, type Level } from "@/lib/sudoku-rules";

interface Fields {
  values: number[];
  /** Digits noted in each field. */
  notes: number[][];
}

export interface Game extends Fields {
  level: Level;
  given: number[];
  solution: number[];
  seconds: number;
  hints: number;
  past: Fields[];
}

export type Action =
  | { type: "new"; level: Level }
  | { type: "enter"; at: number; digit: number; asNote: boolean }
  | { type: "hint"; at: number }
  | { type: "undo" }
  | { type: "restart" }
  | { type: "second" };

const storageKey = "sudoku-game";
const longestPast = 200;

export function begun(level: Level): Game {
  const { given, solution } = newPuzzle(level);
  return { level, given, solution, values: [...given], notes: Array.from({ length: 81 }, () => []), seconds: 0, hints: 0, past: [] };
}

function kept({ values, notes, past }: Game): Fields[] {
  return [...past.slice(1 - longestPast), { values, notes }];
}

/** A number that is placed leaves the notes of the fields it rules out. */
function placed(game: Game, at: number, digit: number): Game {
  const values = game.values.map((value, field) => (field === at ? digit : value));
  const notes = game.notes.map((digits, field) =>
    field === at ? [] : peers[at]!.includes(field) ? digits.filter((one) => one !== digit) : digits,
  );
  return { ...game, values, notes, past: kept(game) };
}

function noted(game: Game, at: number, digit: number): Game {
  const own = game.notes[at]!;
  const next = own.includes(digit) ? own.filter((one) => one !== digit) : [...own, digit].sort();
  return { ...game, notes: game.notes.map((digits, field) => (field === at ? next : digits)), past: kept(game) };
}

export function played(game: Game, action: Action): Game {
  switch (action.type) {
    case "new":
      return begun(action.level);
    case "second":
      return isSolved(game.values) ? game : { ...game, seconds: game.seconds + 1 };
    case "undo": {
      const last = game.past.at(-1);
      return last ? { ...game, ...last, past: game.past.slice(0, -1) } : game;
    }
    case "restart":
      return { ...game, values: [...game.given], notes: game.notes.map(() => []), past: kept(game) };
    case "hint":
      return game.given[action.at] === 0 ? { ...placed(game, action.at, game.solution[action.at]!), hints: game.hints + 1 } : game;
    case "enter":
      if (game.given[action.at] !== 0 || isSolved(game.values)) return game;
      if (action.asNote && action.digit !== 0) return game.values[action.at] === 0 ? noted(game, action.at, action.digit) : game;
      return placed(game, action.at, game.values[action.at] === action.digit ? 0 : action.digit);
  }
}

export function readGame(): Game {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? "null") as Game | null;
    if (stored && [stored.values, stored.given, stored.solution, stored.notes].every((part) => part.length === 81)) return stored;
  } catch {
    // What cannot be read is no game: a new one begins.
  }
  return begun("easy");
}

/** Said once, and again only after a game was kept. */
let isFull = false;

export function keepGame(game: Game): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(game));
    isFull = false;
  } catch {
    if (!isFull) toast(__("The browser has no room left: this is gone once the page is closed."));
    isFull = true;
  }
}
