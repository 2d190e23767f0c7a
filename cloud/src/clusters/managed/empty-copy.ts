/** Empties a copy of a project's database of everything but its schema: for a remix. As the project's owner, never as the operator. */
import type pg from "pg";
import { emptyAll } from "../local/schema-only.ts";

interface TruncateTrigger {
  table: string;
  name: string;
  mode: "O" | "R" | "A";
}

const ENABLE = { O: "enable", R: "enable replica", A: "enable always" } as const;
/** Bit of `tgtype`. */
const TRUNCATE = 32;

/** What the other project set off at a `truncate` is none of this copy's: only a superuser can leave triggers out by a setting. */
async function truncateTriggers(client: pg.Client): Promise<TruncateTrigger[]> {
  const { rows } = await client.query<TruncateTrigger>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(t.tgname) as name, t.tgenabled as mode
     from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgtype & ${TRUNCATE} <> 0 and t.tgenabled <> 'D'`,
  );
  return rows;
}

export async function emptyCopy(client: pg.Client): Promise<void> {
  await client.query("begin read write");
  await client.query("set local search_path = pg_catalog");
  const triggers = await truncateTriggers(client);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  await emptyAll(client);
  for (const { table, name, mode } of triggers)
    await client.query(`alter table ${table} ${ENABLE[mode]} trigger ${name}`);
  await client.query("commit");
}
