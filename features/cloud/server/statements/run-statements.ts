/**
 * Runs what a person wrote in the project's own database: all statements of a text in one transaction. Each goes out by the
 * protocol that takes one statement only, so none hides in another.
 */
import { hasGrown, takenBy } from "@slipway/cloud/backend/no-growth";
import type { BackendTransaction, Connections, TextRows } from "@slipway/cloud/backend/port";
import { maySpeakOfPublications, publishGeneratedColumns } from "@slipway/cloud/realtime/changes/publication";
import { AppError } from "@slipway/kernel/errors";
import { isTransactionControl, splitStatements, type SqlStatement } from "@slipway/kernel/sql/split-statements";
import pg from "pg";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { extensionRefusal } from "../database/extension-refusals.ts";
import { isVacuumAlone, lineAt, QUERY_CANCELED, runQuery } from "../database/run-query.ts";
import { MAX_SHOWN_BYTES } from "../database/shown-values.ts";
import { answerTooLarge, sqlFailed, statementCancelled } from "../refusals.ts";
import type { RanStatement, StatementsAnswer, StatementsInput } from "./statements-answer.ts";

/** Rows of an answer that a screen shows; the others stay in the database. */
const MAX_SHOWN_ROWS = 1000;
/** Statements of one text. Each takes a round trip. */
const MAX_STATEMENTS = 500;
/** Added to the time that a person chose: SQL can catch the end of its own time, or defer work to the commit. */
const GRACE_MS = 2000;

const lineOf = (sql: string, { from }: SqlStatement): number => sql.slice(0, from).split("\n").length;

function requireStatements(sql: string): SqlStatement[] {
  // Postgres knows no text that holds it.
  if (sql.includes("\0"))
    throw sqlFailed({ message: "SQL cannot hold the character NUL.", sqlstate: null, line: null });
  const statements = splitStatements(sql);
  const refuse = (message: string, line: number | null): AppError => sqlFailed({ message, sqlstate: null, line });
  if (statements.length === 0) throw refuse("There is no statement here.", null);
  if (statements.length > MAX_STATEMENTS) throw refuse(`One run takes at most ${MAX_STATEMENTS} statements.`, null);
  const control = statements.find(isTransactionControl);
  if (control === undefined) return statements;
  const message = `${control.words[0]!.toUpperCase()} cannot be used here: each run is one transaction, kept when all of it succeeds.`;
  throw refuse(message, lineOf(sql, control));
}

/** The database's refusal of one statement, with its line in the whole text. */
function refusalOf(error: unknown, sql: string, statement: SqlStatement): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const inside = lineAt(statement.text, error.position);
  const line = lineOf(sql, statement) + (inside ?? 1) - 1;
  const hint = error.hint === undefined ? "" : ` ${error.hint}`;
  return sqlFailed({ message: `${error.message}${hint}`, sqlstate: error.code ?? null, line }, error);
}

async function namedColumns(tx: BackendTransaction, { fields }: TextRows) {
  const ids = [...new Set(fields.map(({ type }) => type))];
  const { rows } = await tx.query<{ id: number; name: string }>(
    "select id::pg_catalog.int8::pg_catalog.float8 as id, pg_catalog.format_type(id, null) as name from pg_catalog.unnest($1::pg_catalog.oid[]) as id",
    [`{${ids.join(",")}}`],
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return fields.map(({ name, type }) => ({ name, type: names.get(type) ?? "" }));
}

async function runEach(
  tx: BackendTransaction,
  statements: readonly SqlStatement[],
  { sql, readOnly }: StatementsInput,
): Promise<StatementsAnswer> {
  const ran: RanStatement[] = [];
  let last: TextRows | null = null;
  for (const statement of statements) {
    const begun = performance.now();
    const bounds = { maxRows: MAX_SHOWN_ROWS, maxBytes: MAX_SHOWN_BYTES, isReadOnly: readOnly };
    const answer = await tx
      .queryAsTexts(statement.text, bounds)
      .catch((error: unknown) => Promise.reject(refusalOf(error, sql, statement) as Error));
    ran.push({ command: answer.command, count: answer.count, ms: performance.now() - begun });
    if (answer.fields.length > 0) last = answer;
  }
  if (last === null) return { ran, shown: null };
  return { ran, shown: { columns: await namedColumns(tx, last), rows: last.rows, hasMore: last.hasMore } };
}

/** Ends the session of the transaction as soon as the signal aborts. */
export async function endOnAbort(
  tx: BackendTransaction,
  signal: AbortSignal,
  owner: Pick<Connections, "endSession">,
): Promise<Disposable> {
  // It reads, too: from here on Postgres refuses to make the transaction a writing one.
  const { rows } = await tx.query<{ pid: number }>("select pg_catalog.pg_backend_pid() as pid");
  const stop = (): void => void owner.endSession(rows[0]!.pid).catch(() => undefined);
  signal.throwIfAborted();
  signal.addEventListener("abort", stop, { once: true });
  return { [Symbol.dispose]: () => signal.removeEventListener("abort", stop) };
}

/**
 * Nothing is kept unless all of it succeeds. AppErrors: 400 `sql_failed` with the line, 400 `statement_cancelled`, 400
 * `answer_too_large`, and those of `schema`.
 */
export async function runStatements(
  services: Keeps<"backends" | "room" | "traffic">,
  projectId: string,
  input: StatementsInput,
): Promise<StatementsAnswer> {
  const { sql, readOnly, timeoutMs, signal } = input;
  const statements = requireStatements(sql);
  const { backend } = await requireBackend(services, projectId);
  if (!readOnly && (await isVacuumAlone(projectId, sql))) {
    const begun = performance.now();
    await runQuery(services, projectId, { query: sql, readOnly });
    return { ran: [{ command: "VACUUM", count: 0, ms: performance.now() - begun }], shown: null };
  }
  const owner = backend.database.as("postgres");
  const full = readOnly ? null : await services.room.refusal(backend.ref);
  const work = async (tx: BackendTransaction): Promise<StatementsAnswer> => {
    await tx.query(`set transaction read ${readOnly ? "only" : "write"}`);
    await tx.query(`set local statement_timeout = ${timeoutMs}`);
    using _ending = await endOnAbort(tx, signal, owner);
    const before = full === null ? null : await takenBy(tx);
    const answer = await runEach(tx, statements, input);
    if (full !== null && before !== null && hasGrown(before, await takenBy(tx))) throw full;
    // The text may have taken another role, or left another path.
    await tx.query("reset all");
    await tx.query("reset role");
    // Bounds deferred triggers, which run at the commit.
    await tx.query(`set local statement_timeout = ${timeoutMs}`);
    if (!readOnly && maySpeakOfPublications(sql)) await publishGeneratedColumns(tx);
    return answer;
  };
  try {
    const plan = { maxMs: timeoutMs + GRACE_MS, endsSession: true };
    const answer = await owner.transaction(work, undefined, readOnly ? plan : { ...plan, aim: "any" });
    if (full !== null) await services.traffic.forget(backend.ref);
    return answer;
  } catch (error) {
    throw signal.aborted ? statementCancelled(error) : await inWords(error, { timeoutMs, owner });
  }
}

const sqlstateOf = ({ details }: AppError): unknown => (details as { sqlstate?: unknown } | undefined)?.sqlstate;

async function inWords(
  error: unknown,
  { timeoutMs, owner }: { timeoutMs: number; owner: Parameters<typeof extensionRefusal>[1] },
): Promise<unknown> {
  // A rule that waits for the commit belongs to no line.
  if (error instanceof pg.DatabaseError)
    return sqlFailed({ message: error.message, sqlstate: error.code ?? null, line: null }, error);
  if (!(error instanceof AppError)) return error;
  if (error.code === "answer_too_large") return answerTooLarge();
  const isOver = error.code === "took_too_long" || sqlstateOf(error) === QUERY_CANCELED;
  if (isOver) {
    const message = `This took longer than ${timeoutMs / 1000} seconds, so it was ended. Nothing was changed.`;
    return sqlFailed({ message, sqlstate: QUERY_CANCELED, line: null }, error);
  }
  return extensionRefusal(error.cause, owner).then((refusal) => (refusal === error.cause ? error : refusal));
}
