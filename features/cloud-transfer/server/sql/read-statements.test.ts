import { splitStatements } from "@slipway/kernel/sql/split-statements";
import fc from "fast-check";
import { expect, it } from "vitest";
import { linesOf } from "../spool.ts";
import { copiedField, readStatements } from "./read-statements.ts";

async function* chunks(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}

async function read(text: string) {
  const found: { text: string; line: number; rows: (string | null)[][] | null }[] = [];
  for await (const { text: statement, line, rows } of readStatements(linesOf(chunks(text), 10_000))) {
    const cells: (string | null)[][] = [];
    if (rows !== null) for await (const row of rows) cells.push(row.cells);
    found.push({ text: statement, line, rows: rows === null ? null : cells });
  }
  return found;
}

it("reads statements with their lines, rows behind COPY, and leaves psql's commands out", async () => {
  const dump = [
    String.raw`\restrict abc;'`,
    "-- people;",
    "COPY public.people (id, name) FROM stdin;",
    String.raw`1	O'Neil; "x" \\ \t\n`,
    String.raw`2	\N`,
    String.raw`\.`,
    "",
    "create function f() returns text language sql as $body$",
    "select ';$$';",
    "$body$; select 1; select 'copy x from stdin;';",
    "create function g() returns int begin atomic select case when true then 1 end; select 2; end;",
    "COPY empty (id) FROM stdin;",
    String.raw`\.`,
    String.raw`select E'\';', "a;""b" /* ; /* ; */ ; */ -- ;`,
    "  ;",
    String.raw`\unrestrict abc`,
    "select 'last'",
  ].join("\r\n");
  expect(await read(dump)).toEqual([
    {
      ...{ text: "COPY public.people (id, name) FROM stdin", line: 3 },
      rows: [
        ["1", `O'Neil; "x" \\ \t\n`],
        ["2", null],
      ],
    },
    { text: "create function f() returns text language sql as $body$\nselect ';$$';\n$body$", line: 8, rows: null },
    { text: "select 1", line: 10, rows: null },
    { text: "select 'copy x from stdin;'", line: 10, rows: null },
    {
      text: "create function g() returns int begin atomic select case when true then 1 end; select 2; end",
      ...{ line: 11, rows: null },
    },
    { text: "COPY empty (id) FROM stdin", line: 12, rows: [] },
    { text: String.raw`select E'\';', "a;""b"`, line: 14, rows: null },
    { text: "select 'last'", line: 17, rows: null },
  ]);
});

it("reads fields as COPY writes them", () => {
  expect([String.raw`\N`, String.raw`\\N`, String.raw`a\tb\nc\x41\101\q`, ""].map(copiedField)).toEqual([
    null,
    "\\N",
    "a\tb\ncAAq",
    "",
  ]);
});

it("splits any text as the splitter of the SQL editor does", async () => {
  const piece = fc.constantFrom(
    ...[
      "'",
      '"',
      "''",
      "e'",
      "\\",
      ";",
      "$$",
      "$a$",
      "--",
      "/*",
      "*/",
      "(",
      ")",
      "\n",
      " ",
      "x",
      "begin atomic",
      "case",
      "end",
    ],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
      const text = pieces.join("");
      // Lines of psql's own commands are none of the splitter's.
      fc.pre(!/^\s*\\/m.test(text));
      const expected = splitStatements(text).map((one) => one.text.trimEnd());
      expect((await read(text)).map((one) => one.text.trimEnd())).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
