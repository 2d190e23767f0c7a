/** Why a turn was not applied, or only after a repair: codes of the agent and the labels chat shows for them. [T8.11] [AG2] */
import { z } from "zod";

export const PIPELINE_ERROR_LABELS = {
  NO_MATCH: "Failed search-replace",
  AMBIGUOUS: "Failed search-replace",
  NO_FILE: "Search-replace on missing file",
  ALREADY_APPLIED: "Changes already applied",
  FORBIDDEN_PATH: "Tried editing file without permission",
  UNWANTED: "Unwanted changes",
  MISSING_TARGET: "Tried deleting or renaming non-existent file",
  RENAME: "Failed to rename file",
  DELETE: "Failed to delete file",
  DEP_INSTALL: "Couldn't install dependency",
  BUILD: "Build unsuccessful",
  FN_DEPLOY: "Couldn't deploy Supabase functions",
  APPLY: "Changes couldn't be applied",
  SQL: "An error occurred while applying the migration",
  IMMEDIATE_RUNTIME: "Oops, it looks like our AI had a bit of a hiccup and broke the app",
  RUNTIME: "The app encountered an error",
  HTTP_CLIENT: "The app encountered an error",
  HTTP_SERVER: "The app encountered an error",
  EDGE: "The app encountered an error",
  /** Not of the specification: something that the app has proven before. */
  JOURNEY: "A journey broke",
  CORS: "The app encountered an error",
} as const;
export type PipelineErrorCode = keyof typeof PIPELINE_ERROR_LABELS;
export const PIPELINE_ERROR_CODES = Object.keys(PIPELINE_ERROR_LABELS) as [PipelineErrorCode, ...PipelineErrorCode[]];

/** `message` is a sentence for people; `details` is the log behind it, at most 20,000 characters. [T3.23] */
export const pipelineErrorSchema = z.object({
  trace_id: z.string(),
  code: z.enum(PIPELINE_ERROR_CODES),
  message: z.string(),
  details: z.string().nullable(),
});
export type PipelineError = z.infer<typeof pipelineErrorSchema>;

export const pipelineErrorLabel = (code: PipelineErrorCode): string => PIPELINE_ERROR_LABELS[code];
