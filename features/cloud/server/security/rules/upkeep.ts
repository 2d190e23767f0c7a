/** Rules about slow, obstructive or outdated objects. */
import { IS_OWN, NAME, notOfExtension, relations, type Rule } from "./rule.ts";

const TABLES = relations("r", "p");
const INDEX = "pg_catalog.format('%s.%s: %s', n.nspname, c.relname, x.relname) as object";
/** A table is bloated if it is this many times larger than its rows need, with more waste than this. */
const BLOAT_TIMES = 70;
const BLOAT_BYTES = 20 * 1024 * 1024;
/** Postgres reads a table of this size whole, whatever indexes it has. */
const SMALL_BYTES = 1024 * 1024;

export const UPKEEP: readonly Rule[] = [
  {
    name: "function_search_path_mutable",
    level: "warning",
    message: "The function takes names from its caller's search path. Set it: set search_path = ''.",
    sql: `select distinct pg_catalog.format('%s.%s', n.nspname, f.proname) as object
      from pg_catalog.pg_proc f join pg_catalog.pg_namespace n on n.oid = f.pronamespace
      where ${IS_OWN} and f.prokind in ('f', 'p') and ${notOfExtension("pg_proc", "f.oid")} and not exists (
        select from pg_catalog.unnest(coalesce(f.proconfig, '{}')) s where s like 'search\\_path=%')`,
  },
  {
    name: "extension_in_public",
    level: "warning",
    message: "The extension stands among what the API exposes. Move it: alter extension ... set schema extensions.",
    sql: `select e.extname as object from pg_catalog.pg_extension e
      where e.extname <> 'plpgsql' and e.extnamespace = pg_catalog.to_regnamespace('public')`,
  },
  {
    name: "extension_versions_outdated",
    level: "warning",
    message: "A newer version of the extension is there: alter extension ... update.",
    sql: `select e.name as object from pg_catalog.pg_available_extensions e
      where e.installed_version is not null and e.installed_version <> e.default_version and exists (
        select from pg_catalog.pg_available_extension_versions v where v.name = e.name and v.installed)`,
  },
  {
    name: "unindexed_foreign_keys",
    level: "info",
    message: "A reference without an index: deleting what it refers to reads the whole table.",
    sql: `select distinct ${NAME} ${TABLES} and ${IS_OWN} and exists (
      select from pg_catalog.pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and not exists (
        select from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisvalid
          and (select pg_catalog.array_agg(a order by a) from pg_catalog.unnest((i.indkey::int2[])[0:pg_catalog.cardinality(k.conkey) - 1]) a)
            = (select pg_catalog.array_agg(a order by a) from pg_catalog.unnest(k.conkey) a)))`,
  },
  {
    name: "no_primary_key",
    level: "info",
    message: "There is no primary key, so single rows cannot be named.",
    sql: `select ${NAME} ${TABLES} and ${IS_OWN} and not exists (
      select from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  },
  {
    name: "unused_index",
    level: "info",
    message: "Nothing has ever been looked up in the index: it only costs time at each change.",
    sql: `select ${INDEX} from pg_catalog.pg_stat_user_indexes s
      join pg_catalog.pg_index i on i.indexrelid = s.indexrelid join pg_catalog.pg_class x on x.oid = s.indexrelid
      join pg_catalog.pg_class c on c.oid = s.relid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where ${IS_OWN} and s.idx_scan = 0 and pg_catalog.pg_relation_size(c.oid) > ${SMALL_BYTES} and not i.indisunique and not i.indisprimary and ${notOfExtension("pg_class", "c.oid")}`,
  },
  {
    name: "duplicate_index",
    level: "warning",
    message: "Two indexes are the same: drop one of them.",
    sql: `select pg_catalog.format('%s.%s', n.nspname, c.relname) as object
      from pg_catalog.pg_index i join pg_catalog.pg_class x on x.oid = i.indexrelid
      join pg_catalog.pg_class c on c.oid = i.indrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where ${IS_OWN} and c.relkind in ('r', 'm', 'p') and ${notOfExtension("pg_class", "c.oid")}
      group by n.nspname, c.relname, c.oid, x.relam, i.indkey::text, i.indclass::text, i.indcollation::text, i.indoption::text,
        i.indisunique, i.indnullsnotdistinct, i.indnkeyatts, pg_catalog.pg_get_expr(i.indpred, i.indrelid), pg_catalog.pg_get_expr(i.indexprs, i.indrelid)
      having count(*) > 1`,
  },
  {
    name: "unsupported_reg_types",
    level: "warning",
    message: "A column refers to the catalog by its numbers, which stands in the way of the next version of Postgres.",
    sql: `select pg_catalog.format('%s.%s.%s', n.nspname, c.relname, a.attname) as object ${relations("r", "m", "p")
      .replace(
        "where",
        "join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped where",
      )
      .trim()} and ${IS_OWN} and a.atttypid = any(array['regcollation', 'regconfig', 'regdictionary', 'regnamespace',
        'regoper', 'regoperator', 'regproc', 'regprocedure']::regtype[])`,
  },
  {
    name: "table_bloat",
    level: "info",
    message:
      "The table takes far more room than its rows need: vacuum full gives it back, and locks the table meanwhile.",
    sql: `select ${NAME} ${relations("r", "m")} and ${IS_OWN} and exists (
      select from (select pg_catalog.ceil(c.reltuples * (28 + coalesce(sum((1 - s.null_frac) * s.avg_width), 0))
          / (pg_catalog.current_setting('block_size')::int - 24)) as pages
        from pg_catalog.pg_stats s where s.schemaname = n.nspname and s.tablename = c.relname) needs
      where c.reltuples >= 0 and c.relpages > ${BLOAT_TIMES} * greatest(needs.pages, 1)
        and (c.relpages - needs.pages) * pg_catalog.current_setting('block_size')::int > ${BLOAT_BYTES})`,
  },
];
