/** The summary of the oldest part of a conversation, which no longer fits into its model's window. */
import { z } from "zod";

export const MAX_SUMMARY_CHARACTERS = 12_000;

export const summarySchema = z.object({
  text: z.string(),
  /** Number of messages that it covers. */
  messages: z.number().int(),
  /** A change names the version that it was made from. */
  version: z.number().int(),
  /** False: as the model wrote it. */
  edited: z.boolean(),
  changed_at: z.string(),
});
export type ConversationSummary = z.infer<typeof summarySchema>;

export const editedSummarySchema = z.object({
  text: z.string().trim().min(1, "Please write something").max(MAX_SUMMARY_CHARACTERS),
  version: z.number().int().min(1),
});
