/** Conversation of a project: send, queue, stop, run again, read. */
import { z } from "zod";
import { limits } from "@slipway/kernel/limits";
import { livePath } from "@slipway/kernel/contract/live";
import { route, type Contract } from "@slipway/kernel/contract/route";
import { approvalAnswerSchema } from "../../agent/contract/approvals.ts";
import { MESSAGE_STATUSES, trajectoryDocumentSchema } from "./messages.ts";
import { chatRequestSchema } from "./request.ts";

export * from "./messages.ts";
export * from "./replay-limits.ts";
export * from "./request.ts";

const project = z.object({ id: z.string() });
const canEdit = { project: "EditProject" } as const;

const turn = z.object({
  id: z.string(),
  ai_message_id: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  /** Null: it runs now. */
  queued_position: z.number().int().nullable(),
});

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
    errors: [
      { status: 400, code: "model_not_configured" },
      { status: 402, code: "out_of_credits" },
      { status: 409, code: "message_differs" },
      { status: 409, code: "project_locked" },
      { status: 429, code: "rate_limited" },
      { status: 503, code: "queue_full" },
    ],
  }),
  stop: route({
    method: "POST",
    path: "/projects/{id}/chat/{aiMessageId}/stop",
    needsNoRoom: true,
    policy: canEdit,
    summary: "Stops a running turn; nothing of it is kept",
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
      { status: 409, code: "not_waiting" },
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
    errors: [{ status: 409, code: "not_retryable" }],
  }),
  cancelQueued: route({
    method: "DELETE",
    path: "/projects/{id}/chat/{messageId}",
    policy: canEdit,
    summary: "Takes a queued message back; answers with its text for the composer",
    params: z.object({ id: z.string(), messageId: z.string() }),
    result: z.object({ message: z.string() }),
    errors: [{ status: 409, code: "already_started" }],
  }),
  editQueued: route({
    method: "PUT",
    path: "/projects/{id}/chat/{messageId}",
    policy: canEdit,
    summary: "Changes the text of a queued message; it keeps its place",
    params: z.object({ id: z.string(), messageId: z.string() }),
    body: z.object({ message: z.string().min(1).max(limits.messageCharacters) }),
    errors: [{ status: 409, code: "already_started" }],
  }),
  trajectory: route({
    method: "GET",
    path: "/projects/{id}/trajectory",
    policy: canEdit,
    summary: "One page of the conversation, oldest first",
    params: project,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(limits.chatPage),
      /** `next_cursor` of a page: what is older than it. */
      before: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      /** `newer_cursor` of a page: what is newer than it. */
      after: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      /** A message's id: the page with it in the middle. */
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
