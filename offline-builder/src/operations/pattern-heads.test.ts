import { diceOf } from "@slipway/platform/testing/dice";
import { textOfSomeShape } from "@slipway/platform/testing/texts-of-every-shape";
import { describe, expect, it } from "vitest";
import { beginningsOf, headsOf } from "./pattern-heads.ts";
import { add, has, make, remove } from "./requests.ts";

const WORDS = [
  make,
  add,
  remove,
  "(?:the|our) (?:site|page)s?|(?<!no )menu",
  "[a-z]+ing|gr[oö]ße?r",
  "(?:what|which)\\b.*pages?",
  "a{2,3}|b{1}c|x?y|z*w",
  "füge?|\\d+ %|$5",
  "σοφος|straße|kauf",
  "(?:list|lista|liste) (?:of|de|von)",
  "\\$&|\\$1|</script>",
  "x@y\\.de|1,234",
];

describe("the beginnings of patterns", () => {
  it("are the first letters of what they match, and none where that may be anything", () => {
    expect(headsOf("make|add to|(?:re)?move")).toEqual(["mak", "add", "rem", "mov"]);
    expect(headsOf("colou?rs?|gr[oö]ße")).toEqual(["col", "gro", "grö"]);
    expect(headsOf("a\\w+|(?:the |our )page|(?!no)menu")).toEqual(["a", "the", "our", "men"]);
    for (const words of ["x?", "\\p{L}*shop", ".+", "make|", "(?:a|b)?", "(a)\\1"]) expect(headsOf(words)).toBeNull();
  });

  it("are found where no letter and no number stands before", () => {
    expect([...beginningsOf("Ab 2c")]).toEqual([
      ["a", [0]],
      ["ab", [0]],
      ["ab ", [0]],
      ["2", [3]],
      ["2c", [3]],
    ]);
  });

  it("find in long texts what the patterns alone find, whatever the texts are", () => {
    let found = 0;
    for (let index = 0; index < 400; index += 1) {
      const dice = diceOf(11, index);
      const { text } = textOfSomeShape(dice);
      const words = ["Make the Menu", "REMOVE", "ΣΟΦΟΣ", "STRASSE", "Straſſe", "größer", "a list of", "add", "x@y.de"];
      const shown = `${text.slice(0, 3000)} ${dice.of(words)} ${text.slice(3000, 5000)}`.padEnd(500);
      for (const one of WORDS) {
        const isThere = new RegExp(`(?<![\\p{L}\\p{N}])(?:${one})(?![\\p{L}\\p{N}])`, "iu").test(shown);
        expect(has(shown, one), `${one} in text ${index}`).toBe(isThere);
        found += Number(isThere);
      }
    }
    expect(found).toBeGreaterThan(400);
  });
});
