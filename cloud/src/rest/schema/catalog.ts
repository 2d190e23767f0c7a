/** Reads tables, keys and functions from the catalog, as rows. Run with `search_path = pg_catalog`, so that types are qualified. */
import { AppError } from "@slipway/kernel/errors";
import type { Queries } from "../../backend/port.ts";

export interface RelationRow {
  id: number;
  schema: string;
  name: string;
  kind: "r" | "v" | "m" | "f" | "p";
  is_partition: boolean;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
}

export interface ColumnRow {
  relation: number;
  position: number;
  name: string;
  /** Type with its length, as a cast takes it. */
  type: string;
  type_id: number;
  base_type: string;
  default_value: string | null;
}

export interface KeyRow {
  name: string;
  kind: "p" | "u" | "f";
  relation: number;
  target: number;
  columns: number[];
  target_columns: number[];
}

/** An implicit cast by a function between a domain and JSON or text. */
export interface CastRow {
  type_id: number;
  way: "toJson" | "fromJson" | "fromText";
  function: string;
}

export interface ViewRow {
  relation: number;
  rule: string;
}

export interface FunctionRow {
  schema: string;
  name: string;
  is_set: boolean;
  expected_rows: number;
  volatility: "i" | "s" | "v";
  argument_names: string[];
  argument_modes: string[];
  argument_types: string[];
  argument_relations: number[];
  with_default: number;
  is_variadic: boolean;
  return_type: string;
  /** `c` for rows of a known shape, `p` for pseudo types. */
  return_kind: string;
  return_relation: number;
  /** Whether it has `returns table (…)` or `out` parameters. */
  has_columns: boolean;
  /** Set when it returns a domain with the name of a media type. */
  return_media: string | null;
  return_base: string;
}

/** An aggregate that returns a domain with the name of a media type. */
export interface HandlerRow {
  schema: string;
  name: string;
  media: string;
  base_type: string;
  /** The table whose rows it takes; 0 for rows of any shape. */
  relation: number;
}

export interface Catalog {
  /** The exposed schemas. */
  schemas: readonly string[];
  casts: CastRow[];
  relations: RelationRow[];
  columns: ColumnRow[];
  keys: KeyRow[];
  views: ViewRow[];
  functions: FunctionRow[];
  handlers: HandlerRow[];
  /** Function of PostGIS that makes GeoJSON of a row; null without PostGIS. */
  geoJson: string | null;
  /** `alter role authenticator set pgrst.x`. */
  settings: string[];
}

const VISIBLE = `c.relkind in ('r','v','m','f','p') and n.nspname not in ('pg_catalog','information_schema')
  and n.nspname !~ '^pg_(toast|temp)'`;

const RELATIONS = `select c.oid::int8::float8 as id, n.nspname as schema, c.relname as name, c.relkind as kind,
    c.relispartition as is_partition,
    (pg_relation_is_updatable(c.oid, true) & 8) = 8 as insertable,
    (pg_relation_is_updatable(c.oid, true) & 4) = 4 as updatable,
    (pg_relation_is_updatable(c.oid, true) & 16) = 16 as deletable
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${VISIBLE}`;

const COLUMNS = `select a.attrelid::int8::float8 as relation, a.attnum as position, a.attname as name,
    format_type(a.atttypid, a.atttypmod) as type,
    t.oid::int8::float8 as type_id,
    case when t.typtype = 'd' then (with recursive d as (select t.oid, t.typbasetype
        union all select n.oid, n.typbasetype from d join pg_type n on n.oid = d.typbasetype where d.typbasetype <> 0)
      select format_type(d.oid, null) from d where d.typbasetype = 0)
      else format_type(t.oid, null) end as base_type,
    case when a.attidentity <> '' then (select format('nextval(%L)', format('%I.%I', sn.nspname, s.relname))
        from pg_depend p join pg_class s on s.oid = p.objid join pg_namespace sn on sn.oid = s.relnamespace
        where p.classid = 'pg_class'::regclass and p.refobjid = a.attrelid and p.refobjsubid = a.attnum
          and p.deptype = 'i' and s.relkind = 'S')
      when a.attgenerated = '' then coalesce(pg_get_expr(d.adbin, d.adrelid), t.typdefault) end as default_value
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped and ${VISIBLE} order by a.attrelid, a.attnum`;

const KEYS = `select k.conname as name, k.contype as kind, k.conrelid::int8::float8 as relation,
    k.confrelid::int8::float8 as target, k.conkey as columns, coalesce(k.confkey, '{}') as target_columns
  from pg_constraint k where k.contype in ('p', 'u', 'f') and k.conparentid = 0 order by k.conname, k.conrelid`;

const CASTS = `select d.oid::int8::float8 as type_id, format('%I.%I', n.nspname, p.proname) as function,
    case when c.castsource = d.oid then 'toJson' when c.castsource = 'json'::regtype then 'fromJson' else 'fromText' end as way
  from pg_cast c join pg_type d on d.typtype = 'd' and d.oid in (c.castsource, c.casttarget)
  join pg_proc p on p.oid = c.castfunc join pg_namespace n on n.oid = p.pronamespace
  where c.castcontext = 'i' and c.castmethod = 'f'
    and (c.castsource = d.oid and c.casttarget = 'json'::regtype
      or c.casttarget = d.oid and c.castsource in ('json'::regtype, 'text'::regtype))`;

const VIEWS = `select r.ev_class::int8::float8 as relation, r.ev_action::text as rule
  from pg_rewrite r join pg_class c on c.oid = r.ev_class join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('v', 'm') and ${VISIBLE} and r.rulename = '_RETURN'`;

/** Names of media types (RFC 6838) that a domain can have, or any type at all. */
const MEDIA_NAME = "^([A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*/[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]*|[*]/[*])$";

const FUNCTIONS = `select n.nspname as schema, p.proname as name, p.proretset as is_set, p.prorows as expected_rows,
    p.provolatile as volatility, coalesce(p.proargnames, '{}')::text[] as argument_names,
    coalesce(p.proargmodes, '{}')::text[] as argument_modes,
    coalesce((select array_agg(format_type(u.t, null) order by u.o) from unnest(p.proargtypes) with ordinality u(t, o)), '{}') as argument_types,
    coalesce((select array_agg(a.typrelid::int8::float8 order by u.o) from unnest(p.proargtypes) with ordinality u(t, o)
      join pg_type a on a.oid = u.t), '{}') as argument_relations,
    p.pronargdefaults as with_default, p.provariadic <> 0 as is_variadic,
    format_type(p.prorettype, null) as return_type, coalesce(b.typtype, t.typtype) as return_kind,
    coalesce(b.typrelid, t.typrelid)::int8::float8 as return_relation,
    coalesce('t' = any(p.proargmodes) or 'o' = any(p.proargmodes) or 'b' = any(p.proargmodes), false) as has_columns,
    case when t.typtype = 'd' and not p.proretset and t.typname ~ '${MEDIA_NAME}' then t.typname end as return_media,
    format_type(pg_basetype(t.oid), null) as return_base
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
  left join pg_type b on b.oid = nullif(t.typbasetype, 0)
  where p.prokind = 'f' and n.nspname = any($1) and t.typname not in ('trigger', 'event_trigger')
  order by n.nspname, p.proname, p.oid`;

const HANDLERS = `select n.nspname as schema, p.proname as name, t.typname as media,
    format_type(pg_basetype(t.oid), null) as base_type, a.typrelid::int8::float8 as relation
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
  join pg_type a on a.oid = p.proargtypes[0]
  where p.prokind = 'a' and p.pronargs = 1 and n.nspname = any($1) and t.typtype = 'd' and t.typname ~ '${MEDIA_NAME}'
    and (a.typrelid <> 0 or a.oid = 'anyelement'::regtype)
  order by array_position($1, n.nspname::text), p.proname`;

const GEO_JSON = `select format('%I.%I', n.nspname, p.proname) as function
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.proname = 'st_asgeojson' and p.proargtypes[0] = 'record'::regtype and p.pronargs - p.pronargdefaults = 1 limit 1`;

const SETTINGS = `select unnest(s.setconfig) as setting from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
  where r.rolname = session_user and s.setdatabase in (0, (select oid from pg_database where datname = current_database()))`;

const MEBIBYTE = 1_048_576;

interface Bound {
  rows: number;
  mebibytes: number;
  /** In the plural, for the refusal. */
  name: string;
}

/** An owner makes as many as they like, and each request is planned with all of them: PostgREST is used with some thousand tables. */
const BOUNDS = {
  relations: { rows: 10_000, mebibytes: 8, name: "tables and views" },
  columns: { rows: 100_000, mebibytes: 24, name: "columns" },
  keys: { rows: 20_000, mebibytes: 8, name: "keys and unique constraints" },
  views: { rows: 10_000, mebibytes: 32, name: "views" },
  functions: { rows: 10_000, mebibytes: 16, name: "functions" },
  casts: { rows: 1000, mebibytes: 1, name: "casts of domains" },
  handlers: { rows: 1000, mebibytes: 1, name: "media types" },
  settings: { rows: 200, mebibytes: 1, name: "settings of the role" },
} as const satisfies Record<string, Bound>;

/** An AppError, which outlives a connection that the answer ended. */
const schemaTooLarge = (bound: string): AppError =>
  new AppError({
    code: "schema_too_large",
    status: 503,
    userMessage: `The database has more than ${bound}, the most its API describes.`,
  });

export const isTooLarge = (error: unknown): boolean => error instanceof AppError && error.code === "schema_too_large";

async function boundedRows<Row extends object>(
  tx: Queries,
  { text, values = [] }: { text: string; values?: unknown[] },
  { rows: max, mebibytes, name }: Bound,
): Promise<Row[]> {
  try {
    const { rows } = await tx.query<Row>(`${text} limit ${max + 1}`, values, { maxBytes: mebibytes * MEBIBYTE });
    if (rows.length > max) throw schemaTooLarge(`${max} ${name}`);
    return rows;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "answer_too_large") throw error;
    throw schemaTooLarge(`${mebibytes} MB of ${name}`);
  }
}

/**
 * Inside one transaction, so that all of it is of one moment. Throws AppError `schema_too_large` where the schema is larger than the bounds.
 */
export async function readCatalog(tx: Queries, schemas: readonly string[]): Promise<Catalog> {
  await tx.query("select set_config('search_path', 'pg_catalog', true)");
  const rows = <Row extends object>(text: string, bound: Bound, values: unknown[] = []): Promise<Row[]> =>
    boundedRows<Row>(tx, { text, values }, bound);
  const list = `{${schemas.map((name) => JSON.stringify(name)).join(",")}}`;
  return {
    schemas,
    casts: await rows<CastRow>(CASTS, BOUNDS.casts),
    relations: await rows<RelationRow>(RELATIONS, BOUNDS.relations),
    columns: await rows<ColumnRow>(COLUMNS, BOUNDS.columns),
    keys: await rows<KeyRow>(KEYS, BOUNDS.keys),
    views: await rows<ViewRow>(VIEWS, BOUNDS.views),
    functions: await rows<FunctionRow>(FUNCTIONS, BOUNDS.functions, [list]),
    handlers: await rows<HandlerRow>(HANDLERS, BOUNDS.handlers, [list]),
    geoJson: (await tx.query<{ function: string }>(GEO_JSON)).rows[0]?.function ?? null,
    settings: (await rows<{ setting: string }>(SETTINGS, BOUNDS.settings)).map(({ setting }) => setting),
  };
}

/** About what is kept of it takes in memory: an object or two for each row, and the texts that people chose. */
export const weightOf = ({ relations, columns, keys, functions, views }: Catalog): number =>
  (relations.length + functions.length + views.length) * 800 +
  columns.reduce((sum, { default_value }) => sum + 500 + (default_value?.length ?? 0), 0) +
  functions.reduce((sum, { argument_types }) => sum + argument_types.length * 150, 0) +
  keys.length * 400;
