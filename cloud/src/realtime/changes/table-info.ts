/** Facts about a table that its changes need: types, key, and the columns each role may see. */
import type { BackendDatabase } from "../../backend/port.ts";
import type { ValueType } from "./json-value.ts";

export interface ColumnInfo {
  name: string;
  type: ValueType;
  /** Type for a cast: `numeric(10,2)`, `public.mood`. */
  castType: string;
  isKey: boolean;
}

export interface RoleView {
  /** Names of columns the role may select. */
  columns: ReadonlySet<string>;
  /** Whether policies decide row by row. */
  isFiltered: boolean;
}

export interface TableInfo {
  schema: string;
  name: string;
  columns: ReadonlyMap<string, ColumnInfo>;
  keys: readonly ColumnInfo[];
  hasRowSecurity: boolean;
  viewOf(role: string): RoleView;
}

interface ColumnRow {
  name: string;
  type: string;
  element: string | null;
  delimiter: string;
  cast_type: string;
  is_key: boolean;
}

interface RoleRow {
  role: string;
  bypasses: boolean;
  columns: string[];
}

/** A domain counts as its base type. */
const COLUMNS = `
  select a.attname as name, coalesce(b.typname, t.typname) as type, pg_catalog.format_type(a.atttypid, a.atttypmod) as cast_type,
    case when coalesce(b.typcategory, t.typcategory) = 'A' then e.typname end as element,
    coalesce(e.typdelim, ',') as delimiter, a.attnum = any(coalesce(i.indkey::int2[], '{}')) as is_key
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_type t on t.oid = a.atttypid
  left join pg_catalog.pg_type b on b.oid = nullif(t.typbasetype, 0)
  left join pg_catalog.pg_type e on e.oid = nullif(coalesce(b.typelem, t.typelem), 0)
  left join pg_catalog.pg_index i on i.indrelid = a.attrelid and i.indisprimary
  where a.attrelid = $1::oid and a.attnum > 0 and not a.attisdropped order by a.attnum`;
const TABLE = `
  select n.nspname as schema, c.relname as name, c.relrowsecurity as secured
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace where c.oid = $1::oid`;
const ROLES = `
  select r.rolname as role, r.rolbypassrls or r.rolsuper as bypasses,
    array(select a.attname::text from pg_catalog.pg_attribute a
      where a.attrelid = $1::oid and a.attnum > 0 and not a.attisdropped
        and pg_catalog.has_schema_privilege(r.oid, c.relnamespace, 'usage')
        and pg_catalog.has_column_privilege(r.oid, a.attrelid, a.attnum, 'select')) as columns
  from pg_catalog.pg_class c, pg_catalog.pg_roles r
  where c.oid = $1::oid and r.rolname !~ '^(pg_|supabase_)'`;

const NOBODY: RoleView = { columns: new Set(), isFiltered: true };

/** Null when the table no longer exists. */
export async function readTable(database: BackendDatabase, oid: number): Promise<TableInfo | null> {
  const reader = database.as("supabase_realtime_admin");
  const { rows: tables } = await reader.query<{ schema: string; name: string; secured: boolean }>(TABLE, [oid]);
  const [table] = tables;
  if (table === undefined) return null;
  const [{ rows: columnRows }, { rows: roleRows }] = await Promise.all([
    reader.query<ColumnRow>(COLUMNS, [oid]),
    reader.query<RoleRow>(ROLES, [oid]),
  ]);
  const columns = columnRows.map(
    ({ name, type, element, delimiter, cast_type, is_key }): ColumnInfo => ({
      name,
      type: { name: type, element, delimiter },
      castType: cast_type,
      isKey: is_key,
    }),
  );
  const views = new Map(
    roleRows.map(({ role, bypasses, columns: seen }): [string, RoleView] => [
      role,
      { columns: new Set(seen), isFiltered: table.secured && !bypasses },
    ]),
  );
  return {
    schema: table.schema,
    name: table.name,
    columns: new Map(columns.map((column) => [column.name, column])),
    keys: columns.filter(({ isKey }) => isKey),
    hasRowSecurity: table.secured,
    viewOf: (role) => views.get(role) ?? NOBODY,
  };
}

/** Tables of the project's publication at this moment. */
export async function publishedTables(database: BackendDatabase, schema: string, name: string): Promise<number[]> {
  const { rows } = await database.as("supabase_realtime_admin").query<{ oid: string }>(
    `select c.oid::int8 as oid from pg_catalog.pg_publication_tables p
     join pg_catalog.pg_namespace n on n.nspname = p.schemaname
     join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
     where p.pubname = 'supabase_realtime' and ($1 = '*' or p.schemaname = $1) and ($2 = '*' or p.tablename = $2)`,
    [schema, name],
  );
  return rows.map(({ oid }) => Number(oid));
}
