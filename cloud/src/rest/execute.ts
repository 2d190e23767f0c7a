/**
 * Runs one planned statement as the caller, in one round trip unless the result decides whether it may be committed.
 */
import { isFullRefusal, isReadOnlyRefusal } from "../backend/no-growth.ts";
import type { BackendTransaction, Caller, TransactionAim } from "../backend/port.ts";
import { databaseRefusal } from "./database-error.ts";
import { noRoomLeft } from "./rest-error.ts";
import type { RestContext, UnansweredContext } from "./rest-context.ts";
import { identifier } from "./sql/statement-builder.ts";

/** All values are text. */
export interface ResultRow {
  total: string | null;
  rows: string;
  body: string;
  headers: string | null;
  status: string | null;
  location?: string | null;
  inserted?: string | null;
}

export interface Execution {
  text: string;
  values: readonly unknown[];
  isReadOnly: boolean;
  /** The statement reads tables and calls no function by name. */
  mayRunTwice?: boolean;
  /** Checks the result before the commit; an error it throws rolls back. */
  check?: (row: ResultRow) => void;
  /** Explained in the same transaction; the planner's estimate becomes the total. */
  estimate?: { text: string; values: readonly unknown[] } | null;
}

class UndoneOnPurpose extends Error {
  readonly row: ResultRow;
  constructor(row: ResultRow) {
    super("rolled back on the caller's wish");
    this.row = row;
  }
}

function cookiesOf(header: string | undefined): Record<string, string> {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim().split("="));
  return Object.fromEntries(
    pairs.filter(([name]) => name !== "").map(([name, ...rest]) => [name, rest.join("=")]),
  ) as Record<string, string>;
}

function callerSettings(
  { request, caller, schema, settings, preferences }: UnansweredContext,
  isReadOnly: boolean,
): Caller {
  const path = [schema, ...settings.extraSearchPath.filter((name) => name !== schema)];
  const { apikey: _apikey, ...headers } = request.headers;
  return {
    role: caller.role,
    claims: caller.claims,
    settings: {
      search_path: path.map(identifier).join(", "),
      "request.method": request.method,
      "request.path": request.path,
      "request.headers": JSON.stringify(headers),
      "request.cookies":
        request.headers.cookie === undefined ? "{}" : JSON.stringify(cookiesOf(request.headers.cookie)),
      ...(preferences.timezone === null ? {} : { timezone: preferences.timezone }),
      ...(isReadOnly ? { transaction_read_only: "on" } : {}),
    },
  };
}

async function estimatedRows(
  tx: BackendTransaction,
  { text, values }: NonNullable<Execution["estimate"]>,
): Promise<number> {
  const { rows } = await tx.query<{ "QUERY PLAN": unknown }>(`explain (format json) ${text}`, values);
  const plan = rows[0]?.["QUERY PLAN"] as { Plan?: { "Plan Rows"?: number } }[] | undefined;
  return plan?.[0]?.Plan?.["Plan Rows"] ?? 0;
}

/** Runs the project's own check before each request. An error it raises is the answer. */
async function beforeRequest(tx: BackendTransaction, { role }: UnansweredContext): Promise<void> {
  if (role.preRequest === null) return;
  const name = role.preRequest.split(".").map((part) => identifier(part.replace(/^"(.*)"$/, "$1")));
  await tx.query(`select ${name.join(".")}()`);
}

async function inTransaction(
  context: RestContext,
  execution: Execution,
  { undo, aim }: { undo: boolean; aim?: TransactionAim },
): Promise<ResultRow> {
  const { text, values, isReadOnly, check, estimate = null } = execution;
  const connections = context.backend.database.as("authenticator");
  try {
    return await connections.transaction(
      async (tx) => {
        await beforeRequest(tx, context);
        const { rows } = await tx.query<ResultRow>(text, values);
        const row = rows[0]!;
        check?.(row);
        if (estimate !== null) {
          const guess = await estimatedRows(tx, estimate);
          const { maxRows } = context.role;
          // Counts up to one more than are ever shown: a complete count is no estimate.
          const isBounded =
            context.preferences.count === "estimated" && maxRows !== null && Number(row.total) <= maxRows;
          row.total = isBounded ? row.total : String(Math.max(guess, Number(row.total ?? 0)));
        }
        if (undo) throw new UndoneOnPurpose(row);
        return row;
      },
      callerSettings(context, isReadOnly),
      aim === undefined ? {} : { aim },
    );
  } catch (error) {
    if (error instanceof UndoneOnPurpose) return error.row;
    throw error;
  }
}

function refusalOf(error: unknown, { caller }: RestContext, { isReadOnly }: Execution): unknown {
  if (!isReadOnly && isFullRefusal(error)) return noRoomLeft();
  return databaseRefusal(error, caller.isSignedIn) ?? error;
}

/** Throws RestError for whatever the database refuses. */
export async function execute(context: RestContext, execution: Execution): Promise<ResultRow> {
  try {
    return await attempt(context, execution);
  } catch (error) {
    throw refusalOf(error, context, execution);
  }
}

async function attempt(context: RestContext, execution: Execution): Promise<ResultRow> {
  const { backend, preferences, role, request } = context;
  const wish = preferences.transaction;
  const undo = wish === null ? role.rollsBack : wish === "rollback";
  try {
    const isWatched = execution.check !== undefined || (execution.estimate ?? null) !== null;
    if (undo || isWatched || role.preRequest !== null) {
      return await inTransaction(context, execution, { undo: undo && !execution.isReadOnly });
    }
    const { rows } = await backend.database
      .as("authenticator")
      .queryAs<ResultRow>(callerSettings(context, execution.isReadOnly), {
        text: execution.text,
        values: execution.values,
        prepared: true,
        mayRunTwice: execution.mayRunTwice === true,
      });
    return rows[0]!;
  } catch (error) {
    // A full database gets a second attempt only for requests that may free space.
    if (request.method !== "DELETE" || execution.isReadOnly || !isReadOnlyRefusal(error)) throw error;
    return inTransaction(context, execution, { undo, aim: "removes" });
  }
}

/** Runs the service's own reads with the caller's rights. Throws RestError for whatever the database refuses. */
export async function asCaller<T>(
  context: UnansweredContext,
  work: (tx: BackendTransaction) => Promise<T>,
): Promise<T> {
  const connections = context.backend.database.as("authenticator");
  try {
    return await connections.transaction(
      async (tx) => {
        await beforeRequest(tx, context);
        return work(tx);
      },
      callerSettings(context, true),
    );
  } catch (error) {
    throw databaseRefusal(error, context.caller.isSignedIn) ?? error;
  }
}

/** Answers the plan instead of the result. */
export async function explain(context: RestContext, execution: Execution): Promise<string> {
  const { text, values, isReadOnly } = execution;
  const { format, options } = context.media.plan!;
  const listed = [...options, `format ${format}`].join(", ");
  try {
    const { rows } = await context.backend.database.as("authenticator").transaction(
      async (tx) => {
        await beforeRequest(tx, context);
        return tx.query<{ "QUERY PLAN": unknown }>(`explain (${listed}) ${text}`, values);
      },
      callerSettings(context, isReadOnly),
    );
    if (format === "json") return JSON.stringify(rows[0]!["QUERY PLAN"]);
    return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
  } catch (error) {
    throw refusalOf(error, context, execution);
  }
}
