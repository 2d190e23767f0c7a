/** The contents of a database at one moment, in figures: its tables, their columns and rows, and how many people signed up. */
import type { BackendDatabase, Queries } from "@slipway/cloud/backend/port";
import { setEntry } from "@slipway/kernel/text/named-entries";

/** One table's count. */
const COUNT_MS = 3000;
/** All of them: whoever waits for a restore point waits for this. */
const MAX_MS = 10_000;
const MAX_TABLES = 200;
/** Postgres allows 1600 in one table. */
const MAX_COLUMNS = 10_000;

export interface PicturedTable {
  rows: number;
  /** Types by name, as SQL writes them. */
  columns: Record<string, string>;
}

export interface Picture {
  /** Tables of the schema public. */
  tables: Record<string, PicturedTable>;
  /** Null: the table of people could not be read. */
  users: number | null;
}

const TABLES = `
  select c.relname::text as name, pg_catalog.format('select count(*)::float8 as rows from public.%I', c.relname) as text
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by c.relname limit ${MAX_TABLES + 1}`;
const COLUMNS = `
  select c.relname::text as name, a.attname::text as attribute, pg_catalog.format_type(a.atttypid, a.atttypmod) as type
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace join pg_catalog.pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum limit ${MAX_COLUMNS + 1}`;

async function read(tx: Queries): Promise<Picture["tables"] | null> {
  await tx.query(`set local statement_timeout = ${COUNT_MS}`);
  const { rows: found } = await tx.query<{ name: string; text: string }>(TABLES);
  const { rows: columns } = await tx.query<{ name: string; attribute: string; type: string }>(COLUMNS);
  if (found.length > MAX_TABLES || columns.length > MAX_COLUMNS) return null;
  const tables: Picture["tables"] = {};
  for (const { name, text } of found) {
    const typed: Record<string, string> = {};
    for (const column of columns) if (column.name === name) setEntry(typed, column.attribute, column.type);
    setEntry(tables, name, { rows: (await tx.query<{ rows: number }>(text)).rows[0]!.rows, columns: typed });
  }
  return tables;
}

/** Asked as the project's owner. Null if there is too much to count, or something in the database prevents it. */
export async function pictureOf(database: BackendDatabase): Promise<Picture | null> {
  const owner = database.as("postgres");
  const tables = await owner.transaction(read, undefined, { maxMs: MAX_MS }).catch(() => null);
  if (tables === null) return null;
  const users = await owner
    .query<{ users: number }>("select count(*)::float8 as users from auth.users", [], { maxMs: COUNT_MS })
    .then(
      ({ rows }) => rows[0]?.users ?? null,
      () => null,
    );
  return { tables, users };
}

export function rowCountsOf(picture: Picture | null): Record<string, number> | null {
  if (picture === null) return null;
  const counts: Record<string, number> = {};
  for (const [name, { rows }] of Object.entries(picture.tables)) setEntry(counts, name, rows);
  return counts;
}
