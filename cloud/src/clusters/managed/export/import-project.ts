/** Recreates a project's database from an export, in a fresh copy of the template, and compares the two. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import copyStreams from "pg-copy-streams";
import { z } from "zod";
import { describeDatabase, type Description } from "./describe.ts";
import { CONTENT_FILE, quotedColumns, rowsFile, type ExportedProject, type ExportedTable } from "./export-project.ts";

/** One statement may revoke what an earlier one of the description granted. */
const ROUNDS = 4;

const contentSchema = z.object({
  format: z.literal(1),
  beforeRows: z.array(z.string()),
  afterRows: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  sequences: z.array(z.string()),
});

interface Refused {
  sql: string;
  why: string;
}

async function attempt(client: pg.Client, sql: string): Promise<string | null> {
  await client.query("savepoint attempt");
  try {
    await client.query(sql);
    await client.query("release savepoint attempt");
    return null;
  } catch (error) {
    await client.query("rollback to savepoint attempt");
    return (error as Error).message;
  }
}

/**
 * Statements that depend on a later one are tried again after it, so their order need not be known. Answers those still
 * refused.
 */
async function runAll(client: pg.Client, statements: readonly string[]): Promise<Refused[]> {
  let waiting = [...statements];
  for (;;) {
    const refused: Refused[] = [];
    for (const sql of waiting) {
      const why = await attempt(client, sql);
      if (why !== null) refused.push({ sql, why });
    }
    if (refused.length === 0 || refused.length === waiting.length) return refused;
    waiting = refused.map(({ sql }) => sql);
  }
}

const missing = (wanted: readonly string[], there: readonly string[]): string[] => {
  const known = new Set(there);
  return wanted.filter((sql) => !known.has(sql));
};

async function fill(client: pg.Client, folder: string, tables: readonly ExportedTable[]): Promise<string[]> {
  const differences: string[] = [];
  const { rows: there } = await client.query<{ name: string }>(
    "select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r'",
  );
  const known = new Set(there.map(({ name }) => name));
  const ready = tables.map((table, index) => ({ ...table, index })).filter(({ name }) => known.has(name));
  // The rows that every database begins with are among those of the copy.
  for (const { name } of ready) await client.query(`alter table ${name} disable trigger user`);
  if (ready.length > 0) await client.query(`truncate ${ready.map(({ name }) => name).join(", ")}`);
  for (const { name, columns, rows, index } of ready) {
    await client.query("savepoint rows");
    try {
      const filling = client.query(copyStreams.from(`copy ${name} (${quotedColumns(columns)}) from stdin`));
      await pipeline(createReadStream(join(folder, rowsFile(index))), filling);
      if (filling.rowCount !== rows) differences.push(`${name} has ${filling.rowCount} of ${rows} rows`);
    } catch (error) {
      await client.query("rollback to savepoint rows");
      differences.push(`${name} is without its rows (${(error as Error).message})`);
    }
  }
  for (const { name } of ready) await client.query(`alter table ${name} enable trigger user`);
  for (const { name } of tables.filter((table) => !known.has(table.name))) differences.push(`${name} is missing`);
  return differences;
}

/** Repeats until the database describes itself as the exported one did, or nothing helps any more. */
async function finish(client: pg.Client, wanted: Description): Promise<Refused[]> {
  let refused: Refused[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const is = await describeDatabase(client);
    const left = [...missing(wanted.beforeRows, is.beforeRows), ...missing(wanted.afterRows, is.afterRows)];
    if (left.length === 0) return [];
    refused = await runAll(client, left);
  }
  return refused;
}

/**
 * `client` is connected as the project's owner, so that nothing in an export runs with more rights than the project
 * has. Answers how the database differs from the exported one; throws when the files are no export.
 */
export async function importProject(client: pg.Client, folder: string): Promise<string[]> {
  const content: ExportedProject = contentSchema.parse(JSON.parse(await readFile(join(folder, CONTENT_FILE), "utf8")));
  await client.query("begin isolation level read committed read write");
  await client.query(
    "set local search_path = pg_catalog; set local check_function_bodies = off; set local idle_in_transaction_session_timeout = 0",
  );
  const fresh = await describeDatabase(client);
  await runAll(client, missing(content.beforeRows, fresh.beforeRows));
  const differences = await fill(client, folder, content.tables);
  await runAll(client, content.sequences);
  const refused = await finish(client, content);
  await client.query("commit");
  return [...differences, ...refused.map(({ sql, why }) => `${sql.slice(0, 200)} (${why})`)];
}
