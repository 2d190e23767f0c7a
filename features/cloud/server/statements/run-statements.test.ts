/** Statements of a person on a real database: read only is not left by any means, and a cancelled statement ends. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newProject } from "../../../projects/testing.ts";
import { enableBackend } from "../../testing.ts";
import { cloudPorts } from "../../testing/ports.ts";

let app: TestApp;
let maya: TestPerson;
let id: string;

/** Past all limits: the database itself. */
const sql = async (query: string) =>
  (await app.services.clusters.database(id).as("postgres").query<Record<string, unknown>>(query)).rows;
const run = (text: string, options: { readOnly?: boolean; timeoutMs?: number; signal?: AbortSignal } = {}) =>
  app.services.cloud.runStatements(id, {
    ...{ sql: text, readOnly: true, timeoutMs: 5000, signal: new AbortController().signal },
    ...options,
  });
const change = (text: string) => run(text, { readOnly: false });
const ids = async (): Promise<unknown[]> =>
  (await sql("select id from public.kept order by id")).map((row) => row["id"]);

beforeAll(async () => {
  app = await createTestApp();
  maya = await app.signUp("Maya");
  id = (await newProject(maya.call)).id;
  await enableBackend(maya.call, id);
  await sql("create table public.kept (id int primary key)");
  await sql("create procedure public.empties() language plpgsql as $$ begin commit; delete from public.kept; end $$");
  await sql(
    "create function public.opens() returns int language plpgsql as $$ begin perform set_config('transaction_read_only', 'off', true); delete from public.kept; return 1; end $$",
  );
}, 60_000);
beforeEach(async () => {
  await sql("delete from public.kept");
  await sql("insert into public.kept values (1), (2)");
});
afterAll(() => app?.[Symbol.asyncDispose]());

describe("read only", () => {
  it.each([
    "delete from kept",
    "commit; begin read write; delete from kept",
    "commit; delete from kept",
    "/* x */; commit; delete from kept",
    "rollback; start transaction read write; delete from kept",
    "commit and chain; set transaction read write; delete from kept",
    "set transaction read write; delete from kept",
    "set local transaction read write; delete from kept",
    "set session characteristics as transaction read write; delete from kept",
    "set transaction_read_only = off; delete from kept",
    "set session transaction_read_only = off; delete from kept",
    "set default_transaction_read_only = off; delete from kept",
    "select set_config('transaction_read_only', 'off', false); delete from kept",
    "select set_config('transaction_read_only', 'off', true); delete from kept",
    "reset all; delete from kept",
    "reset transaction_read_only; delete from kept",
    "do $$ begin set transaction read write; delete from kept; end $$",
    "do $$ begin commit; delete from kept; end $$",
    "do $$ begin perform set_config('transaction_read_only', 'off', true); delete from kept; end $$",
    "do $$ begin execute 'commit; begin; delete from kept'; end $$",
    "call empties()",
    "select opens()",
    "with gone as (delete from kept returning id) select * from gone",
    "explain analyze delete from kept",
    "prepare taking as delete from kept; execute taking",
    "create temp table mine as select 1; delete from kept",
    "truncate kept",
    "drop table kept",
    "select 1; delete from kept; select 2",
    "copy kept from stdin",
    "lock table kept in access exclusive mode; delete from kept",
    "savepoint a; rollback to a; delete from kept",
    "release savepoint a; delete from kept",
    "end; delete from kept",
    "abort; delete from kept",
    "prepare transaction 'x'; delete from kept",
    "discard all; delete from kept",
  ])("is not left: %s", async (text) => {
    await expect(run(text)).rejects.toMatchObject({ code: "sql_failed" });
    expect(await ids()).toEqual([1, 2]);
  });

  it("leaves nothing of itself in a session that others use", async () => {
    await run("set search_path to auth; prepare mine as select 1; listen mine; select pg_advisory_lock(42)");
    const { shown } = await run("select count(*) from pg_prepared_statements where name = 'mine'");
    expect(shown?.rows).toEqual([["0"]]);
    await expect
      .poll(() => sql("select count(*)::int as n from pg_locks where locktype = 'advisory' and objid = 42"))
      .toEqual([{ n: 0 }]);
  });
});

describe("an answer", () => {
  it("holds values as the database writes them, under names that may come twice", async () => {
    const { shown, ran } = await run(
      "select 9007199254740993::bigint as id, 'a' as id, null::text as none, '2026-11-27 10:00:00.123456+00'::timestamptz at time zone 'UTC' as at, 1.10::numeric(9,2) as \"1\"",
    );
    expect(shown).toEqual({
      columns: [
        { name: "id", type: "bigint" },
        { name: "id", type: "text" },
        { name: "none", type: "text" },
        { name: "at", type: "timestamp without time zone" },
        { name: "1", type: "numeric" },
      ],
      rows: [["9007199254740993", "a", null, "2026-11-27 10:00:00.123456", "1.10"]],
      hasMore: false,
    });
    expect(ran).toEqual([{ command: "SELECT 1", count: 1, ms: expect.any(Number) as number }]);
  });

  it("shows 1,000 rows and says that there are more", async () => {
    const { shown } = await run("select generate_series(1, 1000000000)");
    expect([shown?.rows.length, shown?.hasMore]).toEqual([1000, true]);
  });

  it("is the last one with columns, and tells of each statement", async () => {
    const { ran, shown } = await change("select 1 as a; select 2 as b; insert into kept values (3), (4)");
    expect(ran.map(({ command, count }) => [command, count])).toEqual([
      ["SELECT 1", 1],
      ["SELECT 1", 1],
      ["INSERT 0 2", 2],
    ]);
    expect(shown?.columns[0]?.name).toBe("b");
    expect(await ids()).toEqual([1, 2, 3, 4]);
  });

  it("beyond 10 MB is refused in words", async () => {
    await expect(run("select repeat('x', 1000000) from generate_series(1, 20)")).rejects.toMatchObject({
      code: "answer_too_large",
    });
  });
});

describe("a text with a mistake", () => {
  it("keeps nothing, and names the line of the whole text", async () => {
    const text = "insert into kept values (3);\n\ninsert into kept\n  values (4, nothing);";
    await expect(change(text)).rejects.toMatchObject({ code: "sql_failed", details: { line: 4, sqlstate: "42703" } });
    expect(await ids()).toEqual([1, 2]);
  });

  it.each([
    ["", "There is no statement here."],
    ["-- nothing", "There is no statement here."],
    ["select 1;".repeat(501), "One run takes at most 500 statements."],
    [
      "select 1;\nCOMMIT",
      "COMMIT cannot be used here: each run is one transaction, kept when all of it succeeds. (line 2)",
    ],
    ["select 'a\0b'", "SQL cannot hold the character NUL."],
  ])("is refused: %j", async (text, message) => {
    await expect(change(text)).rejects.toMatchObject({ code: "sql_failed", userMessage: message });
  });

  it("that breaks a deferred rule is told, too", async () => {
    await sql("create table public.later (id int references public.kept (id) deferrable initially deferred)");
    await expect(change("insert into later values (99)")).rejects.toMatchObject({
      code: "sql_failed",
      details: { sqlstate: "23503", line: null },
    });
  });
});

describe("a statement that takes long", () => {
  const STUBBORN =
    "do $$ begin loop begin perform pg_sleep(60); exception when query_canceled then end; end loop; end $$";
  const running = async (): Promise<unknown> =>
    (
      await sql("select count(*)::int as n from pg_stat_activity where pid <> pg_backend_pid() and query ~ 'pg_sleep'")
    )[0]?.["n"];

  it.each(["select pg_sleep(60)", STUBBORN, "set statement_timeout = 0; select pg_sleep(60)"])(
    "is ended after its time: %s",
    async (text) => {
      await expect(run(text, { timeoutMs: 300 })).rejects.toMatchObject({
        details: { sqlstate: "57014" },
        userMessage: "This took longer than 0.3 seconds, so it was ended. Nothing was changed.",
      });
      await expect.poll(running).toBe(0);
    },
  );

  it.each(["select pg_sleep(60)", STUBBORN])("is ended on the server when it is cancelled: %s", async (text) => {
    const cancel = new AbortController();
    const ran = run(`insert into kept values (3); ${text}`, {
      readOnly: false,
      timeoutMs: 60_000,
      signal: cancel.signal,
    });
    const refused = expect(ran).rejects.toMatchObject({ code: "statement_cancelled" });
    await expect.poll(running).toBe(1);
    cancel.abort();
    await refused;
    await expect.poll(running).toBe(0);
    expect(await ids()).toEqual([1, 2]);
  });

  it("does not begin when it was cancelled before", async () => {
    await expect(run("select 1", { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: "statement_cancelled",
    });
  });
});

describe("a text of another kind", () => {
  it.each(["copy kept from stdin", "copy kept to stdout", "copy (select 1) to stdout"])(
    "ends, and the next one is answered: %s",
    async (text) => {
      await change(text).catch((error: unknown) => expect(error).toMatchObject({ code: "sql_failed" }));
      expect((await run("select 1 as one")).shown?.rows).toEqual([["1"]]);
    },
  );

  it("of another role is kept all the same", async () => {
    const text = "set role anon; create table public.mine (id int)";
    await expect(change(text)).rejects.toMatchObject({ details: { sqlstate: "42501" } });
    await change("insert into kept values (5); set role anon; select 'publication'");
    expect(await ids()).toEqual([1, 2, 5]);
  });

  it("answers without columns", async () => {
    expect(await run("select from kept")).toMatchObject({ ran: [{ command: "SELECT 2" }], shown: null });
  });
});

describe("a database that has taken all its room", () => {
  let max: number;
  beforeAll(async () => {
    await sql("create table public.heap as select n as id, repeat('x', 100) as word from generate_series(1, 2000) n");
    max = app.services.config.cloudDiskBytes;
    app.services.config.cloudDiskBytes = 1;
    cloudPorts(app.services).room.forget(id);
  });
  afterAll(async () => {
    app.services.config.cloudDiskBytes = max;
    cloudPorts(app.services).room.forget(id);
    await sql("drop table public.heap");
  });

  it.each([
    "insert into heap values (0, 'x')",
    "delete from heap where id = 1; insert into heap select -n, 'x' from generate_series(1, 99) n",
    "create table more (id int)",
    "set role service_role; reset role; update heap set word = word || 'y'",
  ])("takes nothing more: %s", async (text) => {
    await expect(change(text)).rejects.toMatchObject({ status: 413, code: "cloud_full" });
  });

  it("is read, and gives room back", async () => {
    expect((await run("select count(*) from heap")).shown?.rows).toEqual([["2000"]]);
    expect((await change("delete from heap where id <= 100")).ran).toMatchObject([{ count: 100 }]);
  });
});

it("reclaims space when the text is one vacuum", async () => {
  expect((await change("vacuum kept")).ran).toMatchObject([{ command: "VACUUM" }]);
});
