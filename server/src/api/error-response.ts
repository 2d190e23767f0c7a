/** Failures become the one error body, and the log learns what the caller must not. [K3] */
import type { Actor } from "@slipway/features/feature.ts";
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
  /** Names of the people who have been told that the disk lacks space. */
  told?: readonly string[];
  /** The caller, once the route's policy has admitted them; strangers get no names of the people who run the server. */
  caller?: Pick<Actor, "isStaff"> | null;
}

const names = new Intl.ListFormat("en");

type Reader = Pick<FailureContext, "told" | "caller">;

/** Names the people who were told of the full disk, and never the reader as one of them. (product page, moment 10) */
function whoKnows({ told = [], caller = null }: Reader): string {
  if (caller?.isStaff === true) return "You run this server: Capacity in the settings shows what takes the room.";
  if (caller === null || told.length === 0) return "Please tell the person who runs the server.";
  return `${names.format(told)} ${told.length === 1 ? "has" : "have"} been told.`;
}

const messageOf = ({ code, userMessage }: AppError, reader: Reader): string =>
  code === "disk_full" ? `${userMessage} ${whoKnows(reader)}` : userMessage;

export function errorResponse(thrown: unknown, context: FailureContext): Response {
  const { log, traceId, route, aborted } = context;
  const error = asAppError(thrown, aborted);
  const fields = { route, code: error.code, status: error.status };
  if (error.kind === "system") log.error("a request failed", { ...fields, error: thrown });
  else log.info("a request was refused", { ...fields, reason: error.message });
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: messageOf(error, context),
      ...(error.details === undefined ? {} : { details: error.details }),
      trace_id: traceId,
    },
  };
  const headers = new Headers({ "content-type": "application/json" });
  if (error.retryAfter !== undefined) headers.set("retry-after", String(error.retryAfter));
  return readyAnswer(JSON.stringify(body), { status: error.status, headers });
}
