import type { Database } from "@slipway/platform/database/port";
import { createTestDatabase } from "@slipway/platform/testing/test-database";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pooledConnections, type PoolSource } from "./pooled-connections.ts";
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
    const { rows } = await connections.query(
      "select count(*)::int as n from pg_stat_activity where query like 'do $$%'",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it("fails for its caller when the server cannot be asked to end it", async () => {
    const connections = pooledConnections({ ...source, endSession: () => Promise.reject(new Error("no answer")) });
    const slow = connections.query("select pg_sleep(60)", [], { maxMs: 200 });
    await expect(slow).rejects.toMatchObject({ code: "took_too_long" });
    await platform.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'");
  });
});
