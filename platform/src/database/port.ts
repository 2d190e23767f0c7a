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

/** A short statement that changes nothing, built and prepared once for each connection that it is asked over. */
export interface Lookup<Row> {
  /** Belongs to this one statement. */
  name: string;
  /** Leaves `sql.placeholder("id")` where values come in. */
  build(sql: Sql): { prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> } };
}

export interface Database extends AsyncDisposable {
  /** Typed queries outside a transaction. */
  readonly sql: Sql;
  /** For engines of the platform and the server: LISTEN, COPY, locks of a session. Features have `sql`. */
  readonly pool: pg.Pool;
  readonly url: string;
  /**
   * Rows of a look-up by key, outside a transaction. Many callers share a connection: whoever takes long or waits for a
   * lock keeps those behind it waiting. Asked twice when a connection breaks.
   */
  read<Row>(lookup: Lookup<Row>, values: Record<string, unknown>): Promise<Row[]>;
  /**
   * Runs `work` in one transaction; anything thrown rolls it back. Serialization failures and deadlocks (40001, 40P01)
   * are retried up to three times, so `work` must have no effect outside the database. Code that has to act after the
   * commit registers it with `tx.afterCommit`.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Runs reads that see the database at one moment; a write fails. */
  snapshot<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs `work` while a connection of its own holds the lock of this name, for work outside of a transaction. `work` asks
   * through that connection: a second one each could use up the pool. Holders of a shared lock wait only for one who is alone.
   */
  locked<T>(name: string, work: (sql: Sql) => Promise<T>, mode?: "alone" | "shared"): Promise<T>;
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
  /** Rows of a look-up as this transaction sees them. One may lock the rows it finds. */
  read<Row>(lookup: Lookup<Row>, values: Record<string, unknown>): Promise<Row[]>;
  /** Waits until no other transaction holds the lock of this name, and holds it until the end of this one. */
  lock(name: string): Promise<void>;
  /** Runs once the commit is durable; failures are logged, never thrown. */
  afterCommit(work: () => void | Promise<void>): void;
}
