/**
 * Sites of one project may be written concurrently, but never while old ones are removed: an existing file is not
 * written again, so it must not disappear before the manifest that lists it is stored. The lock is in the database, so
 * that it holds across processes.
 */
import type { Sql } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";

/** Queries inside go through the connection that holds the lock: a second one each could use up the pool. */
type Work<T> = (sql: Sql) => Promise<T>;

const nameOf = (projectId: string): string => `artefacts ${projectId}`;

export const whileWriting = <T>({ database }: Needs<"database">, projectId: string, work: Work<T>): Promise<T> =>
  database.locked(nameOf(projectId), work, "shared");

export const whileRemoving = <T>({ database }: Needs<"database">, projectId: string, work: Work<T>): Promise<T> =>
  database.locked(nameOf(projectId), work);
