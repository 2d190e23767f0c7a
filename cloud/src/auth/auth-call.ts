/** The context of one call to the auth service, and the readers of its input. */
import { JsonBeyondBounds, parseJson } from "@slipway/kernel/json-bounds";
import type { Mail } from "@slipway/platform/mail/port";
import { z } from "zod";
import type { Backend, BackendTransaction, Connections, TransactionAim } from "../backend/port.ts";
import { headerOf, jsonResponse, readBytes } from "../gateway/body.ts";
import type { ServiceRequest, ServiceResponse } from "../gateway/service.ts";
import { authError, oauthError } from "./auth-error.ts";
import type { GoogleEndpoints } from "./external/google.ts";
import type { AuthSettings } from "./settings/auth-settings.ts";
import { redirectTarget } from "./settings/redirect-urls.ts";
import { requestLimitReached, type LimitName, type RateLimits } from "./settings/rate-limits.ts";

export interface AuthTools {
  mail: Pick<Mail, "send">;
  /** Fetches from message providers, Google and the list of breached passwords, and from nowhere else. */
  fetch: typeof globalThis.fetch;
  google: GoogleEndpoints;
  limits: RateLimits;
}

export interface AuthCall {
  request: ServiceRequest;
  backend: Backend;
  settings: AuthSettings;
  tools: AuthTools;
  query: URLSearchParams;
  /** Parsed, not yet validated; null without a body. */
  body: unknown;
  /** Milliseconds; the same for the whole call. */
  now: number;
  db: Connections;
  /** Messages that are sent after the transaction has committed. */
  outbox: (() => Promise<void>)[];
  /** Values of the path pattern's parameters. */
  params: Readonly<Record<string, string>>;
}

export type AuthHandler = (call: AuthCall) => Promise<ServiceResponse>;

const MAX_BODY = 1_048_576;

/** A text that may be missing or null. */
export const textField = z
  .string()
  .nullish()
  .transform((value) => value ?? "");
/** Not `z.record`, which leaves out an entry that is called `__proto__`. */
export const metadataField = z
  .custom<Record<string, unknown>>((value) => typeof value === "object" && value !== null && !Array.isArray(value))
  .nullish();
export const pkceFields = { code_challenge: textField, code_challenge_method: textField };

const FORM = /^application\/x-www-form-urlencoded\b/i;
/** OAuth programs post forms to these paths; every other path takes JSON. */
const FORM_PATHS = new Set(["/oauth/token"]);

function formFields(text: string): Record<string, string> {
  const fields = new URLSearchParams(text);
  const names = [...fields.keys()];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw oauthError("invalid_request", `${twice.slice(0, 40)} is there more than once`);
  return Object.fromEntries(fields);
}

export async function readBody(request: ServiceRequest): Promise<unknown> {
  const bytes = await readBytes(request.body, MAX_BODY);
  if (bytes === null) {
    throw authError(413, "request_entity_too_large", `Request body too large (max ${MAX_BODY} bytes)`);
  }
  if (bytes.length === 0) return null;
  if (FORM_PATHS.has(request.path) && FORM.test(headerOf(request, "content-type") ?? "")) {
    return formFields(bytes.toString("utf8"));
  }
  try {
    return parseJson(bytes.toString("utf8"));
  } catch (error) {
    const reason = error instanceof JsonBeyondBounds ? error.message : "invalid character";
    throw authError(400, "bad_json", `Could not parse request body as JSON: ${reason}`);
  }
}

export function readFields<Schema extends z.ZodType>(call: AuthCall, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(call.body ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue!.path.join(".");
  throw authError(
    400,
    "bad_json",
    `Could not parse request body as JSON: ${field === "" ? "an object is expected" : `${field} has the wrong type`}`,
  );
}

export const json = (value: unknown, headers: Readonly<Record<string, string>> = {}): ServiceResponse =>
  jsonResponse(200, value, { "cache-control": "no-store", ...headers });

export const siteUrlOf = ({ settings, backend }: Pick<AuthCall, "settings" | "backend">): string =>
  settings.site_url === "" ? backend.url : settings.site_url;

/** The `iss` of tokens. */
export const issuerOf = ({ backend }: Pick<AuthCall, "backend">): string => `${backend.url}/auth/v1`;

const headerText = (call: AuthCall, name: string): string | null => {
  const value = call.request.headers[name];
  return typeof value === "string" ? value : null;
};

/**
 * The target of this call's mails and redirects: the one the client asks for if the project allows it, else the site.
 */
export const redirectOf = (call: AuthCall): string =>
  redirectTarget([headerText(call, "redirect_to"), call.query.get("redirect_to"), headerText(call, "referer")], {
    siteUrl: siteUrlOf(call),
    allowList: call.settings.uri_allow_list,
  });

/** Counts one use for the client's address. `of` separates what is counted apart. */
export async function limitAddress(call: AuthCall, name: LimitName, of = ""): Promise<void> {
  const key = `${call.backend.ref} ${call.request.address} ${of}`;
  const max = call.settings.rate_limits[name];
  if (!(await call.tools.limits.allow(name, { key, max }))) throw requestLimitReached();
}

/** Commits, then sends what the work put into the outbox. A failure sends nothing. */
export async function inTransaction<T>(
  call: AuthCall,
  work: (tx: BackendTransaction) => Promise<T>,
  aim?: TransactionAim,
): Promise<T> {
  call.outbox.length = 0;
  const result = await call.db.transaction(work, undefined, aim === undefined ? {} : { aim });
  for (const send of call.outbox.splice(0)) await send();
  return result;
}
