/** Rules about access to rows. */
import { IS_EXPOSED, IS_FOR_CALLERS, IS_OWN, isAlwaysTrue, may, NAME, POLICIES, relations, type Rule } from "./rule.ts";

const TABLES = relations("r", "p");
const HAS_POLICY = "exists (select from pg_catalog.pg_policy p where p.polrelid = c.oid)";

/** Calls that run once per statement if wrapped in a select, and once per row otherwise. */
const CALL = "(auth[.](uid|jwt|role|email)[(][)]|current_setting[(][^)]*[)])";
const asksPerRow = (condition: string): string =>
  `coalesce(pg_catalog.regexp_replace(${condition}, 'select[[:space:](]+${CALL}', '', 'g') ~ '${CALL}', false)`;

export const ROW_LEVEL_SECURITY: readonly Rule[] = [
  {
    name: "rls_disabled_in_public",
    level: "error",
    message: "Row-level security is off: everybody who has the app's address gets at every row.",
    sql: `select ${NAME} ${TABLES} and ${IS_EXPOSED} and not c.relrowsecurity and ${may("select, insert, update, delete")}`,
  },
  {
    name: "policy_exists_rls_disabled",
    level: "error",
    message: "There are policies, and row-level security is off, so that none of them counts.",
    sql: `select ${NAME} ${TABLES} and ${IS_OWN} and not c.relrowsecurity and ${HAS_POLICY}`,
  },
  {
    name: "rls_enabled_no_policy",
    level: "info",
    message: "Row-level security is on without a policy: nobody but the server reads or writes a row.",
    sql: `select ${NAME} ${TABLES} and ${IS_OWN} and c.relrowsecurity and not ${HAS_POLICY}`,
  },
  {
    name: "rls_references_user_metadata",
    level: "error",
    message: "A policy trusts user_metadata, which people change themselves.",
    sql: `select distinct ${NAME} ${POLICIES} and ${IS_OWN} and pg_catalog.concat(said, ' ', checked) ~ '(raw_)?user_meta_?data'`,
  },
  {
    name: "rls_policy_always_true",
    level: "warning",
    message: "A policy lets everybody change rows: it is always true.",
    sql: `select distinct ${NAME} ${POLICIES} and ${IS_OWN} and c.relrowsecurity and p.polpermissive and ${IS_FOR_CALLERS}
      and (p.polcmd in ('w', 'd', '*') and (said is null or ${isAlwaysTrue("said")})
        or p.polcmd in ('a', 'w', '*') and ${isAlwaysTrue("checked")}
        or p.polcmd = 'a' and checked is null)`,
  },
  {
    name: "auth_rls_initplan",
    level: "warning",
    message:
      "A policy asks anew for every row who is calling. Write (select auth.uid()) instead of auth.uid(), and it asks once.",
    sql: `select distinct ${NAME} ${POLICIES} and (${IS_OWN} or n.nspname = 'realtime') and c.relrowsecurity
      and (${asksPerRow("said")} or ${asksPerRow("checked")})`,
  },
  {
    name: "multiple_permissive_policies",
    level: "warning",
    message:
      "Several policies allow the same to the same people: each of them is worked out for every row. Make them one.",
    sql: `select distinct object from (select ${NAME}, c.oid, r.rolname, action
      from pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_roles r on r.oid = any(p.polroles) or 0::oid = any(p.polroles)
      cross join lateral pg_catalog.unnest(case p.polcmd when '*' then array['r', 'a', 'w', 'd'] else array[p.polcmd::text] end) action
      where ${IS_OWN} and p.polpermissive and c.relrowsecurity and not r.rolbypassrls and r.rolname !~ '^(pg_|supabase.*admin$)'
      group by n.nspname, c.relname, c.oid, r.rolname, action having count(*) > 1) several`,
  },
];
