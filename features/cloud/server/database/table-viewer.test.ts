/** Statements of the table viewer on a real database: hostile names and values, and every type there and back. */
import fc from "fast-check";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  cellStatement,
  countStatement,
  deleteStatement,
  insertStatement,
  MAX_CELL_CHARACTERS,
  MAX_KEPT_ROW_BYTES,
  putBackFactsStatement,
  putBackStatement,
  quoteName,
  rowsStatement,
  updateStatement,
  type Operator,
  type Statement,
} from "../../../cloud-database/contract/table-sql.ts";
import { schemaSql } from "../../../cloud-database/contract/schema-change.ts";
import { newProject } from "../../../projects/testing.ts";
import { cloudContract } from "../../contract/index.ts";
import { enableBackend } from "../../testing.ts";

let app: TestApp;
let maya: TestPerson;
let params: { id: string; ref: string };

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call);
  params = { id, ref: (await enableBackend(maya.call, id)).ref };
}, 60_000);
afterAll(() => app?.[Symbol.asyncDispose]());

/** Without the limit of questions per minute: the database itself. */
const run = ({ query, parameters }: Statement) =>
  app.services.clusters.database(params.ref).as("postgres").query<Record<string, unknown>>(query, parameters);
const sql = (query: string) => run({ query, parameters: [] });
const PRICE = { name: "price", type: "numeric", is_nullable: true, default_value: null } as const;
const named = (...names: string[]) => names.map((name) => ({ name }));

/** Names as hostile owners choose them, within the 63 bytes that Postgres keeps. */
const name = fc
  .oneof(
    fc.constantFrom(
      'a"b',
      "drop table x; --",
      "Ünïcode 🙂",
      "select",
      "a.b",
      "$1",
      "'",
      '"',
      "a\nb",
      "\\",
      "__proto__",
      " ",
    ),
    fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }),
  )
  .filter((text) => !text.includes("\0") && Buffer.byteLength(text) <= 63 && text.isWellFormed());
const value = fc
  .string({ maxLength: 20, unit: "grapheme" })
  .filter((text) => !text.includes("\0") && text.isWellFormed());

it("quotes names so that none is misread", () => {
  fc.assert(
    fc.property(name, (text) => {
      const quoted = quoteName(text);
      expect(quoted.slice(1, -1).replaceAll('""', "")).not.toContain('"');
      expect(quoted.slice(1, -1).replaceAll('""', '"')).toBe(text);
    }),
    { numRuns: 10_000 },
  );
  expect(() => quoteName("")).toThrow(RangeError);
  expect(() => quoteName("a\0")).toThrow(RangeError);
});

it("never has a value in the text of a statement", () => {
  const operator = fc.constantFrom<Operator>("equals", "greater", "less", "contains", "matches");
  fc.assert(
    fc.property(name, name, operator, value, (table, column, sign, text) => {
      const marked = `${text}#unique#`;
      const filters = [{ column, operator: sign, value: marked }];
      const statements = [
        rowsStatement({ table, columns: named(column), keys: [], filters, sort: null, limit: 10, offset: 0 }),
        countStatement({ table, filters }),
        updateStatement({ table, key: column, id: marked }, [{ column, before: marked, after: marked }]),
        insertStatement(table, { [column]: marked }),
        deleteStatement({ table, key: column, ids: [marked], kept: [column] }),
        putBackStatement({ table, kept: [column] }, [[marked]]),
        putBackFactsStatement(table),
        cellStatement({ table, key: column, id: marked }, column),
      ];
      for (const { query } of statements) expect(query).not.toContain("#unique#");
    }),
    { numRuns: 2000 },
  );
});

it("finds, changes and deletes rows of tables and columns with any name", async () => {
  await fc.assert(
    fc.asyncProperty(
      name,
      name,
      fc.array(value, { minLength: 1, maxLength: 5 }),
      value,
      async (table, column, texts, part) => {
        fc.pre(column !== "id" && table !== "ctid" && column !== "ctid");
        // Names of system columns are refused by Postgres.
        fc.pre(!/^(tableoid|xmin|cmin|xmax|cmax)$/.test(column));
        await sql(`create table public.${quoteName(table)} (id serial primary key, ${quoteName(column)} text)`);
        try {
          for (const text of texts) await run(insertStatement(table, { [column]: text }));
          const filters = [{ column, operator: "contains" as const, value: part }];
          const { rows: found } = await run(
            rowsStatement({
              table,
              columns: named("id", column),
              keys: ["id"],
              filters,
              sort: null,
              limit: 100,
              offset: 0,
            }),
          );
          const { rows: expected } = await run({
            query: `select ${quoteName(column)} as cell from public.${quoteName(table)} where strpos(lower(${quoteName(column)}), lower($1)) > 0 order by id`,
            parameters: [part],
          });
          expect(found.map((row) => row["c1"])).toEqual(expected.map((row) => row["cell"]));
          const changed = await run(
            updateStatement({ table, key: "id", id: "1" }, [{ column, before: texts[0]!, after: part }]),
          );
          expect(changed.rows).toEqual([{ c0: part }]);
          const gone = await run(deleteStatement({ table, key: "id", ids: ["1", "99"], kept: ["id", column] }));
          expect(gone.rows).toEqual([{ row: JSON.stringify(["1", part]) }]);
          expect((await run(countStatement({ table, filters: [] }))).rows).toEqual([
            { count: String(texts.length - 1) },
          ]);
        } finally {
          await sql(`drop table public.${quoteName(table)}`);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);

it("loses nothing of any type on the way to the screen and back", async () => {
  await sql(`create type public.mood as enum ('sad', 'o"k', 'glad')`);
  await sql(`create table public.kinds (id int generated always as identity primary key, a bigint, b numeric, c bytea,
    d text[], e public.mood, f jsonb, g interval, h timestamptz, i date, j double precision, k boolean, l json, m uuid, n point)`);
  const values: Record<string, string | null> = {
    a: "9223372036854775807",
    b: "12345678901234567890.123456789012345678",
    c: "\\xdeadbeef00",
    d: '{a,"b c",NULL,"quote \\" here"}',
    e: 'o"k',
    f: '{"a": [1.10, null, "ü"]}',
    g: "1 year 2 mons 3 days 04:05:06.789",
    h: "infinity",
    i: "0044-03-15 BC",
    j: "0.1",
    k: "t",
    l: '{"b":1,  "a":2}',
    m: "5b3c7a52-6a2f-4f0e-9d3c-000000000001",
    n: "(1.5,2)",
  };
  await run(insertStatement("kinds", values));
  const columns = named(...Object.keys(values));
  const read = async () =>
    (await run(rowsStatement({ table: "kinds", columns, keys: ["id"], filters: [], sort: null, limit: 1, offset: 0 })))
      .rows[0]!;
  const first = await read();
  const shown = Object.fromEntries(columns.map((column, at) => [column.name, first[`c${at}`] as string | null]));
  expect(shown).toEqual({ ...values, k: "true" });
  await run(insertStatement("kinds", shown));
  const { rows } = await sql(
    "select count(distinct (kinds.*)::text) as n from (select a,b,c,d,e,f,g,h,i,j,k,l,m,n from public.kinds) kinds",
  );
  expect(String(rows[0]!["n"])).toBe("1");
  // Every cell is found by what the screen showed, also where the type has no equality.
  for (const [column, before] of Object.entries(shown)) {
    const { rows: changed } = await run(
      updateStatement({ table: "kinds", key: "id", id: "1" }, [{ column, before, after: before }]),
    );
    expect(changed, column).toEqual([{ c0: before }]);
  }
});

it("puts deleted rows back as they were, whatever their types, and says what it cannot bring back", async () => {
  await sql(`create table public.lots (id int generated always as identity primary key, number int generated always as identity,
    twice int generated always as (7 * 2) stored, tags text[], price numeric, mood public.mood, facts jsonb, at timestamptz default now())`);
  await sql("create table public.bids (id int primary key, lot int references public.lots on delete cascade)");
  await sql(`insert into public.lots (tags, price, mood, facts)
    select array['a "b"', null], n / 3.0, 'sad', '{"n": [1, null]}' from generate_series(1, 3) n`);
  const { rows: before } = await sql("select lots::text as row from public.lots order by id");
  const kept = ["id", "number", "twice", "tags", "price", "mood", "facts", "at"];
  const gone = await run(deleteStatement({ table: "lots", key: "id", ids: ["1", "3"], kept }));
  const { rows: facts } = await run(putBackFactsStatement("lots"));
  expect(facts).toEqual([{ computed: ["twice"], along: ["bids"] }]);
  const written = kept.filter((column) => column !== "twice");
  const cells = gone.rows.map(({ row }) => (JSON.parse(row as string) as (string | null)[]).toSpliced(2, 1));
  await run(putBackStatement({ table: "lots", kept: written }, cells));
  expect((await sql("select lots::text as row from public.lots order by id")).rows).toEqual(before);
  await sql(`update public.lots set tags = array[repeat('x', ${MAX_KEPT_ROW_BYTES})] where id = 2`);
  const long = await run(deleteStatement({ table: "lots", key: "id", ids: ["2"], kept }));
  expect(long.rows).toEqual([{ row: null }]);
});

it("changes nothing that somebody else has changed or deleted", async () => {
  await sql("create table public.prices (id int primary key, price numeric)");
  await sql("insert into public.prices values (1, 10), (2, null)");
  const change = (id: string, before: string | null, after: string | null) =>
    run(updateStatement({ table: "prices", key: "id", id }, [{ column: "price", before, after }]));
  await sql("update public.prices set price = 11 where id = 1");
  expect((await change("1", "10", "12")).rows).toEqual([]);
  expect((await change("1", "11", null)).rows).toEqual([{ c0: null }]);
  expect((await change("2", null, "5.50")).rows).toEqual([{ c0: "5.50" }]);
  expect((await change("3", null, "1")).rows).toEqual([]);
});

it("cuts long cells, reads them whole on demand, and pages through a table without a key", async () => {
  await sql("create table public.notes (note text)");
  await sql(`insert into public.notes select repeat('x', 5000) || n from generate_series(1, 3) n`);
  const wanted = { table: "notes", columns: named("note"), keys: [], filters: [], sort: null };
  const pages = await Promise.all(
    [0, 1, 2].map((offset) => run(rowsStatement({ ...wanted, limit: 1, offset, isWhole: true }))),
  );
  expect(pages.map(({ rows }) => String(rows[0]!["c0"]).at(-1))).toEqual(["1", "2", "3"]);
  const { rows: cut } = await run(rowsStatement({ ...wanted, limit: 1, offset: 0 }));
  expect([String(cut[0]!["c0"]).length, cut[0]!["l0"]]).toEqual([MAX_CELL_CHARACTERS, true]);
});

it("compares types without equality as texts, and matches patterns", async () => {
  const find = (filter: { column: string; operator: Operator; value: string; isText?: boolean }) =>
    run(countStatement({ table: "kinds", filters: [filter] }));
  expect((await find({ column: "l", operator: "equals", value: '{"b":1,  "a":2}', isText: true })).rows).toEqual([
    { count: "2" },
  ]);
  expect((await find({ column: "n", operator: "equals", value: "(1.5,2)", isText: true })).rows).toEqual([
    { count: "2" },
  ]);
  expect((await find({ column: "e", operator: "equals", value: 'o"k' })).rows).toEqual([{ count: "2" }]);
  expect((await find({ column: "b", operator: "matches", value: "1234%" })).rows).toEqual([{ count: "2" }]);
});

it("needs the query call alone to list, make, read and change tables, columns and rows [C7.17] [DB1]", async () => {
  const ask = (query: string, read_only = false, parameters: (string | number)[] = []) =>
    maya.call(cloudContract.query, { params, body: { query, read_only, parameters } });
  const built = ({ query, parameters }: Statement, read_only = false) => ask(query, read_only, parameters);
  await ask("create table public.shelf (id int primary key)");
  await ask(schemaSql({ kind: "add_column", table: "shelf", column: PRICE }));
  await built(insertStatement("shelf", { id: "1", price: "2.50" }));
  await built(
    updateStatement({ table: "shelf", key: "id", id: "1" }, [{ column: "price", before: "2.50", after: "3" }]),
  );
  const wanted = { table: "shelf", columns: named("price"), keys: ["id"], filters: [], sort: null };
  expect(await built(rowsStatement({ ...wanted, limit: 50, offset: 0 }), true)).toMatchObject([{ c0: "3" }]);
  await built(deleteStatement({ table: "shelf", key: "id", ids: ["1"], kept: ["id"] }));
  expect(await built(countStatement(wanted), true)).toEqual([{ count: "0" }]);
  expect(await ask("select tablename from pg_tables where tablename = 'shelf'", true)).toHaveLength(1);
  // Rows have no other way: no path of the contract names them.
  const paths = Object.values(cloudContract).map(({ path }) => path);
  expect(paths.filter((path) => /rows?\b|columns?\b/.test(path))).toEqual([]);
});

it("runs through the proxy with the same words", async () => {
  const body = { ...countStatement({ table: "prices", filters: [] }), read_only: true };
  expect(await maya.call(cloudContract.query, { params, body })).toEqual([{ count: "2" }]);
});
