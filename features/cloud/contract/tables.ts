/** Tables of a project's database as screens and the agent read them. [C3.01] [C3.04] */
import { z } from "zod";

/** By the names of columns, which may be any. Not `z.record`, which leaves `__proto__` out. */
export const databaseRow = z
  .custom<Record<string, unknown>>((value) => typeof value === "object" && value !== null && !Array.isArray(value))
  .meta({ type: "object" });

export const cloudColumnSchema = z.object({
  name: z.string(),
  /** The type as SQL writes it: `text`, `timestamp with time zone`, `text[]`. */
  data_type: z.string(),
  is_nullable: z.boolean(),
  /** An SQL expression; null for none. */
  default_value: z.string().nullable(),
  /** Counts from 1 and keeps the place of dropped columns, as `information_schema` does. */
  ordinal_position: z.number().int(),
  is_generated: z.boolean(),
  is_updatable: z.boolean(),
  /** Values of an enumeration, otherwise empty. */
  enums: z.array(z.string()),
});
export type CloudColumn = z.output<typeof cloudColumnSchema>;

export const cloudPolicySchema = z.object({
  tablename: z.string(),
  policyname: z.string(),
  /** `SELECT`, `INSERT`, `UPDATE`, `DELETE` or `ALL`. */
  cmd: z.string(),
  /** It narrows what other policies allow, instead of allowing more. */
  is_restrictive: z.boolean(),
  roles: z.array(z.string()),
  qual: z.string().nullable(),
  with_check: z.string().nullable(),
});
export type CloudPolicy = z.output<typeof cloudPolicySchema>;

export const cloudTableSchema = z.object({
  id: z.number().int(),
  schema: z.string(),
  name: z.string(),
  columns: z.array(cloudColumnSchema),
  primary_keys: z.array(z.object({ name: z.string() })),
  /** References of columns: `user_id` -> `auth.users.id`. */
  foreign_keys: z.array(z.object({ column: z.string(), references: z.string() })),
  /** Row-level security is on. Without policies only the owner sees rows. */
  rls_enabled: z.boolean(),
  policies: z.array(cloudPolicySchema),
  live_rows_estimate: z.number().int(),
});
export type CloudTable = z.output<typeof cloudTableSchema>;
