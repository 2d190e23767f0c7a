import { describe, expect, it } from "vitest";
import { understand } from "./understand.ts";

describe("misspelling repair", () => {
  it.each([
    ["a page that counts down to our wedding on 12 September 2027 in Porto with travel info", "en", "wedding"],
    ["a page for our baekry", "en", "bakery"],
    ["website for a resturant", "en", "restaurant"],
  ] as const)("reads %s", (text, language, id) => {
    expect(understand(text, language).domains[0]?.id).toBe(id);
  });

  it.each([
    ["counts", "en"],
    ["convert cups to grams for baking ingredients", "en"],
    ["Karten Kasten Garten Hunde", "de"],
    ["colmenas cuentas cartas", "es"],
  ] as const)("leaves words alone that are words: %s", (text, language) => {
    const { index } = understand(text, language);
    const read = index.line.trim().split(" ");
    expect(read).toHaveLength(text.split(" ").length);
    for (const [at, word] of text.toLowerCase().split(" ").entries()) expect(word.startsWith(read[at]!)).toBe(true);
  });
});
