import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { globOf, globProblem } from "./glob.ts";

const plain = (unit: string): string => unit.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&");

/** The same as a regular expression: right, and slow for some. */
function asExpression(glob: string): RegExp {
  const open = (inner: string): string => inner.replaceAll(/[\\\]^[]/g, "\\$&");
  let source = "";
  let depth = 0;
  for (let at = 0; at < glob.length; at += 1) {
    const unit = glob[at]!;
    const end = unit === "[" ? glob.indexOf("]", at + 2) : -1;
    if (unit === "*") {
      source += glob[at + 1] === "*" ? "[^]*" : "[^./]*";
      while (glob[at + 1] === "*") at += 1;
    } else if (unit === "?") source += "[^./]";
    else if (end !== -1) {
      const inner = glob.slice(at + 1, end);
      source += inner.startsWith("!") ? `[^${open(inner.slice(1))}]` : `[${open(inner)}]`;
      at = end;
    } else if (unit === "{") [source, depth] = [`${source}(?:`, depth + 1];
    else if (unit === "}" && depth > 0) [source, depth] = [`${source})`, depth - 1];
    else if (unit === "," && depth > 0) source += "|";
    else if (unit === "\\" && at + 1 < glob.length) source += plain(glob[(at += 1)]!);
    else source += plain(unit);
  }
  return new RegExp(`^${source}${")".repeat(depth)}$`);
}

describe("globOf", () => {
  it("matches any short glob and text like the expression", () => {
    const glob = fc
      .array(fc.constantFrom("*", "**", "?", "a", "b", ".", "/", "{", "}", ",", "[ab]", "[!a]", "[a-b.]", "\\*", "["), {
        maxLength: 9,
      })
      .map((parts) => parts.join(""));
    const text = fc
      .array(fc.constantFrom("a", "b", ".", "/", "*", "[", ","), { maxLength: 9 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(glob, fc.array(text, { maxLength: 6 }), (pattern, texts) => {
        const matches = globOf(pattern);
        for (const one of texts) expect([one, matches(one)]).toEqual([one, asExpression(pattern).test(one)]);
      }),
      { numRuns: 3000 },
    );
  });

  it("takes a range that runs backwards for no letter at all", () => {
    expect(globOf("[z-a]")("m")).toBe(false);
  });

  it.each([
    ["stars", `https://x/${"**a".repeat(30)}b`],
    ["groups of stars", `https://x/${"{**a,a**}".repeat(7)}b`],
    ["nested groups", `https://x/${"{a,".repeat(15)}${"}".repeat(15)}b`],
  ])("needs no more steps than letters times places for %s", (_, pattern) => {
    const matches = globOf(pattern);
    // An engine that goes back would not come to an end.
    for (let count = 0; count < 20; count += 1)
      expect(matches(`https://x/${(count % 2 === 0 ? "a" : "ac").repeat(1000)}`)).toBe(false);
  });

  it("says why a text is no pattern, which then matches nothing", () => {
    expect(globProblem("a".repeat(300))).toBeNull();
    expect(globProblem("**a".repeat(30))).toBeNull();
    expect(globProblem("a".repeat(301))).toBe("a pattern has at most 300 characters");
    expect(globProblem("?".repeat(31))).toBe("a pattern has at most 30 wildcards and choices");
    expect([globOf("a".repeat(301))("a".repeat(301)), globOf("?".repeat(31))("a".repeat(31))]).toEqual([false, false]);
  });
});
