/** Empties a copy of a project's database of everything but its schema: for a remix. */
import type pg from "pg";
import type { RunningCluster } from "./running-cluster.ts";

/** Rows that belong to the schema: which migrations ran, and the buckets that policies name. */
const KEPT = ["storage.buckets", "storage.migrations", "auth.schema_migrations"];
const KEPT_SCHEMAS = ["supabase_migrations"];
const NOT_OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;

interface Named {
  name: string;
}

const names = async (client: pg.Client, text: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<Named>(text, values)).rows.map(({ name }) => name);

async function truncateTables(client: pg.Client): Promise<void> {
  const tables = await names(
    client,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and ${NOT_OURS} and not n.nspname = any($1)
       and not format('%s.%s', n.nspname, c.relname) = any($2)`,
    [KEPT_SCHEMAS, KEPT],
  );
  // Without `cascade`: it would empty what is kept.
  if (tables.length > 0) await client.query(`truncate ${tables.join(", ")} restart identity`);
}

async function restartSequences(client: pg.Client): Promise<void> {
  const sequences = await names(
    client,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and ${NOT_OURS} and not n.nspname = any($1)`,
    [KEPT_SCHEMAS],
  );
  for (const sequence of sequences) await client.query(`alter sequence ${sequence} restart`);
}

/** The planner's statistics quote the commonest values of each column. */
async function forgetValues(client: pg.Client): Promise<void> {
  await client.query(
    `select pg_clear_attribute_stats(s.schemaname, s.tablename, s.attname, s.inherited)
     from pg_stats s join pg_namespace n on n.nspname = s.schemaname where ${NOT_OURS}`,
  );
  const views = await names(
    client,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'm' and ${NOT_OURS}`,
  );
  for (const view of views) await client.query(`refresh materialized view ${view} with no data`);
  await client.query("select lo_unlink(oid) from pg_largeobject_metadata");
}

/** Inside a transaction of a role that owns all of it. */
export async function emptyAll(client: pg.Client): Promise<void> {
  await truncateTables(client);
  await restartSequences(client);
  await forgetValues(client);
}

export async function keepSchemaOnly(cluster: RunningCluster): Promise<void> {
  await cluster.asSuperuser(async (client) => {
    // The other one may have taken all its room; its copy has not.
    await client.query("begin read write");
    // Nothing the project wrote (triggers, rules) runs with the superuser's rights.
    await client.query("set local session_replication_role = replica");
    await emptyAll(client);
    await client.query("commit");
    await client.query("alter system reset default_transaction_read_only");
    await client.query("select pg_reload_conf()");
    await client.query("checkpoint");
  });
}
