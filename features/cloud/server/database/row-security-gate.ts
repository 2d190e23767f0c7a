/**
 * The gate of migrations: what would let visitors at rows past row-level security. The catalog is asked after everything of the migration
 * has run, so it does not matter by which statement something came about (`alter extension … add`, `set schema`, `like`, `attach`, a
 * trigger that waits for the commit). What was open before is told by the review of the database, and keeps no later migration away.
 */
import type { Queries } from "@slipway/cloud/backend/port";
import { arrayText } from "../security/lints.ts";
import { IS_EXPOSED, IS_INVOKER, may, relations } from "../security/rules/rule.ts";
import { rowSecurityMissing, rowSecurityPassed } from "../refusals.ts";

const OPENINGS = ["off", "view", "materialized", "foreign", "owner", "bypass", "told"] as const;
type Opening = (typeof OPENINGS)[number];

interface Found {
  kind: Opening;
  /** As SQL writes it. */
  object: string;
  /** The definition: a changed one counts as a new opening. */
  shows: string;
}

const ANY = may("select, insert, update, delete");
const OBJECT = "pg_catalog.format('%I.%I', n.nspname, c.relname)";
const visitorsHave = (owner: string): string =>
  `(pg_catalog.pg_has_role('anon', ${owner}, 'usage') or pg_catalog.pg_has_role('authenticated', ${owner}, 'usage'))`;

/** Openings of relations `c` in schemas `n`, and of roles. `$1`: the schemas that the API exposes. */
const QUERIES: Readonly<Record<Opening, string>> = {
  // Parts of a partitioned table are read by their own names, too.
  off: `select ${OBJECT} as object, '' as shows from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relrowsecurity
      and (n.nspname = 'public' or n.nspname = any($1::text[]) and ${ANY})
      and pg_catalog.pg_has_role(c.relowner, 'usage')`,
  view: `select ${OBJECT}, pg_catalog.md5(pg_catalog.pg_get_viewdef(c.oid)) ${relations("v")} and ${IS_EXPOSED} and ${ANY} and not ${IS_INVOKER}
      and exists (select from pg_catalog.pg_rewrite w join pg_catalog.pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid
        where w.ev_class = c.oid and d.refclassid = 'pg_class'::regclass and d.refobjid <> c.oid)`,
  materialized: `select ${OBJECT}, pg_catalog.md5(pg_catalog.pg_get_viewdef(c.oid)) ${relations("m")} and ${IS_EXPOSED} and ${may("select")}`,
  foreign: `select ${OBJECT}, '' ${relations("f")} and ${IS_EXPOSED} and ${ANY}`,
  owner: `select ${OBJECT}, '' ${relations("r", "p")} and ${IS_EXPOSED} and c.relrowsecurity and not c.relforcerowsecurity
      and ${visitorsHave("c.relowner")}`,
  bypass: `select pg_catalog.format('%I', r.rolname), '' from pg_catalog.pg_roles r
      where r.rolname in ('anon', 'authenticated') and (r.rolbypassrls or r.rolsuper)`,
  told: `select ${OBJECT}, '' from pg_catalog.pg_publication_tables t
      join pg_catalog.pg_namespace n on n.nspname = t.schemaname
      join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = t.tablename
      where t.pubname = 'supabase_realtime' and not n.nspname = any($1::text[]) and not c.relrowsecurity and ${may("select")}
        and (pg_catalog.has_schema_privilege('anon', n.oid, 'usage') or pg_catalog.has_schema_privilege('authenticated', n.oid, 'usage'))
        and pg_catalog.pg_has_role(c.relowner, 'usage')`,
};

const STATEMENT = OPENINGS.map(
  (kind) => `(select '${kind}' as kind, found.* from (${QUERIES[kind]}) found (object, shows) order by 2 limit 1000)`,
).join(" union all ");

const keyOf = ({ kind, object, shows }: Found): string => `${kind} ${object} ${shows}`;

async function openings(tx: Queries, schemas: readonly string[]): Promise<Found[]> {
  await tx.query("set local search_path = pg_catalog");
  return (await tx.query<Found>(STATEMENT, [arrayText(schemas)])).rows;
}

/** Asked before a migration runs; what it answers is called last, and throws AppError `row_security_missing` (400). */
export async function openGate(tx: Queries, schemas: readonly string[]): Promise<(tx: Queries) => Promise<void>> {
  const before = new Set((await openings(tx, schemas)).map(keyOf));
  await tx.query("set local search_path to default");
  return async (after) => {
    const now = await openings(after, schemas);
    const isRefused = (found: Found): boolean =>
      found.kind === "off" && found.object.startsWith("public.") ? true : !before.has(keyOf(found));
    const refused = now.filter(isRefused);
    const tables = refused.filter(({ kind }) => kind === "off").map(({ object }) => object);
    if (tables.length > 0) throw rowSecurityMissing(tables);
    const [first] = refused;
    if (first !== undefined) throw rowSecurityPassed(first);
  };
}
