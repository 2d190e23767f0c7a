import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit } from "./match-edit.ts";

const line = fc.constantFrom(
  "a();",
  "b();",
  "if (x) {",
  "}",
  "",
  "  c();",
  "\td();",
  "return x;",
  "<p>it\u2019s</p>",
  "e(1);",
);
const file = fc.array(line, { minLength: 1, maxLength: 14 });

describe("where an edit belongs", () => {
  it("changes one exact place and nothing else", () => {
    const outcome = applyEdit("one\ntwo\nthree\n", { old: "two", new: "2" });
    expect(outcome).toMatchObject({ ok: true, content: "one\n2\nthree\n", level: "exact" });
  });

  it("refuses two places and names their lines", () => {
    const outcome = applyEdit("x = 1;\ny = 2;\nx = 1;\n", { old: "x = 1;", new: "x = 3;" });
    expect(outcome).toMatchObject({ ok: false, code: "AMBIGUOUS" });
    expect(outcome.ok ? "" : outcome.message).toContain("lines 1, 3");
  });

  it("counts overlapping places as two", () => {
    expect(applyEdit("aaa", { old: "aa", new: "b" })).toMatchObject({ ok: false, code: "AMBIGUOUS" });
  });

  it("replaces every place when asked to", () => {
    expect(applyEdit("a-a-a", { old: "a", new: "b", replace_all: true })).toMatchObject({ content: "b-b-b", count: 3 });
  });

  it("forgives trailing whitespace and carriage returns, and keeps the file's line ends", () => {
    const spaced = applyEdit("a { \r\n  b;\t\r\n}\r\n", { old: "a {\n  b;\n}", new: "a {\n  c;\n}" });
    expect(spaced).toMatchObject({ ok: true, content: "a { \r\n  c;\r\n}\r\n", level: "trailing-whitespace" });
    const plain = applyEdit("a {\r\n  b;\r\n}\r\n", { old: "  b;", new: "  b;\n  c;" });
    expect(plain).toMatchObject({ ok: true, content: "a {\r\n  b;\r\n  c;\r\n}\r\n", level: "exact" });
  });

  it("re-indents when only the indentation of the whole block differs", () => {
    const outcome = applyEdit("f(() => {\n    if (a) {\n      b();\n    }\n});\n", {
      old: "if (a) {\n  b();\n}",
      new: "if (a) {\n  b();\n  c();\n}",
    });
    expect(outcome).toMatchObject({
      ok: true,
      level: "edge-whitespace",
      content: "f(() => {\n    if (a) {\n      b();\n      c();\n    }\n});\n",
    });
  });

  it("refuses unevenly shifted indentation, which may be another block", () => {
    const outcome = applyEdit("    if (a) {\n          b();\n    }\n", { old: "if (a) {\n  b();\n}", new: "x" });
    expect(outcome).toMatchObject({ ok: false, code: "NO_MATCH" });
  });

  it("matches typographic forms of the same text", () => {
    const outcome = applyEdit("<p>it\u2019s \u2014 open</p>\n", { old: "<p>it's - open</p>", new: "<p>closed</p>" });
    expect(outcome).toMatchObject({ ok: true, content: "<p>closed</p>\n", level: "unicode" });
  });

  it("finds a part of a line in another typographic form, only where it is certain", () => {
    const edit = { old: "it's 5-7", new: "it's 6-8" };
    expect(applyEdit("<p>Now it\u2019s 5\u20137 pm</p>\n", edit)).toMatchObject({
      content: "<p>Now it's 6-8 pm</p>\n",
      level: "unicode",
    });
    expect(applyEdit("<p>it\u2019s 5\u20137 or it\u2018s 5-7</p>\n", edit)).toMatchObject({ code: "AMBIGUOUS" });
    const decomposed = 'const town = "Co\u0301rdoba"; // end\n';
    expect(applyEdit(decomposed, { old: '"C\u00f3rdoba";', new: '"Lugo";' })).toMatchObject({
      content: 'const town = "Lugo"; // end\n',
    });
  });

  it("leaves lines that the edit only quotes as they are in the file", () => {
    const outcome = applyEdit("<p>it\u2019s</p>\n<b>1</b>\n", {
      old: "<p>it's</p>\n<b>1</b>",
      new: "<p>it's</p>\n<b>2</b>",
    });
    expect(outcome).toMatchObject({ content: "<p>it\u2019s</p>\n<b>2</b>\n" });
  });

  it("does not insert the same thing twice [T8.11]", () => {
    const edit = { old: "import a;", new: "import a;\nimport b;" };
    const once = applyEdit("import a;\nrun();\n", edit);
    expect(once).toMatchObject({ ok: true, content: "import a;\nimport b;\nrun();\n" });
    expect(applyEdit(once.ok ? once.content : "", edit)).toMatchObject({ code: "ALREADY_APPLIED" });
  });

  it("tells an applied change from a missing text [T8.11]", () => {
    expect(applyEdit("const a = 2;\n", { old: "const a = 1;", new: "const a = 2;" })).toMatchObject({
      code: "ALREADY_APPLIED",
    });
  });

  it("shows the nearest lines with their numbers, and does not use them", () => {
    const outcome = applyEdit("function total(items) {\n  return items.length;\n}\n", {
      old: "function total(rows) {\n  return rows.length;\n}",
      new: "",
    });
    expect(outcome).toMatchObject({ ok: false, code: "NO_MATCH" });
    expect(outcome.ok ? "" : outcome.message).toContain("1: function total(items) {");
  });

  it("never edits a wrong place: text around a unique target stays byte for byte", () => {
    fc.assert(
      fc.property(file, file, fc.string({ minLength: 1, maxLength: 12 }), (before, after, replacement) => {
        const target = "/* the one target */";
        const content = [...before, target, ...after].join("\n");
        const outcome = applyEdit(content, { old: target, new: replacement });
        expect(outcome).toMatchObject({ ok: true, content: [...before, replacement, ...after].join("\n") });
      }),
      { numRuns: 1000 },
    );
  });

  it("changes only lines that equal the searched ones up to whitespace, or refuses", () => {
    const messy = fc.tuple(
      file,
      fc.nat(13),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom("", "  ", "\t", "    "),
      fc.constantFrom("", " ", "\r"),
    );
    fc.assert(
      fc.property(messy, ([lines, at, length, indent, tail]) => {
        const start = at % lines.length;
        const wanted = lines.slice(start, start + length);
        const content = lines.join("\n");
        const old = wanted.map((text) => (text === "" ? "" : indent + text + tail)).join("\n");
        const outcome = applyEdit(content, { old, new: "REPLACED" });
        if (!outcome.ok) return;
        const result = outcome.content.split("\n");
        const changed = result.findIndex((text) => text.includes("REPLACED"));
        const removed = lines.slice(changed, changed + lines.length - result.length + 1);
        expect(result.slice(0, changed)).toEqual(lines.slice(0, changed));
        expect(result.slice(changed + 1)).toEqual(lines.slice(changed + removed.length));
        if (outcome.level !== "exact")
          expect(removed.map((text) => text.trim())).toEqual(wanted.map((text) => text.trim()));
      }),
      { numRuns: 4000 },
    );
  });

  it("is certain or refuses: of two equal places none is chosen", () => {
    fc.assert(
      fc.property(
        file,
        fc.constantFrom("a();", "  c();", "return x;"),
        fc.constantFrom("", "  "),
        (between, target, indent) => {
          const content = [target, ...between, target].join("\n");
          const outcome = applyEdit(content, { old: indent + target, new: "REPLACED" });
          expect(outcome.ok).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
