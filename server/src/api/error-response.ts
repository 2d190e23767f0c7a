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
}

export function errorResponse(thrown: unknown, { log, traceId, route, aborted }: FailureContext): Response {
  const error = asAppError(thrown, aborted);
  const fields = { route, code: error.code, status: error.status };
  if (error.kind === "system") log.error("a request failed", { ...fields, error: thrown });
  else log.info("a request was refused", { ...fields, reason: error.message });
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: error.userMessage,
      ...(error.details === undefined ? {} : { details: error.details }),
      trace_id: traceId,
    },
  };
  const headers = new Headers({ "content-type": "application/json" });
  if (error.retryAfter !== undefined) headers.set("retry-after", String(error.retryAfter));
  return readyAnswer(JSON.stringify(body), { status: error.status, headers });
}
