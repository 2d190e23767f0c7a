/** Runs an SQL file in one transaction as the project's owner, behind a restore point and the gate of row-level security. */
import pg from "pg";
import type { BackendTransaction, Connections } from "@slipway/cloud/backend/port";
import { maySpeakOfPublications, publishGeneratedColumns } from "@slipway/cloud/realtime/changes/publication";
import { AppError } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import type { SqlOutcome, SqlPlan } from "../../contract/index.ts";
import { sqlRefused } from "../refusals.ts";
import { linesOf, type Spooled } from "../spool.ts";
import { insertCopied } from "./copy-rows.ts";
import { judgeStatement } from "./judge-statement.ts";
import { takePeople, waitForPeople, WAITING } from "./people-rows.ts";
import { planSql } from "./plan-sql.ts";
import { MAX_LINE_BYTES, readStatements, type FileStatement } from "./read-statements.ts";
import { isTextCopy, rowsTarget } from "./rows-target.ts";
import { secureNew, type Secured } from "./secure-new.ts";
import { quoteName } from "../../../cloud-database/contract/table-sql.ts";

const STATEMENT_MS = 5 * 60_000;
const LOCK_MS = 10_000;
const MAX_MS = 20 * 60_000;
const SETTINGS = [
  "set transaction read write",
  `set local statement_timeout = ${STATEMENT_MS}`,
  `set local lock_timeout = ${LOCK_MS}`,
  // Functions may name tables that come later.
  "set local check_function_bodies = off",
  "set local standard_conforming_strings = on",
  "set local datestyle = 'ISO'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
];

const EXTENSIONS = "select name::pg_catalog.text as name from pg_catalog.pg_available_extensions";
const TABLES = `select n.nspname || '.' || c.relname as name from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname !~ '^pg_'`;

async function namesOf(owner: Connections, text: string): Promise<Set<string>> {
  const { rows } = await owner.query<{ name: string }>(text);
  return new Set(rows.map(({ name }) => name));
}

export async function lookAtSql({ cloud }: Needs<"cloud">, projectId: string, body: Spooled): Promise<SqlPlan> {
  const { database } = await cloud.backend(projectId);
  const owner = database.as("postgres");
  return planSql({ body, available: await namesOf(owner, EXTENSIONS), tables: await namesOf(owner, TABLES) });
}

function refusalOf(error: unknown, { text, line }: FileStatement): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const at = Number(error.position ?? Number.NaN);
  const inside = Number.isInteger(at) ? [...text].slice(0, at - 1).filter((char) => char === "\n").length : 0;
  const hint = error.hint === undefined ? "" : ` ${error.hint}`;
  return sqlRefused(`${error.message}${hint}`, { line: line + inside, sqlstate: error.code ?? null }, error);
}

interface Counted {
  statements: number;
  rows: number;
  users: number;
}

/** Rows of users and buckets: by way of a table of texts, whatever columns the file has. */
async function runPeople(tx: BackendTransaction, statement: FileStatement, table: string): Promise<number> {
  const target = rowsTarget(statement.text);
  if (target?.columns == null)
    throw sqlRefused(`Rows for ${table} are taken with the names of their columns only.`, { line: statement.line });
  const { columns } = target;
  await waitForPeople(tx, columns);
  const head = `insert into ${WAITING} (${columns.map(quoteName).join(", ")})`;
  if (statement.rows !== null)
    await insertCopied(tx, { head: `${head} values`, width: columns.length, rows: statement.rows });
  else {
    const rest = target.rest.replace(/\s+on\s+conflict(?:\s*\([^()]*\))?\s+do\s+nothing\s*$/i, "");
    await tx.queryAsTexts(`${head}${rest}`, { maxRows: 1, isReadOnly: false });
  }
  return takePeople(tx, { table, columns });
}

async function runCopy(tx: BackendTransaction, statement: FileStatement): Promise<number> {
  const target = rowsTarget(statement.text);
  if (target === null || !isTextCopy(target.rest))
    throw sqlRefused("Only rows in the text format of COPY are understood.", { line: statement.line });
  const columns = target.columns === null ? "" : ` (${target.columns.map(quoteName).join(", ")})`;
  const head = `insert into ${target.table}${columns} overriding system value values`;
  return insertCopied(tx, { head, width: target.columns?.length ?? null, rows: statement.rows! });
}

async function runOne(
  tx: BackendTransaction,
  { statement, available, counted }: { statement: FileStatement; available: ReadonlySet<string>; counted: Counted },
): Promise<void> {
  const verdict = judgeStatement(statement, available);
  if (verdict.take === null) return;
  counted.statements += 1;
  if (verdict.take === "people") {
    const count = await runPeople(tx, statement, verdict.table!);
    if (verdict.table === "auth.users") counted.users += count;
    return;
  }
  if (statement.rows !== null) {
    counted.rows += await runCopy(tx, statement);
    return;
  }
  const { count } = await tx.queryAsTexts(statement.text, { maxRows: 1, isReadOnly: false });
  if (verdict.take === "rows") counted.rows += count;
}

interface RunInput {
  projectId: string;
  body: Spooled;
  available: ReadonlySet<string>;
  signal: AbortSignal;
  owner: Connections;
  onRows: (rows: number) => void;
}

async function runAll(
  { cloud }: Needs<"cloud">,
  tx: BackendTransaction,
  { projectId, body, available, signal, owner, onRows }: RunInput,
): Promise<Counted & { secured: Secured }> {
  for (const text of SETTINGS) await tx.query(text);
  using _ending = await cloud.endOnAbort(tx, signal, owner);
  const shut = await cloud.openGate(projectId, tx);
  const secure = await secureNew(tx);
  const counted: Counted = { statements: 0, rows: 0, users: 0 };
  let speaksOfPublications = false;
  for await (const statement of readStatements(linesOf(body.read(), MAX_LINE_BYTES))) {
    speaksOfPublications ||= statement.text.length < 10_000 && maySpeakOfPublications(statement.text);
    await runOne(tx, { statement, available, counted }).catch((error: unknown) =>
      Promise.reject(refusalOf(error, statement) as Error),
    );
    onRows(counted.rows);
  }
  // The file may have taken another role, or left another path.
  await tx.query("reset role");
  await tx.query("set local search_path = pg_catalog");
  const secured = await secure(tx);
  if (speaksOfPublications) await publishGeneratedColumns(tx);
  await tx.query("set constraints all immediate");
  await shut(tx);
  await tx.query("reset all");
  return { ...counted, secured };
}

const changed = (): AppError =>
  new AppError({
    code: "file_changed",
    status: 409,
    userMessage: "The file is not the one that was looked at. Choose it again.",
  });

export interface SqlImport {
  body: Spooled;
  /** The hash of the file that was looked at. */
  sha256: string;
  /** For the name of the restore point. */
  fileName: string;
  signal: AbortSignal;
  onRows: (rows: number) => void;
}

/** AppErrors: 400 `sql_failed` with the line, `row_security_missing`; 409 `file_changed`, `migration_running`; 413 `cloud_full`. */
export async function importSql(
  services: Needs<"cloud" | "log">,
  projectId: string,
  { body, sha256, fileName, signal, onRows }: SqlImport,
): Promise<SqlOutcome> {
  if (body.sha256 !== sha256) throw changed();
  const { cloud, log } = services;
  const { database } = await cloud.backend(projectId);
  const owner = database.as("postgres");
  await cloud.requireRoom(projectId, body.bytes);
  const available = await namesOf(owner, EXTENSIONS);
  const point = await cloud.points.take(projectId, `Before importing ${fileName}`);
  try {
    const { secured, ...counted } = await owner.transaction(
      (tx) => runAll(services, tx, { projectId, body, available, signal, owner, onRows }),
      undefined,
      { aim: "any", maxMs: MAX_MS, endsSession: true },
    );
    return {
      ...counted,
      ...{ secured_tables: secured.tables, secured_views: secured.views },
      point: { id: point.id, name: point.name },
    };
  } catch (error) {
    // Nothing changed, so the point is useless, and must not displace others.
    await cloud.points
      .drop(projectId, point.id)
      .catch((failure: unknown) => log.warn("a restore point was not dropped", { projectId, error: failure }));
    if (error instanceof pg.DatabaseError)
      throw sqlRefused(error.message, { line: null, sqlstate: error.code ?? null }, error);
    throw error;
  }
}
