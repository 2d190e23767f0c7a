/** The port over a pool of connections; the same for the embedded Postgres and for one by DATABASE_URL. */
import type { NodePgClient } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log/port.ts";
import { sessionUrl } from "./connection-string.ts";
import { refuseUnfit } from "./database-check.ts";
import { migrateDatabase } from "./migrations.ts";
import type { Database } from "./port.ts";
import { Pulse } from "./pulse.ts";
import { Lookups } from "./queries/lookups.ts";
import { PipelinedReads } from "./queries/pipelined-reads.ts";
import { queryBuilder } from "./queries/query-builder.ts";
import { Transactions } from "./queries/transactions.ts";

const MAX_CONNECTIONS = 20;

export interface DatabaseOptions {
  url: string;
  engine: "embedded" | "external";
  log: Log;
  maxConnections?: number;
}

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
  const lookups = new Lookups(queryBuilder(reads as unknown as NodePgClient));
  const transactions = new Transactions(pool, log);

  return {
    sql,
    pool,
    url,
    read: (lookup, values) => lookups.read(lookup, values),
    transaction: (work) => transactions.run(work),
    snapshot: (work) => transactions.snapshot(work),
    async locked(name, work, mode = "alone") {
      const suffix = mode === "shared" ? "_shared" : "";
      const client = await pool.connect();
      try {
        await client.query(`select pg_advisory_lock${suffix}(hashtextextended($1, 0))`, [name]);
        try {
          return await work(queryBuilder(client));
        } finally {
          await client.query(`select pg_advisory_unlock${suffix}(hashtextextended($1, 0))`, [name]);
        }
      } finally {
        client.release();
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
