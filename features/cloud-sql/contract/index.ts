/** SQL that a person writes and runs in the project's own database. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { away } from "../../cloud/contract/index.ts";

export const MAX_SQL_CHARACTERS = 200_000;
/** Seconds after which a run is ended. */
export const TIME_LIMITS = [5, 15, 30, 60] as const;
export const USUAL_TIME_LIMIT = 15;

/** Texts of one person in one project that are kept after a run. */
export const MAX_HISTORY = 100;
export const MAX_SAVED = 100;
/** Longer texts are run and not kept: a hundred of them take 2 MB at most. */
export const MAX_KEPT_CHARACTERS = 20_000;
export const MAX_NAME_CHARACTERS = 80;

const canEdit = { project: "EditProject" } as const;

const ranSchema = z.object({
  /** Such as `INSERT 0 2` or `CREATE TABLE`. */
  command: z.string(),
  count: z.number().int(),
  milliseconds: z.number(),
});

export const runResultSchema = z.object({
  /** In the order of the text. */
  statements: z.array(ranSchema),
  /** The last answer that has columns, in texts as the database writes them; null: there was none. */
  answer: z
    .object({
      columns: z.array(z.object({ name: z.string(), type: z.string() })),
      rows: z.array(z.array(z.string().nullable())),
      /** There are more rows than are shown. */
      has_more: z.boolean(),
    })
    .nullable(),
});
export type RunResult = z.output<typeof runResultSchema>;

export const RUN_OUTCOMES = ["done", "failed", "cancelled"] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

const ranTextSchema = z.object({
  id: z.string(),
  sql: z.string(),
  at: z.string(),
  outcome: z.enum(RUN_OUTCOMES),
  /** Rows that came or were changed; null: it did not succeed. */
  rows: z.number().int().nullable(),
  milliseconds: z.number().int(),
});
export type RanText = z.output<typeof ranTextSchema>;

const savedTextSchema = z.object({ id: z.string(), name: z.string(), sql: z.string(), saved_at: z.string() });
export type SavedText = z.output<typeof savedTextSchema>;

const project = z.object({ id: z.string() });
const nameSchema = z
  .string()
  .trim()
  .min(1, "Please enter a name")
  .max(MAX_NAME_CHARACTERS)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, "The name has no control characters.");

export const cloudSqlContract = {
  run: route({
    method: "POST",
    path: "/projects/{id}/cloud/sql/runs",
    policy: canEdit,
    summary: "Statements as the project's owner, in one transaction; read only unless changes are allowed",
    params: z.object({ id: z.string() }),
    body: z.object({
      /** Made by the caller, who cancels by it. */
      run_id: z.uuid(),
      sql: z.string().min(1).max(MAX_SQL_CHARACTERS),
      allow_changes: z.boolean().default(false),
      time_limit: z.number().int().min(TIME_LIMITS[0]).max(TIME_LIMITS.at(-1)!).default(USUAL_TIME_LIMIT),
      /** The person has read what it takes away, and wants it. */
      is_confirmed: z.boolean().default(false),
      /** Whether the text is kept in the caller's history. */
      in_history: z.boolean().default(true),
    }),
    result: runResultSchema,
    maxBodyBytes: 4 * MAX_SQL_CHARACTERS + 1024,
    errors: [
      ...away,
      { status: 400, code: "sql_failed" },
      { status: 400, code: "transaction_ended" },
      { status: 400, code: "statement_cancelled" },
      { status: 400, code: "answer_too_large" },
      { status: 409, code: "confirmation_needed" },
      { status: 409, code: "run_exists" },
      { status: 413, code: "cloud_full" },
      { status: 429, code: "too_many_runs" },
      { status: 429, code: "too_many_requests" },
    ],
    needsNoRoom: true,
    rate: { max: 120, seconds: 60 },
  }),
  cancel: route({
    method: "POST",
    path: "/projects/{id}/cloud/sql/runs/{runId}/cancel",
    policy: canEdit,
    summary: "Ends a run of one's own on the server; the run itself answers how it ended",
    params: z.object({ id: z.string(), runId: z.uuid() }),
    body: z.object({}),
    /** False: it had ended before. */
    result: z.object({ was_running: z.boolean() }),
    needsNoRoom: true,
  }),
  saveMigration: route({
    method: "POST",
    path: "/projects/{id}/cloud/sql/migrations",
    policy: canEdit,
    summary: "Runs statements as one migration, whose file becomes a version of the project; asks before it takes away",
    params: project,
    body: z.object({
      /** Its purpose in a few words, of which the file's name is made. */
      name: nameSchema,
      sql: z.string().min(1).max(MAX_SQL_CHARACTERS),
      /** The person has read what it takes away, and wants it. */
      is_confirmed: z.boolean().default(false),
    }),
    result: z.object({
      /** `supabase/migrations/20261122074455_close_old_orders.sql` */
      path: z.string(),
      /** Null: the database was changed, and the file could not be committed. It is in the list of migrations. */
      version: z.number().int().nullable(),
    }),
    maxBodyBytes: 4 * MAX_SQL_CHARACTERS + 1024,
    errors: [
      ...away,
      { status: 400, code: "sql_failed" },
      { status: 400, code: "row_security_missing" },
      { status: 400, code: "invalid_request" },
      { status: 409, code: "confirmation_needed" },
      { status: 409, code: "migration_running" },
      { status: 413, code: "cloud_full" },
    ],
    // Each copies the database first, as a restore point.
    rate: { max: 30, seconds: 60 },
  }),
  history: route({
    method: "GET",
    path: "/projects/{id}/cloud/sql/history",
    policy: canEdit,
    summary: "Texts that the caller ran in this project, the newest first; nobody else reads them",
    params: project,
    result: z.object({ ran: z.array(ranTextSchema) }),
  }),
  clearHistory: route({
    method: "DELETE",
    path: "/projects/{id}/cloud/sql/history",
    policy: canEdit,
    summary: "Forgets them",
    params: project,
    needsNoRoom: true,
  }),
  saved: route({
    method: "GET",
    path: "/projects/{id}/cloud/sql/saved",
    policy: canEdit,
    summary: "Queries that the caller saved in this project, by name",
    params: project,
    result: z.object({ saved: z.array(savedTextSchema) }),
  }),
  save: route({
    method: "PUT",
    path: "/projects/{id}/cloud/sql/saved",
    policy: canEdit,
    summary: "Saves a query for the caller; the one of the same name is replaced",
    params: project,
    body: z.object({
      name: nameSchema,
      sql: z.string().min(1).max(MAX_KEPT_CHARACTERS),
    }),
    result: savedTextSchema,
    errors: [
      { status: 400, code: "invalid_request" },
      { status: 409, code: "too_many_saved" },
    ],
  }),
  removeSaved: route({
    method: "DELETE",
    path: "/projects/{id}/cloud/sql/saved/{queryId}",
    policy: canEdit,
    summary: "Deletes one",
    params: z.object({ id: z.string(), queryId: z.string().max(100) }),
    errors: [{ status: 404, code: "not_found" }],
    needsNoRoom: true,
  }),
} as const satisfies Contract;
