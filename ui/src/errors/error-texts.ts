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
  network: { title: "Connection problem", description: "Can't reach Slipway. Your draft is safe." },
  permission: { title: "You do not have access", description: "Ask the owner, or switch to another account." },
  general: {
    title: "Something went wrong",
    description: "Try again. If it stays, copy the trace id for the operator.",
  },
};

/** Code of the failure the client makes itself when no answer arrived. */
export const NETWORK_ERROR = "network_error";
/** The same of code: a part of the app did not arrive. */
const PART_NOT_LOADED = "part_not_loaded";

export const partNotLoaded = (cause: unknown): AppError =>
  new AppError({
    code: PART_NOT_LOADED,
    status: 0,
    kind: "user",
    userMessage:
      "This part of the page could not be loaded. It comes when the connection is back; if not, reload the page.",
    cause,
  });
/** The server has another build, in which this page's parts have other names. */
const PAGE_OUTDATED = "page_outdated";

export const pageOutdated = (cause: unknown): AppError =>
  new AppError({
    code: PAGE_OUTDATED,
    status: 0,
    kind: "user",
    userMessage: "Reload the page to go on. What you typed is kept.",
    cause,
  });
export const isPageOutdated = (error: unknown): boolean => error instanceof AppError && error.code === PAGE_OUTDATED;

export const isPartNotLoaded = (error: unknown): boolean => error instanceof AppError && error.code === PART_NOT_LOADED;

export function failureKind(error: unknown, reading = false): FailureKind {
  if (!(error instanceof AppError)) return "general";
  if (error.code === NETWORK_ERROR || error.code === PART_NOT_LOADED) return "network";
  if (error.status === 401) return "auth";
  if (error.status === 403 || error.status === 404) return "permission";
  return reading ? "loading" : "general";
}

/** The disk is full: the one failure of the machine that a person can do something about. */
const NO_ROOM = 507;

/** The server's own sentence where it wrote one for people; else the kind's. */
export function failureSentence(error: unknown, kind: FailureKind): string {
  const fromServer =
    error instanceof AppError && (error.kind === "user" || error.status === NO_ROOM) && error.code !== NETWORK_ERROR;
  return fromServer ? error.userMessage.trim() : FAILURE_TEXTS[kind].description;
}
