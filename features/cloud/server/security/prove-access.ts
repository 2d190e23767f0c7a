/** Row-level security proven by execution: every table and operation as nobody and as two people, in a transaction that is rolled back. */
import { randomUUID } from "node:crypto";
import type { BackendTransaction, Caller } from "@slipway/cloud/backend/port";
import { restSettings } from "@slipway/cloud/rest/rest-settings";
import pg from "pg";
import type { Services } from "../../../services.ts";
import { CALLERS, MOST_TRIED_ROWS, type ProvenTable } from "../../contract/security.ts";
import { requireBackend } from "../backend/backends.ts";

const MOST_TABLES = 100;
const STATEMENT_MS = 1000;
/** insufficient_privilege: also what row-level security says. */
const DENIED = "42501";
const CANCELLED = "57014";

type Access = ProvenTable["access"]["anon"];
type Who = (typeof CALLERS)[number];

class RolledBack extends Error {}

interface TableRow {
  name: string;
  quoted: string;
  rls_enabled: boolean;
  /** One that an update may name: a generated one may not be. */
  column: string | null;
}

const TABLES = `
select case n.nspname when 'public' then c.relname::text else pg_catalog.format('%s.%s', n.nspname, c.relname) end as name,
  pg_catalog.format('%I.%I', n.nspname, c.relname) as quoted, c.relrowsecurity as rls_enabled,
  (select pg_catalog.quote_ident(a.attname) from pg_catalog.pg_attribute a
   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a' order by a.attnum limit 1) as column
from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where n.nspname in (select pg_catalog.json_array_elements_text($1::json)) and c.relkind in ('r', 'p') and not c.relispartition
order by n.nspname <> 'public', n.nspname, c.relname limit ${MOST_TABLES}`;

/** Two of the app's own people where there are two, else made-up ones. */
async function peopleOf(tx: BackendTransaction): Promise<[string, string]> {
  const { rows } = await tx.query<{ id: string }>("select id from auth.users order by created_at desc limit 2");
  return [rows[0]?.id ?? randomUUID(), rows[1]?.id ?? randomUUID()];
}

const callersOf = ([a, b]: [string, string]): Record<Who, Caller> => ({
  anon: { role: "anon", claims: { role: "anon" } },
  user_a: { role: "authenticated", claims: { role: "authenticated", sub: a } },
  user_b: { role: "authenticated", claims: { role: "authenticated", sub: b } },
});

/** Null: refused. What other rules refuse (a value is missing, a row is referenced) got past row-level security. */
async function tried(tx: BackendTransaction, caller: Caller, text: string): Promise<number | null> {
  await tx.query("savepoint attempt");
  try {
    await tx.become(caller);
    return (await tx.query(text)).count;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code === CANCELLED) throw error;
    return error.code === DENIED ? null : 1;
  } finally {
    await tx.query("rollback to savepoint attempt");
  }
}

async function accessOf(tx: BackendTransaction, table: TableRow, caller: Caller): Promise<Access> {
  const { quoted, column } = table;
  const some = `where ctid = any(array(select ctid from ${quoted} limit ${MOST_TRIED_ROWS}))`;
  return {
    select: await tried(tx, caller, `select 1 from ${quoted} limit ${MOST_TRIED_ROWS}`),
    insert: (await tried(tx, caller, `insert into ${quoted} default values`)) !== null,
    update: column === null ? null : await tried(tx, caller, `update ${quoted} set ${column} = ${column} ${some}`),
    delete: await tried(tx, caller, `delete from ${quoted} ${some}`),
  };
}

const REFUSED: Access = { select: null, insert: false, update: null, delete: null };

async function prove(tx: BackendTransaction, table: TableRow, callers: Record<Who, Caller>): Promise<ProvenTable> {
  const access = { anon: REFUSED, user_a: REFUSED, user_b: REFUSED };
  const { name, quoted, rls_enabled } = table;
  const proven = { table: name, rls_enabled, access };
  try {
    const rows = (await tx.query(`select 1 from ${quoted} limit ${MOST_TRIED_ROWS}`)).count;
    for (const who of CALLERS) access[who] = await accessOf(tx, table, callers[who]);
    return { ...proven, rows, is_complete: true };
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return { ...proven, rows: 0, is_complete: false };
  }
}

/** Of `public` and of every other schema that REST exposes. Nothing stays but gaps in numbers that sequences gave out. */
export async function proveAccess(services: Services, projectId: string): Promise<ProvenTable[]> {
  const { backend } = await requireBackend(services, projectId);
  const database = backend.database.as("postgres");
  const { schemas } = await restSettings(backend);
  const { rows: tables } = await database.query<TableRow>(TABLES, [JSON.stringify(["public", ...schemas])]);
  const proven: ProvenTable[] = [];
  for (const table of tables) {
    // A transaction each: locks on one table's rows are held for a moment only.
    const work = database.transaction(async (tx) => {
      await tx.query("set transaction read write");
      await tx.query(`set local statement_timeout = ${STATEMENT_MS}`);
      await tx.query(`set local lock_timeout = ${STATEMENT_MS}`);
      proven.push(await prove(tx, table, callersOf(await peopleOf(tx))));
      throw new RolledBack();
    });
    await work.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  }
  return proven;
}
