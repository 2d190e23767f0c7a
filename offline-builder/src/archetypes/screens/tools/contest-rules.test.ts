/** Rules of the tools in which somebody wins or beats an earlier time. */
import { describe, expect, it } from "vitest";
import { placesOf, playersIn, roundsOf, withOutcome } from "../../../../blueprints/tools/bracket-rules.ts";
import { resultOf, rightOnes, textFor, withRun, type TypingRun } from "../../../../blueprints/tools/typing-rules.ts";

describe("a bracket", () => {
  it("keeps the first two apart until the final", () => {
    expect(placesOf(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
  });

  it("lets whoever has more points go on, and nobody on a draw", () => {
    const players = playersIn("Ada\nBen\nCleo\nDario\nAda\n");
    const first = withOutcome({}, { id: "0-0" }, { one: "3", two: "11" });
    expect(roundsOf(players, first)[1]![0]).toMatchObject({ one: "Dario", two: null, winner: null });
    const drawn = withOutcome(first, { id: "0-1" }, { one: "7", two: "7" });
    expect(roundsOf(players, drawn)[1]![0]!.two).toBeNull();
  });

  it("gives the strongest a bye where the number does not come out even", () => {
    const [first, second] = roundsOf(playersIn("Ada\nBen\nCleo"), {});
    expect(first!.map(({ winner }) => winner)).toEqual(["Ada", null]);
    expect(second![0]!.one).toBe("Ada");
  });

  it("forgets results of later rounds when an earlier one changes", () => {
    const results = { "0-0": { one: "1", two: "0" }, "0-1": { one: "1", two: "0" }, "1-0": { one: "2", two: "0" } };
    expect(Object.keys(withOutcome(results, { id: "0-1" }, { one: "0", two: "1" }))).toEqual(["0-0", "0-1"]);
  });
});

describe("a typing test", () => {
  it("counts five right characters as a word, and every key for accuracy", () => {
    expect(rightOnes("the cat", "thx cat")).toBe(6);
    expect(resultOf(250, { all: 260, wrong: 13 }, 60)).toEqual({ words: 50, accuracy: 95 });
    expect(resultOf(0, { all: 0, wrong: 0 }, 0)).toEqual({ words: 0, accuracy: 100 });
  });

  it("has enough text for the time and begins with another sentence", () => {
    const sentences = ["One.", "Two.", "Three."];
    expect(textFor(sentences, { from: 1, seconds: 15 }).startsWith("Two. Three. One.")).toBe(true);
    expect(textFor(sentences, { from: 0, seconds: 120 }).length).toBeGreaterThan(120 * 12);
  });

  it("keeps twenty runs, the newest first", () => {
    const run = (at: number): TypingRun => ({ at, seconds: 60, words: at, accuracy: 100 });
    const runs = Array.from({ length: 25 }, (_, at) => run(at)).reduce<TypingRun[]>(withRun, []);
    expect([runs.length, runs[0]!.at]).toEqual([20, 24]);
  });
});
