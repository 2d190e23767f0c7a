/** Failures become the one error body, and the log learns what the caller must not. [K3] */
import { AppError, type ErrorBody } from "@slipway/kernel/errors";
import type { Log } from "@slipway/platform/log/port";
import { machineFault } from "@slipway/platform/http/machine-faults";
import { readyAnswer } from "./ready-answer.ts";

function asAppError(error: unknown, aborted: boolean): AppError {
  if (error instanceof AppError) return error;
  if (aborted)
    return new AppError({
      code: "client_closed_request",
      status: 499,
      userMessage: "The request was cancelled.",
      cause: error,
    });
  const fault = machineFault(error);
  if (fault !== null) return fault;
  return new AppError({ code: "internal", status: 500, userMessage: "An unexpected error occurred. ", cause: error });
}

export interface FailureContext {
  log: Log;
  traceId: string;
  /** `POST /projects/{id}/chat` */
  route: string;
  aborted: boolean;
  /** Who has been told that the disk lacks room. */
  told?: readonly string[];
}

const names = new Intl.ListFormat("en");

/** Who is to know is said only when it is so. (product page, moment 10) */
const whoKnows = (told: readonly string[]): string =>
  told.length === 0
    ? "Please tell the person who runs the server."
    : `${names.format(told)} ${told.length === 1 ? "has" : "have"} been told.`;

const messageOf = ({ code, userMessage }: AppError, told: readonly string[]): string =>
  code === "disk_full" ? `${userMessage} ${whoKnows(told)}` : userMessage;

export function errorResponse(thrown: unknown, { log, traceId, route, aborted, told = [] }: FailureContext): Response {
  const error = asAppError(thrown, aborted);
  const fields = { route, code: error.code, status: error.status };
  if (error.kind === "system") log.error("a request failed", { ...fields, error: thrown });
  else log.info("a request was refused", { ...fields, reason: error.message });
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: messageOf(error, told),
      ...(error.details === undefined ? {} : { details: error.details }),
      trace_id: traceId,
    },
  };
  const headers = new Headers({ "content-type": "application/json" });
  if (error.retryAfter !== undefined) headers.set("retry-after", String(error.retryAfter));
  return readyAnswer(JSON.stringify(body), { status: error.status, headers });
}
