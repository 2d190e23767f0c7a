/** SQL files: dumps that leave, and those that arrive. */
import { z } from "zod";

export const MAX_SQL_FILE_BYTES = 256 * 1024 * 1024;

/** `schema` and `rows` are the two files that `supabase db push` and its seed take, in this order. */
export const DUMP_PARTS = ["all", "schema", "rows"] as const;
export type DumpPart = (typeof DUMP_PARTS)[number];

export const DUMP_USERS = ["none", "without_passwords", "with_passwords"] as const;
export type DumpUsers = (typeof DUMP_USERS)[number];

/** The last line of a dump. A file without it is not whole. */
export const END_OF_DUMP = "-- End of dump";

const skippedSchema = z.object({
  /** Such as `Sign-ins of users`. */
  what: z.string(),
  reason: z.string(),
  count: z.number().int(),
  /** Line of the first one. */
  line: z.number().int(),
});
export type SkippedPart = z.output<typeof skippedSchema>;

export const sqlPlanSchema = z.object({
  /** Hash of the file's bytes: an import names what was looked at. */
  sha256: z.string(),
  /** Statements that would run. */
  statements: z.number().int(),
  /** Objects that the file makes, by kind: `tables` 4. */
  takes: z.array(z.object({ what: z.string(), count: z.number().int() })),
  /** Rows by table, as far as they stand in COPY blocks or INSERTs. */
  rows: z.array(z.object({ table: z.string(), rows: z.number().int() })),
  users: z.number().int(),
  skips: z.array(skippedSchema),
  /** Tables of the file that the project has already. */
  existing: z.array(z.string()),
});
export type SqlPlan = z.output<typeof sqlPlanSchema>;

export const sqlOutcomeSchema = z.object({
  statements: z.number().int(),
  rows: z.number().int(),
  users: z.number().int(),
  /** Tables that had no row-level security, for which it was switched on. */
  secured_tables: z.array(z.string()),
  /** Views that now read with the rights of whoever asks, and others that visitors cannot read any more. */
  secured_views: z.array(z.string()),
  /** Going back to it undoes the import. */
  point: z.object({ id: z.string(), name: z.string() }),
});
export type SqlOutcome = z.output<typeof sqlOutcomeSchema>;
