/** Reads indexes, references and enums of the schema public. */
import { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../services.ts";
import type { SchemaDetails, SchemaEnum, TableIndex, TableReference } from "../contract/schema-details.ts";

/** Bound of each list, for the screen. */
const MAX_LISTED = 2000;

const INDEXES = `
select c.relname::text as table, i.relname::text as name,
  (select json_agg(coalesce(a.attname::text, pg_catalog.pg_get_indexdef(x.indexrelid, k.place::int, true)) order by k.place)
    from pg_catalog.unnest(x.indkey::int2[]) with ordinality as k (attnum, place)
    left join pg_catalog.pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.attnum and k.attnum > 0
    where k.place <= x.indnkeyatts) as columns,
  x.indisunique as is_unique, x.indisprimary as is_primary,
  exists (select from pg_catalog.pg_constraint k where k.conindid = x.indexrelid and k.contype in ('p', 'u', 'x')) as is_constraint,
  x.indisunique and x.indisvalid and x.indimmediate and x.indnkeyatts = 1 and x.indpred is null and x.indexprs is null as is_key,
  pg_catalog.pg_get_indexdef(x.indexrelid) as definition, pg_catalog.pg_relation_size(x.indexrelid)::float8 as bytes
from pg_catalog.pg_index x
join pg_catalog.pg_class i on i.oid = x.indexrelid
join pg_catalog.pg_class c on c.oid = x.indrelid
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
order by c.relname, x.indisprimary desc, i.relname
limit ${MAX_LISTED + 1}`;

const columnNames = (keys: string, relation: string): string =>
  `(select json_agg(a.attname order by p.place) from pg_catalog.unnest(${keys}) with ordinality as p (attnum, place)
    join pg_catalog.pg_attribute a on a.attrelid = ${relation} and a.attnum = p.attnum)`;

const REFERENCES = `
select k.conname::text as constraint, c.relname::text as table, ${columnNames("k.conkey", "k.conrelid")} as columns,
  tn.nspname::text as to_schema, t.relname::text as to_table, ${columnNames("k.confkey", "k.confrelid")} as to_columns,
  case k.confdeltype when 'a' then 'no action' when 'r' then 'restrict' when 'c' then 'cascade' when 'n' then 'set null' else 'set default' end as on_delete
from pg_catalog.pg_constraint k
join pg_catalog.pg_class c on c.oid = k.conrelid
join pg_catalog.pg_namespace n on n.oid = c.relnamespace
join pg_catalog.pg_class t on t.oid = k.confrelid
join pg_catalog.pg_namespace tn on tn.oid = t.relnamespace
where k.contype = 'f' and n.nspname = 'public' and k.conparentid = 0
order by c.relname, k.conname
limit ${MAX_LISTED + 1}`;

const ENUMS = `
select t.typname::text as name,
  (select coalesce(json_agg(e.enumlabel order by e.enumsortorder), '[]') from pg_catalog.pg_enum e where e.enumtypid = t.oid) as values,
  (select coalesce(json_agg(json_build_object('table', c.relname, 'column', a.attname) order by c.relname, a.attname), '[]')
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
    where a.atttypid in (t.oid, t.typarray) and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm')) as used_by,
  exists (select from pg_catalog.pg_depend d where d.refclassid = 'pg_catalog.pg_type'::pg_catalog.regclass
    and d.refobjid in (t.oid, t.typarray) and d.deptype in ('n', 'a')) as is_used
from pg_catalog.pg_type t
join pg_catalog.pg_namespace n on n.oid = t.typnamespace
where n.nspname = 'public' and t.typtype = 'e'
  and not exists (select from pg_catalog.pg_depend d where d.classid = 'pg_catalog.pg_type'::pg_catalog.regclass and d.objid = t.oid and d.deptype = 'e')
order by t.typname
limit ${MAX_LISTED + 1}`;

/** AppErrors as of the cloud's `query`. */
export async function readDetails({ cloud }: Needs<"cloud">, projectId: string): Promise<SchemaDetails> {
  const once = async <T>(query: string): Promise<T[]> =>
    (await cloud.query(projectId, { query, readOnly: true })) as unknown[] as T[];
  // Functions of the catalog look at it as it is now, so a change of the schema meanwhile can fail them.
  const read = <T>(query: string): Promise<T[]> =>
    once<T>(query).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== "sql_failed") throw error;
      return once<T>(query);
    });
  // One after another: the database gives its owner few connections.
  const indexes = await read<TableIndex>(INDEXES);
  const references = await read<TableReference>(REFERENCES);
  const enums = await read<SchemaEnum>(ENUMS);
  return {
    indexes: indexes.slice(0, MAX_LISTED),
    references: references.slice(0, MAX_LISTED),
    enums: enums.slice(0, MAX_LISTED),
    is_cut: [indexes, references, enums].some(({ length }) => length > MAX_LISTED),
  };
}
