import { diceOf } from "@slipway/platform/testing/dice";
import { describe, expect, it } from "vitest";
import { quotedTexts } from "./requests.ts";

/** The same by one pattern, which takes the square of the length. */
function byPattern(text: string): string[] {
  const pattern = /["“„«]([^"”“»\n]{1,400})["”“»]|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,400})['’](?![\p{L}\p{N}])/gu;
  return [...text.matchAll(pattern)].map((found) => (found[1] ?? found[2] ?? "").trim()).filter(Boolean);
}

const PIECES = ['"', "“", "„", "«", "”", "»", "'", "‘", "’", "\n", "a", "b ", " ", "don't", "👍", "1"];
const LONG = ["x".repeat(150), "👍".repeat(120), "x".repeat(399)];

describe("texts in quotes", () => {
  it("are found in the order of the request, apostrophes inside words excepted", () => {
    expect(quotedTexts(`change "Say it's 'so'" to „Grüße“, 'one' and don't`)).toEqual([
      "Say it's 'so'",
      "Grüße",
      "one",
    ]);
  });

  it("are those that a pattern finds, whatever the marks are", () => {
    for (let index = 0; index < 20_000; index += 1) {
      const dice = diceOf(5, index);
      const pieces = Array.from({ length: dice.below(30) }, () => dice.of(dice.chance(0.1) ? LONG : PIECES));
      expect(quotedTexts(pieces.join(""))).toEqual(byPattern(pieces.join("")));
    }
  });
});
