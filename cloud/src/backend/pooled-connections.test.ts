import type { Database } from "@slipway/platform/database/port";
import { createTestDatabase } from "@slipway/platform/testing/test-database";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPool, pooledConnections, type PoolSource } from "./pooled-connections.ts";
import type { Connections } from "./port.ts";

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [] });
});
afterAll(() => database[Symbol.asyncDispose]());

const newPool = (): pg.Pool => new pg.Pool({ connectionString: database.url, max: 1 });

/** As a cluster's that is stopped just after it was asked for. */
async function endedPool(): Promise<pg.Pool> {
  const pool = newPool();
  await pool.end();
  return pool;
}

it("asks again for a pool that was closed before its connection was taken", async () => {
  const open = newPool();
  const pools = [await endedPool(), open];
  const connections = pooledConnections({ pool: async () => pools.shift()!, repairLogins: async () => undefined });
  const { rows } = await connections.query<{ one: number }>("select 1 as one");
  expect(rows).toEqual([{ one: 1 }]);
  await open.end();
});

it("reports a backend as unavailable while it keeps stopping", async () => {
  const connections = pooledConnections({ pool: endedPool, repairLogins: async () => undefined });
  await expect(connections.query("select 1")).rejects.toMatchObject({ status: 503, code: "cloud_unavailable" });
});

describe("a transaction beyond its time", () => {
  const STUBBORN =
    "do $$ begin loop begin perform pg_sleep(60); exception when query_canceled then end; end loop; end $$";
  let pool: pg.Pool;
  let platform: pg.Client;
  let source: PoolSource;

  beforeAll(async () => {
    pool = newPool();
    pool.on("connect", (client) => client.on("error", () => undefined));
    platform = new pg.Client({ connectionString: database.url });
    await platform.connect();
    await platform.query("create table held (id int)");
    source = {
      pool: async () => pool,
      repairLogins: async () => undefined,
      endSession: async (pid) => void (await platform.query("select pg_terminate_backend($1)", [pid])),
    };
  });
  afterAll(async () => {
    await platform.end();
    await pool.end();
  });

  it.each([
    ["a statement that catches its own end", (all: Connections) => all.query(STUBBORN, [], { maxMs: 200 })],
    ["a vacuum that waits for others", (all: Connections) => all.query("vacuum full held", [], { maxMs: 200 })],
    ["a transaction", (all: Connections) => all.transaction((tx) => tx.query(STUBBORN), undefined, { maxMs: 200 })],
  ])("is ended, and the next one is answered: %s", async (_what, work) => {
    await platform.query("begin");
    await platform.query("lock table held in access exclusive mode");
    const connections = pooledConnections(source);
    await expect(work(connections)).rejects.toMatchObject({ code: "took_too_long" });
    await platform.query("rollback");
    // The server ends a process a moment after it was told to.
    await expect
      .poll(async () => {
        const running = "select count(*)::int as n from pg_stat_activity where query like 'do $$%'";
        return (await connections.query(running)).rows;
      })
      .toEqual([{ n: 0 }]);
  });

  it("fails for its caller when the server cannot be asked to end it", async () => {
    const connections = pooledConnections({ ...source, endSession: () => Promise.reject(new Error("no answer")) });
    const slow = connections.query("select pg_sleep(60)", [], { maxMs: 200 });
    await expect(slow).rejects.toMatchObject({ code: "took_too_long" });
    await platform.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'");
  });
});

describe("statements of somebody's own", () => {
  let pool: pg.Pool;
  let connections: Connections;
  const READING = { maxRows: 2, isReadOnly: true };

  beforeAll(async () => {
    // One connection: whatever a session keeps meets the next transaction.
    pool = openPool({ connectionString: database.url, max: 1 });
    connections = pooledConnections({ pool: async () => pool, repairLogins: async () => undefined });
    await connections.query("create table own (id int)");
    await connections.query("insert into own values (1), (2), (3)");
  });
  afterAll(() => pool.end());

  const all = (texts: readonly string[], bounds = READING) =>
    connections.transaction(
      async (tx) => {
        let last;
        for (const text of texts) last = await tx.queryAsTexts(text, bounds);
        return last;
      },
      undefined,
      { endsSession: true },
    );
  const rows = async (): Promise<unknown> => (await connections.query("select count(*)::int as n from own")).rows;

  it("answer in texts, with columns of one name, and no more rows than asked for", async () => {
    expect(await all(["select id, id, null as none from own order by 1"])).toEqual({
      fields: [
        { name: "id", type: 23 },
        { name: "id", type: 23 },
        { name: "none", type: 25 },
      ],
      rows: [
        ["1", "1", null],
        ["2", "2", null],
      ],
      command: "SELECT",
      count: 2,
      hasMore: true,
    });
    expect(await all(["select 1.10::numeric as n"])).toMatchObject({
      rows: [["1.10"]],
      command: "SELECT 1",
      hasMore: false,
    });
  });

  it.each([
    ["commit", "delete from own"],
    ["rollback", "begin", "delete from own"],
    ["commit", "do $$ begin commit; delete from own; end $$"],
  ])("run nothing after they ended the transaction: %s; %s", async (...texts) => {
    await expect(all(texts)).rejects.toMatchObject({ code: "transaction_ended" });
    expect(await rows()).toEqual([{ n: 3 }]);
  });

  it.each([
    ["commit and chain", "set transaction read write", "delete from own"],
    ["set transaction_read_only = off", "delete from own"],
    ["set transaction read write", "with gone as (delete from own returning id) select * from gone"],
  ])("stay read only, whatever is said before: %s; %s", async (...texts) => {
    await expect(all(texts)).rejects.toMatchObject({ code: "25006" });
    expect(await rows()).toEqual([{ n: 3 }]);
  });

  it("are one each, and leave no session behind", async () => {
    await expect(all(["select 1; delete from own"])).rejects.toMatchObject({ code: "42601" });
    await all(["set search_path to pg_catalog", "prepare mine as select 1"], { ...READING, isReadOnly: false });
    expect((await connections.query("select from pg_prepared_statements where name = 'mine'")).rows).toEqual([]);
  });

  it("write where that is meant, and keep nothing when one fails", async () => {
    const writing = { ...READING, isReadOnly: false };
    await expect(all(["insert into own values (4)", "select nothing"], writing)).rejects.toMatchObject({
      code: "42703",
    });
    expect(await rows()).toEqual([{ n: 3 }]);
    expect(await all(["insert into own values (4), (5), (6) returning id"], writing)).toMatchObject({
      rows: [["4"], ["5"]],
      hasMore: true,
    });
    expect(await rows()).toEqual([{ n: 6 }]);
  });
});
