/** Converts trajectory documents between rows and the wire. */
import type { LiveEmit } from "@slipway/platform/live/port";
import type { AiMessage, TrajectoryDocument, UserMessage } from "../../contract/index.ts";
import { NEW_ANSWER } from "../../contract/new-answer.ts";
import { projectImagePath } from "../../../uploads/contract/index.ts";
import type { chatDocuments, ChatDocumentRow, ChatTurnRow } from "../chat-tables.ts";

type NewRow = typeof chatDocuments.$inferInsert;

export const documentOf = (row: ChatDocumentRow): TrajectoryDocument =>
  ({
    ...row.fields,
    id: row.id,
    tag: row.tag,
    content: row.content,
    created_at: row.createdAt.toISOString(),
  }) as TrajectoryDocument;

export function rowOf(projectId: string, document: TrajectoryDocument): NewRow {
  const { id, tag, content, created_at, ...fields } = document;
  return { projectId, id, tag, content, createdAt: new Date(created_at), fields };
}

export const putOf = (document: TrajectoryDocument): LiveEmit => ({ op: "put", id: document.id, doc: document });

export const imagePaths = (projectId: string, fileIds: readonly string[]): string[] =>
  fileIds.map((fileId) => projectImagePath(projectId, fileId));

export function userMessageOf(turn: Omit<ChatTurnRow, "position">, queuedPosition: number | null): UserMessage {
  const { request } = turn;
  return {
    id: turn.messageId,
    tag: "user-message",
    content: request.message,
    created_at: new Date(turn.sentAt).toISOString(),
    user_id: turn.userId,
    user_name: turn.userName,
    edit_id: null,
    ai_message_id: turn.aiMessageId,
    selected_elements: request.selected_elements,
    images: imagePaths(turn.projectId, request.images),
    answer_to: request.answer_to,
    contains_error: request.contains_error,
    tags: request.tags,
    chat_only: request.chat_only,
    mode: request.mode,
    model: request.model,
    is_stuck: false,
    intent: null,
    queued_position: queuedPosition,
    ...(queuedPosition !== null && maySteer(request) ? { steers: true } : {}),
  };
}

/** Words, pictures and elements are handed to a running turn. A message with a task of its own waits for its own turn. */
export const maySteer = (request: ChatTurnRow["request"]): boolean =>
  request.steers === true &&
  !request.chat_only &&
  !request.use_offline_builder &&
  !request.contains_error &&
  request.answer_to === null &&
  request.continues == null;

export function aiMessageOf(turn: Omit<ChatTurnRow, "position">, queuedPosition: number | null): AiMessage {
  return {
    ...NEW_ANSWER,
    id: turn.aiMessageId,
    tag: turn.request.mode === "instant" ? "instant-mode-message" : "ai-message",
    content: "",
    created_at: new Date(turn.sentAt).toISOString(),
    user_id: turn.userId,
    user_name: turn.userName,
    edit_id: null,
    message_id: turn.messageId,
    status: "running",
    queued_position: queuedPosition,
  };
}

interface MadeVersion {
  id: string;
  version: number;
  title: string;
}

/** Fields about the version that a turn made. */
export const versionFields = (edit: MadeVersion | null): Record<string, unknown> => ({
  edit_id: edit?.id ?? null,
  version: edit?.version ?? null,
  title: edit?.title ?? null,
});
