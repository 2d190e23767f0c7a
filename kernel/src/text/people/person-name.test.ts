import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { personNameOr, problemOfPersonName } from "./person-name.ts";

describe("names of people", () => {
  it.each([
    "Maya",
    "山田 Maya",
    "J.R.R. Tolkien",
    "St.John O’Neil-Smith",
    "Ann @ Acme",
    "Jérôme",
    "Nguyễn Văn Ấn",
    "می‌خواهم",
    "क्षितिज",
    "👩‍💻 Ada",
    "🌟",
    "Mary / Marketing",
    "Ann, Slipway fan",
    "葛\u{e0100}城",
  ])("may be %s", (name) => expect(problemOfPersonName(name)).toBeNull());

  it.each([
    ["boss@company.com", "must not hold an address"],
    ["Ann (ann＠company.com)", "must not hold an address"],
    ["https://evil.example", "must not hold an address"],
    ["Win at www.evil.example", "must not hold an address"],
    ["Ann\nhas removed you", "has characters that cannot be shown"],
    ["nnA\u202e", "has characters that cannot be shown"],
    ["An\u200bn", "has characters that cannot be shown"],
    ["\u2066Ann\u2069", "has characters that cannot be shown"],
    ["\u3164", "has characters that cannot be shown"],
    ["\u0301", "needs letters that can be seen"],
    ["A\u0301\u0302\u0303\u0304\u0305nn", "has too many marks on one letter"],
    ["Slipway", "must not begin with the name of this product"],
    ["ＳＬＩＰＷＡＹ Support", "must not begin with the name of this product"],
    ["Identity provider", "must not begin with the name of this product"],
  ])("may not be %j: it %s", (name, rule) => expect(problemOfPersonName(name)).toBe(rule));

  it("of others are made such, or replaced, whatever they hold", () => {
    expect(personNameOr(" Ann\u202e \n Lee ", "ann", 80)).toBe("Ann Lee");
    expect(personNameOr("ann@company.com", "ann", 80)).toBe("ann");
    expect(personNameOr("\u200b", "ann", 80)).toBe("ann");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (name) => {
        const made = personNameOr(name, "somebody", 80);
        expect([made.length <= 80, made.isWellFormed(), problemOfPersonName(made)]).toEqual([true, true, null]);
      }),
      { numRuns: 500 },
    );
  });
});
