/** Refusals in the words of the GoTrue dialect, and the three shapes they are sent in. */
import { entryOf } from "@slipway/kernel/text/named-entries";
import { AppError } from "@slipway/kernel/errors";
import { machineFault } from "@slipway/platform/http/machine-faults";
import { isDataError, isTaken } from "../backend/data-error.ts";
import { databaseFull, isFullRefusal } from "../backend/no-growth.ts";
import { jsonResponse } from "../gateway/body.ts";
import type { ServiceResponse } from "../gateway/service.ts";

/** The clients' header: with a date of 2024-01-01 or later the body is `{code, message}`, before it `{code, error_code, msg}`. */
export const API_VERSION_HEADER = "x-supabase-api-version";
const NEW_SHAPE = "2024-01-01";

interface FailureDetails {
  /** The reasons of `weak_password`: `length`, `characters`, `pwned`. */
  reasons?: readonly string[];
  /** RFC 6749's shape `{error, error_description}` instead. */
  oauth?: string;
  /** The value of the header `www-authenticate`. */
  challenge?: string;
}

export const authError = (status: number, code: string, userMessage: string): AppError =>
  new AppError({ code, status, userMessage, kind: "user" });
export const validationFailed = (message: string): AppError => authError(400, "validation_failed", message);
export const invalidCredentials = (): AppError => authError(400, "invalid_credentials", "Invalid login credentials");
export const otpExpired = (message = "Token has expired or is invalid"): AppError =>
  authError(403, "otp_expired", message);
export const userNotFound = (): AppError => authError(404, "user_not_found", "User not found");
export const userBanned = (status: number, message = "User is banned"): AppError =>
  authError(status, "user_banned", message);
export const emailExists = (): AppError =>
  authError(422, "email_exists", "A user with this email address has already been registered");
export const phoneExists = (message = "A user with this phone number has already been registered"): AppError =>
  authError(422, "phone_exists", message);
export const signupDisabled = (): AppError =>
  authError(422, "signup_disabled", "Signups not allowed for this instance");
export const tooManyRequests = (code: string, message: string): AppError => authError(429, code, message);

export const weakPassword = (userMessage: string, reasons: readonly string[]): AppError =>
  new AppError({ code: "weak_password", status: 422, userMessage, details: { reasons } satisfies FailureDetails });

/** Sent as `{error, error_description}` with status 400. */
export const oauthError = (oauth: string, userMessage: string): AppError =>
  new AppError({ code: oauth, status: 400, userMessage, details: { oauth } satisfies FailureDetails });

/** As `oauthError` with another status; 401 says how to prove oneself. */
export const oauthRefusal = (
  status: number,
  oauth: string,
  refusal: { message: string; challenge?: string },
): AppError =>
  new AppError({
    code: oauth,
    status,
    userMessage: refusal.message,
    details: {
      oauth,
      ...(refusal.challenge === undefined ? {} : { challenge: refusal.challenge }),
    } satisfies FailureDetails,
  });

export const isInOAuthWords = (failure: AppError): boolean => detailsOf(failure).oauth !== undefined;

const NAMES: Record<number, string> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
  500: "server_error",
  503: "temporarily_unavailable",
};
const ACCESS_DENIED = new Set(["signup_disabled", "user_banned", "provider_email_needs_verification"]);

/** The `error` a redirect carries for a refusal (RFC 6749, section 4.1.2.1). */
export function redirectErrorName({ code, status }: AppError): string {
  if (ACCESS_DENIED.has(code)) return "access_denied";
  return NAMES[status] ?? (status >= 500 ? "server_error" : "invalid_request");
}

const detailsOf = (failure: AppError): FailureDetails =>
  typeof failure.details === "object" && failure.details !== null ? (failure.details as FailureDetails) : {};

/** Two requests for the same address may both find it free; the table's constraint decides. */
const TAKEN: Readonly<Record<string, () => AppError>> = {
  users_email_partial_key: emailExists,
  users_phone_key: phoneExists,
};

/** Turns anything thrown into an AppError. An unforeseen error reveals nothing about itself. */
export function asFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDataError(error)) return validationFailed(`A value cannot be stored: ${error.message}`);
  if (isFullRefusal(error)) return databaseFull(error);
  const taken = isTaken(error) ? entryOf(TAKEN, error.constraint ?? "") : undefined;
  if (taken !== undefined) return taken();
  return (
    machineFault(error) ??
    new AppError({
      code: "unexpected_failure",
      status: 500,
      userMessage: "Unexpected failure, please check server logs for more information",
      cause: error,
    })
  );
}

/** `version` is the header's value; one that is no date counts as none. */
export function failureResponse(failure: AppError, version: string | null): ServiceResponse {
  const { reasons, oauth, challenge } = detailsOf(failure);
  if (oauth !== undefined) {
    const how: Record<string, string> = challenge === undefined ? {} : { "www-authenticate": challenge };
    const facts = { error: oauth, error_description: failure.userMessage };
    return jsonResponse(failure.status, facts, { "cache-control": "no-store", ...how });
  }
  const weak = reasons === undefined ? {} : { weak_password: { reasons } };
  const isNew = version !== null && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= NEW_SHAPE;
  const headers: Record<string, string> = { "x-sb-error-code": failure.code };
  if (failure.retryAfter !== undefined) headers["retry-after"] = String(failure.retryAfter);
  if (isNew) headers[API_VERSION_HEADER] = NEW_SHAPE;
  const body = isNew
    ? { code: failure.code, message: failure.userMessage, ...weak }
    : { code: failure.status, error_code: failure.code, msg: failure.userMessage, ...weak };
  return jsonResponse(failure.status, body, headers);
}
