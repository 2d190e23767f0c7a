/** Sending a message: shown at once, taken back with its text when the server refuses. [W2.10] [W4.16] [W8.01-W8.06] */
import { AppError } from "@slipway/kernel/errors";
import { traceIdOf } from "@slipway/kernel/contract/client";
import { newUuid } from "@slipway/kernel/ids";
import { api } from "@slipway/ui/api/client";
import { DEFAULT_ERROR_MESSAGE, showErrorDialog } from "@slipway/ui/errors/handle-error";
import { showToast } from "@slipway/ui/kit/toast.tsx";
import { useCallback } from "react";
import { create } from "zustand";
import { chatContract } from "../contract/index.ts";
import { restoreDraft } from "./composer/draft.ts";
import { recordRateLimit } from "./composer/rate-limit.ts";
import { addOptimistic, dropOptimistic } from "./optimistic-store.ts";
import { optimisticPair } from "./trajectory-state.ts";

const HEAVY_LOAD = "We are currently under heavy load, please try again later";

/** Open while the person has no credits left. [W8.01] [W2.32] */
export const useOutOfCredits = create<{ open: boolean }>(() => ({ open: false }));

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
  model: string;
  mode?: "agent" | "instant";
}

export interface Sender {
  id: string;
  name: string;
}

/** Resolves true when the server has the message; false when it was refused and the text is back in the composer. */
export function useSend(projectId: string, sender: Sender) {
  return useCallback(
    async (text: string, { chatOnly, model, mode = "agent" }: SendOptions): Promise<boolean> => {
      const id = newUuid();
      const aiMessageId = newUuid();
      const at = Date.now();
      addOptimistic(
        projectId,
        optimisticPair({ id, aiMessageId, text, mode, chatOnly, model, userId: sender.id, userName: sender.name, at }),
      );
      try {
        await api(chatContract.send, {
          params: { id: projectId },
          body: {
            id,
            ai_message_id: aiMessageId,
            message: text,
            mode,
            chat_only: chatOnly,
            model: model as "auto",
            view: "preview",
          },
        });
        return true;
      } catch (error) {
        dropOptimistic(projectId, new Set([id, aiMessageId]));
        restoreDraft(projectId, text);
        showSendError(projectId, error);
        return false;
      }
    },
    [projectId, sender.id, sender.name],
  );
}
