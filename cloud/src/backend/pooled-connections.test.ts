import type { Database } from "@slipway/platform/database/port";
import { createTestDatabase } from "@slipway/platform/testing/test-database";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pooledConnections } from "./pooled-connections.ts";

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

it("says that a backend is away which goes on stopping", async () => {
  const connections = pooledConnections({ pool: endedPool, repairLogins: async () => undefined });
  await expect(connections.query("select 1")).rejects.toMatchObject({ status: 503, code: "cloud_unavailable" });
});
