/** The platform's own database. Engines: embedded Postgres, any Postgres 15+ by DATABASE_URL. */
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/** A query builder over one connection or one transaction. */
export type Sql = NodePgDatabase<Record<string, never>>;

export interface Migration {
  /** Feature or port that owns it; its migrations run in the order of their names. */
  owner: string;
  /** `001-projects`. */
  name: string;
  sql: string;
}

/** A statement that is prepared once per connection under its name, which belongs to this one text. */
export interface Read {
  name: string;
  text: string;
  values: unknown[];
}

export interface Database extends AsyncDisposable {
  /** Typed queries outside a transaction. */
  readonly sql: Sql;
  /** For single statements, LISTEN and COPY. */
  readonly pool: pg.Pool;
  readonly url: string;
  /**
   * Rows of one short statement that changes nothing, outside a transaction. Many callers share a connection: whoever takes
   * long or waits for a lock keeps those behind it waiting, so this is for look-ups by key. Asked twice when a connection breaks.
   */
  read<Row extends pg.QueryResultRow>(read: Read): Promise<Row[]>;
  /**
   * Runs `work` in one transaction; anything thrown rolls it back. Serialization failures and deadlocks (40001, 40P01)
   * are retried up to three times, so `work` must have no effect outside the database. Code that has to act after the
   * commit registers it with `tx.afterCommit`.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Applies what is missing, in the order given, each in a transaction of its own. Refuses data written by a newer version: what
   * was applied and is not among them, unless it belongs to one of the owners that were removed since.
   */
  migrate(migrations: readonly Migration[], removedOwners?: readonly string[]): Promise<{ applied: string[] }>;
  health(): Promise<{ version: string; engine: "embedded" | "external"; sizeBytes: number }>;
}

export interface Transaction {
  readonly sql: Sql;
  readonly client: pg.PoolClient;
  /** Runs once the commit is durable; failures are logged, never thrown. */
  afterCommit(work: () => void | Promise<void>): void;
}
