/** Values that Postgres cannot hold: NUL in a text, half a character, a number beyond its type, more than its memory takes. */
import pg from "pg";

/** How the sentence for a statement that needed too much memory begins. */
export const STATEMENT_MEMORY = /^This needed more memory than /;

/** SQLSTATE classes 22 and 54, or more than a statement may use: what a caller sent is at fault, not the statement it was sent with. */
export const isDataError = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && (/^(?:22|54)/.test(error.code ?? "") || STATEMENT_MEMORY.test(error.message));

/** SQLSTATE 23505: somebody else's row came first. */
export const isTaken = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === "23505";

const MEBIBYTE = 1_048_576;

/**
 * `bytes`: what one statement may use where Slipway bounds it; null elsewhere, and then it is the machine that has no more. Postgres says
 * "out of memory" to both. A value takes its size several times: as it comes, as text, as it is kept and as it leaves.
 */
export function inWordsOfMemory(error: unknown, bytes: number | null): unknown {
  if (bytes === null || !(error instanceof pg.DatabaseError)) return error;
  if (error.code !== "53200" || error.message !== "out of memory") return error;
  error.message = `This needed more memory than the ${Math.round(bytes / MEBIBYTE)} MB that one statement may use in a database of this size.`;
  error.hint =
    "A value takes several times its own size. Send or ask for less at once, or choose a larger size for the backend.";
  return error;
}
