/** Ways on after "This is not what I asked for": the request before is undone and asked again, in other words or by another builder. */
import { useUndo } from "../undo/use-undo.ts";
import { startEditing } from "../composer/editing.ts";
import { setDraft } from "../composer/draft.ts";
import { sentImage } from "../images/pasted-images.ts";
import { isAiMessage } from "../trajectory-state.ts";
import type { UserMessage } from "../../contract/index.ts";
import type { SendOptions } from "../use-send.ts";
import type { ConversationInput } from "./use-conversation-actions.ts";

/** Loaded with the answer whose buttons lead here. */
const disputes = () => import("./disputed.ts");

export type Deliver = (text: string, options: Partial<SendOptions>) => Promise<void>;

export function useDisputed({ projectId, me, documents, facts }: ConversationInput, deliver: Deliver) {
  const undo = useUndo(projectId);
  const isLatest = ({ ai_message_id: id }: UserMessage): boolean =>
    facts.currentVersion !== null &&
    documents.some((doc) => isAiMessage(doc) && doc.id === id && doc.version === facts.currentVersion);
  /** Only its sender can reword a message; the change that somebody else asked for is undone as anybody may. */
  const undoneFirst = async (message: UserMessage): Promise<void> => {
    if (isLatest(message)) await undo.mutateAsync({ params: { id: projectId } });
  };
  const about = async (message: UserMessage | undefined): Promise<UserMessage | null> =>
    message === undefined ? null : (await disputes()).disputedBy(message, documents);
  return {
    /** The message that this one complains about, if it complains. */
    about,
    askAgain: async (disputed: UserMessage, text: string, options: Partial<SendOptions>): Promise<void> => {
      const own = disputed.user_id === me.id;
      if (!own) await undoneFirst(disputed);
      const images = disputed.images.map(sentImage);
      const place = own ? { insteadOf: disputed.id } : { elements: disputed.selected_elements };
      const { insteadOf } = await disputes();
      await deliver(insteadOf(disputed.content, text), { chatOnly: disputed.chat_only, images, ...place, ...options });
    },
    reword: async (message: UserMessage): Promise<void> => {
      const disputed = (await about(message)) ?? message;
      if (disputed.user_id === me.id) return startEditing(projectId, disputed);
      await undoneFirst(disputed);
      setDraft(projectId, disputed.content);
    },
  };
}
