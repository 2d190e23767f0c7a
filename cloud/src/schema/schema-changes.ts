/** What the platform's part of a project's cluster is made of, and how one that was made earlier follows. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "@slipway/platform/log/port";
import type pg from "pg";
import { SUPERUSER } from "../clusters/local/logins.ts";

/** One file of SQL. */
export interface SchemaFile {
  name: string;
  sql: string;
}

async function filesIn(folder: string): Promise<SchemaFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), "utf8") })));
}

/** What the first clusters were made of: released, so these never change. */
export const baseSchema = (): Promise<SchemaFile[]> => filesIn(import.meta.dirname);

/** In the order of their names. */
export const schemaChanges = (): Promise<SchemaFile[]> => filesIn(join(import.meta.dirname, "changes"));

/** "" before the first. */
export const latestOf = (changes: readonly SchemaFile[]): string => changes.at(-1)?.name ?? "";

/** A comment on the superuser: the project's own logins can neither write nor remove it, and it goes with the data. */
const MARK = "slipway schema ";

async function appliedTo(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ mark: string | null }>(
    "select pg_catalog.shobj_description(oid, 'pg_authid') as mark from pg_catalog.pg_roles where rolname = $1",
    [SUPERUSER],
  );
  const mark = rows[0]!.mark ?? "";
  return mark.startsWith(MARK) ? mark.slice(MARK.length) : "";
}

/**
 * Applies what is missing, each file with its mark in one transaction. `client` is the superuser with `pg_catalog` as its path.
 * False when one failed: it is logged and left out with those after it, because a backend with the schema of before is better than none.
 */
export async function applyChanges(client: pg.Client, changes: readonly SchemaFile[], log: Log): Promise<boolean> {
  const applied = await appliedTo(client);
  for (const { name, sql } of changes.filter((change) => change.name > applied)) {
    try {
      // A full disk makes databases read-only; this is the platform's own work.
      await client.query("begin read write");
      await client.query(sql);
      await client.query(`comment on role ${SUPERUSER} is '${MARK}${name.replaceAll("'", "")}'`);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      log.error("a project's database keeps its schema of before", { change: name, error });
      return false;
    }
  }
  return true;
}
