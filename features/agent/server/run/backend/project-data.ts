/** A run's access to the project's database, for the model that asks and the person who allows it. */
import { judgeSql } from "@slipway/cloud/sql/judge-sql";
import { lossWords } from "@slipway/cloud/sql/loss-words";
import { mayTakeAway, type SqlJudgement } from "@slipway/cloud/sql/judgement";
import { AppError } from "@slipway/kernel/errors";
import { ENABLE_AI_MESSAGE, ENABLE_CLOUD_MESSAGE } from "../../../../cloud/contract/enable.ts";
import { migrationFile, type Cloud, type CloudTable } from "../../../../cloud/server/index.ts";
import {
  CLOUD_INTEGRATION,
  DATABASE_TOOL_LABELS,
  EXECUTE_SQL,
  QUERY_DATABASE,
  READ_LOGS,
} from "../../../../integrations/contract/index.ts";
import type { Needs } from "../../../../services.ts";
import { ToolDenied, type Approvals } from "../../loop/asking/approvals.ts";
import type { DataPort } from "../../loop/tools/backend/data-tools.ts";
import { EditRefusal, type Overlay } from "../../overlay/overlay.ts";
import type { RunGraph } from "../graph/run-graph.ts";
import type { RunReporter, RunRequest, SqlRunState } from "../run-request.ts";
import { NO_BACKEND } from "./project-functions.ts";

export interface ProjectDataInput {
  services: Needs<"cloud">;
  request: RunRequest;
  reporter: RunReporter;
  graph: RunGraph;
  overlay: Overlay;
  approvals: Approvals;
  isEmbedded: boolean;
  /** A migration succeeded, so its earlier failure no longer counts. */
  mended: (path: string) => void;
  /** Adds a paragraph to the answer. */
  say: (sentence: string) => void;
}

/** Stands in for the path of a migration that is refused before it has a file. */
const MIGRATIONS = "supabase/migrations";
const MAX_ROWS = 100;
/** Told of each migration that takes something away. (product page, moment 7) */
const AFTERWARDS = "Cannot be undone by Undo; a restore point is made first.";
/** The embedded model knows no other way. (product page, moment 7) */
const notRun = (isEmbedded: boolean): string =>
  isEmbedded ? "The change to the database was denied, so it was not run." : "Not run. I'll look for a way without it.";

/** The beginning of the purpose that people read in the question. */
const DOES = {
  [EXECUTE_SQL]: "Change the project's database",
  [QUERY_DATABASE]: "Read the project's database",
  [READ_LOGS]: "Read the backend's logs",
} as const;

const identity = (tool: string, destructive: boolean) => ({
  integration: CLOUD_INTEGRATION,
  tool,
  pin: null,
  destructive,
});

export class ProjectData implements DataPort {
  readonly #input: ProjectDataInput;
  readonly #cloud: Cloud;

  constructor(input: ProjectDataInput) {
    this.#input = input;
    this.#cloud = input.services.cloud;
  }

  get isOffered(): boolean {
    return this.#cloud.isOffered;
  }

  /** The button's message is the consent, whichever model answers. `schema` reports what prevented it. */
  async enableWhenAsked(): Promise<void> {
    const { request } = this.#input;
    const message = request.message.trim();
    const isAi = message === ENABLE_AI_MESSAGE;
    if (request.chatOnly || !this.isOffered || (message !== ENABLE_CLOUD_MESSAGE && !isAi)) return;
    const by = { userId: request.user.id };
    const { projectId } = request;
    await (isAi ? this.#cloud.enableAi(projectId, by) : this.#cloud.enable(projectId, by)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      if (isAi) this.#aiRefusal = error.userMessage;
      else this.#refusal = error.userMessage;
    });
  }

  #running: Promise<void> = Promise.resolve();

  /** A stopped run does not stop its SQL; this resolves when the SQL's outcome is known. */
  settled(): Promise<void> {
    return this.#running;
  }

  #refusal = "";
  #aiRefusal = "";

  /** Language models for functions. `unavailable`: requested, but something prevents it. */
  async #ai(): Promise<{ state: string; reason?: string }> {
    const state = await this.#cloud.aiState(this.#input.request.projectId);
    return this.#aiRefusal === "" ? { state } : { state: "unavailable", reason: this.#aiRefusal };
  }

  async schema(): Promise<unknown> {
    const { projectId } = this.#input.request;
    if (!(await this.#cloud.isEnabled(projectId)))
      return this.#refusal === ""
        ? { state: "not_enabled", ai: await this.#ai() }
        : { state: "unavailable", reason: this.#refusal };
    try {
      const [tables, migrations] = await Promise.all([
        this.#cloud.schema(projectId),
        this.#cloud.migrations(projectId),
      ]);
      const applied = migrations.filter(({ state }) => state === "succeeded").map(({ path }) => path);
      return { state: "ready", tables: tables.map(described), migrations: applied, ai: await this.#ai() };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { state: "unavailable", reason: error.userMessage };
    }
  }

  /** Adds the migration's file to the run's files. */
  async execute({ sql, purpose }: { sql: string; purpose: string }): Promise<unknown> {
    const { graph, overlay, request, mended } = this.#input;
    const { projectId, aiMessageId } = request;
    await this.#requireEnabled();
    const judgement = await judgeSql(projectId, sql);
    if (judgement.refusal !== null) {
      this.#tell("failed");
      throw new EditRefusal("SQL", MIGRATIONS, judgement.refusal);
    }
    await this.#allowed(EXECUTE_SQL, { sql, purpose, judgement });
    this.#tell("running");
    const migrated = this.#cloud.migrate(projectId, { name: purpose, sql, aiMessageId });
    this.#running = migrated.then(
      () => undefined,
      () => undefined,
    );
    const run = await graph
      .run(
        "sql",
        () => migrated,
        ({ path, state }) => ({ path, state }),
      )
      .catch((error: unknown) => {
        this.#tell("failed");
        throw error instanceof AppError ? new EditRefusal("SQL", MIGRATIONS, error.userMessage) : error;
      });
    const { path, content } = migrationFile(run);
    overlay.put(path, content);
    this.#tell("succeeded");
    mended(MIGRATIONS);
    return { state: run.state, path: run.path };
  }

  /** `logs`: from the records of the backend and its functions instead of the tables. */
  async read({ sql, purpose, logs = false }: Parameters<DataPort["read"]>[0]): Promise<unknown> {
    const { projectId, user } = this.#input.request;
    await this.#requireEnabled();
    await this.#allowed(logs ? READ_LOGS : QUERY_DATABASE, { sql, purpose, judgement: null });
    try {
      const rows = logs
        ? await this.#cloud.logs(projectId, { query: sql, limit: MAX_ROWS, by: user.id })
        : await this.#cloud.query(projectId, { query: sql, readOnly: true });
      return { rows: rows.slice(0, MAX_ROWS), total: rows.length };
    } catch (error) {
      throw error instanceof AppError ? new Error(error.userMessage, { cause: error }) : error;
    }
  }

  async #requireEnabled(): Promise<void> {
    if (await this.#cloud.isEnabled(this.#input.request.projectId)) return;
    throw new Error(NO_BACKEND);
  }

  async #allowed(
    tool: keyof typeof DOES,
    // Null: the statement only reads, which the database enforces.
    { sql, purpose, judgement }: { sql: string; purpose: string; judgement: SqlJudgement | null },
  ): Promise<void> {
    const { approvals } = this.#input;
    const changes = tool === EXECUTE_SQL;
    const destructive = judgement !== null && mayTakeAway(judgement);
    if (changes) this.#tell("pending");
    await approvals
      .check({
        identity: identity(tool, destructive),
        integration_label: "Cloud",
        tool_label: DATABASE_TOOL_LABELS[tool],
        purpose: `${DOES[tool]}: ${purpose}`,
        arguments: sql,
        destructive,
        changed: false,
        ...(destructive ? { loss: () => this.#loss(judgement) } : {}),
      })
      .catch((error: unknown) => {
        if (changes) this.#tell("denied");
        if (changes && error instanceof ToolDenied && error.byPerson) this.#input.say(notRun(this.#input.isEmbedded));
        throw error;
      });
  }

  #loss(judgement: SqlJudgement): Promise<string> {
    const { projectId } = this.#input.request;
    const query = (sql: string) => this.#cloud.query(projectId, { query: sql, readOnly: true });
    return lossWords(judgement, query, AFTERWARDS);
  }

  #tell(state: SqlRunState): void {
    this.#input.reporter.sql?.(state);
  }
}

const described = ({ name, columns, foreign_keys, rls_enabled, policies }: CloudTable) => ({
  name,
  columns: columns.map((column) =>
    [
      column.name,
      column.data_type,
      column.is_nullable ? "" : "not null",
      column.default_value === null ? "" : `default ${column.default_value}`,
      ...foreign_keys.filter((key) => key.column === column.name).map(({ references }) => `references ${references}`),
    ]
      .filter(Boolean)
      .join(" "),
  ),
  row_level_security: rls_enabled,
  policies: policies.map(
    ({ policyname, cmd, roles, qual, with_check }) =>
      `${policyname}: ${cmd} to ${roles.join(", ")}${qual === null ? "" : ` using (${qual})`}${with_check === null ? "" : ` with check (${with_check})`}`,
  ),
});
