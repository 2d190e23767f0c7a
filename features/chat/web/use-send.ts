/**
 * Sends a message: shown at once, kept while nothing answers, and returned to the composer when the server refuses it.
 * [W2.10] [W4.16] [W8.01-W8.06]
 */
import { AppError } from "@slipway/kernel/errors";
import type { ModelId } from "@slipway/kernel/model-options";
import { queryKey, traceIdOf } from "@slipway/kernel/contract/client";
import { newUuid } from "@slipway/kernel/ids";
import { api } from "@slipway/ui/api/client";
import { invalidatePath } from "@slipway/ui/api/use-route";
import { DEFAULT_ERROR_MESSAGE, showErrorDialog } from "@slipway/ui/errors/handle-error";
import { showToast } from "@slipway/ui/kit/status/toast";
import { previewContext } from "@slipway/ui/session/preview-record";
import { endReplay, replayOf } from "@slipway/ui/session/replay";
import { OFFLINE_BUILDER, type BuilderChoice } from "@slipway/ui/session/composer/chosen-builder";
import { addSelectedElements, takeSelectedElements } from "@slipway/ui/session/selected-elements";
import { useOpenView, type OpenView } from "@slipway/ui/navigation/use-open-view";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { create } from "zustand";
import { chatContract, truncateReplay, type SelectedElement } from "../contract/index.ts";
import { chooseRun, type RunChoice } from "./credits/before-run.ts";
import { restoreDraft, setDraft } from "./composer/draft.ts";
import { recordRateLimit } from "./composer/rate-limit.ts";
import { clearImages, restoreImages, type PastedImage } from "./images/pasted-images.ts";
import { addOptimistic, dropOptimistic } from "./sending/optimistic-store.ts";
import { countUnsent, MAX_UNSENT, post } from "./sending/outbox.ts";
import { optimisticPair } from "./trajectory-state.ts";

const HEAVY_LOAD = "We are currently under heavy load, please try again later";
const NO_ACCESS = "We couldn't access this project repository.";

/** A message refused for lack of credits. `again` sends it to the free builder. */
interface Refused {
  projectId: string;
  again: () => void;
}

/** Open while the person has no credits left. [W8.01] [W2.32] */
export const useOutOfCredits = create<{ open: boolean; refused: Refused | null }>(() => ({
  open: false,
  refused: null,
}));

function showSendError(projectId: string, error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  if (!(error instanceof AppError)) {
    showErrorDialog({ message: DEFAULT_ERROR_MESSAGE, traceId: "" });
    return;
  }
  if (error.status === 499) {
    console.warn("The request was closed before its answer");
    return;
  }
  if (error.status === 402) {
    useOutOfCredits.setState({ open: true });
    return;
  }
  if (error.status === 429) {
    recordRateLimit(projectId, Date.now());
    if (error.userMessage.includes(HEAVY_LOAD)) {
      showToast({ tone: "err", title: HEAVY_LOAD });
      return;
    }
  }
  const details = typeof error.details === "string" ? error.details : "";
  showErrorDialog({ message: details || error.userMessage, traceId: traceIdOf(error) ?? "" });
}

export interface SendOptions {
  chatOnly: boolean;
  model: BuilderChoice;
  mode?: "agent" | "instant";
  /** Uses the embedded builder, whatever the model: it takes no credits. */
  useOfflineBuilder?: boolean;
  images?: readonly PastedImage[];
  /** Left out: the elements picked now are sent. */
  elements?: readonly SelectedElement[];
  /** The answer whose question this one answers. */
  answerTo?: string | null;
  /** The answer whose draft this message continues. */
  continues?: string | null;
  notASecret?: boolean;
  /** The running turn reads it at its next step. */
  steers?: boolean;
  /** The newest message, which this one replaces. */
  insteadOf?: string | null;
  /** Its place in the queue as far as this page knows; null if nothing runs. */
  place?: number | null;
}

export interface Sender {
  id: string;
  name: string;
}

/**
 * A change would be lost if the linked repository cannot be reached. This is read when the chat opens, so that an
 * ordinary message waits for nothing. [W5.04] [G1]
 */
async function canReachRepository(cache: QueryClient, projectId: string): Promise<boolean> {
  const input = { params: { id: projectId } };
  try {
    const { accessibility } = await cache.fetchQuery({
      queryKey: queryKey(chatContract.repoAccessibility, input),
      queryFn: () => api(chatContract.repoAccessibility, input),
      staleTime: Infinity,
      retry: false,
    });
    return accessibility === "repo_accessible" || accessibility === "repo_not_found";
  } catch {
    return false;
  }
}

const modelOf = ({ model }: SendOptions): ModelId => (model === OFFLINE_BUILDER ? "auto" : model);

interface Outgoing {
  projectId: string;
  id: string;
  aiMessageId: string;
  text: string;
  options: SendOptions;
  elements: readonly SelectedElement[];
  view: OpenView;
}

async function deliver({ projectId, id, aiMessageId, text, options, elements, view }: Outgoing): Promise<void> {
  const { chatOnly, mode = "agent", images = [], answerTo = null, notASecret = false, insteadOf } = options;
  const common = {
    id,
    ai_message_id: aiMessageId,
    message: text,
    images: images.map((image) => image.id),
    not_a_secret: notASecret,
    chat_only: chatOnly,
    model: modelOf(options),
    use_offline_builder: options.useOfflineBuilder === true,
  };
  if (insteadOf) {
    await api(chatContract.resend, { params: { id: projectId, messageId: insteadOf }, body: common });
    return;
  }
  await api(chatContract.send, {
    params: { id: projectId },
    body: {
      ...common,
      mode,
      answer_to: answerTo,
      ...(options.steers === true ? { steers: true } : {}),
      ...(options.continues == null ? {} : { continues: options.continues }),
      ...view,
      selected_elements: [...elements],
      ...previewContext(projectId),
      session_replay: truncateReplay(replayOf(projectId)),
    },
  });
  endReplay(projectId);
}

/** Answers where the message runs. The person is also asked when it replaces another one, because that costs the same. */
async function choiceFor(cache: QueryClient, projectId: string, options: SendOptions): Promise<RunChoice> {
  const { model, mode = "agent", chatOnly, useOfflineBuilder } = options;
  if (useOfflineBuilder === true || model === OFFLINE_BUILDER) return "offline";
  return chooseRun(cache, { projectId, model, mode, chatOnly });
}

/** Out of credits: the dialog offers to send the same message to the free builder. */
function offerAgain(projectId: string, error: unknown, sendAgain: () => void): void {
  if (!(error instanceof AppError) || error.status !== 402) return;
  const again = () => {
    setDraft(projectId, "");
    clearImages(projectId);
    sendAgain();
  };
  useOutOfCredits.setState({ refused: { projectId, again } });
}

/**
 * Resolves to true when the server has the message, and to false when it was refused and the text is back in the
 * composer.
 */
export function useSend(projectId: string, sender: Sender) {
  const cache = useQueryClient();
  const view = useOpenView();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  return useCallback(
    async function send(text: string, options: SendOptions): Promise<boolean> {
      if (projectId === "") throw new Error("a message needs the project it is for");
      const { chatOnly, mode = "agent", images = [], answerTo = null } = options;
      if (countUnsent(projectId) >= MAX_UNSENT) {
        restoreDraft(projectId, text);
        restoreImages(projectId, images);
        showToast({ tone: "err", title: `${MAX_UNSENT} messages wait for the connection already` });
        return false;
      }
      const id = newUuid();
      const aiMessageId = newUuid();
      // A message that replaces another one keeps that one's elements.
      const picked = options.elements || options.insteadOf ? [] : takeSelectedElements(projectId);
      const elements = options.elements ?? picked;
      const shown = {
        id,
        aiMessageId,
        text,
        mode,
        chatOnly,
        model: modelOf(options),
        answerTo,
        images: images.map(({ url }) => url),
        elements,
        place: options.place ?? null,
        steers: options.steers === true,
      };
      addOptimistic(projectId, optimisticPair({ ...shown, userId: sender.id, userName: sender.name, at: Date.now() }));
      const takeBack = () => {
        dropOptimistic(projectId, new Set([id, aiMessageId]));
        restoreDraft(projectId, text);
        restoreImages(projectId, images);
        addSelectedElements(projectId, picked);
      };
      if (!(await canReachRepository(cache, projectId))) {
        takeBack();
        showToast({ tone: "err", title: NO_ACCESS });
        // The next attempt checks again.
        void invalidatePath(cache, `/projects/${projectId}/repo-accessibility`);
        return false;
      }
      const choice = await choiceFor(cache, projectId, options);
      if (choice === "cancel") {
        takeBack();
        return false;
      }
      const outgoing = {
        projectId,
        id,
        aiMessageId,
        text,
        elements,
        view: latest.current,
        options: { ...options, useOfflineBuilder: choice === "offline" },
      };
      try {
        const letter = { projectId, messageId: id, deliver: () => deliver(outgoing), onTakenBack: takeBack };
        return (await post(letter)) === "sent";
      } catch (error) {
        takeBack();
        showSendError(projectId, error);
        if (!options.insteadOf) {
          offerAgain(projectId, error, () => void send(text, { ...options, useOfflineBuilder: true }));
        }
        return false;
      }
    },
    [cache, projectId, sender.id, sender.name],
  );
}
