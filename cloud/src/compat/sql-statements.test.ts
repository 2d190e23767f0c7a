import { describe, expect, it } from "vitest";
import { copiesAsInserts, sqlStatements } from "./sql-statements.ts";

const texts = (script: string): string[] => sqlStatements(script).map(({ text }) => text.trim());

describe("statements of a script", () => {
  it("end at semicolons", () => {
    expect(texts("select 1;\nselect 2 ;; select 3")).toEqual(["select 1", "select 2", "select 3"]);
  });

  it("do not end in strings, names, bodies and comments", () => {
    const whole = [
      "select 'a;b', 'it''s;', e'\\';', \"c;\"\"d\"",
      "create function f() returns int language sql as $$ select 1; $$",
      "create function g() returns text language sql as $body$ select '$$;$$'; $body$",
      "select /* ; /* ; */ ; */ 1 -- ;",
    ];
    expect(texts(whole.join(";\n"))).toEqual(whole);
  });

  it("keep a body that SQL itself writes in one piece, with what it decides", () => {
    const body = "create function h() returns int begin atomic select case when true then 1 end; select 2; end";
    expect(texts(`${body}; select 3`)).toEqual([body, "select 3"]);
    expect(texts("begin; select 1; end; select 2")).toEqual(["begin", "select 1", "end", "select 2"]);
  });

  it("are not begun by a parameter or a name with a dollar in it", () => {
    expect(texts("select a$b$c; select $1; select 2")).toEqual(["select a$b$c", "select $1", "select 2"]);
  });

  it("say the line they begin in, and leave out what holds nothing", () => {
    expect(sqlStatements("-- first\n\nselect 1;\n\n select 2;\n-- last\n").map(({ line }) => line)).toEqual([1, 5]);
  });

  it("end with the script where a string or a body is left open", () => {
    expect(texts("select 1; select 'open; ")).toEqual(["select 1", "select 'open;"]);
    expect(texts("do $$ begin; ")).toEqual(["do $$ begin;"]);
  });
});

describe("rows that a dump brings along", () => {
  const dump = [
    String.raw`\restrict abc;'`,
    "-- people",
    "COPY public.people (id, name) FROM stdin;",
    String.raw`1	O'Neil; "x" \\ \t\n`,
    String.raw`2	\N`,
    String.raw`\.`,
    "select 1;",
    "copy empty (id) from stdin;",
    String.raw`\.`,
    "select 'copy x from stdin;';",
    String.raw`\unrestrict abc`,
  ].join("\n");

  it("become inserts on the same lines", () => {
    const script = copiesAsInserts(dump);
    expect(script.split("\n")).toHaveLength(dump.split("\n").length);
    const found = sqlStatements(script);
    expect(found.map(({ text }) => text.trim().replace(/^-- people\n/, ""))).toEqual([
      [
        "insert into public.people (id, name) overriding system value values",
        String.raw`(e'1', e'O\'Neil; "x" \\ 	\n'),`,
        "(e'2', null)",
      ].join("\n"),
      "select 1",
      "select 'copy x from stdin;'",
    ]);
    expect(found.map(({ line }) => line)).toEqual([2, 7, 10]);
  });

  it("come in several statements where they are many", () => {
    const rows = Array.from({ length: 2500 }, (_, index) => String(index)).join("\n");
    expect(sqlStatements(copiesAsInserts(`copy t (id) from stdin;\n${rows}\n\\.\n`))).toHaveLength(3);
  });

  it("are read as CSV, with quotes over lines, a header and a delimiter of their own", () => {
    const script = [
      "copy t (id, name) from stdin with (format csv, header true);",
      "id,name",
      '1,"a ""b"", c"',
      '2,"two',
      'lines"',
      "3,",
      '4,""',
      String.raw`\.`,
      `copy "Server Today" ("a  b", c) from STDIN CSV DELIMITER '|';`,
      "x | it's",
      String.raw`\.`,
      "select 1;",
    ].join("\n");
    const found = sqlStatements(copiesAsInserts(script));
    expect(found.map(({ line }) => line)).toEqual([1, 9, 12]);
    expect(found.map(({ text }) => text.trim().replace(/\n+/g, "\n"))).toEqual([
      [
        "insert into t (id, name) overriding system value values",
        `(e'1', e'a "b", c'),`,
        String.raw`(e'2', e'two\nlines'),`,
        "(e'3', null),",
        "(e'4', e'')",
      ].join("\n"),
      String.raw`insert into "Server Today" ("a  b", c) overriding system value values` +
        "\n" +
        String.raw`(e'x ', e' it\'s')`,
      "select 1",
    ]);
  });

  it("are refused in another format", () => {
    expect(() => copiesAsInserts("copy t from stdin with (format binary);\n1,2\n\\.\n")).toThrow(/only rows as text/);
    expect(() => copiesAsInserts("copy t from stdin (force_null (a));\n1,2\n\\.\n")).toThrow(/only rows as text/);
  });
});
