/** Schema changes by owner: applied once, in order, each in a transaction of its own. */
import { createHash } from "node:crypto";
import { AppError } from "@slipway/kernel/errors";
import type pg from "pg";
import type { Migration } from "./port.ts";

/** Any number, the same in every process: two servers that start together must not migrate at once. */
const MIGRATION_LOCK = 7_254_011;

const TABLE = `create table if not exists slipway_migrations (
  owner text not null, name text not null, checksum text not null, applied_at timestamptz not null default now(),
  primary key (owner, name))`;

const checksum = (sql: string): string => createHash("sha256").update(sql).digest("hex").slice(0, 32);

interface Applied {
  owner: string;
  name: string;
  checksum: string;
}

const refused = (userMessage: string): AppError => new AppError({ code: "schema_mismatch", status: 500, userMessage });

/** A feature that was deleted leaves its rows behind, and is named; whatever else we do not know came after us. */
function refuseUnknown(
  applied: readonly Applied[],
  migrations: readonly Migration[],
  removedOwners: readonly string[],
): void {
  const removed = new Set(removedOwners);
  const known = new Map(migrations.map((migration) => [`${migration.owner}/${migration.name}`, migration]));
  for (const row of applied) {
    if (removed.has(row.owner)) continue;
    const migration = known.get(`${row.owner}/${row.name}`);
    if (migration === undefined) {
      throw refused(
        `The data was written by a newer version of Slipway (${row.owner}/${row.name}). Start that version or a later one.`,
      );
    }
    if (checksum(migration.sql) !== row.checksum) {
      throw refused(`The migration ${row.owner}/${row.name} was changed after it had been applied to this data.`);
    }
  }
}

export async function migrateDatabase(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  removedOwners: readonly string[],
): Promise<string[]> {
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  try {
    await client.query(TABLE);
    const { rows } = await client.query<Applied>("select owner, name, checksum from slipway_migrations");
    refuseUnknown(rows, migrations, removedOwners);
    const done = new Set(rows.map((row) => `${row.owner}/${row.name}`));
    const applied: string[] = [];
    for (const { owner, name, sql } of migrations) {
      if (done.has(`${owner}/${name}`)) continue;
      await applyOne(client, { owner, name, sql });
      applied.push(`${owner}/${name}`);
    }
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  }
}

async function applyOne(client: pg.ClientBase, { owner, name, sql }: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into slipway_migrations (owner, name, checksum) values ($1, $2, $3)", [
      owner,
      name,
      checksum(sql),
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`migration ${owner}/${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
