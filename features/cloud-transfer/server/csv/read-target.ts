/** A table as the goal of an import: how its columns take values, and by which keys its rows are told apart. */
import type { Queries } from "@slipway/cloud/backend/port";
import { notFound } from "@slipway/kernel/errors";
import type { CsvTarget, TargetColumn } from "../../contract/index.ts";

export interface ImportColumn extends TargetColumn {
  /** The type without its length, so that a text that is too long is refused and not cut. */
  cast: string;
  /** The sequence that numbers it; null for none. */
  sequence: string | null;
}

export interface ImportTarget extends Omit<CsvTarget, "columns"> {
  columns: ImportColumn[];
}

const COLUMNS = `
  select a.attname::text as name, pg_catalog.format_type(a.atttypid, a.atttypmod) as type, pg_catalog.format_type(a.atttypid, -1) as cast,
    not a.attnotnull as is_nullable, a.atthasdef and a.attgenerated = '' as has_default, a.attgenerated <> '' as is_generated,
    pg_catalog.pg_get_serial_sequence(pg_catalog.format('%I.%I', n.nspname, c.relname), a.attname) as sequence
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and c.relname = $1 and c.relkind in ('r', 'p')
  order by a.attnum`;

/** Only keys that `on conflict` can name by their columns. */
const KEYS = `
  select i.indisprimary as is_primary, (
    select pg_catalog.json_agg(a.attname order by k.place) from pg_catalog.unnest(i.indkey[0:i.indnkeyatts - 1]) with ordinality k (number, place)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
  ) as columns
  from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relname = $1 and c.relkind in ('r', 'p') and i.indisunique and i.indisvalid and i.indimmediate
    and i.indpred is null and i.indexprs is null
  order by i.indisprimary desc, i.indexrelid`;

type FoundColumn = Omit<ImportColumn, "is_numbered">;

/** AppError 404 where there is no such table. */
export async function readTarget(queries: Queries, table: string): Promise<ImportTarget> {
  const { rows: columns } = await queries.query<FoundColumn>(COLUMNS, [table]);
  if (columns.length === 0) throw notFound("The table");
  const { rows: keys } = await queries.query<CsvTarget["keys"][number]>(KEYS, [table]);
  return { columns: columns.map((one) => ({ ...one, is_numbered: one.sequence !== null })), keys };
}

export const shownTarget = ({ columns, keys }: ImportTarget): CsvTarget => ({
  columns: columns.map(({ cast: _cast, sequence: _sequence, ...column }) => column),
  keys,
});
