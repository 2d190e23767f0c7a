/** Transactions over a pool, retried where Postgres asks for it. */
import { setTimeout as delay } from "node:timers/promises";
import { sql as text } from "drizzle-orm";
import type pg from "pg";
import type { Log } from "../../log/port.ts";
import type { Sql, Transaction } from "../port.ts";
import { Lookups } from "./lookups.ts";
import { queryBuilder } from "./query-builder.ts";

const RETRIES = 3;

type Later = () => void | Promise<void>;

const DEADLOCK = "40P01";

/** The code of a serialization failure or deadlock, also as the cause of another error. */
function retryableCode(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (code === "40001" || code === DEADLOCK) return code;
  }
  return null;
}

/** Shared by transactions over one connection, for as long as the pool keeps it. */
interface Builders {
  sql: Sql;
  lookups: Lookups;
}

const builders = new WeakMap<pg.PoolClient, Builders>();

function buildersOf(client: pg.PoolClient): Builders {
  const known = builders.get(client);
  if (known !== undefined) return known;
  const sql = queryBuilder(client);
  const made = { sql, lookups: new Lookups(sql) };
  builders.set(client, made);
  return made;
}

function openTransaction(client: pg.PoolClient, later: Later[]): Transaction {
  const { sql, lookups } = buildersOf(client);
  return {
    sql,
    client,
    read: (lookup, values) => lookups.read(lookup, values),
    async lock(name) {
      await sql.execute(text`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    },
    afterCommit: (next) => void later.push(next),
  };
}

export class Transactions {
  readonly #pool: pg.Pool;
  readonly #log: Log;

  constructor(pool: pg.Pool, log: Log) {
    this.#pool = pool;
    this.#log = log;
  }

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.#attempt(work);
      } catch (error) {
        const code = retryableCode(error);
        if (tries >= RETRIES || code === null) throw error;
        // Two places take locks in different orders, and somebody waited a second for it.
        if (code === DEADLOCK) this.#log.warn("a transaction was in a deadlock and is tried again", { error });
        // A random delay, so that colliding transactions do not collide again in step.
        await delay(5 * 2 ** tries * (0.5 + Math.random()));
      }
    }
  }

  snapshot<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.run(async (tx) => {
      await tx.sql.execute(text`set transaction isolation level repeatable read, read only`);
      return work(tx);
    });
  }

  async #attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const later: Later[] = [];
    let broken: Error | undefined;
    try {
      await client.query("begin");
      const result = await work(openTransaction(client, later));
      await client.query("commit");
      this.#runAfterCommit(later);
      return result;
    } catch (error) {
      await client.query("rollback").catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  #runAfterCommit(later: readonly Later[]): void {
    for (const next of later)
      void (async () => next())().catch((error: unknown) => this.#log.error("work after a commit failed", { error }));
  }
}
