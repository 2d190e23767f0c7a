/** Actions of a person in the conversation. The object stays the same while the chat is open. */
import { limits } from "@slipway/kernel/limits";
import { useChatOnly } from "@slipway/ui/session/composer/chosen-mode";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { askAboutSecrets } from "@slipway/ui/kit/dialogs/ask-about-secrets.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { chosenBuilder, OFFLINE_BUILDER } from "@slipway/ui/session/composer/chosen-builder";
import { useWebFeatures } from "@slipway/ui/slots/slots";
import { useEffect, useMemo, useRef } from "react";
import { chatContract, type AiMessage, type UserMessage } from "../../contract/index.ts";
import { setDraft } from "../composer/draft.ts";
import { chosenSteering } from "../composer/steering.ts";
import { startEditing, stopEditing, useEditing } from "../composer/editing.ts";
import { clearImages, pastedImages, sentImage, type PastedImage } from "../images/pasted-images.ts";
import { unsentOf } from "../sending/outbox.ts";
import { isAiMessage, runningTurn } from "../trajectory-state.ts";
import { asksToUndo } from "../undo/undo-words.ts";
import { useUndo } from "../undo/use-undo.ts";
import { useSend, type SendOptions, type Sender } from "../use-send.ts";
import type { TrajectoryDocument } from "../../contract/index.ts";
import { canSteer, isByOfflineBuilder, type ConversationFacts } from "./conversation-facts.ts";
import { askForPlan } from "./plan-words.ts";
import { useQueuedEdit } from "./use-queued-edit.ts";

export interface ConversationActions {
  /** Sends the composer's text with its pictures. */
  sendWritten: (text: string) => void;
  /** Answers a question, with an option or in words. The answer to a complaint takes the place of what is complained of. */
  answer: (question: AiMessage, text: string) => void | Promise<void>;
  /** Has the agent implement the plan of a Chat answer. */
  implement: (plan: AiMessage) => void;
  /** Has the agent go on from the draft of an answer. */
  continueDraft: (answer: AiMessage) => void;
  /** Brings the message back to the composer, a complaint the message that it is about. Sending undoes its changes first. */
  sayDifferently: (message: UserMessage) => void;
  /**
   * Applies a look that was picked by its picture. This is a turn of the embedded builder, whatever the composer is set
   * to.
   */
  applyDesign: (request: string) => void;
  /** Tells the embedded builder that its answer is not what was asked for. It offers other readings of the request. */
  dispute: () => void;
  /**
   * Sends a message that the embedded builder could not do, with its attachments, once to the connected model, whatever
   * is chosen.
   */
  askModel: (message: UserMessage) => void | Promise<void>;
  /** Brings the last queued message, else the last sent one, back to the composer. */
  editLast: () => void;
  stop: () => void;
}

export interface ConversationInput {
  projectId: string;
  me: Sender;
  documents: readonly TrajectoryDocument[];
  facts: ConversationFacts;
}

/** "Undo that" refers to the answer above. If that changed nothing, the version before it is not meant. */
function changedNothing(documents: readonly TrajectoryDocument[]): boolean {
  const last = documents.at(-1);
  return last !== undefined && isAiMessage(last) && last.edit_id === null;
}

const sayNothingChanged = (): void =>
  showToast({
    tone: "info",
    title: "The last answer changed nothing",
    message: "Undo beside the current version takes that one back.",
  });

function useActions({ projectId, me, documents, facts }: ConversationInput): ConversationActions {
  const features = useWebFeatures();
  const chatOnly = useChatOnly(projectId);
  const editing = useEditing(projectId);
  const send = useSend(projectId, me);
  const undo = useUndo(projectId);
  const stopping = useRouteMutation(chatContract.stop);
  const editQueued = useQueuedEdit(projectId);
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));
  const running = runningTurn(documents);

  const deliver = async (text: string, options: Partial<SendOptions>, clear?: () => void): Promise<void> => {
    const cleared = await askAboutSecrets(text, { projectId, features });
    if (cleared === null) return;
    clear?.();
    sending.current = send(cleared.text, {
      chatOnly,
      model: chosenBuilder(projectId),
      place: running === undefined && facts.queued.length === 0 ? null : facts.queued.length + 1,
      ...options,
      notASecret: cleared.notASecret,
    });
  };
  const disputing = async () =>
    (await import("./disputed.ts")).disputes({
      ...{ projectId, me, documents, facts, deliver },
      undo: () => undo.mutateAsync({ params: { id: projectId } }),
    });
  const clearComposer = () => {
    setDraft(projectId, "");
    clearImages(projectId);
    stopEditing(projectId);
  };
  const changeQueued = async (queued: UserMessage): Promise<void> => {
    const unsent = unsentOf(queued.id);
    if (unsent?.stalled === true) return unsent.takeBack();
    // The server can change only a message that it has, so wait for one on its way.
    if (unsent !== null && !(await sending.current)) return;
    startEditing(projectId, queued);
  };
  const saveQueued = async (messageId: string, text: string, images: readonly PastedImage[]): Promise<void> => {
    const cleared = await askAboutSecrets(text, { projectId, features });
    if (cleared !== null) editQueued({ messageId, images, ...cleared }, clearComposer);
  };
  return {
    sendWritten: (text) => {
      const images = pastedImages(projectId);
      const undoes = running === undefined && facts.currentVersion !== null && images.length === 0 && editing === null;
      if (undoes && asksToUndo(text)) {
        clearComposer();
        if (changedNothing(documents)) return sayNothingChanged();
        undo.mutate({ params: { id: projectId } });
        return;
      }
      if (editing?.queued === true) return void saveQueued(editing.id, text, images);
      const isForModel = editing === null && chosenBuilder(projectId) !== OFFLINE_BUILDER;
      const may = isForModel && canSteer(running, facts, { ownId: me.id, chatOnly });
      const steers = may && chosenSteering() === "now";
      void deliver(text, { images, insteadOf: editing?.id ?? null, steers }, clearComposer);
    },
    answer: async (question, text) => {
      const said = facts.asked.get(question.message_id);
      if (said === undefined || !isByOfflineBuilder(question)) return deliver(text, { answerTo: question.id });
      const disputed = await disputing();
      const subject = disputed.about(said);
      await (subject === null ? deliver(text, { answerTo: question.id }) : disputed.askAgain(subject, text, {}));
    },
    implement: (plan) => void deliver(askForPlan(plan.content).slice(0, limits.messageCharacters), { chatOnly: false }),
    continueDraft: ({ id }) =>
      void deliver(CONTINUE, { chatOnly: false, model: modelForDrafts(projectId), continues: id, elements: [] }),
    sayDifferently: (message) => void disputing().then(({ reword }) => reword(message)),
    applyDesign: (request) => void deliver(request, { chatOnly: false, useOfflineBuilder: true }),
    dispute: () => void deliver(COMPLAINT, { chatOnly: false, useOfflineBuilder: true, elements: [] }),
    askModel: async (message) => {
      const disputed = await disputing();
      const subject = disputed.about(message);
      if (subject !== null) return disputed.askAgain(subject, subject.content, { model: "auto" });
      const { content, images, selected_elements: elements, answer_to: answerTo, chat_only: asked } = message;
      await deliver(content, { model: "auto", chatOnly: asked, images: images.map(sentImage), elements, answerTo });
    },
    editLast: () => {
      const queued = documents.findLast(
        (doc): doc is UserMessage =>
          doc.tag === "user-message" && doc.queued_position !== null && doc.user_id === me.id,
      );
      const last = facts.lastMessage;
      if (queued !== undefined) {
        void changeQueued(queued);
      } else if (running === undefined && last?.user_id === me.id && !facts.reverted.has(last.id)) {
        startEditing(projectId, last);
      }
    },
    stop: () => {
      if (running === undefined) return;
      // A turn shows before the server has its message. A stop that overtook the message would stop nothing.
      void sending.current.then(() => stopping.mutate({ params: { id: projectId, aiMessageId: running.id } }));
    },
  };
}

const CONTINUE = "Continue";
const COMPLAINT = "This is not what I asked for.";

/** The embedded builder makes no drafts and continues none. */
function modelForDrafts(projectId: string): ReturnType<typeof chosenBuilder> {
  const chosen = chosenBuilder(projectId);
  return chosen === OFFLINE_BUILDER ? "auto" : chosen;
}

export function useConversationActions(input: ConversationInput): ConversationActions {
  const actions = useActions(input);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      sendWritten: (text) => latest.current.sendWritten(text),
      answer: (question, text) => latest.current.answer(question, text),
      implement: (plan) => latest.current.implement(plan),
      continueDraft: (answer) => latest.current.continueDraft(answer),
      sayDifferently: (message) => latest.current.sayDifferently(message),
      applyDesign: (request) => latest.current.applyDesign(request),
      dispute: () => latest.current.dispute(),
      askModel: (message) => latest.current.askModel(message),
      editLast: () => latest.current.editLast(),
      stop: () => latest.current.stop(),
    }),
    [],
  );
}
