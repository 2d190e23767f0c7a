/**
 * Facts about a document among the others: which version is current, what was answered, what no longer counts. Pure.
 */
import type { AiMessage, TrajectoryDocument, UserMessage } from "../../contract/index.ts";
import { isAiMessage } from "../trajectory-state.ts";

export interface ConversationFacts {
  /** Version of the newest change of any kind. */
  currentVersion: number | null;
  newestAnswer: AiMessage | undefined;
  /** People's messages by id. */
  asked: ReadonlyMap<string, UserMessage>;
  /** Answers to the agent's questions, by the id of the message that asked. */
  given: ReadonlyMap<string, string>;
  /** Messages and answers that were taken back. */
  reverted: ReadonlySet<string>;
  /** The last message, if only its own answer follows it. */
  lastMessage: UserMessage | undefined;
  /** Waiting messages, the next first. */
  queued: readonly UserMessage[];
}

export function conversationFacts(documents: readonly TrajectoryDocument[]): ConversationFacts {
  const asked = new Map<string, UserMessage>();
  const given = new Map<string, string>();
  const reverted = new Set<string>();
  let currentVersion: number | null = null;
  for (const doc of documents) {
    if ("version" in doc && doc.version !== null) currentVersion = Math.max(currentVersion ?? 0, doc.version);
    if (doc.tag === "user-message") {
      asked.set(doc.id, doc);
      if (doc.answer_to !== null) given.set(doc.answer_to, doc.content);
    }
    if (doc.tag === "message-based-revert-success") for (const id of doc.reverted_event_ids) reverted.add(id);
  }
  return {
    currentVersion,
    newestAnswer: documents.findLast(isAiMessage),
    asked,
    given,
    reverted,
    queued: [...asked.values()]
      .filter((message) => message.queued_position !== null)
      .sort((one, other) => one.queued_position! - other.queued_position!),
    lastMessage: documents.findLast(
      (doc): doc is UserMessage => doc.tag === "user-message" && doc.steered === undefined,
    ),
  };
}

/** The agent's question, if it was asked last and nobody has written since. */
export const openQuestion = ({ newestAnswer }: ConversationFacts): AiMessage | null =>
  newestAnswer !== undefined && newestAnswer.status !== "running" && newestAnswer.question !== null
    ? newestAnswer
    : null;

export const isByOfflineBuilder = ({ model_label: label }: AiMessage): boolean => label === "Offline builder";

const STEP = /^ {0,3}(?:\d{1,2}[.)]|[-*+]) +\S/gm;

/**
 * Whether the text contains steps that could be carried out: a list of at least two items, numbered or after the word.
 */
export function readsAsPlan(text: string): boolean {
  const steps = text.match(STEP) ?? [];
  if (steps.length < 2) return false;
  return steps.filter((step) => /^ *\d/.test(step)).length >= 2 || /\b(plan|steps|schritte|pasos|étapes)\b/i.test(text);
}

/**
 * Directions a waiting message can move in: only past other messages of the same person, never past somebody else's
 * alone.
 */
export function movesOf(message: UserMessage, queued: readonly UserMessage[]): { earlier: boolean; later: boolean } {
  const own = queued.filter((other) => other.user_id === message.user_id);
  const at = own.findIndex((other) => other.id === message.id);
  return { earlier: at > 0, later: at >= 0 && at < own.length - 1 };
}

/** Whether the running turn can read this person's message at its next step. The embedded builder reads one request per turn. */
export function canSteer(
  running: AiMessage | undefined,
  { asked }: ConversationFacts,
  { ownId, chatOnly }: { ownId: string; chatOnly: boolean },
): boolean {
  if (running === undefined || chatOnly || running.model_label === null || isByOfflineBuilder(running)) return false;
  const request = asked.get(running.message_id);
  return request?.user_id === ownId && !request.chat_only;
}
