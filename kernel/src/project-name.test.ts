import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isReservedName, nameProblem, slugAttempt, slugFrom } from "./project-name.ts";

describe("names of addresses", () => {
  it.each([
    ["", "empty", "Project name cannot be empty"],
    ["a".repeat(45), "length", "Project name must be less than 45 characters"],
    ["Bakery", "characters", "Project name can only contain lowercase letters, numbers and hyphens"],
    ["my bakery", "characters", "Project name can only contain lowercase letters, numbers and hyphens"],
    ["bäckerei", "characters", "Project name can only contain lowercase letters, numbers and hyphens"],
    ["my--bakery", "hyphens", "Project name cannot contain consecutive hyphens"],
    ["1bakery", "start", "Project name must start with a lowercase letter"],
    ["-bakery", "start", "Project name must start with a lowercase letter"],
    ["bakery-", "end", "Project name must not end with a hyphen"],
  ])(
    "refuses %j by the rule %s [W5.11] [W5.12] [W5.13] [W5.14] [W5.15] [W5.16] [T5.04] [K2]",
    (name, rule, message) => {
      expect(nameProblem(name)).toEqual({ rule, message });
    },
  );

  it("names the first failing rule when several fail [K2]", () => {
    expect(nameProblem(`-${"A".repeat(50)}--`)?.rule).toBe("length");
    expect(nameProblem("-A--")?.rule).toBe("characters");
    expect(nameProblem("--")?.rule).toBe("hyphens");
  });

  it.each(["a", "bakery", "b2", "my-bakery-2", "a".repeat(44)])(
    "takes %j: the longest has 44 characters [W5.12] [W9.10] [K2]",
    (name) => {
      expect(nameProblem(name)).toBeNull();
    },
  );

  it("reserves the words that other hosts use [K2]", () => {
    for (const name of ["www", "api", "app", "admin", "mail", "cloud", "preview", "sites", "auth", "status", "static"])
      expect(isReservedName(name)).toBe(true);
    expect(isReservedName("bakery")).toBe(false);
  });
});

describe("names from titles [P4]", () => {
  it.each([
    ["Ímpar & Söhne 42", "impar-and-soehne-42"],
    ["Fahrradwerkstatt „Speichenbruch“", "fahrradwerkstatt-speichenbruch"],
    ["  3 Little Pigs  ", "little-pigs"],
    ["Łódź straße", "lodz-strasse"],
    ["社内の備品管理", "project"],
    ["👩‍🍳", "project"],
    ["API", "api-app"],
    ["crème brûlée", "creme-brulee"],
  ])("writes %j as %s", (title, slug) => {
    expect(slugFrom(title)).toBe(slug);
  });

  it("makes a valid, unreserved name of any title, and of every further attempt", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 120 }),
        fc.integer({ min: 1, max: 100_000 }),
        (title, attempt) => {
          const name = slugAttempt(slugFrom(title), attempt);
          expect(nameProblem(name)).toBeNull();
          expect(isReservedName(name)).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("keeps long names within the limit when it numbers them", () => {
    const slug = slugFrom("a very long title about bread and cakes and more bread and tea");
    expect(slug.length).toBeLessThanOrEqual(44);
    expect(slugAttempt(slug, 1)).toBe(slug);
    expect(slugAttempt(slug, 12)).toMatch(/-12$/);
    expect(slugAttempt("bakery", 2)).toBe("bakery-2");
  });
});
