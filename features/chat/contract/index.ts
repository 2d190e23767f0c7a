/** Conversation of a project: send, queue, stop, retry, read. */
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";
import { livePath } from "@slipway/kernel/contract/live";
import { pageCursor } from "@slipway/kernel/contract/page-cursor";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { approvalAnswerSchema } from "../../agent/contract/approvals.ts";
import { newSecretSchema } from "../../cloud/contract/secrets.ts";
import { FEEDBACK_CATEGORIES, MESSAGE_STATUSES, trajectoryDocumentSchema, type FeedbackCategory } from "./messages.ts";
import { chatRequestSchema, queuedEditSchema, resendSchema } from "./request.ts";

export * from "./messages.ts";
export * from "./replay-limits.ts";
export * from "./request.ts";

const project = z.object({ id: z.string() });
const canEdit = { project: "EditProject" } as const;

const receivedFeedbackSchema = z.object({
  message_id: z.string(),
  project_id: z.string(),
  project_name: z.string(),
  given_at: z.string(),
  category: z.string().nullable(),
  content: z.string().nullable(),
  /** Label of the model that answered. */
  model_label: z.string().nullable(),
});
export type ReceivedFeedback = z.infer<typeof receivedFeedbackSchema>;

const turn = z.object({
  id: z.string(),
  ai_message_id: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** Null: the turn runs now. */
  queued_position: z.number().int().nullable(),
});

const sendErrors = [
  { status: 400, code: "model_not_configured" },
  { status: 400, code: "image_gone" },
  { status: 400, code: "secret_found" },
  { status: 402, code: "out_of_credits" },
  { status: 402, code: "usage_limit" },
  { status: 409, code: "message_differs" },
  { status: 409, code: "project_locked" },
  { status: 413, code: "project_full" },
  { status: 429, code: "rate_limited" },
  { status: 503, code: "queue_full" },
] as const;
const draftErrors = [
  { status: 404, code: "not_found" },
  { status: 409, code: "draft_not_open" },
  { status: 409, code: "project_locked" },
] as const;
const queuedErrors = [
  { status: 403, code: "forbidden" },
  { status: 409, code: "already_started" },
] as const;

/** A person is asked for feedback at most once in this many days. [CH11] */
export const ASK_FEEDBACK_DAYS = 7;
export const FEEDBACK_CHARACTERS = 2000;

export const chatContract = {
  send: route({
    method: "POST",
    path: "/projects/{id}/chat",
    policy: canEdit,
    summary: "Starts a turn, or queues it behind the running one; the answer streams over the live path",
    params: project,
    body: chatRequestSchema,
    maxBodyBytes: 8 * 1_048_576,
    result: turn,
    errors: sendErrors,
  }),
  stop: route({
    method: "POST",
    path: "/projects/{id}/chat/{aiMessageId}/stop",
    needsNoRoom: true,
    policy: canEdit,
    summary: "Stops a running turn; files of a connected model stay as a draft",
    params: z.object({ id: z.string(), aiMessageId: z.string() }),
  }),
  answerApproval: route({
    method: "POST",
    path: "/projects/{id}/chat/{aiMessageId}/approval",
    needsNoRoom: true,
    policy: canEdit,
    summary: "Answers the question a running turn waits for; the first answer counts",
    params: z.object({ id: z.string(), aiMessageId: z.string() }),
    body: z.object({ approval_id: z.string().max(100), answer: approvalAnswerSchema }),
    errors: [
      { status: 400, code: "always_asks" },
      { status: 400, code: "needs_value" },
      { status: 409, code: "not_waiting" },
    ],
  }),
  giveSecret: route({
    method: "POST",
    path: "/projects/{id}/chat/{aiMessageId}/secret",
    policy: canEdit,
    summary: "Stores the secret that a running turn asks for, in the encrypted store and nowhere else",
    params: z.object({ id: z.string(), aiMessageId: z.string() }),
    body: z.object({ approval_id: z.string().max(100), value: newSecretSchema.shape.value }),
    errors: [
      { status: 404, code: "cloud_not_enabled" },
      { status: 409, code: "not_waiting" },
      { status: 409, code: "too_many_secrets" },
    ],
  }),
  retry: route({
    method: "POST",
    path: "/projects/{id}/chat/{aiMessageId}/retry",
    policy: canEdit,
    summary: "Sends the message of a turn that was not applied again, as a new turn",
    params: z.object({ id: z.string(), aiMessageId: z.string() }),
    body: z.object({ id: z.uuid(), ai_message_id: z.uuid() }),
    result: turn,
    errors: [...sendErrors, { status: 409, code: "not_retryable" }],
  }),
  resend: route({
    method: "POST",
    path: "/projects/{id}/chat/{messageId}/resend",
    policy: canEdit,
    summary: "Rewords a message that no change followed; its turn's changes are undone first",
    params: z.object({ id: z.string(), messageId: z.string() }),
    body: resendSchema,
    result: turn,
    errors: [...sendErrors, { status: 403, code: "forbidden" }, { status: 409, code: "not_newest" }],
  }),
  keepDraft: route({
    method: "POST",
    path: "/projects/{id}/chat/{aiMessageId}/draft/keep",
    policy: canEdit,
    summary: "Makes a turn's draft a version as it is; refused if it clashes with later changes",
    params: z.object({ id: z.string(), aiMessageId: z.string() }),
    result: z.object({ version: z.number().int() }),
    errors: [
      ...draftErrors,
      { status: 409, code: "file_changed" },
      { status: 409, code: "nothing_changed" },
      { status: 413, code: "project_full" },
    ],
  }),
  discardDraft: route({
    method: "POST",
    path: "/projects/{id}/chat/{aiMessageId}/draft/discard",
    needsNoRoom: true,
    policy: canEdit,
    summary: "Sets a turn's draft aside; it can be restored",
    params: z.object({ id: z.string(), aiMessageId: z.string() }),
    errors: draftErrors,
  }),
  restoreDraft: route({
    method: "POST",
    path: "/projects/{id}/chat/{aiMessageId}/draft/restore",
    needsNoRoom: true,
    policy: canEdit,
    summary: "Opens a discarded draft again",
    params: z.object({ id: z.string(), aiMessageId: z.string() }),
    errors: draftErrors,
  }),
  decideLines: route({
    method: "POST",
    path: "/projects/{id}/chat/{aiMessageId}/lines",
    policy: canEdit,
    summary:
      "Accepts or declines the lines that a turn proposes for the project's AGENTS.md; accepting makes a version",
    params: z.object({ id: z.string(), aiMessageId: z.string() }),
    body: z.object({ answer: z.enum(["accept", "decline"]) }),
    errors: [
      { status: 404, code: "not_found" },
      { status: 409, code: "lines_decided" },
      { status: 409, code: "rules_full" },
      { status: 413, code: "project_full" },
    ],
  }),
  cancelQueued: route({
    method: "DELETE",
    path: "/projects/{id}/chat/{messageId}",
    policy: canEdit,
    summary: "Withdraws the caller's queued message; answers with its text for the composer",
    params: z.object({ id: z.string(), messageId: z.string() }),
    result: z.object({ message: z.string() }),
    errors: queuedErrors,
  }),
  editQueued: route({
    method: "PUT",
    path: "/projects/{id}/chat/{messageId}",
    policy: canEdit,
    summary: "Changes the caller's queued message, which keeps its place",
    params: z.object({ id: z.string(), messageId: z.string() }),
    body: queuedEditSchema,
    errors: [
      ...queuedErrors,
      { status: 400, code: "secret_found" },
      { status: 400, code: "image_gone" },
      { status: 413, code: "project_full" },
    ],
  }),
  moveQueued: route({
    method: "POST",
    path: "/projects/{id}/chat/{messageId}/move",
    policy: canEdit,
    summary: "Swaps the caller's queued message with their previous or next one; other people's keep their places",
    params: z.object({ id: z.string(), messageId: z.string() }),
    body: z.object({ direction: z.enum(["earlier", "later"]) }),
    errors: queuedErrors,
  }),
  giveFeedback: route({
    method: "PUT",
    path: "/projects/{id}/messages/{messageId}/feedback",
    needsNoRoom: true,
    policy: canEdit,
    summary: "What a person thinks of an answer; `no_feedback` takes it back",
    params: z.object({ id: z.string(), messageId: z.string() }),
    body: z.object({
      feedback_sentiment: z.enum(["positive", "negative", "no_feedback"]),
      feedback_content: z.string().trim().max(FEEDBACK_CHARACTERS).optional(),
      feedback_category: z
        .enum(Object.keys(FEEDBACK_CATEGORIES) as [FeedbackCategory, ...FeedbackCategory[]])
        .optional(),
    }),
    errors: [{ status: 404, code: "not_found" }],
  }),
  feedbackStatus: route({
    method: "GET",
    path: "/user/feedback-status",
    policy: "signedIn",
    summary: "Whether to ask the person how an answer was: at most once in 7 days",
    result: z.object({ should_ask: z.boolean(), last_given_at: z.string().nullable() }),
  }),
  receivedFeedback: route({
    method: "GET",
    path: "/admin/feedback",
    policy: "staff",
    summary:
      "Negative feedback on answers, newest first, and the number of positive ones; no text of the conversations",
    result: z.object({
      items: z.array(receivedFeedbackSchema),
      /** There are more than the listed ones. */
      has_more: z.boolean(),
      /** Counts of the last 30 days. */
      positive: z.number().int(),
      negative: z.number().int(),
    }),
  }),
  trajectory: route({
    method: "GET",
    path: "/projects/{id}/trajectory",
    policy: canEdit,
    summary: "One page of the conversation, oldest first",
    params: project,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(limits.chatPage),
      /** `next_cursor` of a page: asks for older messages. */
      before: pageCursor(),
      /** `newer_cursor` of a page: asks for newer messages. */
      after: pageCursor(),
      /** Id of a message: asks for the page around it. */
      around: z.string().max(100).optional(),
    }),
    result: z.object({
      items: z.array(trajectoryDocumentSchema),
      next_cursor: z.string().nullable(),
      /** Null: the page reaches the newest document. */
      newer_cursor: z.string().nullable(),
      /** Position of the live path these items were read at; subscribe with it. [CH9] */
      seq: z.number().int(),
    }),
  }),
  repoAccessibility: route({
    method: "GET",
    path: "/projects/{id}/repo-accessibility",
    policy: canEdit,
    summary: "Whether a linked repository can be reached; unlinked projects answer repo_not_found",
    params: project,
    result: z.object({ accessibility: z.enum(["repo_accessible", "repo_not_found", "repo_access_revoked"]) }),
  }),
} as const satisfies Contract;

export const trajectoryLive = livePath({
  path: "projects/{id}/trajectory",
  policy: canEdit,
  summary: "The conversation; `append` on `content` streams an answer's text",
});
export const chatLivePaths = [trajectoryLive] as const;
