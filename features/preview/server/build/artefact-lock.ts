/**
 * Sites of one project may be written concurrently, but never while old ones are removed: an existing file is not
 * written again, so it must not disappear before the manifest that lists it is stored. The lock is in the database, so
 * that it holds across processes.
 */
import type pg from "pg";
import type { Needs } from "../../../services.ts";

/** Queries inside go through the connection that holds the lock: a second one each could use up the pool. */
type Work<T> = (client: pg.PoolClient) => Promise<T>;

async function locked<T>(
  { database }: Needs<"database">,
  lock: { projectId: string; kind: "shared" | "exclusive" },
  work: Work<T>,
): Promise<T> {
  const suffix = lock.kind === "shared" ? "_shared" : "";
  const key = [`artefacts ${lock.projectId}`];
  const client = await database.pool.connect();
  try {
    await client.query(`select pg_advisory_lock${suffix}(hashtextextended($1, 0))`, key);
    try {
      return await work(client);
    } finally {
      await client.query(`select pg_advisory_unlock${suffix}(hashtextextended($1, 0))`, key);
    }
  } finally {
    client.release();
  }
}

export const whileWriting = <T>(services: Needs<"database">, projectId: string, work: Work<T>): Promise<T> =>
  locked(services, { projectId, kind: "shared" }, work);

export const whileRemoving = <T>(services: Needs<"database">, projectId: string, work: Work<T>): Promise<T> =>
  locked(services, { projectId, kind: "exclusive" }, work);
