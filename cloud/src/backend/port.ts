/** One project's backend as the protocol services see it: its keys, its settings and its database as some caller. */
import type { Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import type { Objects } from "@slipway/platform/objects/port";
import type pg from "pg";
import type { LogSink } from "../logs/port.ts";
import type { ProjectKeys } from "../tokens/project-keys.ts";

export interface Backend {
  /** The first label of its host; lower-case letters and digits, at most 20. */
  readonly ref: string;
  /** The URL that clients are created with, without a trailing slash: `http://{ref}.cloud.localhost:4400`. */
  readonly url: string;
  readonly keys: ProjectKeys;
  readonly settings: BackendSettings;
  readonly database: BackendDatabase;
  /** Shared by all projects: keys begin with `cloud/{ref}/`. */
  readonly objects: Objects;
  readonly clock: Clock;
  readonly log: Log;
  /** The project's own logs, which its people read. Absent: no logs are kept. */
  readonly logs?: LogSink;
}

/** Settings stand outside the project's database: they are read while it sleeps, and its SQL cannot reach them. */
export interface BackendSettings {
  /**
   * The saved settings of a service (`auth`, `storage`, `rest`), or null. The service knows its defaults and checks the
   * shape.
   */
  read(service: string): Promise<Record<string, unknown> | null>;
  write(service: string, values: Record<string, unknown>): Promise<void>;
}

/**
 * Who logs in. None is a superuser, so SQL of the project that runs inside a session (policies, triggers, functions) gains
 * nothing by `reset role`: it falls back to one of these.
 * - `authenticator` may only become anon, authenticated or service_role.
 * - `supabase_auth_admin` owns the schema auth, `supabase_storage_admin` the schema storage; the latter may become API roles.
 * - `supabase_realtime_admin` owns the schema realtime and may become API roles.
 * - `postgres` owns what the project makes.
 */
export type Login =
  | "authenticator"
  | "supabase_auth_admin"
  | "supabase_storage_admin"
  | "supabase_realtime_admin"
  | "postgres";

/**
 * The identity that a statement runs with: `set local role`, `request.jwt.claims` and further local settings, in one
 * go.
 */
export interface Caller {
  role: string;
  claims: Readonly<Record<string, unknown>>;
  /** Further `set_config(name, value, true)`: `request.method`, `statement_timeout`, ... */
  settings?: Readonly<Record<string, string>>;
}

export interface Statement {
  text: string;
  values?: readonly unknown[];
  /** Prepares the statement once per connection, under a name made from its text. For statements that come again. */
  prepared?: boolean;
  /**
   * The statement changes nothing. Such statements share connections while they are quick, and one that is held up by
   * another is sent again on a second connection.
   */
  mayRunTwice?: boolean;
}

export interface Rows<Row> {
  rows: Row[];
  /** Rows the command touched; 0 when it says nothing. */
  count: number;
}

/** Fails with pg's DatabaseError (`code` is the SQLSTATE), or AppError `cloud_unavailable` while the cluster does not answer. */
export interface Queries {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    bounds?: QueryBounds,
  ): Promise<Rows<Row>>;
}

export interface QueryBounds {
  /** Bound of the answer in bytes on the wire; beyond it AppError `answer_too_large` (400). */
  maxBytes?: number;
  /** As in `TransactionPlan`; inside a transaction, the transaction's own bound applies. */
  maxMs?: number;
}

/** An answer as the server wrote it, so that nothing of a value is lost: columns may share a name. */
export interface TextRows {
  /** `type` is the id that Postgres gives the type. */
  fields: { name: string; type: number }[];
  rows: (string | null)[][];
  /** Such as `INSERT 0 2` or `CREATE TABLE`. */
  command: string;
  /** Rows the command touched; rows that came, where there are more. */
  count: number;
  hasMore: boolean;
}

export interface TextBounds extends Pick<QueryBounds, "maxBytes"> {
  maxRows: number;
  /** The statement cannot write, whatever statements before it made of the transaction or the session. */
  isReadOnly: boolean;
}

export interface BackendTransaction extends Queries {
  /** The database has taken all its room; a transaction may only keep what fits a small reserve. */
  readonly isFull: boolean;
  /**
   * Runs one statement of somebody's own. AppError 400 `transaction_ended` when it ended the transaction: what ran
   * before it may then have been kept, and nothing runs after it.
   */
  queryAsTexts(text: string, bounds: TextBounds): Promise<TextRows>;
  /** Switches to this caller until the end or the next call; null switches back to the login. */
  become(caller: Caller | null): Promise<void>;
  /** Runs several statements in one text, without values: migrations. */
  script(text: string): Promise<void>;
}

/**
 * Transactions of a full database begin read-only and stay so. These aims begin a writing one, which ends with AppError
 * `database_full` when it kept too much: `removes` when it took more room than it freed; `signs_in` when it made an
 * account, or took more than is left of the reserve for people who have one; `any` never, because its caller checks the
 * room itself.
 */
export type TransactionAim = "removes" | "signs_in" | "any";

export interface TransactionPlan {
  aim?: TransactionAim;
  /**
   * Bounds the transaction from its first statement to its end. A statement can outlive its own timeout (by a handler
   * that catches it, or a trigger that runs at the commit), so the session is ended, nothing is kept, and the call
   * fails with AppError `took_too_long`.
   */
  maxMs?: number;
  /** The session ends with it: statements of somebody's own leave locks, listeners and prepared statements behind. */
  endsSession?: boolean;
}

export interface Connections extends Queries {
  /** Runs one statement as a caller: role, claims and statement go to the server together and form one transaction. */
  queryAs<Row extends object = Record<string, unknown>>(caller: Caller, statement: Statement): Promise<Rows<Row>>;
  /** Rolls back when `work` throws. Nothing is retried. */
  transaction<T>(work: (tx: BackendTransaction) => Promise<T>, caller?: Caller, plan?: TransactionPlan): Promise<T>;
  /**
   * Ends a session of this database by its process id on the server, which no SQL of the session can prevent. Needs no
   * connection of the login. No effect where there is none.
   */
  endSession(pid: number): Promise<void>;
}

export interface BackendDatabase {
  /** Wakes the cluster at the first statement. Connections are few and shared; hold none across a wait for a client. */
  as(login: Login): Connections;
  /**
   * Resolves once the listener is attached. It is called after each change, and after another database replaced this
   * one. Wakes the cluster.
   */
  onSchemaChange(listener: () => void): Promise<Disposable>;
  /**
   * A connection of its own that speaks the replication protocol (`replication=database`); the cluster stays awake
   * until it has ended. The caller ends it; a stop, a restart or a crash of the cluster ends it too. Absent: this
   * engine offers no changes.
   */
  replicate?(): Promise<pg.Client>;
}
