/** The port over a pool of connections; the same for the embedded Postgres and for one by DATABASE_URL. */
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log/port.ts";
import { sessionUrl } from "./connection-string.ts";
import { refuseUnfit } from "./database-check.ts";
import { migrateDatabase } from "./migrations.ts";
import { PipelinedReads } from "./pipelined-reads.ts";
import type { Database, Sql, Transaction } from "./port.ts";
import { Pulse } from "./pulse.ts";

const MAX_CONNECTIONS = 20;
const RETRIES = 3;

export interface DatabaseOptions {
  url: string;
  engine: "embedded" | "external";
  log: Log;
  maxConnections?: number;
}

/** Serialization failure and deadlock, also when the query builder has wrapped it. */
function isRetryable(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (code === "40001" || code === "40P01") return true;
  }
  return false;
}

const queryBuilder = (client: pg.Pool | pg.PoolClient): Sql => drizzle(client) as unknown as Sql;

/** AppError `database_unavailable` for a server that does not answer or cannot be used. */
export async function openDatabase({
  url: given,
  engine,
  log,
  maxConnections = MAX_CONNECTIONS,
}: DatabaseOptions): Promise<Database> {
  const url = sessionUrl(given);
  // A socket of this machine never falls silent; a network does.
  const pulse = engine === "external" ? new Pulse(url, log) : null;
  const client = pulse === null ? {} : { Client: pulse.clientClass() };
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, connectionTimeoutMillis: 10_000, ...client });
  // An idle connection that breaks (a restart of Postgres) is replaced at the next use.
  // The error carries the whole connection, with the key that cancels its queries; and an end that was asked for is none.
  pool.on("error", ({ message }) => {
    if (!pool.ending) log.warn("a database connection broke", { reason: message });
  });
  // One that breaks while somebody holds it fails their query; without a listener it would end the whole process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const sql = queryBuilder(pool);
  try {
    await refuseUnfit(pool, url, engine);
  } catch (error) {
    await pool.end();
    throw error;
  }
  pulse?.start();
  const reads = new PipelinedReads({ url, pool, log, ...client });

  async function attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    const later: (() => void | Promise<void>)[] = [];
    let broken: Error | undefined;
    try {
      await client.query("begin");
      const result = await work({ sql: queryBuilder(client), client, afterCommit: (next) => void later.push(next) });
      await client.query("commit");
      runAfterCommit(later, log);
      return result;
    } catch (error) {
      await client.query("rollback").catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    sql,
    pool,
    url,
    read: (read) => reads.read(read),
    async transaction(work) {
      for (let tries = 0; ; tries += 1) {
        try {
          return await attempt(work);
        } catch (error) {
          if (tries >= RETRIES || !isRetryable(error)) throw error;
          // A random delay, so that colliding transactions do not collide again in step.
          await delay(5 * 2 ** tries * (0.5 + Math.random()));
        }
      }
    },
    async migrate(migrations, removedOwners = []) {
      const client = await pool.connect();
      try {
        return { applied: await migrateDatabase(client, migrations, removedOwners) };
      } finally {
        client.release();
      }
    },
    async health() {
      const { rows } = await pool.query<{ version: string; size: string }>(
        "select current_setting('server_version') as version, pg_database_size(current_database()) as size",
      );
      return { version: rows[0]!.version, engine, sizeBytes: Number(rows[0]!.size) };
    },
    async [Symbol.asyncDispose]() {
      await pulse?.[Symbol.asyncDispose]();
      await reads[Symbol.asyncDispose]();
      await pool.end();
    },
  };
}

function runAfterCommit(later: readonly (() => void | Promise<void>)[], log: Log): void {
  for (const next of later) {
    void (async () => next())().catch((error: unknown) => log.error("work after a commit failed", { error }));
  }
}
