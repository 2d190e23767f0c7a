/** A project's backend for other features. The caller checks permissions. */
import type { Services } from "../../services.ts";
import type { CloudTable } from "../contract/tables.ts";
import type { SqlRunState } from "./cloud-tables.ts";
import { aiState, enableAi, type AiState } from "./ai/enable-ai.ts";
import { connectionOf, isOffered } from "./backend/backends.ts";
import { readTables } from "./database/read-tables.ts";
import { listMigrations } from "./database/migration-rows.ts";
import { runMigration } from "./database/run-migration.ts";
import { migrationsOfTurn } from "./database/settle-left.ts";
import { runQuery } from "./database/run-query.ts";
import { checkFunctions, type CheckedFunctions } from "./functions/check-functions.ts";
import { enableCloud } from "./lifecycle/enable-cloud.ts";
import { keepSecrets } from "./settings/keep-secrets.ts";
import { listSecrets } from "./settings/secrets.ts";

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
  /** Tables of the schema public by name, with their policies. AppError 404 `cloud_not_enabled`, 409 `cloud_paused`. */
  schema(projectId: string): Promise<CloudTable[]>;
  /**
   * Runs all of it or nothing; the state before is kept as a restore point. AppErrors: 400 `sql_failed` (the database's
   * message; `details.sqlstate`, `details.line`), 400 `row_security_missing` (`details.tables`): the gate, whose
   * sentence says what to add; 409 `migration_running`, `cloud_paused`; 404 `cloud_not_enabled`. [C7.17]
   */
  migrate(projectId: string, input: MigrateInput): Promise<MigrationRun>;
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
   * The errors that deploying the functions in these files would give. AppErrors: 404 `cloud_not_enabled`, 503
   * `functions_unavailable`.
   */
  checkFunctions(projectId: string, files: ReadonlyMap<string, Uint8Array>): Promise<CheckedFunctions>;
  /** Names of all secrets, including the platform's; never a value. AppError 404 `cloud_not_enabled`. */
  secretNames(projectId: string): Promise<string[]>;
  /**
   * Available to functions only; nobody can read it back. AppErrors: 409 `too_many_secrets`, 404 `cloud_not_enabled`.
   */
  keepSecret(projectId: string, secret: { name: string; value: string }): Promise<void>;
}

export const cloudOf = (services: Services): Cloud => ({
  isOffered: isOffered(services),
  isEnabled: async (projectId) => (await connectionOf(services, projectId)) !== null,
  enable: (projectId, { userId }) => enableCloud(services, { projectId, userId }),
  enableAi: (projectId, { userId }) => enableAi(services, { projectId, userId }),
  aiState: (projectId) => aiState(services, projectId),
  connect: (projectId) => connectionOf(services, projectId),
  schema: (projectId) => readTables(services, projectId),
  migrate: (projectId, input) => runMigration(services, projectId, input),
  migrations: (projectId) => listMigrations(services, projectId),
  migrationsOfTurn: (projectId, aiMessageId) => migrationsOfTurn(services, projectId, aiMessageId),
  query: (projectId, input) => runQuery(services, projectId, input),
  checkFunctions: (projectId, files) => checkFunctions(services, projectId, files),
  secretNames: async (projectId) => (await listSecrets(services, projectId)).map(({ name }) => name),
  keepSecret: (projectId, secret) => keepSecrets(services, projectId, [secret]),
});
