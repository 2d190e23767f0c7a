import { describe, expect, it } from "vitest";
import { treeOfTexts } from "../source-tree.ts";
import { loweredLeft, WRITING_LEFT, writingOnlyImproves } from "./writing.ts";

const left = (counts: object): Record<string, string> => ({ [WRITING_LEFT]: JSON.stringify(counts) });
const messages = (texts: Readonly<Record<string, string>>): string[] =>
  writingOnlyImproves(treeOfTexts(texts)).map(({ path, message }) => `${path} ${message}`);
const breaches = (path: string, text: string): string[] => messages({ [path]: text }).slice(1);

describe("style", () => {
  it.each([
    ["/** Of all answers. */", "Of"],
    ["// What is left.", "What"],
    ["/** Whose header counts. */", "Whose"],
    ["/**\n * In this order: first, second.\n */", "In this order:"],
    ["/** By what the server does: a status. */", "By what"],
    ["/** Between which a word ends. */", "Between which"],
  ])("refuses the comment %j", (comment, opening) => {
    expect(breaches("kernel/src/a.ts", `${comment}\nexport const a = 1;`)).toEqual([
      `kernel/src/a.ts a comment begins with "${opening}": begin with its subject`,
    ]);
  });

  it("accepts comments that begin with their subject, and later lines and words that only look alike", () => {
    for (const comment of ["/** Answers of a page. */", "// The rest is\n// What follows.", "/** Often empty. */"])
      expect(breaches("kernel/src/a.ts", `${comment}\nexport const a = 1;`)).toEqual([]);
  });

  it("takes a comment behind code for one of its own", () => {
    expect(breaches("kernel/src/a.ts", "export const a = 1; // Fine.\nexport const b = 2; // Of a.")).toHaveLength(1);
  });

  it("refuses variables and members called most, and no others", () => {
    expect(breaches("kernel/src/a.ts", "const MOST = 1;\nexport const MOST_ROWS = MOST;")).toHaveLength(2);
    expect(breaches("kernel/src/a.ts", "export const rate = { most: 1, most_bytes: 2 };")).toHaveLength(2);
    expect(breaches("kernel/src/a.ts", "export interface Rate {\n  mostBytes: number;\n}")).toHaveLength(1);
    expect(breaches("kernel/src/a.ts", "export const MAX_ROWS = 1;\nexport const MOSTLY = 2;")).toEqual([]);
    expect(breaches("kernel/src/a.ts", "export const rate = { max: 1, mostly: 2 };")).toEqual([]);
  });

  it("limits titles of tests to 100 characters, tags aside", () => {
    const titled = (length: number, tags = ""): string => `it("${"a".repeat(length)}${tags}", () => {});`;
    expect(breaches("kernel/src/a.test.ts", titled(100, " [W5.16] [AC1]"))).toEqual([]);
    expect(breaches("kernel/src/a.test.ts", titled(101))).toHaveLength(1);
  });

  it("leaves the offline builder out", () => {
    expect(messages({ "offline-builder/src/a.ts": "/** Of all. */\nexport const a = 1;" })).toEqual([]);
  });
});

describe("breaches that were there before", () => {
  const two = "/** Of a. */\nexport const a = 1;\n/** Of b. */\nexport const b = 1;";

  it("may stay, and one more in the same room is refused with all of them", () => {
    const record = left({ comments: { kernel: 2 } });
    expect(messages({ ...record, "kernel/src/a.ts": two })).toEqual([]);
    const more = messages({ ...record, "kernel/src/a.ts": two, "kernel/src/b.ts": "// Of c." });
    expect(more).toHaveLength(4);
    expect(more[0]).toBe('kernel kernel has 3 breaches of "comments", 2 may be left:');
  });

  it("do not make room for those of another room", () => {
    expect(messages({ ...left({ comments: { kernel: 2 } }), "ui/src/a.ts": two })).toHaveLength(4);
  });

  it("must be written down when they become fewer, which lowering does", () => {
    const tree = { ...left({ comments: { kernel: 3, ui: 1 } }), "kernel/src/a.ts": two };
    expect(messages(tree)).toHaveLength(2);
    const lowered = loweredLeft(treeOfTexts(tree));
    expect(lowered).toEqual({ comments: { kernel: 2 }, names: {}, titles: {} });
    expect(messages({ ...tree, ...left(lowered) })).toEqual([]);
  });

  it("are never raised by lowering", () => {
    expect(loweredLeft(treeOfTexts({ ...left({ comments: { kernel: 1 } }), "kernel/src/a.ts": two })).comments).toEqual(
      {
        kernel: 1,
      },
    );
  });
});
