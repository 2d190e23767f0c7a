/**
 * The engine port: how databases of projects are made, started, stopped and copied. The life cycle decides when. It calls
 * the methods that take a `Run` inside a transition, so at most one of them runs at a time for one database.
 */
import type pg from "pg";
import type { Login } from "../../backend/port.ts";
import type { InstanceType, RestorePoint, ServerLineListener } from "../port.ts";

/** The part of an engine's record that the life cycle reads and writes. */
export interface DatabaseRecord {
  readonly ref: string;
  readonly size: InstanceType;
  readonly paused: boolean;
  readonly full?: boolean;
  /** Size of its tables when it became full; absent or null: not measured yet. */
  readonly fullBytes?: number | null;
  readonly points: readonly RestorePoint[];
}

/** Stops and starts one database inside a transition. */
export interface Run {
  readonly isUp: boolean;
  /** Callers share one start. */
  start(): Promise<void>;
  /** Waits for a start that is under way. */
  stop(): Promise<void>;
}

export interface PointOrder {
  label: string;
  keep: string | null;
}

export interface EngineDatabase {
  readonly record: DatabaseRecord;
  save(change: Pick<Partial<DatabaseRecord>, "paused" | "fullBytes">): Promise<void>;

  /**
   * Resolves when the database accepts connections; it is down before. `crashed` is called at most once, when the started
   * database ended although nobody stopped it.
   */
  start(crashed: () => void): Promise<void>;
  /** Closes our connections. No effect on one that is down. */
  stop(): Promise<void>;
  /** Whether it answers right now; one that sleeps counts as answering when it could be started. Must not throw. */
  answers(): Promise<boolean>;
  /** Nobody waits for a statement or holds a connection. */
  readonly isQuiet: boolean;

  /** These are called while the database is up. */
  pool(login: Login): pg.Pool;
  repairLogins(): Promise<void>;
  endSession(pid: number): Promise<void>;
  onSchemaChange(listener: () => void): Promise<Disposable>;
  /** Called after each statement of the owner, where the engine has to look for changes of the schema itself. */
  lookAtSchema?(): Promise<void>;
  /** A connection that speaks the replication protocol. */
  openReplication(): Promise<pg.Client>;
  /** Makes transactions that begin from now on read-only, or ends that; records it as `full`. */
  setReadOnly(readOnly: boolean): Promise<void>;

  /** Role of the login's sessions, where it is not the login itself. */
  roleOf?(login: Login): string;
  /** Memory that one statement may use, where the engine bounds it. */
  statementBytes?(): number;
  bytes(): Promise<number>;

  /** Nobody can connect afterwards. */
  pause(run: Run): Promise<void>;
  resume(run: Run): Promise<void>;
  resize(size: InstanceType, run: Run): Promise<void>;
  /** Deletes the oldest points beyond the maximum, but never `keep`. */
  takePoint(order: PointOrder, run: Run): Promise<RestorePoint>;
  /** No effect when there is no such point. */
  dropPoint(pointId: string): Promise<void>;
  putBack(pointId: string, run: Run): Promise<void>;

  /** Called once, after the first start of a new database: from then on it stands when the engine is opened again. */
  complete(): Promise<void>;
  /** Deletes a new database that could not be started or completed. It is stopped. */
  abandon(): Promise<void>;
  /** Stops the database and takes it out of the engine's records. Answers what deletes the rest. */
  remove(run: Run): Promise<() => Promise<void>>;
}

export interface MakeOrder<Made extends EngineDatabase = EngineDatabase> {
  ref: string;
  size: InstanceType;
  /** The database whose schema is copied; null: a copy of the template is made. */
  source: CopySource<Made> | null;
}

export interface CopySource<Made extends EngineDatabase> {
  database: Made;
  /** Runs the work inside a transition of the source. */
  transition<T>(work: (run: Run) => Promise<T>): Promise<T>;
}

export interface Engine<Made extends EngineDatabase = EngineDatabase> extends AsyncDisposable {
  /** Databases that stood when the engine was opened. */
  readonly standing: readonly Made[];
  /** At most this many are awake at once; beyond it, idle ones go to sleep at the next sweep. */
  readonly maxAwake: number;
  /** Answers a database that is down. A failure leaves nothing behind. */
  make(order: MakeOrder<Made>): Promise<Made>;
  /** Called at the opening and with each sweep, for work that an earlier failure left. */
  tidy(): Promise<void>;
}

/** Opens even while the databases' server is away. */
export type OpenEngine = (onServerLine: ServerLineListener) => Promise<Engine>;
