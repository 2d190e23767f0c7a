/** Judges SQL by the parse tree of Postgres' own parser, in a process that is thrown away: the text may be anybody's. */
import { AppError } from "@slipway/kernel/errors";
import { createTaskProcesses } from "@slipway/platform/processes/limited/task-processes";
import { UNREAD, type SqlJudgement } from "./judgement.ts";

/** A parse tree takes up to a thousand times its text. Longer text is a doubt, which costs one question. */
export const MAX_JUDGED_BYTES = 256 * 1024;
/** An ordinary migration takes 0.1 s. Comments in comments, for one, take time that grows with the square of their depth. */
const MAX_MS = 15_000;

const tooMany = (): AppError =>
  new AppError({
    code: "too_many_requests",
    status: 429,
    userMessage: "Too much SQL is being read. Please try again in a moment.",
    retryAfter: 5,
  });

/** Tenant: the project. What cannot be read in time and within bounds is a doubt. AppError (429) when too many wait. */
export type SqlJudge = (tenant: string, sql: string) => Promise<SqlJudgement>;

export function createSqlJudge({ maxMs = MAX_MS } = {}): SqlJudge {
  const inProcess = createTaskProcesses<string, SqlJudgement>({
    name: "SQL that is judged",
    module: new URL("./judging-process.ts", import.meta.url),
    processes: 1,
    limits: { cpuMs: maxMs, megabytes: 512 },
    waiting: { max: 200, perTenant: 20, onFull: tooMany },
  });
  return async (tenant, sql) => {
    // The parser ends a text at its first NUL, which no SQL has.
    if (Buffer.byteLength(sql) > MAX_JUDGED_BYTES || sql.includes("\0")) return UNREAD;
    try {
      // WebAssembly gives no memory back, and text that overran its stack leaves it broken: each text gets a process of its own.
      return await inProcess(tenant, sql, { once: true });
    } catch (error) {
      if (error instanceof AppError) throw error;
      return UNREAD;
    }
  };
}

export const judgeSql: SqlJudge = createSqlJudge();
