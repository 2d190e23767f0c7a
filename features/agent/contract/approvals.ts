/** A tool that waits for a person, as chat shows it. (design: agent, tools; ask is the default) */
import { z } from "zod";

export const APPROVAL_ANSWERS = ["deny", "allow_once", "allow_always"] as const;
export const approvalAnswerSchema = z.enum(APPROVAL_ANSWERS);
export type ApprovalAnswer = z.infer<typeof approvalAnswerSchema>;

/** All texts but `purpose` and the labels come from a model or a stranger's server: shown as text, never as markup. */
export const approvalQuestionSchema = z.object({
  integration_label: z.string(),
  tool_label: z.string(),
  /** One line in our own words: what happens when it is allowed. */
  purpose: z.string(),
  /** The arguments the model wants to call it with, as readable JSON. */
  arguments: z.string(),
  /** It can delete or overwrite something, so it may be allowed once only, never for good. */
  destructive: z.boolean(),
  /** The loss that allowing it causes, counted as far as possible, in our own words. */
  loss: z.string().nullable().default(null),
  /** The tool differs from the one that was allowed before. */
  changed: z.boolean(),
  /** All that allowing it for good covers, such as a host; null: every call of the tool. */
  covers: z.string().nullable().default(null),
  /** Name of the secret whose value answers it. Consent alone is no answer then. */
  secret_name: z.string().nullable().default(null),
});
export type ApprovalQuestion = z.infer<typeof approvalQuestionSchema>;

/** Times are ISO 8601 instants; after `expires_at` the answer is no. */
export const pendingApprovalSchema = approvalQuestionSchema.extend({
  id: z.string(),
  asked_at: z.string(),
  expires_at: z.string(),
});
export type PendingApproval = z.infer<typeof pendingApprovalSchema>;
