/** What is known to go wrong in databases that browsers reach, by looking at their catalog. Names are those of Supabase's advisors. */
import type { Services } from "../../../services.ts";
import type { Lint } from "../../contract/security.ts";
import { requireBackend } from "../backend/backends.ts";

const FROM_TABLES = `from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`;
const NAME = "pg_catalog.format('%s.%s', n.nspname, c.relname) as object";
const HAS_POLICY = "exists (select from pg_catalog.pg_policy p where p.polrelid = c.oid)";

interface Rule {
  name: string;
  level: Lint["level"];
  message: string;
  /** Rows with `object`. */
  sql: string;
}

const RULES: readonly Rule[] = [
  {
    name: "rls_disabled_in_public",
    level: "error",
    message: "Row-level security is off: everybody who has the app's address can read and change every row.",
    sql: `select ${NAME} ${FROM_TABLES} and not c.relrowsecurity`,
  },
  {
    name: "policy_exists_rls_disabled",
    level: "error",
    message: "There are policies, and row-level security is off, so that none of them counts.",
    sql: `select ${NAME} ${FROM_TABLES} and not c.relrowsecurity and ${HAS_POLICY}`,
  },
  {
    name: "rls_enabled_no_policy",
    level: "info",
    message: "Row-level security is on without a policy: nobody but the server reads or writes a row.",
    sql: `select ${NAME} ${FROM_TABLES} and c.relrowsecurity and not ${HAS_POLICY}`,
  },
  {
    name: "rls_references_user_metadata",
    level: "error",
    message: "A policy trusts user_metadata, which people change themselves.",
    sql: `select distinct ${NAME} ${FROM_TABLES} and exists (select from pg_catalog.pg_policies p where p.schemaname = 'public'
      and p.tablename = c.relname and concat(p.qual, ' ', p.with_check) like '%user_metadata%')`,
  },
  {
    name: "permissive_rls_policy",
    level: "warning",
    message: "A policy lets everybody change rows: it is always true.",
    sql: `select distinct ${NAME} ${FROM_TABLES} and exists (select from pg_catalog.pg_policies p where p.schemaname = 'public'
      and p.tablename = c.relname and p.cmd <> 'SELECT' and p.permissive = 'PERMISSIVE' and coalesce(p.with_check, p.qual) = 'true'
      and p.roles && array['public', 'anon', 'authenticated']::name[])`,
  },
  {
    name: "security_definer_view",
    level: "error",
    message: "The view reads with its owner's rights, past row-level security. Make it with (security_invoker = true).",
    sql: `select ${NAME} from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'v'
      and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1']
      and (pg_catalog.has_table_privilege('anon', c.oid, 'select') or pg_catalog.has_table_privilege('authenticated', c.oid, 'select'))`,
  },
  {
    name: "materialized_view_in_api",
    level: "warning",
    message: "A materialized view knows no row-level security: everybody reads all of it.",
    sql: `select ${NAME} from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'm'
      and (pg_catalog.has_table_privilege('anon', c.oid, 'select') or pg_catalog.has_table_privilege('authenticated', c.oid, 'select'))`,
  },
  {
    name: "function_search_path_mutable",
    level: "warning",
    message: "The function runs with its owner's rights and takes names from its caller's search path.",
    sql: `select pg_catalog.format('%s.%s', n.nspname, f.proname) as object from pg_catalog.pg_proc f
      join pg_catalog.pg_namespace n on n.oid = f.pronamespace
      where n.nspname = 'public' and f.prosecdef and not exists (
        select from pg_catalog.unnest(coalesce(f.proconfig, '{}')) s where s like 'search_path=%')`,
  },
  {
    name: "unindexed_foreign_keys",
    level: "info",
    message: "A reference without an index: deleting what it refers to reads the whole table.",
    sql: `select distinct ${NAME} ${FROM_TABLES} and exists (select from pg_catalog.pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
      and not exists (select from pg_catalog.pg_index i where i.indrelid = c.oid and i.indkey[0] = k.conkey[1]))`,
  },
  {
    name: "no_primary_key",
    level: "info",
    message: "There is no primary key, so single rows cannot be named.",
    sql: `select ${NAME} ${FROM_TABLES} and not exists (select from pg_catalog.pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`,
  },
];

const MOST_FOUND = 200;
const ORDER: readonly Lint["level"][] = ["error", "warning", "info"];

export async function lintDatabase(services: Services, projectId: string): Promise<Lint[]> {
  const { backend } = await requireBackend(services, projectId);
  const database = backend.database.as("postgres");
  const found: Lint[] = [];
  for (const { name, level, message, sql } of RULES) {
    const { rows } = await database.query<{ object: string }>(`${sql} order by 1 limit ${MOST_FOUND}`);
    for (const { object } of rows) found.push({ name, level, object, message });
  }
  return found.sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
}
