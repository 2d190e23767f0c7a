/** A pattern that looks for its end from each of its beginnings takes minutes for these. */
import { expect, it } from "vitest";
import { wordBefore } from "./questions.ts";

const LONG = 1_000_000;
const long = (part: string): string => part.repeat(LONG / part.length);

it("finds the word before a position in a line of a million characters", () => {
  const line = `${long("a")} b`;
  expect(wordBefore(line, { line: 0, character: LONG + 1 })).toBe("");
  expect(wordBefore(line, { line: 0, character: LONG })).toHaveLength(LONG);
  expect(wordBefore("one\nconst $a_1 = 2", { line: 1, character: 10 })).toBe("$a_1");
});
