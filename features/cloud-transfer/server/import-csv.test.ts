import { randomUUID } from "node:crypto";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enableBackend } from "../../cloud/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { cloudTransferContract, MAX_LISTED_FAULTS, type CsvPlan } from "../contract/index.ts";
import { rowsBody } from "../testing.ts";
import { cloudImports } from "./transfer-tables.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  id = (await newProject(maya.call)).id;
  await enableBackend(maya.call, id);
}, 60_000);
afterAll(() => app?.[Symbol.asyncDispose]());

const sql = (query: string) => app.services.cloud.query(id, { query, readOnly: false });

beforeEach(async () => {
  await sql("drop table if exists public.goods");
  await sql(`create table public.goods (
    id int generated always as identity primary key, sku varchar(8) unique, name text not null, price numeric(8, 2) check (price >= 0),
    tags text[], twice numeric generated always as (price * 2) stored)`);
  await sql("alter table public.goods enable row level security");
});

type Rows = (string | null)[][];
const send = (
  plan: Partial<CsvPlan> & { columns: string[] },
  rows: Rows,
  { check = false, importId = randomUUID() as string } = {},
) => {
  const input = {
    params: { id, importId },
    query: { check: check ? ("true" as const) : ("false" as const) },
    body: new Blob([rowsBody({ table: "goods", ...plan }, rows)]),
  };
  return maya.call(cloudTransferContract.importCsv, input);
};
const goods = () => sql("select id, sku, name, price::text, tags::text from public.goods order by id");
const COLUMNS = ["sku", "name", "price", "tags"];

it("stores rows as texts that the columns' types read, with quotes, braces, nulls and newlines", async () => {
  const outcome = await send({ columns: COLUMNS }, [
    ["a", 'say "hi"\\', "1.5", '{x,"y z"}'],
    ["b", "two\nlines, {braces}", null, null],
    [null, "", "0", "{}"],
  ]);
  expect(outcome).toEqual({
    ...{ rows: 3, inserted: 3, updated: 0, kept: 0, faults: [], faulty: 0, is_cut: false, is_stored: true },
  });
  expect(await goods()).toEqual([
    { id: 1, sku: "a", name: 'say "hi"\\', price: "1.50", tags: '{x,"y z"}' },
    { id: 2, sku: "b", name: "two\nlines, {braces}", price: null, tags: null },
    { id: 3, sku: null, name: "", price: "0.00", tags: "{}" },
  ]);
});

describe("a check", () => {
  it("stores nothing and names row, column, value and reason of each faulty row", async () => {
    const rows: Rows = Array.from({ length: 2500 }, (_, at) => [`s${at}`, "fine", "1", null]);
    rows[3] = ["s3", "no number", "12,50", null];
    rows[1200] = ["s1200", null, "1", null];
    rows[1201] = ["far too long", "x", "1", null];
    rows[2400] = ["s2", "twice", "1", null];
    rows[2401] = ["s2401", "negative", "-1", null];
    const outcome = await send({ columns: COLUMNS }, rows, { check: true });
    expect(outcome).toMatchObject({ rows: 2500, inserted: 2495, faulty: 5, is_cut: false, is_stored: false });
    expect(outcome.faults).toEqual([
      { row: 4, column: "price", value: "12,50", reason: 'invalid input syntax for type numeric: "12,50"' },
      {
        ...{ row: 1201, column: "name", value: null },
        reason: expect.stringContaining('null value in column "name" of relation "goods" violates not-null constraint'),
      },
      { row: 1202, column: "sku", value: "far too long", reason: "value too long for type character varying(8)" },
      {
        ...{ row: 2401, column: null, value: null },
        reason: expect.stringMatching(/goods_sku_key.*Key \(sku\)=\(s2\) already exists/),
      },
      { row: 2402, column: null, value: null, reason: expect.stringContaining("goods_price_check") },
    ]);
    expect(await goods()).toEqual([]);
  });

  it("ends after as many faulty rows as it lists", async () => {
    const rows: Rows = Array.from({ length: 3000 }, () => ["x", "wrong", "abc", null]);
    const outcome = await send({ columns: COLUMNS }, rows, { check: true });
    expect(outcome).toMatchObject({ faulty: MAX_LISTED_FAULTS, is_cut: true, is_stored: false });
    expect(outcome.faults).toHaveLength(MAX_LISTED_FAULTS);
  });
});

it("keeps everything out for one faulty row, or leaves it out where that is wanted", async () => {
  const rows: Rows = [
    ["a", "fine", "1", null],
    ["b", "wrong", "x", null],
  ];
  expect(await send({ columns: COLUMNS }, rows)).toMatchObject({ faulty: 1, is_stored: false });
  expect(await goods()).toEqual([]);
  const outcome = await send({ columns: COLUMNS, leave_out_faulty: true }, rows);
  expect(outcome).toMatchObject({ inserted: 1, faulty: 1, is_stored: true });
  expect((await goods()).map(({ sku }) => sku)).toEqual(["a"]);
});

it("updates rows by a key or keeps them, and the last of two rows with one key counts", async () => {
  await send({ columns: COLUMNS }, [["a", "old", "1", null]]);
  const given: Rows = [
    ["a", "new"],
    ["b", "first"],
    ["b", "last"],
  ];
  const plan = { columns: ["sku", "name"], key: ["sku"] };
  expect(await send({ ...plan, on_conflict: "keep" }, given)).toMatchObject({ inserted: 1, kept: 2, updated: 0 });
  expect((await goods()).map(({ name }) => name)).toEqual(["old", "first"]);
  expect(await send({ ...plan, on_conflict: "update" }, given)).toMatchObject({ inserted: 0, updated: 3 });
  expect((await goods()).map(({ name, price }) => [name, price])).toEqual([
    ["new", "1.00"],
    ["last", null],
  ]);
});

it("stores numbers of an identity column and counts on behind the largest", async () => {
  await send({ columns: ["id", "name"] }, [
    ["7", "seven"],
    ["3", "three"],
  ]);
  await sql("insert into public.goods (name) values ('next')");
  expect((await goods()).map((row) => row["id"])).toEqual([3, 7, 8]);
});

it("refuses plans that do not fit the table", async () => {
  const refused = (plan: Partial<CsvPlan> & { columns: string[] }) => send(plan, [["1"]]);
  await expect(refused({ columns: ["twice"] })).rejects.toMatchObject({
    status: 400,
    userMessage: /works "twice" out/,
  });
  await expect(refused({ columns: ["nobody"] })).rejects.toMatchObject({ status: 400 });
  await expect(refused({ columns: ["name"], table: "nobody" })).rejects.toMatchObject({ status: 404 });
  await expect(refused({ columns: ["name"], key: ["name"], on_conflict: "update" })).rejects.toMatchObject({
    userMessage: /no such key/,
  });
  await expect(refused({ columns: ["name"], key: ["sku"], on_conflict: "update" })).rejects.toMatchObject({
    userMessage: /part of the key/,
  });
  await expect(send({ columns: ["name"] }, [["a", "b"]])).rejects.toMatchObject({ userMessage: /Row 1 does not have/ });
});

describe("an import that is asked for twice", () => {
  it("is stored once and answers what the first one did", async () => {
    const importId = randomUUID();
    const first = await send({ columns: ["name"] }, [["once"]], { importId });
    expect(await send({ columns: ["name"] }, [["once"]], { importId })).toEqual(first);
    expect(await goods()).toHaveLength(1);
  });

  /** Notes a transaction as that of an earlier attempt, as it is noted before the commit. */
  const noted = async (importId: string, work: (xid: string) => Promise<void>): Promise<void> => {
    const { database } = await app.services.cloud.backend(id);
    const undone = new Error("undone");
    const attempt = database.as("postgres").transaction(async (tx) => {
      const { rows } = await tx.query<{ xid: string }>("select pg_current_xact_id()::text as xid");
      const { xid } = rows[0]!;
      await app.services.database.sql
        .insert(cloudImports)
        .values({ projectId: id, importId, xid, outcome: null, at: Date.now() });
      await work(xid);
      throw undone;
    });
    await expect(attempt).rejects.toBe(undone);
  };

  it("is stored again where the first one was noted and not kept, and refused while that is open", async () => {
    const importId = randomUUID();
    await noted(importId, () =>
      expect(send({ columns: ["name"] }, [["again"]], { importId })).rejects.toMatchObject({ code: "import_running" }),
    );
    expect(await goods()).toEqual([]);
    await send({ columns: ["name"] }, [["again"]], { importId });
    await send({ columns: ["name"] }, [["again"]], { importId });
    expect(await goods()).toHaveLength(1);
  });
});

it("takes names with quotes, capitals and letters of any language", async () => {
  await sql(`create table public."Wa""re; ü" ("Na""me\\ {1}" text, "select" int)`);
  const target = await maya.call(cloudTransferContract.target, { params: { id, table: 'Wa"re; ü' } });
  expect(target.columns.map(({ name }) => name)).toEqual(['Na"me\\ {1}', "select"]);
  await send({ table: 'Wa"re; ü', columns: ["select", 'Na"me\\ {1}'] }, [["1", "x"]]);
  expect(await sql(`select * from public."Wa""re; ü"`)).toEqual([{ 'Na"me\\ {1}': "x", select: 1 }]);
  await sql(`drop table public."Wa""re; ü"`);
});

it("writes with the rights of the project's owner, and no more", async () => {
  await sql("alter table public.goods add column writer text default session_user || ' ' || current_user");
  await send({ columns: ["name"] }, [["mine"]]);
  expect(await sql("select writer from public.goods")).toEqual([{ writer: "postgres postgres" }]);
});

it("is cancelled on the server with the call, stores nothing, and leaves room for the next one", async () => {
  await sql(
    "create function public.wait() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end'",
  );
  await sql(
    "create trigger waiting before insert on public.goods for each row when (new.name = 'slow') execute function public.wait()",
  );
  const importId = randomUUID();
  const rows = [...Array.from({ length: 1000 }, () => ["fast"]), ["slow"]];
  const input = {
    params: { id, importId },
    query: { check: "false" as const },
    body: new Blob([rowsBody({ table: "goods", columns: ["name"] }, rows)]),
  };
  const leaving = new AbortController();
  const cancelled = maya.call(cloudTransferContract.importCsv, input, { signal: leaving.signal });
  cancelled.catch(() => undefined);
  const progress = async () => (await maya.call(cloudTransferContract.csvProgress, { params: { id, importId } })).rows;
  await expect.poll(progress).toBe(1000);
  leaving.abort();
  await expect(cancelled).rejects.toThrow();
  await expect.poll(progress).toBeNull();
  expect(await goods()).toEqual([]);
  await send({ columns: ["name"] }, [["next"]]);
  expect((await goods()).map(({ name }) => name)).toEqual(["next"]);
  await sql("drop function public.wait() cascade");
}, 60_000);

it("is for people who may edit", async () => {
  const otto = await app.signUp("Otto");
  const call = otto.call(cloudTransferContract.target, { params: { id, table: "goods" } });
  await expect(call).rejects.toMatchObject({ status: 404 });
});
