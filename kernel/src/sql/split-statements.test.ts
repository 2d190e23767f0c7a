import { describe, expect, it } from "vitest";
import { isTransactionControl, splitStatements, statementAt } from "./split-statements.ts";

const texts = (sql: string): string[] => splitStatements(sql).map(({ text }) => text);

describe("a text of SQL falls into its statements", () => {
  it.each([
    ["select 1; select 2", ["select 1", "select 2"]],
    [" ; ;select 1;; ", ["select 1"]],
    ["select ';'; select \"a;b\"", ["select ';'", 'select "a;b"']],
    ["select 'it''s;'; x", ["select 'it''s;'", "x"]],
    ["select E'\\';'; x", ["select E'\\';'", "x"]],
    ["select '\\'; x", ["select '\\'", "x"]],
    ["do $$ begin a; b; end $$; x", ["do $$ begin a; b; end $$", "x"]],
    ["do $t$ a; $$ b; $t$; x", ["do $t$ a; $$ b; $t$", "x"]],
    ["select a$$b; x", ["select a$$b", "x"]],
    ["select $1; x", ["select $1", "x"]],
    ["/* a; /* b; */ c; */ select 1 -- d;\n; x", ["select 1", "x"]],
    ["-- only words; nothing else", []],
    ["create rule r as on insert to t do (a; b); x", ["create rule r as on insert to t do (a; b)", "x"]],
    [
      "create function f() returns int begin atomic select case when true then 1 end; select 2; end; x",
      ["create function f() returns int begin atomic select case when true then 1 end; select 2; end", "x"],
    ],
    ["select 'never closed; x", ["select 'never closed; x"]],
    ["select 1 /* never closed; x", ["select 1"]],
    ["select \"Größe\", 'ß;' from tüte; x", ["select \"Größe\", 'ß;' from tüte", "x"]],
  ])("%s", (sql, wanted) => {
    expect(texts(sql)).toEqual(wanted);
  });

  it("tells where each stands", () => {
    const sql = "select 1;\n\n  select 2 ;";
    expect(splitStatements(sql).map(({ from, to }) => sql.slice(from, to))).toEqual(["select 1", "select 2"]);
  });

  it("takes 200,000 quotes, brackets or comments without delay of another kind", () => {
    for (const sign of ["'", "(", "/*", "$$", '"', ";"])
      expect(() => splitStatements(sign.repeat(100_000))).not.toThrow();
  });
});

it.each([
  ["select 1; select 2", 0, "select 1"],
  ["select 1; select 2", 8, "select 1"],
  ["select 1; select 2", 10, "select 2"],
  ["  select 1", 0, "select 1"],
])("finds the statement at a place: %s at %i", (sql, place, wanted) => {
  expect(statementAt(splitStatements(sql), place)?.text).toBe(wanted);
});

it.each([
  ["commit", true],
  ["/* x */ Commit and chain", true],
  [";begin", true],
  ["start transaction read write", true],
  ["set transaction read write", true],
  ["set local transaction read write", true],
  ["set session characteristics as transaction read write", true],
  ["prepare transaction 'x'", true],
  ["prepare x as select 1", false],
  ["set search_path to x", false],
  ["set session work_mem to 1", false],
  ["select 'commit'", false],
  ['"commit"', false],
])("knows what controls a transaction: %s", (sql, wanted) => {
  expect(isTransactionControl(splitStatements(sql)[0]!)).toBe(wanted);
});
