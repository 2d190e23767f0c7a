/** A rule of the database's review, and the terms its queries share. */
import type { Lint } from "../../../contract/security.ts";

export interface Rule {
  /** The name in Supabase's advisors. */
  name: string;
  level: Lint["level"];
  message: string;
  /** Selects rows with `object`. `$1` is the list of schemas the API exposes. */
  sql: string;
}

/** Schemas that are not the project's own. */
const PLATFORM_SCHEMAS = [
  ...["pg_catalog", "information_schema", "auth", "storage", "realtime", "extensions", "vault", "slipway"],
  ...["graphql", "graphql_public", "net", "cron", "pgmq", "pgsodium", "pgbouncer", "tiger", "topology"],
  ...["supabase_functions", "supabase_migrations"],
];

const LIST = PLATFORM_SCHEMAS.map((name) => `'${name}'`).join(", ");

export const NAME = "pg_catalog.format('%s.%s', n.nspname, c.relname) as object";
/** The object is in one of the project's schemas. */
export const IS_OWN = `n.nspname not in (${LIST}) and n.nspname !~ '^pg_'`;
/** The object can be reached through the API. */
export const IS_EXPOSED = `n.nspname = any($1::text[]) and ${IS_OWN}`;

/** Leaves out objects of extensions, which people here cannot change. */
export const notOfExtension = (catalog: string, id: string): string =>
  `not exists (select from pg_catalog.pg_depend e where e.classid = '${catalog}'::regclass and e.objid = ${id} and e.deptype = 'e')`;

/** Whoever owns an extension can add any table of theirs to it (`alter extension … add`), and can fix that table. */
const CAN_BE_MENDED = `(${notOfExtension("pg_class", "c.oid")} or pg_catalog.pg_has_role(c.relowner, 'usage'))`;

export const may = (rights: string): string =>
  `(pg_catalog.has_table_privilege('anon', c.oid, '${rights}') or pg_catalog.has_table_privilege('authenticated', c.oid, '${rights}'))`;

/** Relations of these kinds. Partitions are represented by their table. */
export const relations = (...kinds: string[]): string =>
  `from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in (${kinds.map((kind) => `'${kind}'`).join(", ")}) and not c.relispartition and ${CAN_BE_MENDED}`;

/** Each policy `p` with its table; `said` and `checked` are its two conditions. */
export const POLICIES = `from pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  cross join lateral (select pg_catalog.lower(pg_catalog.pg_get_expr(p.polqual, p.polrelid)) as said,
    pg_catalog.lower(pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid)) as checked) x
  where ${CAN_BE_MENDED}`;

/** The policy applies to everybody, or to one of the API's two roles. */
export const IS_FOR_CALLERS = `(0::oid = any(p.polroles) or exists (select from pg_catalog.pg_roles r
  where r.oid = any(p.polroles) and r.rolname in ('anon', 'authenticated')))`;

export const isAlwaysTrue = (condition: string): string =>
  `coalesce(pg_catalog.regexp_replace(${condition}, '[[:space:]()]', '', 'g') in ('true', '1=1'), false)`;

/** Views that read with their reader's rights. */
export const IS_INVOKER = `exists (select from pg_catalog.pg_options_to_table(c.reloptions) o
  where o.option_name = 'security_invoker' and pg_catalog.lower(o.option_value) in ('true', 'on', 'yes', '1'))`;
