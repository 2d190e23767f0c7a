/**
 * Proves row-level security by trying: every table and operation as an anonymous visitor and as two people, in a
 * transaction that is rolled back.
 */
import { randomUUID } from "node:crypto";
import type { BackendTransaction, Caller } from "@slipway/cloud/backend/port";
import { TRIES_ACCESS } from "@slipway/cloud/logs/postgres-lines";
import { restSettings } from "@slipway/cloud/rest/rest-settings";
import { AppError } from "@slipway/kernel/errors";
import pg from "pg";
import { CALLERS, MAX_TRIED_ROWS, type FailedAttempt, type ProvenTable } from "../../contract/security.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { outcomeOf } from "./attempt-outcome.ts";

const MAX_TABLES = 100;
const STATEMENT_MS = 1000;
/** Length of Postgres' message in a finding that people read. */
const MAX_MESSAGE = 300;

type Access = ProvenTable["access"]["anon"];
type Who = (typeof CALLERS)[number];

class RolledBack extends Error {}

interface TableRow {
  name: string;
  quoted: string;
  rls_enabled: boolean;
  /** A column that an update may name, so not a generated one. */
  column: string | null;
  anon_columns: string[] | null;
}

const TABLES = `
select case n.nspname when 'public' then c.relname::text else pg_catalog.format('%s.%s', n.nspname, c.relname) end as name,
  pg_catalog.format('%I.%I', n.nspname, c.relname) as quoted, c.relrowsecurity as rls_enabled,
  (select pg_catalog.quote_ident(a.attname) from pg_catalog.pg_attribute a
   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a' order by a.attnum limit 1) as column,
  case when not pg_catalog.has_table_privilege('anon', c.oid, 'select') then
    (select coalesce(pg_catalog.json_agg(a.attname order by a.attnum), '[]') from pg_catalog.pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and pg_catalog.has_column_privilege('anon', c.oid, a.attnum, 'select'))
  end as anon_columns
from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where n.nspname in (select pg_catalog.json_array_elements_text($1::json)) and c.relkind in ('r', 'p') and not c.relispartition
order by n.nspname <> 'public', n.nspname, c.relname limit ${MAX_TABLES}`;

/** Two of the app's own people if there are two, else made-up ones. */
async function peopleOf(tx: BackendTransaction): Promise<[string, string]> {
  const { rows } = await tx.query<{ id: string }>("select id from auth.users order by created_at desc limit 2");
  return [rows[0]?.id ?? randomUUID(), rows[1]?.id ?? randomUUID()];
}

const callersOf = ([a, b]: [string, string]): Record<Who, Caller> => ({
  anon: { role: "anon", claims: { role: "anon" } },
  user_a: { role: "authenticated", claims: { role: "authenticated", sub: a } },
  user_b: { role: "authenticated", claims: { role: "authenticated", sub: b } },
});

/** Time or the machine ran out, so further attempts would fail, too. */
class Ended extends Error {}

interface Attempt {
  caller: Who;
  operation: FailedAttempt["operation"];
  text: string;
}

class Attempts {
  readonly failed: FailedAttempt[] = [];
  readonly #tx: BackendTransaction;
  readonly #callers: Record<Who, Caller>;

  constructor(tx: BackendTransaction, callers: Record<Who, Caller>) {
    this.#tx = tx;
    this.#callers = callers;
  }

  /**
   * Null: nothing was reached. Errors of constraints (a missing value, a referenced row) mean that row-level security
   * admitted the attempt.
   */
  async try({ caller, operation, text }: Attempt): Promise<number | null> {
    await this.#tx.query("savepoint attempt");
    try {
      await this.#tx.become(this.#callers[caller]);
      return (await this.#tx.query(text)).count;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
      const sqlstate = error.code ?? null;
      const outcome = outcomeOf(sqlstate ?? "");
      if (outcome === "reached") return 1;
      if (outcome === "refused") return null;
      const kind = outcome === "broken" ? "broken" : "unclear";
      this.failed.push({ caller, operation, kind, sqlstate, message: error.message.slice(0, MAX_MESSAGE) });
      if (outcome === "ended") throw new Ended("an attempt was ended", { cause: error });
      return null;
    } finally {
      await this.#tx.query("rollback to savepoint attempt");
    }
  }
}

/** Fills `access` step by step, so results before an interruption stay. */
async function tryAll(attempts: Attempts, { quoted, column }: TableRow, to: { caller: Who; access: Access }) {
  const { caller, access } = to;
  const some = `where ctid = any(array(select ctid from ${quoted} limit ${MAX_TRIED_ROWS}))`;
  const as = (operation: Attempt["operation"], text: string) => attempts.try({ caller, operation, text });
  access.select = await as("select", `select 1 from ${quoted} limit ${MAX_TRIED_ROWS}`);
  access.insert = (await as("insert", `insert into ${quoted} default values`)) !== null;
  if (column !== null) access.update = await as("update", `update ${quoted} set ${column} = ${column} ${some}`);
  access.delete = await as("delete", `delete from ${quoted} ${some}`);
}

const refused = (): Access => ({ select: null, insert: false, update: null, delete: null });

const nothingOf = ({ name, rls_enabled, anon_columns }: TableRow): ProvenTable => ({
  table: name,
  rls_enabled,
  rows: 0,
  access: { anon: refused(), user_a: refused(), user_b: refused() },
  anon_columns,
  failed: [],
  is_complete: false,
});

async function prove(tx: BackendTransaction, table: TableRow, callers: Record<Who, Caller>): Promise<ProvenTable> {
  const attempts = new Attempts(tx, callers);
  const proven = { ...nothingOf(table), failed: attempts.failed };
  try {
    proven.rows = (await tx.query(`select 1 from ${table.quoted} limit ${MAX_TRIED_ROWS}`)).count;
    for (const caller of CALLERS) await tryAll(attempts, table, { caller, access: proven.access[caller] });
    return { ...proven, is_complete: true };
  } catch (error) {
    if (error instanceof Ended || error instanceof pg.DatabaseError) return proven;
    throw error;
  }
}

/** Covers `public` and every other schema that REST exposes. Nothing remains but gaps in the numbers of sequences. */
export async function proveAccess(services: Keeps<"backends">, projectId: string): Promise<ProvenTable[]> {
  const { backend } = await requireBackend(services, projectId);
  const database = backend.database.as("postgres");
  const { schemas } = await restSettings(backend);
  const { rows: tables } = await database.query<TableRow>(TABLES, [JSON.stringify(["public", ...schemas])]);
  const proven: ProvenTable[] = [];
  for (const table of tables) {
    let result = nothingOf(table);
    // One transaction per table, so that locks on its rows are held only for a moment.
    const work = database.transaction(async (tx) => {
      await tx.query("set transaction read write");
      await tx.query(`set local statement_timeout = ${STATEMENT_MS}`);
      await tx.query(`set local application_name = '${TRIES_ACCESS}'`);
      await tx.query(`set local lock_timeout = ${STATEMENT_MS}`);
      result = await prove(tx, table, callersOf(await peopleOf(tx)));
      throw new RolledBack();
    });
    await work.catch((error: unknown) => {
      if (error instanceof RolledBack) return;
      // A rule caught the end of its own time, so its session was ended. The other tables are still tried.
      if (!(error instanceof AppError) || error.code !== "took_too_long") throw error;
    });
    proven.push(result);
  }
  return proven;
}
