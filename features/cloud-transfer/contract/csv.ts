/**
 * Rows of a CSV file on their way to a table. The browser reads the file and sends lines of JSON: the first is the plan,
 * each other one the cells of a row, as texts or null.
 */
import { z } from "zod";

/** Bounds of a file. The browser refuses a larger one before it reads, the server while it reads. */
export const MAX_CSV_BYTES = 200 * 1024 * 1024;
export const MAX_CSV_ROWS = 1_000_000;
export const MAX_CSV_COLUMNS = 200;
export const MAX_CELL_CHARACTERS = 1_000_000;
/** Quotes and brackets of JSON make lines longer than the file's own. */
export const MAX_ROWS_BODY_BYTES = 2 * MAX_CSV_BYTES;

/** Faulty rows that are listed. A check ends when so many were found. */
export const MAX_LISTED_FAULTS = 100;
/** Faulty rows that an import leaves out; more mean that the columns are mapped wrongly. */
export const MAX_LEFT_OUT = 1000;
export const MAX_SHOWN_VALUE = 200;

/** `refuse`: a row whose key is there is faulty. `update`: it is changed. `keep`: it stays as it is. */
export const CONFLICTS = ["refuse", "update", "keep"] as const;
export type OnConflict = (typeof CONFLICTS)[number];

const name = z.string().min(1).max(63);

/** The first line of the body. */
export const csvPlanSchema = z.object({
  /** A table of the schema public. */
  table: name,
  /** In the order of the cells. */
  columns: z.array(name).min(1).max(MAX_CSV_COLUMNS),
  on_conflict: z.enum(CONFLICTS),
  /** Columns of one unique key of the table; empty for `refuse`. */
  key: z.array(name).max(32),
  /** Faulty rows are left out, and the others imported; false: one faulty row keeps all of them out. */
  leave_out_faulty: z.boolean(),
});
export type CsvPlan = z.output<typeof csvPlanSchema>;

const faultSchema = z.object({
  /** Counts rows of the file from 1, without its heading. */
  row: z.number().int(),
  /** Null: the fault is not one column's. */
  column: z.string().nullable(),
  value: z.string().nullable(),
  reason: z.string(),
});
export type CsvFault = z.output<typeof faultSchema>;

export const csvOutcomeSchema = z.object({
  /** Rows that were read. */
  rows: z.number().int(),
  inserted: z.number().int(),
  updated: z.number().int(),
  /** Rows whose key was there, where they are kept. */
  kept: z.number().int(),
  faults: z.array(faultSchema),
  /** Faulty rows in all; those beyond the listed ones were left out, or not looked for. */
  faulty: z.number().int(),
  /** The check ended before the end of the file. */
  is_cut: z.boolean(),
  /** False after a check, and where faulty rows kept everything out. */
  is_stored: z.boolean(),
});
export type CsvOutcome = z.output<typeof csvOutcomeSchema>;

export const targetColumnSchema = z.object({
  name: z.string(),
  /** As SQL writes it. */
  type: z.string(),
  is_nullable: z.boolean(),
  has_default: z.boolean(),
  /** The database works its values out, so nothing can be imported into it. */
  is_generated: z.boolean(),
  /** It numbers rows by itself; imported numbers are kept, and it counts on behind the largest. */
  is_numbered: z.boolean(),
});
export type TargetColumn = z.output<typeof targetColumnSchema>;

export const csvTargetSchema = z.object({
  columns: z.array(targetColumnSchema),
  /** Unique keys, the primary one first. */
  keys: z.array(z.object({ columns: z.array(z.string()), is_primary: z.boolean() })),
});
export type CsvTarget = z.output<typeof csvTargetSchema>;
