/** Refusals in the words of the functions dialect, and those of a deployment. */
import { AppError } from "@slipway/kernel/errors";
import { jsonResponse } from "../gateway/body.ts";
import type { ServiceResponse } from "../gateway/service.ts";

/** Answer to the caller of the function. */
export class FunctionRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const noSuchFunction = (): FunctionRefusal =>
  new FunctionRefusal(404, "NOT_FOUND", "Requested function was not found");
export const noToken = (): FunctionRefusal =>
  new FunctionRefusal(401, "UNAUTHORIZED_NO_AUTH_HEADER", "Missing authorization header");
export const badToken = (): FunctionRefusal =>
  new FunctionRefusal(401, "UNAUTHORIZED_INVALID_JWT_FORMAT", "Invalid JWT");
export const bootFailed = (): FunctionRefusal =>
  new FunctionRefusal(503, "BOOT_ERROR", "Function failed to start (please check logs)");
export const endedInRequest = (): FunctionRefusal =>
  new FunctionRefusal(500, "WORKER_ERROR", "Function exited due to an error (please check logs)");
/** The status is the dialect's own. */
export const overLimit = (): FunctionRefusal =>
  new FunctionRefusal(
    546,
    "WORKER_LIMIT",
    "Function failed due to not having enough compute resources (please check logs)",
  );
export const tooSlow = (): FunctionRefusal =>
  new FunctionRefusal(504, "IDLE_TIMEOUT", "The function did not answer in time");
export const throttled = (): FunctionRefusal =>
  new FunctionRefusal(
    503,
    "THROTTLED",
    "The function was stopped too often and rests for a moment (please check logs)",
  );
export const busy = (): FunctionRefusal =>
  new FunctionRefusal(503, "WORKER_BUSY", "The function has too many requests at once");
export const noRoom = (): FunctionRefusal =>
  new FunctionRefusal(503, "NO_ROOM", "Too many functions are at work on this server. Try again in a moment");

export const refusalResponse = ({ status, code, message }: FunctionRefusal): ServiceResponse =>
  jsonResponse(status, { code, message, msg: message });

/** The reason is what the compiler or a rule said, for people. */
export const deployFailed = (reason: string): AppError =>
  new AppError({
    code: "function_deploy_failed",
    status: 422,
    userMessage: "Couldn't deploy Supabase functions",
    details: reason.slice(0, 20_000),
  });

export const functionsUnavailable = (reason: string): AppError =>
  new AppError({
    code: "functions_unavailable",
    status: 503,
    userMessage: `This server cannot run functions safely: ${reason}`,
    kind: "system",
  });
