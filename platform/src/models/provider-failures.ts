/** A provider's failure as one sentence for people and one short line for the log, never with a key or the prompt. */
import { APICallError } from "@ai-sdk/provider";
import { AppError } from "@slipway/kernel/errors";
import { modelVariable } from "../config/model-options.ts";
import type { ModelEntry as Entry } from "./port.ts";

/**
 * `context`: the input was longer than the model can read; `cut`: ended in the middle; `garbled`: broke the protocol;
 * `silent`: nothing came for too long.
 */
export type FailureReason =
  | "key"
  | "refused"
  | "context"
  | "unknown_model"
  | "limit"
  | "provider"
  | "unreachable"
  | "cut"
  | "garbled"
  | "silent";

export interface ProviderFailure {
  reason: FailureReason;
  status: number | null;
  /** In the provider's words. */
  said: string;
  /** The pause that the provider asks for. */
  retryAfterSeconds: number | null;
}

const MAX_SAID = 300;
const NETWORK_CODES =
  /^(ECONN|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR|CERT|ERR_TLS|DEPTH_ZERO)/;

function* causesOf(error: unknown): Iterable<Record<string, unknown>> {
  for (let at = error, depth = 0; typeof at === "object" && at !== null && depth < 6; depth += 1) {
    yield at as Record<string, unknown>;
    at = (at as { cause?: unknown }).cause;
  }
}

function secondsOf(headers: Record<string, string> | undefined): number | null {
  const milliseconds = Number(headers?.["retry-after-ms"]);
  if (headers?.["retry-after-ms"] !== undefined && Number.isFinite(milliseconds))
    return Math.max(0, milliseconds / 1000);
  const text = headers?.["retry-after"];
  if (text === undefined) return null;
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** Matches the wordings of providers, which share no code for it. */
const TOO_LONG =
  /context[ _-]?(length|window|size)|maximum context|prompt is too long|too many (input )?tokens|input is too long|token (count|limit).{0,40}exceed|exceeds? .{0,60}(token|context)/i;

function reasonOf(status: number, said: string): FailureReason {
  if ((status === 400 || status === 413 || status === 422) && TOO_LONG.test(said)) return "context";
  if (status === 401 || status === 403) return "key";
  if (status === 404) return "unknown_model";
  if (status === 429) return "limit";
  if (status === 408 || status >= 500) return "provider";
  return "refused";
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Providers send errors inside a stream as plain objects, with a number or a word for the kind. */
function statusInStream({ statusCode, code, type }: Record<string, unknown>): number | null {
  if (typeof statusCode === "number") return statusCode;
  if (typeof code === "number") return code;
  const word = `${textOf(code)} ${textOf(type)}`;
  if (/rate_limit|quota/.test(word)) return 429;
  if (/authentication|permission|api_key/.test(word)) return 401;
  if (/overloaded/.test(word)) return 529;
  if (/server_error|api_error|internal|unavailable/.test(word)) return 500;
  return /invalid_request/.test(word) ? 400 : null;
}

export function readProviderFailure(error: unknown): ProviderFailure {
  const said = textOf((error as { message?: unknown } | null)?.message) || textOf(error);
  if (APICallError.isInstance(error) && (error.statusCode ?? 0) >= 400) {
    const { statusCode: status = 500, responseHeaders } = error;
    return { reason: reasonOf(status, said), status, said, retryAfterSeconds: secondsOf(responseHeaders) };
  }
  const base = { status: null, said, retryAfterSeconds: null };
  const causes = [...causesOf(error)];
  const isNetwork = causes.some(({ code }) => NETWORK_CODES.test(textOf(code)));
  const broke = causes.some(({ message }) =>
    /terminated|other side closed|premature|stream ended/i.test(textOf(message)),
  );
  const answered = APICallError.isInstance(error) && error.statusCode !== undefined;
  if (broke || (isNetwork && answered)) return { ...base, reason: "cut" };
  if (isNetwork || (APICallError.isInstance(error) && !answered)) return { ...base, reason: "unreachable" };
  if (!(error instanceof Error) && typeof error === "object" && error !== null) {
    const status = statusInStream(error as Record<string, unknown>);
    return { ...base, status, reason: status === null ? "provider" : reasonOf(status, said) };
  }
  return { ...base, reason: "garbled" };
}

/** Whether the same question may be asked again. */
export const isPassing = ({ reason }: ProviderFailure): boolean =>
  reason === "limit" || reason === "provider" || reason === "unreachable" || reason === "cut";

function withoutSecrets(text: string, { apiKey }: Entry): string {
  const clean = apiKey === null || apiKey === "" ? text : text.replaceAll(apiKey, "***");
  // Some providers quote a key with its middle left out.
  return clean.replace(/\b(sk|key|AIza)[-_A-Za-z0-9*.]{8,}/g, "***").slice(0, MAX_SAID);
}

const whoCorrects = ({ inPlace, option }: Entry): string =>
  inPlace === true
    ? "Ask your admin to enter it again under Settings → Models."
    : `Ask your admin to check ${modelVariable(option)}.`;

function sentence({ reason, status, said, retryAfterSeconds }: ProviderFailure, entry: Entry): string {
  const number = status === null ? "" : ` (${status})`;
  const quoted = withoutSecrets(said, entry).trim();
  switch (reason) {
    case "key":
      return `The provider refuses the key${number}. ${whoCorrects(entry)}`;
    case "unknown_model":
      return `The provider does not know the model ${entry.model}${number}.`;
    case "context":
      return `The request is longer than the model can read${number}.`;
    case "limit":
      return retryAfterSeconds === null
        ? `The provider is at its limit for this key${number}. Try again later.`
        : `The provider is at its limit for this key${number}. Try again in ${Math.ceil(retryAfterSeconds)} s.`;
    case "refused":
      return `The provider refuses the request${number}: ${quoted}`;
    case "provider":
      return `The provider has a problem of its own${number}.`;
    case "unreachable":
      return "The provider cannot be reached.";
    case "cut":
      return "The connection to the provider broke off in the middle of the answer.";
    case "garbled":
      return "The provider sent something that cannot be read.";
    case "silent":
      return "The provider stopped answering.";
  }
}

export function modelFailed(failure: ProviderFailure, entry: Entry): AppError {
  const { reason, status, said, retryAfterSeconds } = failure;
  return new AppError({
    code: "model_failed",
    status: 503,
    userMessage: sentence(failure, entry),
    details: { reason },
    ...(retryAfterSeconds === null ? {} : { retryAfter: Math.ceil(retryAfterSeconds) }),
    // The packages' own errors contain the whole request.
    cause: new Error(withoutSecrets([status, said].filter((part) => part !== null && part !== "").join(" "), entry)),
  });
}
