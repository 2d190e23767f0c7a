/**
 * One document of the conversation. It is rendered again only if it or its facts have changed, so a stream repaints
 * only its own answer.
 */
import { memo } from "react";
import type { TrajectoryDocument } from "../../contract/index.ts";
import { AiAnswer } from "../messages/ai-answer.tsx";
import { EventLine } from "../messages/event-line.tsx";
import { UserBubble } from "../messages/user-message.tsx";
import { isAiMessage } from "../trajectory-state.ts";
import { movesOf, type ConversationFacts } from "./conversation-facts.ts";
import type { ConversationActions } from "./use-conversation-actions.ts";

export interface ConversationItemProps {
  doc: TrajectoryDocument;
  facts: ConversationFacts;
  projectId: string;
  ownId: string;
  /** A turn runs now. */
  busy: boolean;
  /** Stays the same object while the chat is open. */
  actions: ConversationActions;
  bookmarked: boolean;
  /** The person has given no feedback for a while. */
  askFeedback: boolean;
}

const isCurrent = (doc: TrajectoryDocument, facts: ConversationFacts): boolean =>
  "version" in doc && doc.version !== null && doc.version === facts.currentVersion;

function Item({ doc, facts, projectId, ownId, busy, actions, bookmarked, askFeedback }: ConversationItemProps) {
  const reverted = facts.reverted.has(doc.id);
  if (doc.tag === "user-message") {
    const editable = doc.id === facts.lastMessage?.id && doc.user_id === ownId && !busy && !reverted;
    const shown = { editable, reverted, moves: movesOf(doc, facts.queued) };
    return <UserBubble projectId={projectId} message={doc} ownId={ownId} {...shown} />;
  }
  const current = isCurrent(doc, facts);
  if (!isAiMessage(doc)) return <EventLine projectId={projectId} doc={doc} current={current} busy={busy} />;
  return (
    <AiAnswer
      projectId={projectId}
      message={doc}
      asked={facts.asked.get(doc.message_id)}
      given={facts.given.get(doc.id) ?? null}
      newest={doc.id === facts.newestAnswer?.id}
      current={current}
      reverted={reverted}
      own={facts.asked.get(doc.message_id)?.user_id === ownId}
      busy={busy}
      hasApp={facts.currentVersion !== null}
      bookmarked={bookmarked}
      askFeedback={askFeedback}
      actions={actions}
    />
  );
}

const hasOpenDraft = (doc: TrajectoryDocument): boolean => isAiMessage(doc) && doc.draft_state === "open";

/** The facts that an item reads, and no others. */
const meaning = ({ doc, facts, busy, ownId, bookmarked, askFeedback }: ConversationItemProps): readonly unknown[] => {
  const newest = doc.id === facts.newestAnswer?.id || doc.id === facts.lastMessage?.id;
  const current = isCurrent(doc, facts);
  const asked = isAiMessage(doc) ? facts.asked.get(doc.message_id) : undefined;
  const moves = doc.tag === "user-message" ? movesOf(doc, facts.queued) : null;
  return [
    doc,
    moves?.earlier,
    moves?.later,
    asked,
    ownId,
    newest,
    current,
    (newest || current || hasOpenDraft(doc)) && busy,
    newest && askFeedback,
    newest && facts.currentVersion !== null,
    bookmarked,
    facts.reverted.has(doc.id),
    facts.given.get(doc.id),
  ];
};

export const ConversationItem = memo(Item, (before, after) => {
  const [one, other] = [meaning(before), meaning(after)];
  return before.actions === after.actions && one.every((part, at) => Object.is(part, other[at]));
});
