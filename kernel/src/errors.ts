/** Expected failures. Everything below a route throws these; the HTTP layer turns them into the one error body. */

/** `user`: the person can act on it (info log, toast or inline). `system`: ours to fix (error log, dialog with trace id). */
export type ErrorKind = "user" | "system";

/** The body of every answer that is not 200, on every path under `/api`. [K3] */
export interface ErrorBody {
  error: { code: string; message: string; details?: unknown; trace_id: string };
}

export interface AppErrorInit {
  /** Stable snake_case word that programs match on. */
  code: string;
  /** HTTP status the error becomes. */
  status: number;
  /** For the log: may name internals, never secrets. Defaults to `userMessage`. */
  message?: string;
  /** For people: one plain sentence. */
  userMessage: string;
  kind?: ErrorKind;
  /** A string for people (a build log) or an object for programs (`{ rule }`). Sent to the client. */
  details?: unknown;
  /** Seconds for a `Retry-After` header. */
  retryAfter?: number;
  cause?: unknown;
}

export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly userMessage: string;
  readonly kind: ErrorKind;
  readonly details: unknown;
  readonly retryAfter: number | undefined;

  constructor(init: AppErrorInit) {
    super(init.message ?? init.userMessage, { cause: init.cause });
    this.name = "AppError";
    this.code = init.code;
    this.status = init.status;
    this.userMessage = init.userMessage;
    this.kind = init.kind ?? (init.status >= 500 ? "system" : "user");
    this.details = init.details;
    this.retryAfter = init.retryAfter;
  }
}

export const invalidRequest = (userMessage: string, details?: unknown): AppError =>
  new AppError({ code: "invalid_request", status: 400, userMessage, details });
export const notSignedIn = (): AppError =>
  new AppError({ code: "not_signed_in", status: 401, userMessage: "Please sign in again." });
export const forbidden = (userMessage = "You do not have permission to do this.", details?: unknown): AppError =>
  new AppError({ code: "forbidden", status: 403, userMessage, details });
export const SSO_REQUIRED = "sso_required";
/** `details.workspace_id` tells where to sign in: `/sso/{workspace_id}`. */
export const ssoRequired = (workspaceId: string): AppError =>
  new AppError({
    code: SSO_REQUIRED,
    status: 403,
    userMessage: "This workspace needs single sign-on. Sign in with single sign-on to go on.",
    details: { workspace_id: workspaceId },
  });
/** Also for what the caller may not know of: both cases must look the same. [K4] */
export const notFound = (what = "This"): AppError =>
  new AppError({ code: "not_found", status: 404, userMessage: `${what} was not found, or you don't have access.` });
export const conflict = (code: string, userMessage: string, details?: unknown): AppError =>
  new AppError({ code, status: 409, userMessage, details });
export const tooLarge = (userMessage: string, details?: unknown): AppError =>
  new AppError({ code: "too_large", status: 413, userMessage, details });
export const planRequired = (plan: string, upsellKey: string, userMessage: string): AppError =>
  new AppError({ code: "plan_required", status: 403, userMessage, details: { plan, upsell_key: upsellKey } });
export const rateLimited = (retryAfter: number, userMessage = "Too many requests. Please try again later."): AppError =>
  new AppError({ code: "rate_limited", status: 429, userMessage, retryAfter });
export const unavailable = (code: string, userMessage: string, cause?: unknown): AppError =>
  new AppError({ code, status: 503, userMessage, cause });
