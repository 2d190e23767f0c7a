/** Documents of `projects/{id}/trajectory`: one union over `tag`, as the HTTP page and the live path carry them. [T3.22-T3.30] [CH3] */
import { z } from "zod";
import {
  DRAFT_STATES,
  draftSchema,
  evidenceSchema,
  pendingApprovalSchema,
  pipelineErrorSchema,
  proposedLinesSchema,
  questionSchema,
  removalSchema,
  siteDetailSchema,
  stepSchema,
  todoItemSchema,
  turnBudgetSchema,
} from "../../agent/contract/index.ts";

/** The element picked in the preview. Everything but the name is optional, because old clients send less. */
export const selectedElementSchema = z.looseObject({
  /** `button`, `h1`. */
  tag_name: z.string().max(100).optional(),
  text: z.string().max(2000).optional(),
  file_path: z.string().max(400).optional(),
  line: z.number().int().optional(),
  column: z.number().int().optional(),
  selector: z.string().max(2000).optional(),
  /** Path of its page in the app. */
  page: z.string().max(500).optional(),
});
export type SelectedElement = z.infer<typeof selectedElementSchema>;

/** A missing status means completed. [CH4] */
export const MESSAGE_STATUSES = ["running", "completed", "stopped"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const FEEDBACK_CATEGORIES = {
  not_what_i_asked: "Not what I asked for",
  broke_something: "It broke something",
  looks_wrong: "It looks wrong",
  incomplete: "Something is missing",
  too_slow: "It took too long",
  other: "Something else",
} as const;
export type FeedbackCategory = keyof typeof FEEDBACK_CATEGORIES;

const base = {
  id: z.string(),
  created_at: z.string(),
  content: z.string().default(""),
  user_id: z.string().nullable().default(null),
  edit_id: z.string().nullable().default(null),
};

export const userMessageSchema = z.object({
  ...base,
  tag: z.literal("user-message"),
  user_name: z.string(),
  /** The answer to this message. */
  ai_message_id: z.string(),
  selected_elements: z.array(selectedElementSchema),
  /** Addresses, readable by everybody who may read the conversation. */
  images: z.array(z.string()),
  /** The answer whose question this one answers. */
  answer_to: z.string().nullable().default(null),
  contains_error: z.boolean(),
  tags: z.array(z.string()),
  chat_only: z.boolean(),
  mode: z.enum(["agent", "instant"]),
  model: z.string(),
  is_stuck: z.boolean(),
  intent: z.string().nullable(),
  /** 1 is next; null once the turn has started. */
  queued_position: z.number().int().nullable(),
  /** It waits for the next step of the running turn. */
  steers: z.boolean().optional(),
  /** The answer whose turn read it while it ran; it has no answer of its own. */
  steered: z.string().optional(),
});

const aiFields = {
  ...base,
  /** The message that this answers, and its sender. */
  message_id: z.string(),
  user_name: z.string(),
  /** Queued messages are `running` with a `queued_position`. */
  status: z.enum(MESSAGE_STATUSES).default("completed"),
  queued_position: z.number().int().nullable(),
  /** Same as `status === "stopped"`. [CH4] */
  stopped: z.boolean(),
  errors: z.array(z.string()),
  pipeline_errors: z.array(pipelineErrorSchema),
  sql_run_state: z.enum(["pending", "running", "succeeded", "failed", "denied"]).nullable(),
  steps: z.array(stepSchema),
  /** The turn's to-do list. Turns before 2026-12 have none. */
  todo: z.array(todoItemSchema).optional(),
  /** Lines for `AGENTS.md` that the turn proposes. */
  proposed_lines: proposedLinesSchema.nullable().optional(),
  /** The part of its budget that the turn used. Turns before 2026-12 and those of the embedded builder have none. */
  budget: turnBudgetSchema.nullable().optional(),
  /** The turn worked from a summary of so many earlier messages. */
  summarised: z.number().int().nullable().optional(),
  evidence: evidenceSchema.nullable(),
  /** Exactly 3 after a turn that changed something, each at most 32 characters. */
  suggestions: z.array(z.string()),
  site_details: z.array(siteDetailSchema),
  /** Files of this turn's version. Turns before 2026-12 have none. */
  changed_files: z.number().int().nonnegative().optional(),
  /** Code that this turn's version took out. Turns before 2026-12 have no list. */
  removals: z.array(removalSchema).optional(),
  not_done: z.array(z.string()),
  /** The files of a turn that was not applied. Turns before 2026-12 have none. */
  draft: draftSchema.nullable().optional(),
  draft_state: z.enum(DRAFT_STATES).nullable().optional(),
  question: questionSchema.nullable(),
  /** A tool that needs the approval of somebody who may edit. */
  approval: pendingApprovalSchema.nullable().default(null),
  /** Number of the version this turn made. */
  version: z.number().int().nullable(),
  /** The turn itself was not applied: the version holds only the file of its database change. */
  database_only: z.boolean().default(false),
  /** Title of that version. */
  title: z.string().nullable(),
  model_label: z.string().nullable(),
  /** Epoch milliseconds of the server; null while queued. */
  started_at: z.number().nullable(),
  ended_at: z.number().nullable(),
  thinking_time_ms: z.number().int().nullable(),
  time_to_first_token_ms: z.number().int().nullable(),
  /** The same message may be sent again: `POST …/chat/{aiMessageId}/retry`. */
  can_retry: z.boolean(),
  feedback_sentiment: z.enum(["positive", "negative", "no_feedback"]).nullable(),
  feedback_content: z.string().nullable(),
  /** One of FEEDBACK_CATEGORIES, for negative feedback. */
  feedback_category: z.string().nullable(),
  /** Null if nothing is charged. */
  cost_credits: z.number().nullable(),
};
export const aiMessageSchema = z.object({ ...aiFields, tag: z.literal("ai-message") });
export const instantModeMessageSchema = z.object({ ...aiFields, tag: z.literal("instant-mode-message") });

export const branchSwitchedSchema = z.object({ ...base, tag: z.literal("branch-switched"), branch_name: z.string() });
export const externalCommitSchema = z.object({
  ...base,
  tag: z.literal("external-commit-pushed"),
  commit_hash: z.string(),
  commit_message: z.string(),
});
export const revertSuccessSchema = z.object({
  ...base,
  tag: z.literal("revert-success"),
  commit_hash: z.string(),
  edit_id: z.string(),
  user_name: z.string(),
  target_edit_id: z.string(),
  target_version: z.number().int(),
  version: z.number().int(),
  /** The edit that Undo took back. */
  undone_edit_id: z.string().nullable(),
  /** Functions of the restored files that could not be deployed, and why. */
  errors: z.array(z.string()).default([]),
});
export const messageRevertSchema = z.object({
  ...base,
  tag: z.literal("message-based-revert-success"),
  edit_id: z.string(),
  reverted_event_ids: z.array(z.string()),
  /** The version that took them back. */
  version: z.number().int().nullable().default(null),
});
export const manualEditSchema = z.object({
  ...base,
  tag: z.literal("manual-edit"),
  edit_id: z.string(),
  user_name: z.string(),
  version: z.number().int(),
  /** Functions of the saved files that could not be deployed, and why. */
  errors: z.array(z.string()),
});
/** Read only: written by older clients of the specification, never by this server. [CH13] */
export const legacyRevertSchema = z.object({
  ...base,
  tag: z.literal("legacy-revert"),
  commit_hash: z.string().optional(),
});

export const trajectoryDocumentSchema = z.discriminatedUnion("tag", [
  userMessageSchema,
  aiMessageSchema,
  instantModeMessageSchema,
  branchSwitchedSchema,
  externalCommitSchema,
  revertSuccessSchema,
  messageRevertSchema,
  manualEditSchema,
  legacyRevertSchema,
]);
export type TrajectoryDocument = z.infer<typeof trajectoryDocumentSchema>;
export type UserMessage = z.infer<typeof userMessageSchema>;
export type AiMessage = z.infer<typeof aiMessageSchema> | z.infer<typeof instantModeMessageSchema>;
export type TrajectoryTag = TrajectoryDocument["tag"];

/** Parses a document whose tag this version knows, else null: the caller logs it and shows nothing. [T3.30] */
export function parseTrajectoryDocument(doc: unknown): TrajectoryDocument | null {
  const parsed = trajectoryDocumentSchema.safeParse(doc);
  return parsed.success ? parsed.data : null;
}
