/** Rules of the tools that do something with a text. */
import { describe, expect, it } from "vitest";
import { inCase, partsOfName } from "../../../../blueprints/tools/case-rules.ts";
import { diffOf, patchOf } from "../../../../blueprints/tools/diff-rules.ts";
import { factsOf, parseJson, printJson, sortedKeys } from "../../../../blueprints/tools/json-rules.ts";
import { drawn, wrongOf } from "../../../../blueprints/tools/number-rules.ts";
import { countText, frequentWords, timeFor, wordsOf } from "../../../../blueprints/tools/text-count.ts";

describe("counting", () => {
  it("counts as people do", () => {
    const text = "Don't panic! It's a well-known 👨‍👩‍👧 fact.\n\nReally? Yes, 42 times.";
    expect(countText(text, "en-US")).toEqual({
      characters: 62,
      withoutSpaces: 51,
      words: 10,
      sentences: 4,
      paragraphs: 2,
      lines: 3,
    });
    expect(countText("", "en-US")).toEqual({
      characters: 0,
      withoutSpaces: 0,
      words: 0,
      sentences: 0,
      paragraphs: 0,
      lines: 0,
    });
    expect(wordsOf("a - b-c -d e-f-g", "en-US")).toEqual(["a", "b-c", "d", "e-f-g"]);
  });

  it("ranks words however they are written, without small ones", () => {
    const words = wordsOf("The cat saw the Cat, the dog saw 7", "en-US");
    expect(frequentWords(words, "en-US", new Set(["the"]))).toEqual([
      ["cat", 2],
      ["saw", 2],
      ["dog", 1],
    ]);
    expect(timeFor(345, 230)).toEqual({ minutes: 1, seconds: 30 });
  });
});

describe("JSON", () => {
  it("is printed with its numbers and texts as they were written", () => {
    const text = '{"b": 12345678901234567890, "a": [1.0, "\\u00e9\\n", {}, []], "b": -0.5e+10}';
    const { value } = parseJson(text);
    expect(printJson(value!, "")).toBe('{"b":12345678901234567890,"a":[1.0,"\\u00e9\\n",{},[]],"b":-0.5e+10}');
    expect(printJson(value!, "  ").split("\n").slice(0, 4)).toEqual([
      "{",
      '  "b": 12345678901234567890,',
      '  "a": [',
      "    1.0,",
    ]);
    expect(factsOf(value!)).toEqual({ values: 4, depth: 3, twice: ['"b"'] });
    expect(printJson(sortedKeys(parseJson('{"b":1,"a":{"d":2,"c":3}}').value!), "")).toBe('{"a":{"c":3,"d":2},"b":1}');
  });

  it.each([
    ["", "empty", 1, 1],
    ["{a: 1}", "key", 1, 2],
    ['{"a" 1}', "colon", 1, 6],
    ['{"a": 1\n "b": 2}', "comma", 2, 2],
    ["[1, 2,]", "trailing-comma", 1, 7],
    ['{"a": 1,}', "trailing-comma", 1, 9],
    ['["open]', "open-text", 1, 2],
    ['["tab\there"]', "sign-in-text", 1, 6],
    ['["\\x"]', "escape", 1, 3],
    ["[01]", "number", 1, 2],
    ["[1.]", "number", 1, 2],
    ["['a']", "quotes", 1, 2],
    ["{} {}", "after", 1, 4],
    ["[1", "end", 1, 3],
    ["[NaN]", "value", 1, 2],
    ["// no\n1", "comment", 1, 1],
    ["[".repeat(600), "deep", 1, 502],
  ])("says what is wrong and where: %s", (text, wrong, line, column) =>
    expect(parseJson(text)).toMatchObject({ wrong, line, column }),
  );

  it("takes what every program takes, and no more", () => {
    for (const text of [
      "null",
      "-1e5",
      '"\\ud83d\\ude00"',
      " [ ] ",
      '{"":0}',
      "truex",
      "--1",
      "[,]",
      '"\\u12"',
      '{"a"}',
      "+1",
      ".5",
    ]) {
      const taken = ((): boolean => {
        try {
          JSON.parse(text);
          return true;
        } catch {
          return false;
        }
      })();
      expect(parseJson(text).value !== undefined, text).toBe(taken);
    }
  });
});

describe("ways of writing", () => {
  it("know the parts of names", () => {
    expect(partsOfName("parseHTTPHeader_v2-final user's name")).toEqual([
      "parse",
      "HTTP",
      "Header",
      "v2",
      "final",
      "users",
      "name",
    ]);
  });

  it.each([
    ["sentence", "HELLO WORLD. ¿QUÉ TAL? fine", "Hello world. ¿Qué tal? Fine"],
    ["title", "the lord of the rings", "The Lord of the Rings"],
    ["camel", "Some big thing\nother-one", "someBigThing\notherOne"],
    ["pascal", "some big thing", "SomeBigThing"],
    ["snake", "someBigThing", "some_big_thing"],
    ["kebab", "Größe des Hauses", "größe-des-hauses"],
    ["constant", "max retries", "MAX_RETRIES"],
    ["swapped", "Hello", "hELLO"],
    ["alternating", "ab cd", "aB cD"],
  ] as const)("%s", (wanted, text, result) => expect(inCase(text, wanted, "en-US")).toBe(result));
});

describe("comparing", () => {
  const all = { spaces: true, capitals: true };
  const short = (before: string, after: string, ways = all): string[] =>
    diffOf(before, after, ways).map(({ kind, text }) => ({ same: " ", removed: "-", added: "+" })[kind] + text);

  it("keeps what is common in its order", () => {
    expect(short("a\nb\nc\nd", "a\nc\nx\nd\ne")).toEqual([" a", "-b", " c", "+x", " d", "+e"]);
    expect(short("", "a")).toEqual(["+a"]);
    expect(short("a\r\nb", "a\nb")).toEqual([" a", " b"]);
  });

  it("can leave out spaces and capitals", () => {
    expect(short("Hello  World", "hello world")).toHaveLength(2);
    expect(short(" Hello  World", "hello world", { spaces: false, capitals: false })).toEqual([" hello world"]);
  });

  it("marks the words of a changed line, and no word of a line that is another", () => {
    const [removed, added] = diffOf("the quick brown fox", "the slow brown fox", all);
    expect(removed!.pieces!.filter(({ kind }) => kind === "removed").map(({ text }) => text)).toEqual(["quick"]);
    expect(added!.pieces!.filter(({ kind }) => kind === "added").map(({ text }) => text)).toEqual(["slow"]);
    expect(diffOf("abc def", "xyz uvw", all)[0]!.pieces).toBeUndefined();
  });

  it("numbers lines of both, and writes a patch", () => {
    const lines = diffOf("1\n2\n3\n4\n5\n6\n7\n8\n9", "1\n2\n3\n4\nfive\n6\n7\n8\n9", all);
    expect(lines.find(({ text }) => text === "9")).toMatchObject({ before: 9, after: 9 });
    expect(patchOf(lines).split("\n")).toEqual([
      "--- a",
      "+++ b",
      "@@ -2,7 +2,7 @@",
      " 2",
      " 3",
      " 4",
      "-5",
      "+five",
      " 6",
      " 7",
      " 8",
      "",
    ]);
    expect(patchOf(diffOf("a", "a", all))).toBe("");
  });
});

describe("numbers by chance", () => {
  const draw = { least: "1", most: "49", count: "6", once: true, sorted: true };
  let state = 11;
  const random = (below: number): number => (state = (state * 48271) % 2147483647) % below;

  it("lie within the limits, once each where that is wanted", () => {
    for (let time = 0; time < 200; time += 1) {
      const numbers = drawn(draw, random);
      expect(new Set(numbers).size).toBe(6);
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      expect(numbers[0]).toBeGreaterThanOrEqual(1);
      expect(numbers.at(-1)).toBeLessThanOrEqual(49);
    }
    expect(drawn({ ...draw, least: "-2", most: "2", count: "5" }, random)).toEqual([-2, -1, 0, 1, 2]);
  });

  it("are refused at the field that is wrong", () => {
    expect(wrongOf(draw)).toBeNull();
    expect(wrongOf({ ...draw, least: "x" })).toEqual({ field: "least", wrong: "whole" });
    expect(wrongOf({ ...draw, most: "0" })).toEqual({ field: "most", wrong: "order" });
    expect(wrongOf({ ...draw, most: "9999999999" })).toEqual({ field: "most", wrong: "range" });
    expect(wrongOf({ ...draw, count: "1001" })).toEqual({ field: "count", wrong: "count" });
    expect(wrongOf({ ...draw, most: "5" })).toEqual({ field: "count", wrong: "too-many" });
  });
});
