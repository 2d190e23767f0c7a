/** SQL that a person writes and runs in the project's own database. */
import { z } from "zod";
import { route, type Contract } from "@slipway/kernel/contract/route";

export const MAX_SQL_CHARACTERS = 200_000;
/** Seconds after which a run is ended. */
export const TIME_LIMITS = [5, 15, 30, 60] as const;
export const USUAL_TIME_LIMIT = 15;

const canEdit = { project: "EditProject" } as const;
const away = [
  { status: 404, code: "cloud_not_enabled" },
  { status: 409, code: "cloud_paused" },
  { status: 409, code: "cloud_changing" },
  { status: 503, code: "cloud_unavailable" },
  { status: 503, code: "cloud_busy" },
] as const;

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
    rate: { most: 120, seconds: 60 },
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
} as const satisfies Contract;
