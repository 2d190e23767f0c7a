/** Copies the rows of the platform's database from one snapshot, and back into an empty schema of the same version. */
import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database, Transaction } from "@slipway/platform/database/port";
import copyStreams from "pg-copy-streams";
import { restoreFailed } from "./errors.ts";
import type { Manifest, TableCopy } from "./manifest.ts";

type Client = Transaction["client"];
type Copied = Pick<Manifest, "migrations" | "tables" | "sequences" | "repositories">;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const columnsOf = ({ columns }: TableCopy): string => columns.map(quoted).join(", ");
export const copyFile = (folder: string, table: string): string => join(folder, `${table}.copy`);

/** Only our own tables: an external database may also hold tables of extensions and other programs. */
const OURS = `c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and pg_has_role(c.relowner, 'usage')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Objects that our migrations made in a database. */
export interface OwnObjects {
  /** Names, without the schema. */
  tables: ReadonlySet<string>;
  /** As `drop routine` takes them: `public.name(text, integer)`. */
  routines: ReadonlySet<string>;
}

export async function ownObjects({ pool }: Database): Promise<OwnObjects> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c where ${OURS} order by 1`,
  );
  const { rows: routines } = await pool.query<{ name: string }>(
    `select format('%I.%I(%s)', 'public', p.proname, pg_get_function_identity_arguments(p.oid)) as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and pg_has_role(p.proowner, 'usage') and not exists (
       select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
  );
  const names = (rows: readonly { name: string }[]) => new Set(rows.map(({ name }) => name));
  return { tables: names(tables), routines: names(routines) };
}

/** Drops objects that did not exist `before`. */
export async function dropNewerThan(database: Database, before: OwnObjects): Promise<void> {
  const now = await ownObjects(database);
  const tables = [...now.tables].filter((name) => !before.tables.has(name)).map((name) => `public.${quoted(name)}`);
  const routines = [...now.routines].filter((name) => !before.routines.has(name));
  if (tables.length > 0) await database.pool.query(`drop table ${tables.join(", ")} cascade`);
  if (routines.length > 0) await database.pool.query(`drop routine ${routines.join(", ")} cascade`);
}

/**
 * Tables come after those they refer to, so that every row finds its target. Throws when they refer to each other in a
 * ring.
 */
async function tablesInOrder(client: Client): Promise<TableCopy[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(
    `select c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       array(select distinct k.confrelid::regclass::text from pg_constraint k
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c where ${OURS} order by 1`,
  );
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const ordered: TableCopy[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`tables refer to each other in a ring: ${[...waiting.keys()].join(", ")}`);
    for (const { name, columns } of ready) {
      waiting.delete(name);
      ordered.push({ name, columns, rows: 0 });
    }
  }
  return ordered;
}

/** Counts rows by lines: line breaks inside values are escaped. */
function countLines(counted: (lines: number) => void): Transform {
  let lines = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
      done(null, chunk);
    },
    flush(done) {
      counted(lines);
      done();
    },
  });
}

/** Exports one moment, whatever is written meanwhile. Fills `folder` with one file for each table. */
export async function exportDatabase(database: Database, folder: string, signal?: AbortSignal): Promise<Copied> {
  const client = await database.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin isolation level repeatable read read only");
    // The server's limit for idle transactions could end a long copy between two tables.
    await client.query("set local idle_in_transaction_session_timeout = 0");
    const tables: TableCopy[] = [];
    for (const table of await tablesInOrder(client)) {
      let rows = 0;
      await pipeline(
        client.query(copyStreams.to(`copy public.${quoted(table.name)} (${columnsOf(table)}) to stdout`)),
        countLines((lines) => (rows = lines)),
        createWriteStream(copyFile(folder, table.name), { mode: 0o600 }),
        { signal },
      );
      tables.push({ ...table, rows });
    }
    const migrations = await client.query<{ owner: string; name: string }>(
      "select owner, name from slipway_migrations order by applied_at, owner, name",
    );
    const sequences = await client.query<{ name: string; value: string }>(
      "select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null",
    );
    const projects = await client.query<{ id: string; head: string | null }>(
      "select id, latest_commit_sha as head from projects order by id",
    );
    const repositories = projects.rows.map(({ id, head }) => ({ id, head, tree: null }));
    await client.query("rollback");
    return { tables, migrations: migrations.rows, sequences: sequences.rows, repositories };
  } catch (error) {
    // A copy that is not read to its end never ends, so its connection is destroyed.
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

export interface ImportInput {
  folder: string;
  copied: Pick<Manifest, "tables" | "sequences">;
}

/** Replaces the contents of these tables, all or nothing. Throws when a table does not end up with the counted rows. */
export async function importDatabase(database: Database, { folder, copied }: ImportInput): Promise<void> {
  const { tables, sequences } = copied;
  await database.transaction(async ({ client }) => {
    const there = new Set((await tablesInOrder(client)).map(({ name }) => name));
    const unknown = tables.filter(({ name }) => !there.has(name));
    if (unknown.length > 0)
      throw restoreFailed(`this version of Slipway has no ${unknown.map(({ name }) => name).join(", ")}`);
    await client.query(`truncate ${tables.map(({ name }) => `public.${quoted(name)}`).join(", ")}`);
    for (const table of tables) {
      const into = copyStreams.from(`copy public.${quoted(table.name)} (${columnsOf(table)}) from stdin`);
      await pipeline(createReadStream(copyFile(folder, table.name)), client.query(into));
      const { rows } = await client.query<{ count: string }>(`select count(*) from public.${quoted(table.name)}`);
      if (Number(rows[0]!.count) !== table.rows)
        throw restoreFailed(`${table.name} has ${rows[0]!.count} rows and should have ${table.rows}`);
    }
    for (const { name, value } of sequences)
      await client.query("select setval($1::regclass, $2::bigint)", [`public.${quoted(name)}`, value]);
  });
}
