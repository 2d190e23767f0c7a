/** Failures of the machine below us, told to people as what they are: come back later, or somebody has to make room. */
import { AppError } from "@slipway/kernel/errors";
import { GitFailure } from "../git/git-process.ts";

/** Postgres is restarting or out of reach, or no connection came free in time. */
const DATABASE_AWAY = new Set([
  ...["57P01", "57P02", "57P03", "57P05", "53300"],
  ...["08000", "08001", "08003", "08004", "08006"],
  ...["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
]);
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG", "53100"]);
const FULL_WORDS = /No space left on device|Out of diskspace|Disk quota exceeded|File too large/;
/** The disk itself answers with errors. */
const FAILING = new Set(["EIO", "EROFS", "58030", "XX001"]);
const FAILING_WORDS = /Input\/output error|Read-only file system|fsync error/;
/** A shell's exit code after SIGKILL. */
const KILLED = 137;

const isDatabaseAway = (error: Error): boolean => {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // A file that is missing is no database that is.
  if (code === "ENOENT" && syscall !== "connect") return false;
  return (typeof code === "string" && DATABASE_AWAY.has(code)) || AWAY_WORDS.test(error.message);
};

const saysOneOf = (error: Error, codes: ReadonlySet<string>, words: RegExp): boolean => {
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && codes.has(code)) || words.test(error.message);
};

/** Null: the error is none of the machine's. */
export function machineFault(thrown: unknown): AppError | null {
  for (let at: unknown = thrown; at instanceof Error; at = at.cause) {
    if (saysOneOf(at, FULL, FULL_WORDS)) {
      const userMessage = "The server's disk is full. Your change was not saved; the text is still here.";
      return new AppError({ code: "disk_full", status: 507, userMessage, cause: thrown });
    }
    if (saysOneOf(at, FAILING, FAILING_WORDS)) {
      const userMessage = "This server could not write to its disk. Please try again.";
      return new AppError({ code: "storage_failed", status: 503, userMessage, retryAfter: 5, cause: thrown });
    }
    if (at instanceof GitFailure && at.code === KILLED) {
      const userMessage = "The project's files could not be reached just now. Please try again.";
      return new AppError({ code: "files_unavailable", status: 503, userMessage, retryAfter: 1, cause: thrown });
    }
    if (isDatabaseAway(at)) {
      const userMessage = "The database is not available at the moment. Please try again.";
      return new AppError({ code: "database_unavailable", status: 503, userMessage, retryAfter: 1, cause: thrown });
    }
  }
  return null;
}
