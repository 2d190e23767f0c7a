/** The five kinds of failure a person can meet, and what each is called. [W8.22] */
import { AppError } from "@slipway/kernel/errors";

export type FailureKind = "loading" | "auth" | "network" | "permission" | "general";

export interface FailureText {
  title: string;
  description: string;
}

export const FAILURE_TEXTS: Record<FailureKind, FailureText> = {
  loading: { title: "Could not load this", description: "The server could not read it. Try again in a moment." },
  auth: { title: "Please sign in again", description: "Your session has ended. What you typed is still here." },
  network: { title: "Connection problem", description: "Slipway is not answering. Nothing you typed is lost." },
  permission: { title: "You do not have access", description: "Ask the owner, or switch to another account." },
  general: {
    title: "Something went wrong",
    description: "Try again. If it stays, copy the trace id for the operator.",
  },
};

/** Code of the failure the client makes itself when no answer arrived. */
export const NETWORK_ERROR = "network_error";

export function failureKind(error: unknown, reading = false): FailureKind {
  if (!(error instanceof AppError)) return "general";
  if (error.code === NETWORK_ERROR) return "network";
  if (error.status === 401) return "auth";
  if (error.status === 403 || error.status === 404) return "permission";
  return reading ? "loading" : "general";
}

/** The server's own sentence where it wrote one for people; else the kind's. */
export function failureSentence(error: unknown, kind: FailureKind): string {
  const fromServer = error instanceof AppError && error.kind === "user" && error.code !== NETWORK_ERROR;
  return fromServer ? error.userMessage.trim() : FAILURE_TEXTS[kind].description;
}
