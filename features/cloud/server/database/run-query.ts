/** Runs one statement of a person or the agent in the project's own database. [C7.17] [DB2] */
import { hasGrown, takenBy } from "@slipway/cloud/backend/no-growth";
import type { BackendTransaction } from "@slipway/cloud/backend/port";
import { maySpeakOfPublications, publishGeneratedColumns } from "@slipway/cloud/realtime/changes/publication";
import { judgeSql } from "@slipway/cloud/sql/judge-sql";
import { AppError } from "@slipway/kernel/errors";
import pg from "pg";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { answerTooLarge, sqlFailed, vacuumTooLong } from "../refusals.ts";
import { extensionRefusal } from "./extension-refusals.ts";
import { MAX_SHOWN_BYTES, requireShallow } from "./shown-values.ts";

const TIMEOUT_MS = 5000;
/** Bound of the whole call: SQL can catch the end of its own time, or defer work to the commit. */
const MAX_MS = TIMEOUT_MS + 2000;
/** Reclaims space table by table, so it may take longer. */
const VACUUM_MS = 60_000;
/** Line of the database's `position` (characters from 1) in a text. */
export function lineAt(sql: string, position: string | undefined): number | null {
  const at = Number(position ?? Number.NaN);
  return Number.isInteger(at) && at > 0 ? [...sql].slice(0, at - 1).filter((char) => char === "\n").length + 1 : null;
}

export const QUERY_CANCELED = "57014";

/** Turns the database's refusals into a 400 with its own message; other errors stay unchanged. */
export function sqlRefusal(error: unknown, sql: string): unknown {
  if (error instanceof AppError && error.code === "took_too_long")
    return sqlFailed({ message: error.userMessage, sqlstate: QUERY_CANCELED, line: null }, error);
  if (!(error instanceof pg.DatabaseError)) return error;
  const hint = error.hint === undefined ? "" : ` ${error.hint}`;
  const line = lineAt(sql, error.position ?? error.internalPosition);
  return sqlFailed({ message: `${error.message}${hint}`, sqlstate: error.code ?? null, line }, error);
}

export interface QueryInput {
  query: string;
  parameters?: readonly unknown[];
  readOnly: boolean;
}

/**
 * VACUUM reclaims the space of deleted rows. Postgres runs it only outside transactions. Texts without the word are not
 * parsed.
 */
export const isVacuumAlone = async (projectId: string, query: string): Promise<boolean> =>
  /vacuum/i.test(query) && (await judgeSql(projectId, query)).isVacuum;

export async function runQuery(
  services: Keeps<"backends" | "room" | "traffic">,
  projectId: string,
  { query, parameters = [], readOnly }: QueryInput,
): Promise<Record<string, unknown>[]> {
  const { backend } = await requireBackend(services, projectId);
  const { ref } = backend;
  const database = backend.database.as("postgres");
  const isVacuum = !readOnly && (await isVacuumAlone(projectId, query));
  // Where the room is used up only what makes some is done.
  const full = readOnly || isVacuum ? null : await services.room.refusal(ref);
  const statement = async (tx: BackendTransaction): Promise<Record<string, unknown>[]> => {
    await tx.query(`set transaction read ${readOnly ? "only" : "write"}`);
    await tx.query(`set local statement_timeout = ${TIMEOUT_MS}`);
    const before = full === null ? null : await takenBy(tx);
    const { rows } = await tx.query(query, parameters, { maxBytes: MAX_SHOWN_BYTES });
    requireShallow(rows);
    if (full !== null && before !== null && hasGrown(before, await takenBy(tx))) throw full;
    // Settings of the statement must not reach the next one, which belongs to somebody else.
    await tx.query("reset all");
    await tx.query("reset role");
    // Bounds deferred triggers, which run at the commit.
    await tx.query(`set local statement_timeout = ${TIMEOUT_MS}`);
    if (!readOnly && maySpeakOfPublications(query)) await publishGeneratedColumns(tx);
    return rows;
  };
  const work = isVacuum
    ? database.query(query, [], { maxMs: VACUUM_MS }).then(() => [])
    : database.transaction(statement, undefined, { aim: "any", maxMs: MAX_MS });
  return work.then(
    async (rows) => {
      // The reference of a backend is its project's id.
      if (full !== null || isVacuum) await services.traffic.forget(ref);
      return rows;
    },
    async (error: unknown) => {
      if (error instanceof AppError && error.code === "answer_too_large") throw answerTooLarge();
      if (isVacuum && error instanceof AppError && error.code === "took_too_long") throw vacuumTooLong(VACUUM_MS);
      throw sqlRefusal(await extensionRefusal(error, database), query);
    },
  );
}
