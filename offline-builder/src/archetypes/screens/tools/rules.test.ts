/** Rules that the small tools play by, as they stand in an app. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { understand } from "../../../parse/understand.ts";
import type { Language } from "../../../plan/plan.ts";
import { tools } from "./tools.ts";

const folder = mkdtempSync(join(tmpdir(), "slipway-tools-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The functions of a file in `src/lib` of the app. */
async function library<T>(id: string, name: string, language: Language = "en"): Promise<T> {
  const tool = tools.find((one) => one.id === id)!;
  const own = join(folder, `${id}-${language}`);
  mkdirSync(own, { recursive: true });
  for (const { path, content } of tool.emit(tool.plan(understand(id, language))).shell)
    if (/^src\/lib\/[\w-]+\.ts$/.test(path))
      writeFileSync(join(own, basename(path)), content.replace(/"@\/lib\/([\w-]+)"/g, '"./$1.ts"'));
  return (await import(/* @vite-ignore */ pathToFileURL(join(own, `${name}.ts`)).href)) as T;
}

describe("hangman", () => {
  interface Hangman {
    shownOf(word: string, guessed: string[]): (string | null)[];
    stateOf(word: string, guessed: string[]): string;
    wrongOf(word: string, guessed: string[]): string[];
  }
  const load = (language: Language): Promise<Hangman> => library("hangman", "hangman-rules", language);

  it("ends with the last letter found, or with the sixth wrong one", async () => {
    const { shownOf, stateOf, wrongOf } = await load("en");
    expect(shownOf("tea pot", ["t"])).toEqual(["t", null, null, " ", null, null, "t"]);
    expect(stateOf("tea", ["t", "e", "a"])).toBe("won");
    expect(stateOf("tea", [..."qwzxc"])).toBe("playing");
    expect(stateOf("tea", [..."qwzxcv"])).toBe("lost");
    expect(wrongOf("tea", ["t", "x"])).toEqual(["x"]);
  });

  it("knows which letters are letters of their own", async () => {
    expect((await load("es")).shownOf("cajón", ["o"])).toEqual([null, null, null, "ó", null]);
    expect((await load("es")).shownOf("año", ["n"])).toEqual([null, null, null]);
    expect((await load("de")).shownOf("käse", ["a"])).toEqual([null, null, null, null]);
  });
});

describe("sudoku", () => {
  interface Sudoku {
    newPuzzle(level: string): { given: number[]; solution: number[] };
    solutions(grid: number[], most: number): number[][];
    isSolved(grid: number[]): boolean;
    repeatedIn(grid: number[]): Set<number>;
  }

  it("has one solution on every level, and fewer numbers the harder it is", async () => {
    const { newPuzzle, solutions, isSolved } = await library<Sudoku>("sudoku", "sudoku-rules");
    const counts = ["easy", "medium", "hard"].map((level) => {
      const { given, solution } = newPuzzle(level);
      expect(solutions(given, 2)).toEqual([solution]);
      expect(isSolved(solution)).toBe(true);
      return given.filter(Boolean).length;
    });
    expect(counts[0]).toBeGreaterThan(counts[1]!);
    expect(counts[1]).toBeGreaterThan(counts[2]!);
  });

  it("sees what stands twice, and that an empty grid has many solutions", async () => {
    const { repeatedIn, solutions } = await library<Sudoku>("sudoku", "sudoku-rules");
    const empty = Array<number>(81).fill(0);
    expect([...repeatedIn(empty.with(0, 5).with(8, 5))]).toEqual([0, 8]);
    expect(solutions(empty, 2)).toHaveLength(2);
  });
});

it("each hand of rock, paper, scissors beats one and loses to one", async () => {
  const { hands, resultOf } = await library<{
    hands: string[];
    resultOf(round: { own: string; other: string }): string;
  }>("rock-paper-scissors", "hands");
  expect(hands.map((other) => resultOf({ own: "paper", other }))).toEqual(["win", "draw", "loss"]);
  expect(resultOf({ own: "rock", other: "scissors" })).toBe("win");
});

describe("a tempo", () => {
  interface Tempo {
    withTap(taps: number[], now: number): number[];
    tempoOf(taps: number[]): number | null;
  }

  it("is counted from taps, and a pause begins anew", async () => {
    const { tempoOf, withTap } = await library<Tempo>("metronome", "tempo");
    expect(tempoOf([0])).toBeNull();
    expect(tempoOf([0, 500, 1000, 1500])).toBe(120);
    expect(tempoOf([0, 10])).toBe(260);
    expect(withTap([0, 500], 1000)).toEqual([0, 500, 1000]);
    expect(withTap([0, 500], 4000)).toEqual([4000]);
  });

  it("swings without getting slower or faster", async () => {
    const { secondsOf } = await library<{ secondsOf(step: number, tempo: number, swing: number): number }>(
      "drum-machine",
      "patterns",
    );
    expect(secondsOf(0, 120, 0)).toBeCloseTo(0.125);
    expect(secondsOf(0, 120, 40)).toBeGreaterThan(secondsOf(1, 120, 40));
    expect(secondsOf(0, 120, 40) + secondsOf(1, 120, 40)).toBeCloseTo(0.25);
  });
});

it("clearing a sheet can be taken back like a stroke", async () => {
  interface Sheet {
    steps: unknown[];
    undone: unknown[];
  }
  const { blank, withStep, undo, redo, visible } = await library<{
    blank: Sheet;
    withStep(sheet: Sheet, step: unknown): Sheet;
    undo(sheet: Sheet): Sheet;
    redo(sheet: Sheet): Sheet;
    visible(steps: unknown[]): unknown[];
  }>("drawing", "strokes");
  const cleared = withStep(withStep(blank, { size: 4 }), "clear");
  expect(visible(cleared.steps)).toEqual([]);
  expect(visible(undo(cleared).steps)).toEqual([{ size: 4 }]);
  expect(visible(redo(undo(cleared)).steps)).toEqual([]);
  expect(withStep(undo(cleared), { size: 9 }).undone).toEqual([]);
});

it("words on a picture break where they would be too wide, and where they were broken", async () => {
  const { linesOf } = await library<{
    linesOf(text: string, most: number, widthOf: (line: string) => number): string[];
  }>("meme", "meme-picture");
  expect(linesOf("one two three four", 9, (line) => line.length)).toEqual(["one two", "three", "four"]);
  expect(linesOf("one\ntwo", 20, (line) => line.length)).toEqual(["one", "two"]);
  expect(linesOf("unbreakable", 5, (line) => line.length)).toEqual(["unbreakable"]);
});

describe("bingo cards", () => {
  interface Bingo {
    cardsOf(from: string[] | number, kind: { size: number; free: boolean }, count: number): (string | null)[][][];
    wordsIn(text: string): string[];
  }
  const load = (): Promise<Bingo> => library("bingo", "bingo-cards");

  it("are all different, hold each word once and have a free field in the middle", async () => {
    const { cardsOf, wordsIn } = await load();
    const words = wordsIn("a\nb\n\nc\nd\ne\nf\ng\nh\ni\na");
    expect(words).toHaveLength(9);
    const cards = cardsOf(words, { size: 3, free: true }, 20);
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(20);
    for (const card of cards) {
      expect(card[1]![1]).toBeNull();
      expect(new Set(card.flat()).size).toBe(9);
    }
    expect(cardsOf(words, { size: 3, free: false }, 1)[0]!.flat()).not.toContain(null);
  });

  it("with numbers keep each column to its own stretch", async () => {
    const [card] = (await load()).cardsOf(75, { size: 5, free: true }, 1);
    for (const row of card!)
      for (const [column, field] of row.entries())
        if (field !== null) expect(Math.ceil(Number(field) / 15)).toBe(column + 1);
  });
});

describe("a Secret Santa draw", () => {
  interface Gifts {
    drawn(names: string[], apart: [string, string][]): Record<string, string> | null;
    packed(ticket: object): string;
    unpacked(code: string): object | null;
  }
  const load = (): Promise<Gifts> => library("secret-santa", "gift-draw");
  const names = ["Ana", "Ben", "Cleo", "Dan"];

  it("gives everyone one other, and keeps pairs apart", async () => {
    const { drawn } = await load();
    for (let times = 0; times < 30; times += 1) {
      const draw = drawn(names, [["Ana", "Ben"]])!;
      expect(Object.values(draw).sort()).toEqual(names);
      for (const name of names) expect(draw[name]).not.toBe(name);
      expect([draw["Ana"], draw["Ben"]].sort()).toEqual(["Cleo", "Dan"]);
    }
  });

  it("is refused where there is none", async () => {
    const { drawn } = await load();
    expect(drawn(["Ana", "Ben", "Cleo"], [["Ana", "Ben"]])).toBeNull();
  });

  it("has links that hold one ticket, and reads nothing from others", async () => {
    const { packed, unpacked } = await load();
    const ticket = { giver: "Zoë", receiver: "José 🎄", note: "" };
    expect(packed(ticket)).toMatch(/^[\w-]+$/);
    expect(unpacked(packed(ticket))).toEqual(ticket);
    expect(unpacked("main")).toBeNull();
  });
});

it("a breath goes through its phases, and leaves out those of no length", async () => {
  const { momentAt, fullness } = await library<{
    momentAt(rhythm: number[], seconds: number): { phase: string; left: number; length: number; breaths: number };
    fullness(moment: object): number;
  }>("breathing", "breathing");
  expect(momentAt([4, 7, 8, 0], 5)).toEqual({ phase: "hold", length: 7, left: 6, breaths: 0 });
  expect(momentAt([4, 7, 8, 0], 19)).toMatchObject({ phase: "in", breaths: 1 });
  expect(momentAt([5, 0, 5, 0], 5).phase).toBe("out");
  expect([0, 2, 4, 11, 19].map((at) => Math.round(fullness(momentAt([4, 7, 8, 0], at)) * 10))).toEqual([
    0, 5, 10, 10, 0,
  ]);
});

it.each(["white", "pink", "brown", "rain", "waves"])("%s noise can be played, as loud as the others", async (color) => {
  const { samplesOf } = await library<{
    samplesOf(color: string, options: { rate: number; seconds: number }): Float32Array;
  }>("white-noise", "noise");
  const samples = samplesOf(color, { rate: 8000, seconds: 8 });
  expect(samples).toHaveLength(64_000);
  expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  expect(Math.sqrt(power)).toBeGreaterThan(0.15);
  expect(Math.sqrt(power)).toBeLessThan(0.25);
});

describe("four in a row", () => {
  interface Four {
    emptyBoard: number[];
    dropped(board: number[], column: number, player: number): number[];
    winningLine(board: number[]): number[] | null;
    bestColumn(board: number[], player: number, depth: number): number;
  }
  const load = (): Promise<Four> => library("connect-four", "connect-rules");
  const after = ({ emptyBoard, dropped }: Four, moves: number[]): number[] =>
    moves.reduce((board, column, at) => dropped(board, column, (at % 2) + 1), emptyBoard);

  it("is won across, upwards and slantwise, and not around the edge", async () => {
    const four = await load();
    expect(four.winningLine(after(four, [0, 0, 1, 1, 2, 2, 3]))).toEqual([35, 36, 37, 38]);
    expect(four.winningLine(after(four, [0, 1, 0, 1, 0, 1, 0]))).not.toBeNull();
    expect(four.winningLine(after(four, [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3]))).not.toBeNull();
    const edge = four.emptyBoard.map((_, at) => (at >= 40 || (at >= 28 && at < 30) ? 1 : 0));
    expect(four.winningLine(edge)).toBeNull();
  });

  it("the computer takes a win, and stops one", async () => {
    const four = await load();
    for (const depth of [3, 5]) {
      expect(four.bestColumn(after(four, [0, 6, 0, 6, 1, 6, 5]), 2, depth)).toBe(6);
      expect(four.bestColumn(after(four, [0, 6, 0, 6, 0]), 2, depth)).toBe(0);
    }
  });
});

describe("mines", () => {
  interface Field {
    mine: boolean;
    open: boolean;
    flag: boolean;
  }
  interface Game {
    fields: Field[];
    state: string;
  }
  interface Mines {
    newGame(level: string): Game;
    open(game: Game, at: number): Game;
    flagged(game: Game, at: number): Game;
    around(level: string, at: number): number[];
    flagsLeft(game: Game): number;
  }
  const load = (): Promise<Mines> => library("minesweeper", "mines-rules");

  it("are never under the first field nor beside it, and there are as many as said", async () => {
    const { newGame, open, around } = await load();
    for (let times = 0; times < 20; times += 1) {
      const { fields, state } = open(newGame("easy"), 0);
      expect(fields.filter(({ mine }) => mine)).toHaveLength(10);
      for (const at of [0, ...around("easy", 0)]) expect(fields[at]).toMatchObject({ mine: false, open: true });
      expect(state).not.toBe("lost");
    }
  });

  it("end the game when one is opened, or when all else is", async () => {
    const { newGame, open, flagged, flagsLeft } = await load();
    const begun = open(newGame("easy"), 40);
    const mine = begun.fields.findIndex((field) => field.mine);
    expect(open(begun, mine).state).toBe("lost");
    const safe = flagged(begun, mine);
    expect(flagsLeft(safe)).toBe(9);
    expect(open(safe, mine)).toBe(safe);
    const won = begun.fields.reduce(
      (game, field, at) => (field.mine || game.fields[at]!.open ? game : open(game, at)),
      begun,
    );
    expect(won.state).toBe("won");
  });
});

describe("darts", () => {
  interface Darts {
    isScore(points: number): boolean;
    isBust(left: number, points: number, rules: object): boolean;
    standings(visits: object[], players: number, rules: object): object[];
    checkout(left: number, doubleOut: boolean): string[] | null;
  }
  const load = (): Promise<Darts> => library("darts", "darts-rules");
  const rules = { start: 501, doubleOut: true };

  it("count down, and a bust leaves what was left", async () => {
    const { standings, isBust } = await load();
    const visits = [180, 60, 180, 0, 139, 0].map((points, at) => ({ player: at % 2, points }));
    expect(standings(visits, 2, rules)).toMatchObject([
      { left: 2, darts: 9, scored: 499 },
      { left: 441, darts: 9, scored: 60 },
    ]);
    expect([3, 1, 2].map((points) => isBust(2, points, rules))).toEqual([true, true, false]);
    expect(isBust(169, 169, rules)).toBe(true);
    expect(isBust(2, 1, { ...rules, doubleOut: false })).toBe(false);
  });

  it("know which scores there are and how a leg can end", async () => {
    const { isScore, checkout } = await load();
    expect([180, 179, 181, -1, 2.5, 177, 0].map(isScore)).toEqual([true, false, false, false, false, true, true]);
    expect(checkout(170, true)).toEqual(["T20", "T20", "Bull"]);
    expect(checkout(40, true)).toEqual(["D20"]);
    expect([169, 168, 166, 165, 163, 162, 159, 171].map((left) => checkout(left, true))).toEqual(Array(8).fill(null));
    const value = (name: string): number =>
      name === "Bull" ? 50 : Number(name.replace(/\D/g, "")) * ({ D: 2, T: 3 }[name[0]!] ?? 1);
    for (let left = 2; left <= 158; left += 1)
      expect(
        checkout(left, true)!.reduce((sum, name) => sum + value(name), 0),
        String(left),
      ).toBe(left);
  });
});

it("points are added up, and whoever leads depends on what wins", async () => {
  interface Scores {
    totalOf(game: object, player: number): number;
    leadersOf(game: object): number[];
    withoutPlayer(game: object, player: number): { rounds: number[][] };
    pointsIn(text: string): number | null;
  }
  const { totalOf, leadersOf, withoutPlayer, pointsIn } = await library<Scores>("score-keeper", "score-table");
  const rounds = [
    [5, 10, null],
    [7, -3, 12],
  ];
  const game = { players: ["a", "b", "c"], rounds, highWins: true, target: 0 };
  expect([0, 1, 2].map((at) => totalOf(game, at))).toEqual([12, 7, 12]);
  expect(leadersOf(game)).toEqual([0, 2]);
  expect(leadersOf({ ...game, highWins: false })).toEqual([1]);
  expect(withoutPlayer(game, 0).rounds).toEqual([
    [10, null],
    [-3, 12],
  ]);
  expect(["", "-4", "2,5", "x"].map(pointsIn)).toEqual([0, -4, 2.5, null]);
});

it("each saying has its day before any comes again", async () => {
  const { positionOn, dayBeside } = await library<{
    positionOn(date: string, count: number): number;
    dayBeside(date: string, days: number): string;
  }>("saying-of-day", "saying-of-day");
  const days = Array.from({ length: 30 }, (_, at) => dayBeside("2026-02-20", at));
  expect(days[9]).toBe("2026-03-01");
  expect(new Set(days.map((day) => positionOn(day, 30))).size).toBe(30);
  expect(positionOn(dayBeside("2026-02-20", 30), 30)).toBe(positionOn("2026-02-20", 30));
});
