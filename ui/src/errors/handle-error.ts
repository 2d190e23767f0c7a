/** The shared handler: `user` errors become a toast, `system` errors the dialog with the trace id. [W8.21] */
import { AppError } from "@slipway/kernel/errors";
import { traceIdOf } from "@slipway/kernel/contract/client";
import { create } from "zustand";
import { onAnswerAgain } from "../api/coming-back.ts";
import { endToast, showToast } from "../kit/status/toast.ts";
import { FAILURE_TEXTS, failureKind, failureSentence } from "./error-texts.ts";

export interface ShownError {
  message: string;
  traceId: string;
}

export const useShownError = create<{ shown: ShownError | null }>(() => ({ shown: null }));
export const showErrorDialog = (shown: ShownError): void => useShownError.setState({ shown });
export const dismissErrorDialog = (): void => useShownError.setState({ shown: null });

/** The sentence of W2.31; the blank at its end is the specification's. */
export const DEFAULT_ERROR_MESSAGE = "An unexpected error occurred. ";

/** Subject of toasts that say there is no answer. They end when there is one. */
export const ABOUT_CONNECTION = "the connection";
onAnswerAgain(() => endToast(ABOUT_CONNECTION));

/** Must not throw. An aborted call is the person's own doing and stays silent. `about`: subject of the toast. */
export function handleError(error: unknown, about?: string): void {
  if (error instanceof DOMException && error.name === "AbortError") return;
  const isSystem = !(error instanceof AppError) || error.kind === "system";
  if (isSystem) {
    const details = error instanceof AppError && typeof error.details === "string" ? error.details : "";
    const message = details || (error instanceof AppError ? error.userMessage : DEFAULT_ERROR_MESSAGE);
    showErrorDialog({ message: message || DEFAULT_ERROR_MESSAGE, traceId: traceIdOf(error) ?? "" });
    return;
  }
  const kind = failureKind(error);
  showToast({
    tone: "err",
    title: FAILURE_TEXTS[kind].title,
    message: failureSentence(error, kind),
    about: kind === "network" ? ABOUT_CONNECTION : about,
  });
}
