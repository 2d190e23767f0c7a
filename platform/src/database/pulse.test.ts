import { expect, it } from "vitest";
import { memoryLog } from "../testing/memory-log.ts";
import { startExternalPostgres } from "../testing/servers/external-postgres.ts";
import { openDatabase } from "./postgres-database.ts";

it("leaves other connections alone when its own one ends", { timeout: 60_000 }, async () => {
  await using postgres = await startExternalPostgres();
  const log = memoryLog();
  await using database = await openDatabase({ url: await postgres.newDatabase("pulse"), engine: "external", log });
  const pulses = async (): Promise<number[]> => {
    const { rows } = await database.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'slipway-pulse'",
    );
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(pulses).toHaveLength(1);
  const [first] = await pulses();
  const held = await database.pool.connect();
  try {
    await held.query("begin");
    await held.query("select pg_terminate_backend($1)", [first]);
    const another = async (): Promise<number[]> => (await pulses()).filter((pid) => pid !== first);
    await expect.poll(another, { timeout: 15_000 }).toHaveLength(1);
    await held.query("commit");
  } finally {
    held.release();
  }
  expect(log.lines.filter(({ message }) => message === "the database does not answer")).toEqual([]);
});
