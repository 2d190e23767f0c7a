/** What the rules of the database let people do: proven by doing it, and what is known to go wrong. */
import { z } from "zod";

/** `public.todos`: how many rows a caller could do it with, of those that were tried; null: refused. */
const reach = z.number().int().nullable();
const accessSchema = z.object({
  select: reach,
  /** Whether row-level security lets a new row in; what other rules say of it is not asked. */
  insert: z.boolean(),
  update: reach,
  delete: reach,
});
export const OPERATIONS = ["select", "insert", "update", "delete"] as const;
export const CALLERS = ["anon", "user_a", "user_b"] as const;
/** An attempt that was neither let through nor refused. */
const failedAttemptSchema = z.object({
  caller: z.enum(CALLERS),
  operation: z.enum(OPERATIONS),
  /** `broken`: a policy, or what it calls, fails for everybody it is asked for. `unclear`: something else ended the attempt. */
  kind: z.enum(["broken", "unclear"]),
  /** Null: it took too long. */
  sqlstate: z.string().nullable(),
  /** In Postgres' words. */
  message: z.string(),
});
export type FailedAttempt = z.output<typeof failedAttemptSchema>;
export const provenTableSchema = z.object({
  /** With its schema where that is not `public`: `api.orders`. */
  table: z.string(),
  rls_enabled: z.boolean(),
  /** As the owner sees them, up to `MAX_TRIED_ROWS`. */
  rows: z.number().int(),
  access: z.object({ anon: accessSchema, user_a: accessSchema, user_b: accessSchema }),
  /** They count as refused in `access`: nobody got anything. */
  failed: z.array(failedAttemptSchema),
  /** Took too long: it was not tried to the end. */
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
