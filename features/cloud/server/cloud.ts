/** The object that backends offer the other features: `services.cloud`. Who may ask for something is the caller's to know. */
import type { Backend, BackendTransaction, Connections } from "@slipway/cloud/backend/port";
import type { Actor } from "../../actor.ts";
import type { Lint, ProvenTable } from "../contract/security.ts";
import type { CloudTable } from "../contract/tables.ts";
import type { SqlRunState } from "./cloud-tables.ts";
import type { RestAnswer, TriedRequest } from "./cloud-requests.ts";
import type { StatementsAnswer, StatementsInput } from "./statements/statements-answer.ts";
import type { CheckCopy, CopyOrder } from "./copies/check-copy.ts";
import type { CloudPoints } from "./cloud-points.ts";
import type { UsageHour } from "./usage/usage-hours.ts";

/** Values by which an app reaches its backend. Both are public; row-level security decides what they allow. */
export interface CloudConnection {
  /** The project's name on the network: the first label of `url`'s host. */
  ref: string;
  /** `http://{ref}.cloud.localhost:4400`: the first argument of `createClient`. */
  url: string;
  /** The second argument of `createClient`. */
  anonKey: string;
}

export interface MigrateInput {
  /** Its purpose in a few words: `create todos`. */
  name: string;
  /** Any number of statements. They run as the project's owner in one transaction, so they may not begin or end one. */
  sql: string;
  /** The answer whose turn runs it. */
  aiMessageId?: string | null;
}

export interface MigrationRun {
  /** Such as `20261122074455`. */
  version: string;
  /** Such as `create_todos`. */
  name: string;
  sql: string;
  state: SqlRunState;
  /** Path in the project: `supabase/migrations/20261122074455_create_todos.sql`. The caller writes the file. */
  path: string;
  /** The state before it ran; null once that is no longer kept. */
  restorePointId: string | null;
  /** The answer whose turn ran it. */
  aiMessageId: string | null;
  /** Epoch milliseconds. */
  startedAt: number;
  failure: { message: string; sqlstate: string | null; line: number | null } | null;
}

export interface CheckedFunctions {
  /** Every function in the files. */
  slugs: string[];
  /** In the compiler's words, with places in the project. */
  problems: { slug: string; reason: string }[];
}

export type MigrationAuthor = { userId: string; displayName: string; email: string } | "agent";

/** The version that holds the files of migrations. */
export interface CommittedMigrations {
  /** The edit's. */
  id: string;
  version: number;
  /** `Database: create notes`. */
  title: string;
  sha: string;
}

/** `no_provider`: it is on, and nothing can answer until whoever runs this Slipway connects a model. */
export type AiState = "not_enabled" | "ready" | "no_provider";

export interface Cloud {
  isEnabled(projectId: string): Promise<boolean>;
  /** Whether this installation can give projects a backend at all. */
  readonly isOffered: boolean;
  /**
   * Takes less than a second; does nothing if the project has one. AppErrors: 403 `forbidden` (`details.reason`:
   * `workspace` or `preference`, in the words of the specification), 503 `cloud_not_offered`, 503 `cloud_unavailable`.
   * [CF2] [C6.04]
   */
  enable(projectId: string, by: { userId: string }): Promise<CloudConnection>;
  /**
   * Allows its functions to ask language models, and makes the backend if necessary. Does nothing if it is on.
   * AppErrors as of `enable`. [CF2]
   */
  enableAi(projectId: string, by: { userId: string }): Promise<void>;
  aiState(projectId: string): Promise<AiState>;
  /** Null without a backend. Does not wake it. */
  connect(projectId: string): Promise<CloudConnection | null>;
  /** Its engines, for a feature that manages a part of it. AppError 404 `cloud_not_enabled`. Does not wake it. */
  backend(projectId: string): Promise<Backend>;
  /**
   * Whether its database may take so many bytes more: the owner's statements are not stopped otherwise. AppErrors 413
   * `cloud_full`, 507 `disk_full`.
   */
  requireRoom(projectId: string, bytes: number): Promise<void>;
  /** Ends the owner's transaction on the server as soon as the signal aborts. Throws if it has already. */
  endOnAbort(tx: BackendTransaction, signal: AbortSignal, owner: Pick<Connections, "endSession">): Promise<Disposable>;
  /**
   * The gate of migrations around statements of the owner's: called before them, and what it answers behind them, which
   * throws AppError 400 `row_security_missing` where visitors would get past row-level security.
   */
  openGate(projectId: string, tx: BackendTransaction): Promise<(tx: BackendTransaction) => Promise<void>>;
  /** Tables of the schema public by name, with their policies. AppError 404 `cloud_not_enabled`, 409 `cloud_paused`. */
  schema(projectId: string): Promise<CloudTable[]>;
  /**
   * Runs all of it or nothing; the state before is kept as a restore point. AppErrors: 400 `sql_failed` (the database's
   * message; `details.sqlstate`, `details.line`), 400 `row_security_missing` (`details.tables`): the gate, whose
   * sentence says what to add; 409 `migration_running`, `cloud_paused`; 404 `cloud_not_enabled`. [C7.17]
   */
  migrate(projectId: string, input: MigrateInput): Promise<MigrationRun>;
  /**
   * Commits the files of migrations that ran on top of the newest version; null if it has them, or there is no version.
   * AppErrors of the edits feature. Not a part of `migrate`: a turn of the agent commits them with its other files.
   */
  commitMigrations(
    projectId: string,
    input: { ran: readonly MigrationRun[]; author: MigrationAuthor },
  ): Promise<CommittedMigrations | null>;
  /** Newest last, including failed ones. */
  migrations(projectId: string): Promise<MigrationRun[]>;
  /**
   * Migrations by which an ended turn changed the database, oldest first, even if its process died half-way. AppErrors
   * only then: those of `schema`.
   */
  migrationsOfTurn(projectId: string, aiMessageId: string): Promise<MigrationRun[]>;
  /**
   * Runs one statement as the project's owner, within 5 s and 10 MB; values are passed in `parameters`. `readOnly` runs
   * in a transaction that cannot write. AppErrors: 400 `sql_failed`, 400 `answer_too_large`, and those of `schema`.
   * [DB2]
   */
  query(
    projectId: string,
    input: { query: string; parameters?: readonly unknown[]; readOnly: boolean },
  ): Promise<Record<string, unknown>[]>;
  /**
   * Runs what a person wrote: all statements in one transaction, values as the texts that the database writes. `readOnly`
   * cannot be left by any statement. AppErrors: 400 `sql_failed` (`details.line` counts in the whole text), 400
   * `statement_cancelled`, 400 `answer_too_large`, and those of `schema`.
   */
  runStatements(projectId: string, input: StatementsInput): Promise<StatementsAnswer>;
  /**
   * The errors that deploying the functions in these files would give. AppErrors: 404 `cloud_not_enabled`, 503
   * `functions_unavailable`.
   */
  checkFunctions(projectId: string, files: ReadonlyMap<string, Uint8Array>): Promise<CheckedFunctions>;
  /**
   * Records of the last hour of the backend and its functions, in the dialect of the log viewer; `limit` at most 1,000. `by`: the
   * person whose questions are counted. AppErrors: 400 `invalid_log_query`, 429 `rate_limited`, 404 `cloud_not_enabled`. Does not wake
   * the database. [C7.02]
   */
  logs(projectId: string, input: { query: string; limit: number; by: string }): Promise<Record<string, unknown>[]>;
  /** Names of all secrets, including the platform's; never a value. AppError 404 `cloud_not_enabled`. */
  secretNames(projectId: string): Promise<string[]>;
  /**
   * Available to functions only; nobody can read it back. Checks the right to edit again. AppErrors: 409 `too_many_secrets`, 404
   * `cloud_not_enabled`, 403.
   */
  keepSecret(where: { projectId: string; actor: Actor }, secret: { name: string; value: string }): Promise<void>;
  /**
   * The address and key of its backend that an app's code reads; everybody may know them. Empty for a project without a backend.
   * They are part of every build and preview, never of the project's files: a copy has its own.
   */
  publicEnvironment(projectId: string): Promise<Readonly<Record<string, string>>>;
  readonly points: CloudPoints;
  /** Hours from this moment on in which something was recorded, oldest first. Does not wake its database. */
  usageHours(projectId: string, since: number): Promise<UsageHour[]>;
  /** One real request to REST. AppErrors as of `schema`, and 404 for an account that is not there. */
  tryRequest(projectId: string, request: TriedRequest): Promise<RestAnswer>;
  /**
   * A throwaway copy for the checks of a turn. AppErrors: 404 `cloud_not_enabled`, 409 `copy_differs` where the database is not what
   * its migrations make, 503 `copies_busy`, and those of `schema`.
   */
  openCopy(projectId: string, order: CopyOrder): Promise<CheckCopy>;
  /** Known faults of databases that browsers reach, the worst first. AppErrors as of `schema`. */
  lints(projectId: string): Promise<Lint[]>;
  /**
   * Row-level security tried by execution, for the schema public and every other that REST exposes. Nothing stays of it but
   * gaps in numbers that sequences gave out. AppErrors as of `schema`.
   */
  proveAccess(projectId: string): Promise<ProvenTable[]>;
}
