import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countChangedLines, diffLines, linesOf } from "./line-diff.ts";
import { mergeText } from "./merge-text.ts";

const text = fc.array(fc.constantFrom("a", "b", "c", "{", "}", ""), { maxLength: 20 }).map((lines) => lines.join("\n"));

describe("differences by lines", () => {
  it("rebuild the second text from the first", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const [a, b] = [linesOf(before), linesOf(after)];
        const rebuilt: string[] = [];
        let at = 0;
        for (const hunk of diffLines(a, b)) {
          rebuilt.push(...a.slice(at, hunk.aStart), ...b.slice(hunk.bStart, hunk.bEnd));
          at = hunk.aEnd;
        }
        expect([...rebuilt, ...a.slice(at)].join("")).toBe(after);
      }),
      { numRuns: 3000 },
    );
  });

  it("are minimal for a small change", () => {
    expect(countChangedLines("a\nb\nc\nd\n", "a\nx\nc\nd\ne\n")).toEqual({ added: 2, removed: 1 });
    expect(countChangedLines("", "a\nb\n")).toEqual({ added: 2, removed: 0 });
    expect(countChangedLines("a\nb\n", "")).toEqual({ added: 0, removed: 2 });
  });
});

describe("many differences", () => {
  it("are counted as one replaced block, which costs no more than a large file", () => {
    const lines = (letter: string) => Array.from({ length: 100_000 }, (_, at) => `${letter}${at}\n`).join("");
    expect(countChangedLines(`same\n${lines("a")}`, `same\n${lines("b")}`)).toEqual({
      added: 100_000,
      removed: 100_000,
    });
  });
});

describe("three-way merge of a text", () => {
  it("keeps both changes that are apart", () => {
    expect(mergeText("1\n2\n3\n4\n5\n", "one\n2\n3\n4\n5\n", "1\n2\n3\n4\nfive\n")).toBe("one\n2\n3\n4\nfive\n");
  });

  it("is a conflict where both changed the same line differently, or neighbouring ones", () => {
    expect(mergeText("1\n2\n3\n", "1\nx\n3\n", "1\ny\n3\n")).toBeNull();
    expect(mergeText("1\n2\n3\n", "x\n2\n3\n", "1\ny\n3\n")).toBeNull();
  });

  it("takes the same change once", () => {
    expect(mergeText("1\n2\n3\n4\n5\n", "1\nx\n3\n4\n5\n", "1\nx\n3\n4\n6\n")).toBe("1\nx\n3\n4\n6\n");
  });

  it("is symmetric, and neutral in an unchanged side", () => {
    fc.assert(
      fc.property(text, text, text, (base, ours, theirs) => {
        expect(mergeText(base, ours, theirs)).toBe(mergeText(base, theirs, ours));
        expect(mergeText(base, ours, base)).toBe(ours);
        expect(mergeText(base, base, theirs)).toBe(theirs);
      }),
      { numRuns: 3000 },
    );
  });

  it("loses no line that one side added", () => {
    const at = fc.nat(19);
    fc.assert(
      fc.property(at, at, (first, second) => {
        const base = Array.from({ length: 20 }, (_, index) => `line ${index}\n`);
        const ours = base.toSpliced(first, 0, "ours\n").join("");
        const theirs = base.toSpliced(second, 0, "theirs\n").join("");
        const merged = mergeText(base.join(""), ours, theirs);
        if (first === second) expect(merged).toBeNull();
        else expect(linesOf(merged ?? "").filter((line) => line === "ours\n" || line === "theirs\n")).toHaveLength(2);
      }),
    );
  });
});
