import { describe, expect, it } from "vitest";
import { searchProject, type Found, type SearchedFile } from "./project-search.ts";

function search(files: SearchedFile[], text: string, matchCase = false): Found | null {
  const run = searchProject(files, { text, matchCase });
  for (;;) {
    const step = run.next();
    if (step.done === true) return step.value;
  }
}
const file = (path: string, text: string): SearchedFile => ({ path, text });

describe("project search [C9.12]", () => {
  it("needs two characters [C5.31] [C5.32]", () => {
    expect(search([file("a.ts", "aaa")], "a")).toBeNull();
    expect(search([file("a.ts", "aaa")], "aa")?.total).toBe(1);
  });

  it("names line and column and 40 characters on both sides, within the line", () => {
    const before = "x".repeat(60);
    const found = search([file("a.ts", `one\n${before}needle${"y".repeat(60)}\nNeedle`)], "needle")!;
    expect(found.files[0]!.matches).toEqual([
      { line: 2, column: 61, before: "x".repeat(40), text: "needle", after: "y".repeat(40) },
      { line: 3, column: 1, before: "", text: "Needle", after: "" },
    ]);
    expect(search([file("a.ts", "Needle")], "needle", true)?.total).toBe(0);
  });

  it("takes what was typed literally", () => {
    expect(search([file("a.ts", "a.b(c)\naxb(c)")], "a.b(")?.total).toBe(1);
  });

  it("lists at most 50 matches of a file and 500 in all, and says that there may be more", () => {
    const one = search([file("a.ts", "ab ".repeat(51)), file("b.ts", "ab")], "ab")!;
    expect(one.files.map(({ matches }) => matches.length)).toEqual([50, 1]);
    expect(one.cut).toBe(true);
    const many = Array.from({ length: 12 }, (_, at) => file(`f${at}.ts`, "ab ".repeat(50)));
    const found = search(many, "ab")!;
    expect(found.total).toBe(500);
    expect(found.cut).toBe(true);
    expect(search(many.slice(0, 10), "ab")).toMatchObject({ total: 500, cut: false });
  });

  it("leaves out lock files, maps, minified files, the tailwind config, and the product's own folder [F5]", () => {
    const ignored = [
      "package-lock.json",
      "bun.lockb",
      "yarn.lock",
      "a.map",
      "a.min.js",
      "a.min.css",
      "tailwind.config.ts",
      "lov.json",
      "slipway.json",
      ".slipway/plan.json",
    ];
    expect(
      search([...ignored.map((path) => file(path, "needle")), file("src/a.ts", "needle")], "needle")!.files.map(
        ({ path }) => path,
      ),
    ).toEqual(["src/a.ts"]);
  });

  it("skips files of more than 1048576 characters", () => {
    expect(search([file("a.ts", "needle".padEnd(1_048_577))], "needle")?.total).toBe(0);
    expect(search([file("a.ts", "needle".padEnd(1_048_576))], "needle")?.total).toBe(1);
  });
});
