/** SQL files of the platform's part of a project's cluster, and how existing clusters get new ones. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "@slipway/platform/log/port";
import type pg from "pg";
import type { Superuser } from "../clusters/local/sessions/superuser.ts";

/** One file of SQL. */
export interface SchemaFile {
  name: string;
  sql: string;
}

async function filesIn(folder: string): Promise<SchemaFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), "utf8") })));
}

/** Files of the first clusters. They have been released, so they never change. */
export const baseSchema = (): Promise<SchemaFile[]> => filesIn(import.meta.dirname);

/** Sorted by name. */
export const schemaMigrations = (): Promise<SchemaFile[]> => filesIn(join(import.meta.dirname, "migrations"));

/** Empty before the first migration. */
export const latestOf = (migrations: readonly SchemaFile[]): string => migrations.at(-1)?.name ?? "";

export interface SchemaSessions {
  /** Only stores the mark. */
  superuser: Superuser;
  /** Connection of the project's owner, with `pg_catalog` as its path, because a migration may touch anybody's objects. */
  owner: pg.Client;
  log: Log;
}

/** The last migration that was applied: one under way when the server ended counts if its transaction was committed. */
async function appliedTo(superuser: Superuser): Promise<string> {
  const { applied, next } = await superuser.schemaMark();
  return next !== null && (await superuser.wasCommitted(next.transaction)) ? next.name : applied;
}

/**
 * Applies missing migrations, each file in one transaction that its mark names before it commits. Answers false when one
 * failed: it is logged and left out with those after it, because a backend with the earlier schema is better than none.
 */
export async function applyMigrations(
  { superuser, owner, log }: SchemaSessions,
  migrations: readonly SchemaFile[],
): Promise<boolean> {
  await superuser.prepare();
  let applied = await appliedTo(superuser);
  for (const { name, sql } of migrations.filter((migration) => migration.name > applied)) {
    try {
      // A full disk makes databases read-only; this is the platform's own work.
      await owner.query("begin read write");
      await owner.query(sql);
      const { rows } = await owner.query<{ id: string }>("select pg_catalog.pg_current_xact_id()::text as id");
      await superuser.markSchema({ applied, next: { name, transaction: rows[0]!.id } });
      await owner.query("commit");
    } catch (error) {
      await owner.query("rollback").catch(() => undefined);
      log.error("a project's database keeps its schema of before", { change: name, error });
      return false;
    }
    applied = name;
    await superuser.markSchema({ applied, next: null });
  }
  return true;
}
