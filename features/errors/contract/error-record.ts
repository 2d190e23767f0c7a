/** An error of a project's app, and its words. [T3.07] [T8.10] [ER1] */
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";

export const ERROR_TYPES = [
  "cors",
  "http_server",
  "http_client",
  "edge_function",
  "build",
  "runtime",
  "immediate_runtime",
  "sql",
  "unknown",
] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];
export const isErrorType = (text: string): text is ErrorType => (ERROR_TYPES as readonly string[]).includes(text);

const ADDRESS_CHARACTERS = 2000;
const address = z.string().max(ADDRESS_CHARACTERS).nullable().default(null);
const whole = z.number().int().min(0).max(2_147_483_647).nullable().default(null);

export const errorPlaceSchema = z.object({
  url: address,
  method: z.string().max(20).nullable().default(null),
  origin: address,
  status: whole,
  colno: whole,
  lineno: whole,
  filename: address,
});
export type ErrorPlace = z.output<typeof errorPlaceSchema>;

/** Length of a reported message. The server cuts more and says so in the text. [T5.11] */
export const REPORTED_CHARACTERS = limits.errorTextCharacters + 1000;

export const reportedErrorSchema = z.object({
  type: z.enum(ERROR_TYPES),
  error_message: z.string().min(1).max(REPORTED_CHARACTERS),
  occurred_at: z.iso.datetime().optional(),
  /** The app's page on which it happened, as its router names it. */
  page: z.string().max(ADDRESS_CHARACTERS).default("/"),
  meta_data: errorPlaceSchema.default({
    url: null,
    method: null,
    origin: null,
    status: null,
    colno: null,
    lineno: null,
    filename: null,
  }),
});
export type ReportedError = z.input<typeof reportedErrorSchema>;

/**
 * Bound of fixes for the same cause within a day: after so many, the same approach leads nowhere. (product page, item
 * 10)
 */
export const MAX_FIXES = 2;

export const errorRecordSchema = z.object({
  id: z.string(),
  type: z.enum(ERROR_TYPES),
  error_message: z.string(),
  occurred_at: z.string(),
  created_at: z.string(),
  /** Null: the error is open. */
  handled_at: z.string().nullable(),
  meta_data: errorPlaceSchema,
  page: z.string(),
  /** How many fixes were tried for the same cause within a day. */
  fix_attempts: z.number().int(),
});
export type ErrorRecord = z.output<typeof errorRecordSchema>;
