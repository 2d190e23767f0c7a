/** Decides which changes a full database still accepts: those that free space, and none that take more. */
import { AppError } from "@slipway/kernel/errors";
import { machineFault } from "@slipway/platform/http/machine-faults";
import pg from "pg";
import type { Queries } from "./port.ts";

/** 507: the app's users cannot change that, and trying again does not help. */
export const databaseFull = (cause?: unknown): AppError =>
  new AppError({
    code: "database_full",
    status: 507,
    kind: "user",
    userMessage: "This app has no room left to save anything. Reading and deleting work; its owner can make room.",
    cause,
  });

const noRoomForAccounts = (): AppError =>
  new AppError({
    code: "database_full",
    status: 507,
    kind: "user",
    userMessage:
      "This app has no room left for new accounts. People who have one can sign in; the app's owner can make room.",
  });

/** SQLSTATE `read_only_sql_transaction`: transactions of a full database begin as reading ones. */
export const isReadOnlyRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "25006";

/**
 * The disk has no byte left, as Postgres or the storage of files reports it. A project's own SQL may raise any other
 * error.
 */
const isDiskFull = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return error.code === "53100";
  return !(error instanceof AppError) && machineFault(error)?.code === "disk_full";
};

/** The refusal of a full database. Only for transactions that were meant to write: others are reading ones anyway. */
export const isFullRefusal = (error: unknown): boolean =>
  isReadOnlyRefusal(error) || isDiskFull(error) || (error instanceof AppError && error.code === "database_full");

/**
 * Rows inserted, updated and deleted since the session last reported to Postgres' statistics, so not by this
 * transaction alone.
 */
interface Touched {
  id: number;
  is_catalog: boolean;
  is_people: boolean;
  inserted: number;
  updated: number;
  deleted: number;
}

export interface Taken {
  tables: readonly Touched[];
  bytes: number;
}

/** Deleting writes, too: foreign keys that are set to null, the catalogs' rows about what is gone. */
const TOLERATED_BYTES = 131_072;

const TAKEN = `select
  (select coalesce(pg_catalog.json_agg(pg_catalog.json_build_object(
    'id', relid, 'is_catalog', schemaname operator(pg_catalog.=) 'pg_catalog',
    'is_people', schemaname operator(pg_catalog.=) 'auth' and relname operator(pg_catalog.=) 'users', 'inserted', n_tup_ins, 'updated', n_tup_upd, 'deleted', n_tup_del)), '[]')
   from pg_catalog.pg_stat_xact_all_tables
   where schemaname operator(pg_catalog.<>) 'pg_toast' and (n_tup_ins operator(pg_catalog.+) n_tup_upd operator(pg_catalog.+) n_tup_del) operator(pg_catalog.>) 0) as tables,
  (select coalesce(sum(pg_catalog.pg_total_relation_size(oid)), 0) from pg_catalog.pg_class where relkind in ('r', 'm')) as bytes`;

/** Costs milliseconds: asked of full databases only. */
export async function takenBy(tx: Queries): Promise<Taken> {
  const { rows } = await tx.query<{ tables: Touched[]; bytes: string }>(TAKEN);
  return { tables: rows[0]!.tables, bytes: Number(rows[0]!.bytes) };
}

type Kind = (table: Touched) => boolean;

function between(before: Taken, after: Taken, isCounted: Kind): Pick<Touched, "inserted" | "updated" | "deleted"> {
  const known = new Map(before.tables.map((table) => [table.id, table]));
  const sums = { inserted: 0, updated: 0, deleted: 0 };
  // A dropped table no longer appears.
  for (const table of after.tables) {
    if (!isCounted(table)) continue;
    const was = known.get(table.id);
    for (const name of ["inserted", "updated", "deleted"] as const)
      sums[name] += Math.max(0, table[name] - (was?.[name] ?? 0));
  }
  return sums;
}

/** Whether a transaction took more space than it freed. */
export function hasGrown(before: Taken, after: Taken): boolean {
  if (after.bytes > before.bytes + TOLERATED_BYTES) return true;
  const rows = between(before, after, (table) => !table.is_catalog);
  const declared = between(before, after, (table) => table.is_catalog);
  return (
    rows.inserted > rows.deleted || (rows.updated > 0 && rows.deleted === 0) || declared.inserted > declared.deleted
  );
}

/**
 * Space that a full database reserves for signing in, beyond what it held when it became full: about eight thousand
 * sessions. A hundred such reserves fit below the free space that the platform keeps on its disk.
 */
export const SIGN_IN_RESERVE_BYTES = 8 * 1_048_576;

/**
 * The refusal for a sign-in that takes too much space; null where it may commit. `baseBytes`: size of the tables when
 * the database became full.
 */
export function signInRefusal(before: Taken, after: Taken, baseBytes: number): AppError | null {
  const people = between(before, after, (table) => table.is_people);
  if (people.inserted > people.deleted) return noRoomForAccounts();
  const grown = after.bytes - before.bytes;
  // The project's own triggers run too. Space that vacuuming gave back inside the tables may be used again.
  const isTooMuch = grown > TOLERATED_BYTES || (grown > 0 && after.bytes > baseBytes + SIGN_IN_RESERVE_BYTES);
  return isTooMuch ? databaseFull() : null;
}
