/** Access that the database's rules allow, proven by trying it, and known mistakes found in the database. */
import { z } from "zod";

/** Number of rows the operation was allowed on, among those tried; null: refused. */
const reach = z.number().int().nullable();
const accessSchema = z.object({
  select: reach,
  /** Whether row-level security admits a new row. Other rules, such as constraints, are not considered. */
  insert: z.boolean(),
  update: reach,
  delete: reach,
});
export const OPERATIONS = ["select", "insert", "update", "delete"] as const;
export const CALLERS = ["anon", "user_a", "user_b"] as const;
/** An attempt that was neither allowed nor refused. */
const failedAttemptSchema = z.object({
  caller: z.enum(CALLERS),
  operation: z.enum(OPERATIONS),
  /**
   * `broken`: a policy, or a function it calls, fails for every caller. `unclear`: something else ended the attempt.
   */
  kind: z.enum(["broken", "unclear"]),
  /** Null: the attempt took too long. */
  sqlstate: z.string().nullable(),
  /** Postgres' own message. */
  message: z.string(),
});
export type FailedAttempt = z.output<typeof failedAttemptSchema>;
export const provenTableSchema = z.object({
  /** With its schema if that is not `public`: `api.orders`. */
  table: z.string(),
  rls_enabled: z.boolean(),
  /** Number of rows the owner sees, up to `MAX_TRIED_ROWS`. */
  rows: z.number().int(),
  access: z.object({ anon: accessSchema, user_a: accessSchema, user_b: accessSchema }),
  /** Columns that strangers may read, where a grant names some; null where it is the whole table. */
  anon_columns: z.array(z.string()).nullable().default(null),
  /** These count as refused in `access`, because nobody got anything. */
  failed: z.array(failedAttemptSchema),
  /** False: it took too long, so not everything was tried. */
  is_complete: z.boolean(),
});
export type ProvenTable = z.output<typeof provenTableSchema>;
export const MAX_TRIED_ROWS = 1000;

export const LINT_LEVELS = ["error", "warning", "info"] as const;
export const lintSchema = z.object({
  name: z.string(),
  level: z.enum(LINT_LEVELS),
  /** `public.todos` */
  object: z.string(),
  message: z.string(),
});
export type Lint = z.output<typeof lintSchema>;
