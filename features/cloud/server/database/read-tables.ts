/** Reads the tables in the schema public of a project's database. [C3.01] [C3.04] [T3.14] */
import type { Connections } from "@slipway/cloud/backend/port";
import type { Needs } from "../../../services.ts";
import type { CloudTable } from "../../contract/tables.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { MAX_SHOWN_BYTES, shown } from "./shown-values.ts";

/** Bound of listed tables, for the screen and a model's context. */
const MAX_TABLES = 500;

const TABLES = `
select c.oid::int as id, n.nspname::text as schema, c.relname::text as name, c.relrowsecurity as rls_enabled,
  greatest(coalesce(s.n_live_tup, 0), 0)::int as live_rows_estimate,
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname, 'data_type', pg_catalog.format_type(a.atttypid, a.atttypmod), 'is_nullable', not a.attnotnull,
      'default_value', case when a.attgenerated = '' and a.attidentity = '' then pg_catalog.pg_get_expr(d.adbin, d.adrelid) end,
      'ordinal_position', a.attnum, 'is_generated', a.attgenerated <> '' or a.attidentity = 'a', 'is_updatable', a.attgenerated = '' and a.attidentity <> 'a',
      'enums', coalesce((select json_agg(e.enumlabel order by e.enumsortorder) from pg_catalog.pg_enum e where e.enumtypid = a.atttypid), '[]')
    ) order by a.attnum)
    from pg_catalog.pg_attribute a left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ), '[]') as columns,
  coalesce((
    select json_agg(json_build_object('name', a.attname) order by array_position(k.conkey, a.attnum))
    from pg_catalog.pg_constraint k join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.conrelid = c.oid and k.contype = 'p'
  ), '[]') as primary_keys,
  coalesce((
    select json_agg(json_build_object('column', a.attname, 'references', format('%s.%s.%s', fn.nspname, fc.relname, fa.attname)) order by a.attname)
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_catalog.pg_class fc on fc.oid = k.confrelid join pg_catalog.pg_namespace fn on fn.oid = fc.relnamespace
    join pg_catalog.pg_attribute fa on fa.attrelid = k.confrelid and fa.attnum = k.confkey[1]
    where k.conrelid = c.oid and k.contype = 'f' and pg_catalog.cardinality(k.conkey) = 1
  ), '[]') as foreign_keys,
  coalesce((
    select json_agg(json_build_object('tablename', p.tablename, 'policyname', p.policyname, 'cmd', p.cmd, 'roles', p.roles, 'is_restrictive', p.permissive = 'RESTRICTIVE', 'qual', p.qual, 'with_check', p.with_check) order by p.policyname)
    from pg_catalog.pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
  ), '[]') as policies
from pg_catalog.pg_class c
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
left join pg_catalog.pg_stat_user_tables s on s.relid = c.oid
where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
order by c.relname
limit ${MAX_TABLES}`;

/** Larger tables get correct statistics soon enough. */
const MAX_COUNTED_ROWS = 10_000;
const MAX_COUNTED_TABLES = 100;
const COUNT_MS = 1000;

/**
 * Statistics are missing after a crash and in a restored database, and say 0 until somebody writes. Counting keeps
 * people from believing that their rows are lost.
 */
async function countUnknown(database: Connections, tables: readonly CloudTable[]): Promise<CloudTable[]> {
  const unknown = tables.filter((table) => table.live_rows_estimate === 0).slice(0, MAX_COUNTED_TABLES);
  if (unknown.length === 0) return [...tables];
  const counts = await database.transaction(
    async (tx) => {
      await tx.query("set transaction read only");
      await tx.query(`set local statement_timeout = ${COUNT_MS}`);
      const { rows: texts } = await tx.query<{ text: string }>(
        `select pg_catalog.format('select %s::int as id, (select count(*)::int from (select from %I.%I limit ${MAX_COUNTED_ROWS}) as found) as rows', c.oid, n.nspname, c.relname) as text
         from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
         where c.oid = any($1::int[]::oid[]) and pg_catalog.has_table_privilege(c.oid, 'select')`,
        [`{${unknown.map(({ id }) => id).join(",")}}`],
      );
      if (texts.length === 0) return [];
      const { rows } = await tx.query<{ id: number; rows: number }>(texts.map(({ text }) => text).join(" union all "));
      return rows;
    },
    undefined,
    { maxMs: 2 * COUNT_MS },
  );
  const counted = new Map(counts.map(({ id, rows }) => [id, rows]));
  return tables.map((table) => ({ ...table, live_rows_estimate: counted.get(table.id) ?? table.live_rows_estimate }));
}

/** The same without counts, for any database. */
export const tablesOf = async (database: Connections): Promise<CloudTable[]> =>
  (await shown(database.query<CloudTable>(TABLES, [], { maxBytes: MAX_SHOWN_BYTES }))).rows;

export async function readTables(services: Needs<"log"> & Keeps<"backends">, projectId: string): Promise<CloudTable[]> {
  const { backend } = await requireBackend(services, projectId);
  const database = backend.database.as("postgres");
  const rows = await tablesOf(database);
  // Without the counts the tables are still shown.
  return countUnknown(database, rows).catch((error: unknown) => {
    services.log.info("rows of tables were not counted", { projectId, error });
    return rows;
  });
}
