/** The conversation as the page holds it: documents by id, oldest first. Pure. */
import type { LiveEvent } from "@slipway/ui/live/live-state";
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import type { AiMessage, SelectedElement, TrajectoryDocument, UserMessage } from "../contract/index.ts";
import { NEW_ANSWER } from "../contract/new-answer.ts";

const KNOWN_TAGS: ReadonlySet<string> = new Set<TrajectoryDocument["tag"]>([
  "user-message",
  "ai-message",
  "instant-mode-message",
  "branch-switched",
  "external-commit-pushed",
  "revert-success",
  "message-based-revert-success",
  "manual-edit",
  "legacy-revert",
]);

export type TrajectoryDocs = LiveDocs;

export const reduceTrajectory = (docs: TrajectoryDocs, event: LiveEvent): TrajectoryDocs => reduceDocs(docs, event);

/** An unknown tag is reported once on the console and left out. [T3.30] */
const reported = new Set<string>();
function isKnown(doc: Record<string, unknown>): boolean {
  const tag = String(doc["tag"]);
  if (KNOWN_TAGS.has(tag)) return true;
  if (!reported.has(tag)) {
    reported.add(tag);
    console.warn(`Unknown chat message "${tag}" was left out`);
  }
  return false;
}

const bySentTime = (one: TrajectoryDocument, other: TrajectoryDocument): number => {
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? -1 : 1;
  return orderOfTag(one) - orderOfTag(other);
};
/** A question sorts before its answer when both were stored in the same millisecond. */
const orderOfTag = (doc: TrajectoryDocument): number => (doc.tag === "user-message" ? 0 : 1);

/**
 * Later sources win: pages read over HTTP, then live documents. Optimistic documents count only where the server has
 * none yet, and sort last: their time is this browser's, and the server will take them after what it has.
 */
export function mergeConversation(
  pages: readonly (readonly TrajectoryDocument[])[],
  live: TrajectoryDocs,
  optimistic: readonly TrajectoryDocument[],
): TrajectoryDocument[] {
  const byId = new Map<string, TrajectoryDocument>();
  for (const doc of pages.flat()) byId.set(doc.id, doc);
  for (const [id, doc] of live) byId.set(id, doc as TrajectoryDocument);
  const known = [...byId.values()].filter((doc) => isKnown(doc as Record<string, unknown>)).sort(bySentTime);
  return [...known, ...optimistic.filter((doc) => !byId.has(doc.id))];
}

export const isAiMessage = (doc: TrajectoryDocument): doc is AiMessage =>
  doc.tag === "ai-message" || doc.tag === "instant-mode-message";

/** The turn that runs now: started, not ended, not waiting. */
export const runningTurn = (docs: readonly TrajectoryDocument[]): AiMessage | undefined =>
  docs.findLast(
    (doc): doc is AiMessage => isAiMessage(doc) && doc.status === "running" && doc.queued_position === null,
  );

export const lastQueued = (docs: readonly TrajectoryDocument[]): UserMessage | undefined =>
  docs.findLast((doc): doc is UserMessage => doc.tag === "user-message" && doc.queued_position !== null);

export interface OutgoingMessage {
  id: string;
  aiMessageId: string;
  text: string;
  mode: "agent" | "instant";
  chatOnly: boolean;
  model: string;
  /** Addresses. */
  images?: readonly string[];
  elements?: readonly SelectedElement[];
  answerTo?: string | null;
  /** Place in the queue, while a turn runs. */
  place?: number | null;
  /** The running turn reads it at its next step. */
  steers?: boolean;
  userId: string;
  userName: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The pair shown before the server has answered: the message and a thinking answer. [W2.10] [W4.16] */
export function optimisticPair(message: OutgoingMessage): [UserMessage, AiMessage] {
  const createdAt = new Date(message.at).toISOString();
  const common = {
    created_at: createdAt,
    edit_id: null,
    user_id: message.userId,
    user_name: message.userName,
    queued_position: message.place ?? null,
  };
  const user: UserMessage = {
    ...common,
    id: message.id,
    tag: "user-message",
    content: message.text,
    ai_message_id: message.aiMessageId,
    selected_elements: [...(message.elements ?? [])],
    images: [...(message.images ?? [])],
    answer_to: message.answerTo ?? null,
    contains_error: false,
    tags: [],
    chat_only: message.chatOnly,
    mode: message.mode,
    model: message.model,
    is_stuck: false,
    intent: null,
    ...(message.steers === true && message.place != null ? { steers: true } : {}),
  };
  const answer: AiMessage = {
    ...NEW_ANSWER,
    ...common,
    id: message.aiMessageId,
    tag: message.mode === "instant" ? "instant-mode-message" : "ai-message",
    content: "",
    message_id: message.id,
    status: "running",
    started_at: common.queued_position === null ? message.at : null,
  };
  return [user, answer];
}

/** Messages under the page's names; the wire has its own. [W3.03] [W3.04] [K1] [CH3] */
export interface ClientUserMessage {
  id: string;
  createdAt: string;
  role: "user";
  type: "userMessage";
  content: string;
  selectedElements: readonly SelectedElement[];
  tags: readonly string[];
  images: readonly string[];
  containsError: boolean;
  userId: string | null;
}

export interface ClientAiMessage {
  id: string;
  content: string;
  thinking_time_ms: number | null;
  message_type: "aiMessage";
  status: AiMessage["status"];
  role: "ai";
  tag: AiMessage["tag"];
  editId: string | null;
}

export const clientUserMessage = (document: UserMessage): ClientUserMessage => ({
  id: document.id,
  createdAt: document.created_at,
  role: "user",
  type: "userMessage",
  content: document.content,
  selectedElements: document.selected_elements,
  tags: document.tags,
  images: document.images,
  containsError: document.contains_error,
  userId: document.user_id,
});

export const clientAiMessage = (document: AiMessage): ClientAiMessage => ({
  id: document.id,
  content: document.content,
  thinking_time_ms: document.thinking_time_ms,
  message_type: "aiMessage",
  status: document.status,
  role: "ai",
  tag: document.tag,
  editId: document.edit_id,
});
