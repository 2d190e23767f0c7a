/**
 * Empties a copy of a project's database down to its schema, for a remix. Runs as its owner, so that code the other
 * project left there has an owner's rights at most.
 */
import type pg from "pg";
import { notTheirs } from "./refusals.ts";

/** Rows that belong to the schema: which migrations ran, and the buckets that policies name. */
const KEPT = ["storage.buckets", "storage.migrations", "auth.schema_migrations"];
const KEPT_SCHEMAS = ["supabase_migrations"];
const NOT_OURS = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'slipway')`;
const RELATIONS = "from pg_class c join pg_namespace n on n.oid = c.relnamespace";
const NAME = "format('%I.%I', n.nspname, c.relname)";

interface Named {
  name: string;
}

const names = async (client: pg.Client, text: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<Named>(text, values)).rows.map(({ name }) => name);

interface TruncateTrigger {
  table: string;
  name: string;
  mode: "O" | "R" | "A";
}

const ENABLE = { O: "enable", R: "enable replica", A: "enable always" } as const;
/** Bit of `tgtype`. */
const TRUNCATE = 32;

/** Triggers of the other project on `truncate` must not run in this copy. */
async function truncateTriggers(client: pg.Client): Promise<TruncateTrigger[]> {
  const { rows } = await client.query<TruncateTrigger>(
    `select ${NAME} as table, quote_ident(t.tgname) as name, t.tgenabled as mode
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgtype & ${TRUNCATE} <> 0 and t.tgenabled <> 'D'`,
  );
  return rows;
}

async function truncateTables(client: pg.Client): Promise<void> {
  const tables = await names(
    client,
    `select ${NAME} as name ${RELATIONS} where c.relkind in ('r', 'p') and ${NOT_OURS} and not n.nspname = any($1)
       and not format('%s.%s', n.nspname, c.relname) = any($2)`,
    [KEPT_SCHEMAS, KEPT],
  );
  // `cascade` would also empty the tables that are kept.
  if (tables.length > 0) await client.query(`truncate ${tables.join(", ")} restart identity`);
}

async function restartSequences(client: pg.Client): Promise<void> {
  const sequences = await names(
    client,
    `select ${NAME} as name ${RELATIONS} where c.relkind = 'S' and ${NOT_OURS} and not n.nspname = any($1)`,
    [KEPT_SCHEMAS],
  );
  for (const sequence of sequences) await client.query(`alter sequence ${sequence} restart`);
}

/**
 * The planner's statistics hold the commonest values of each column; those over several columns are only removed with
 * their definition.
 */
async function forgetValues(client: pg.Client): Promise<void> {
  const views = await names(client, `select ${NAME} as name ${RELATIONS} where c.relkind = 'm' and ${NOT_OURS}`);
  for (const view of views) await client.query(`refresh materialized view ${view} with no data`);
  await client.query(
    `select pg_clear_attribute_stats(n.nspname::text, c.relname::text, a.attname::text, kind.inherited)
     ${RELATIONS} join pg_attribute a on a.attrelid = c.oid cross join (values (false), (true)) kind (inherited)
     where c.relkind in ('r', 'p', 'm', 'i', 'I') and ${NOT_OURS} and a.attnum > 0 and not a.attisdropped`,
  );
  const { rows: statistics } = await client.query<{ name: string; text: string }>(
    `select format('%I.%I', n.nspname, s.stxname) as name, pg_get_statisticsobjdef(s.oid) as text
     from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${NOT_OURS}`,
  );
  for (const { name, text } of statistics) await client.query(`drop statistics ${name}; ${text}`);
  await client.query("select lo_unlink(oid) from pg_largeobject_metadata");
}

/**
 * Things that hold values and belong to a role whose rights the owner has not got. On a machine of ours there are none: the owner is given
 * those roles first. On another's server only a login that was made to become others leaves some (`set role authenticated; create table`).
 */
async function refuseForeign(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; owner: string }>(
    `select ${NAME} as name, pg_get_userbyid(c.relowner)::text as owner ${RELATIONS}
     where c.relkind in ('r', 'p', 'S', 'm') and ${NOT_OURS} and not pg_has_role(c.relowner, 'usage')
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1 limit 1`,
  );
  const [first] = rows;
  if (first !== undefined) throw notTheirs(first);
}

/** `client` is the copy's owner. AppError `cloud_not_theirs` (409) where something belongs to a role it has no rights of. */
export async function emptyCopy(client: pg.Client): Promise<void> {
  await client.query("begin read write");
  await client.query("set local search_path = pg_catalog");
  await refuseForeign(client);
  const triggers = await truncateTriggers(client);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  await truncateTables(client);
  await restartSequences(client);
  await forgetValues(client);
  for (const { table, name, mode } of triggers)
    await client.query(`alter table ${table} ${ENABLE[mode]} trigger ${name}`);
  await client.query("commit");
}
