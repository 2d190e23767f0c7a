import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keepLineEnds, withLineFeeds } from "./line-ends.ts";

describe("a text that was edited with line feeds", () => {
  it.each([
    ["of Windows", "a\r\nb\r\nc\r\n", "a\nB\nc\n", "a\r\nB\r\nc\r\n"],
    ["with a lone carriage return", "a\nb\rc\nd\n", "a\nb\nc\nD\n", "a\nb\rc\nD\n"],
    ["with carriage returns alone", "a\rb\rc", "a\nB\nc", "a\rB\rc"],
    ["with all three", "a\r\nb\nc\rd\r\n", "A\nb\nc\nd\n", "A\r\nb\nc\rd\r\n"],
    ["with new lines below one", "a\r\nb\n", "a\nx\ny\nb\n", "a\r\nx\r\ny\r\nb\n"],
    ["without a line", "a\r\nb\nc\r\n", "a\nc\n", "a\r\nc\r\n"],
    ["with two changes apart", "a\r\nb\nc\rd\r\ne\n", "A\nb\nc\nd\nE\n", "A\r\nb\nc\rd\r\nE\n"],
    ["without a line end at its end", "a\r\nb", "a\nB", "a\r\nB"],
    ["that gets one", "a\r\nb\nc", "a\nb\nc\n", "a\r\nb\nc\n"],
    ["with a byte order mark that was taken off", "\uFEFFa\nb\n", "a\nB\n", "\uFEFFa\nB\n"],
    ["of line feeds", "a\nb\n", "a\nB\n", "a\nB\n"],
    ["that was empty", "", "a\n", "a\n"],
  ])("keeps the line ends of its file: %s", (_what, before, after, kept) => {
    expect(keepLineEnds(before, after)).toBe(kept);
  });

  it("is the file to the byte where nothing else changed, and never another text", () => {
    const lines = fc.array(fc.tuple(fc.constantFrom("", "a", "b", "}"), fc.constantFrom("\n", "\r\n", "\r")), {
      maxLength: 30,
    });
    const text = lines.map((all) => all.flat().join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(keepLineEnds(before, withLineFeeds(before))).toBe(before);
        expect(withLineFeeds(keepLineEnds(before, withLineFeeds(after)))).toBe(withLineFeeds(after));
      }),
    );
  });

  it("changes one line and no other, wherever it stands", () => {
    const ends = fc.array(fc.constantFrom("\n", "\r\n", "\r"), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(ends, fc.nat(), (all, at) => {
        const lines = all.map((end, index) => `line ${index}${end}`);
        const before = lines.join("");
        const changed = at % all.length;
        const wanted = lines.map((line, index) => (index === changed ? line.replace("line", "LINE") : line)).join("");
        expect(keepLineEnds(before, withLineFeeds(wanted))).toBe(wanted);
      }),
    );
  });
});
