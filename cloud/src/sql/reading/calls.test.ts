import type { Database } from "@slipway/platform/database/port";
import { createTestDatabase } from "@slipway/platform/testing/test-database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { READING, READING_THOUGH_VOLATILE } from "./calls.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [] });
});
afterAll(() => database[Symbol.asyncDispose]());

const asked = async (condition: string): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select wanted.name from unnest($1::text[]) as wanted (name) where ${condition} order by 1`,
    [READING],
  );
  return rows.map(({ name }) => name);
};
const OVERLOADS = "from pg_proc p where p.pronamespace = 'pg_catalog'::regnamespace and p.proname = wanted.name";

it("the functions that count as reading are functions of this Postgres", async () => {
  expect(await asked(`not exists (select ${OVERLOADS})`)).toEqual([]);
});

it("none of them is volatile under any arguments, but those that answer something else each time", async () => {
  expect(await asked(`exists (select ${OVERLOADS} and p.provolatile = 'v')`)).toEqual(READING_THOUGH_VOLATILE);
});
