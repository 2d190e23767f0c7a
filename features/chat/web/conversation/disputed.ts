/**
 * Finds the message that a complaint is about ("This is not what I asked for"), undoes its change and asks it again, in other
 * words or of another builder. Loaded when it is needed, because most conversations have no complaint.
 */
import { isNotARequest } from "@slipway/kernel/chat/not-a-request";
import { insteadOf, notMeant } from "@slipway/kernel/chat/not-meant";
import type { TrajectoryDocument, UserMessage } from "../../contract/index.ts";
import { proposeDraft } from "../composer/draft.ts";
import { startEditing } from "../composer/editing.ts";
import { sentImage } from "../images/pasted-images.ts";
import { isAiMessage } from "../trajectory-state.ts";
import type { SendOptions } from "../use-send.ts";
import { conversationFacts } from "./conversation-facts.ts";
import type { ConversationInput } from "./use-conversation-actions.ts";

export const isComplaint = ({ content }: Pick<UserMessage, "content">): boolean => notMeant(content) !== null;

/** The last message before the complaint that asks for something and was not taken back; null where there is none. */
export function disputedBy(complaint: UserMessage, documents: readonly TrajectoryDocument[]): UserMessage | null {
  if (!isComplaint(complaint)) return null;
  const { reverted } = conversationFacts(documents);
  const at = documents.findIndex(({ id }) => id === complaint.id);
  const asks = (doc: TrajectoryDocument): doc is UserMessage =>
    doc.tag === "user-message" && !reverted.has(doc.id) && !isNotARequest(doc.content) && !isComplaint(doc);
  return documents.slice(0, Math.max(at, 0)).findLast(asks) ?? null;
}

export interface Disputing extends ConversationInput {
  undo: () => Promise<unknown>;
  deliver: (text: string, options: Partial<SendOptions>) => Promise<void>;
}

export function disputes({ projectId, me, documents, facts, undo, deliver }: Disputing) {
  const isLatest = ({ ai_message_id: id }: UserMessage): boolean =>
    facts.currentVersion !== null &&
    documents.some((doc) => isAiMessage(doc) && doc.id === id && doc.version === facts.currentVersion);
  /** Only its sender can reword a message; the change that somebody else asked for is undone as anybody may. */
  const undoneFirst = async (message: UserMessage): Promise<void> => {
    if (isLatest(message)) await undo();
  };
  const about = (message: UserMessage): UserMessage | null => disputedBy(message, documents);
  return {
    /** The message that this one complains about, if it complains. */
    about,
    askAgain: async (disputed: UserMessage, text: string, options: Partial<SendOptions>): Promise<void> => {
      const own = disputed.user_id === me.id;
      if (!own) await undoneFirst(disputed);
      const images = disputed.images.map(sentImage);
      const place = own ? { insteadOf: disputed.id } : { elements: disputed.selected_elements };
      await deliver(insteadOf(disputed.content, text), { chatOnly: disputed.chat_only, images, ...place, ...options });
    },
    reword: async (message: UserMessage): Promise<void> => {
      const disputed = about(message) ?? message;
      if (disputed.user_id === me.id) return startEditing(projectId, disputed);
      await undoneFirst(disputed);
      proposeDraft(projectId, disputed.content);
    },
  };
}
