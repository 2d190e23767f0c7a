/** Failures become the one error body, and the log learns what the caller must not. [K3] */
import { AppError, type ErrorBody } from "@slipway/kernel/errors";
import type { Log } from "@slipway/platform/log/port";

/** Postgres is restarting, or no connection came free in time. */
const DATABASE_AWAY = new Set([
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08001",
  "53300",
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
]);

function isDatabaseAway(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, syscall } = at as { code?: unknown; syscall?: unknown };
    if (code === "ENOENT" && syscall !== "connect") continue;
    if (typeof code === "string" && DATABASE_AWAY.has(code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(at.message)) return true;
  }
  return false;
}

function asAppError(error: unknown, aborted: boolean): AppError {
  if (error instanceof AppError) return error;
  if (aborted)
    return new AppError({
      code: "client_closed_request",
      status: 499,
      userMessage: "The request was cancelled.",
      cause: error,
    });
  if (isDatabaseAway(error)) {
    const userMessage = "The database is not available at the moment. Please try again.";
    return new AppError({ code: "database_unavailable", status: 503, userMessage, retryAfter: 1, cause: error });
  }
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
  return new Response(JSON.stringify(body), { status: error.status, headers });
}
