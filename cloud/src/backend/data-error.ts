/** Values that Postgres cannot hold: NUL in a text, half a character, a number beyond its type. */
import pg from "pg";

/** SQLSTATE class 22: what a caller sent is at fault, not the statement it was sent with. */
export const isDataError = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && (error.code ?? "").startsWith("22");

/** SQLSTATE 23505: somebody else's row came first. */
export const isTaken = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === "23505";
