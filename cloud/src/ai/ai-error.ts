/** Refusals of the AI gateway, in the words that clients of OpenAI's API know. */
import type { AppError } from "@slipway/kernel/errors";
import { jsonResponse } from "../gateway/body.ts";
import type { ServiceResponse } from "../gateway/service.ts";

export type AiErrorType =
  | "invalid_request_error"
  | "authentication_error"
  | "rate_limit_error"
  | "insufficient_quota"
  | "server_error";

export interface AiRefusalInit {
  status: number;
  type: AiErrorType;
  code: string;
  message: string;
  /** The field that is at fault: `messages[0].content`. */
  param?: string | null;
  retryAfter?: number | undefined;
}

/** Answered to whoever called. */
export class AiRefusal extends Error {
  readonly init: AiRefusalInit;

  constructor(init: AiRefusalInit) {
    super(init.message);
    this.init = init;
  }
}

export const badField = (param: string | null, message: string, code = "invalid_value"): AiRefusal =>
  new AiRefusal({ status: 400, type: "invalid_request_error", code, message, param });

/** `given` is false when the request carried no key at all. */
export const badKey = (given: boolean): AiRefusal =>
  new AiRefusal({
    status: 401,
    type: "authentication_error",
    code: "invalid_api_key",
    message: given
      ? "This is not the AI key of this project. Functions find it as SLIPWAY_AI_KEY in their environment; the anon and service keys are not accepted here."
      : "No API key was sent. Send the value of SLIPWAY_AI_KEY as a bearer token; functions find it in their environment.",
  });

export const unknownPath = (method: string, path: string): AiRefusal =>
  new AiRefusal({
    status: 404,
    type: "invalid_request_error",
    code: "unknown_url",
    message: `Unknown request: ${method.slice(0, 20)} /ai/v1${path.slice(0, 200)}. There are POST /chat/completions, GET /models and GET /models/{model}.`,
  });

export const noProvider = (): AiRefusal =>
  new AiRefusal({
    status: 503,
    type: "server_error",
    code: "ai_not_configured",
    message:
      "No model provider is connected to this Slipway, so nothing can answer. An admin can connect one under Settings → Models, or set a variable such as SLIPWAY_MODEL_GPT_5=openai|gpt-5|OPENAI_API_KEY.",
  });

export const unknownModel = (model: string, known: readonly string[]): AiRefusal =>
  new AiRefusal({
    status: 404,
    type: "invalid_request_error",
    code: "model_not_found",
    param: "model",
    message: `The model ${JSON.stringify(model.slice(0, 100))} is not connected to this Slipway. Connected: ${known.join(", ")}.`,
  });

export const bodyTooLarge = (megabytes: number): AiRefusal =>
  new AiRefusal({
    status: 413,
    type: "invalid_request_error",
    code: "request_too_large",
    message: `The request has more than ${megabytes} MB.`,
  });

export const tooManyRequests = (message: string, retryAfter: number): AiRefusal =>
  new AiRefusal({ status: 429, type: "rate_limit_error", code: "rate_limit_exceeded", message, retryAfter });

export const tooSlow = (seconds: number): AiRefusal =>
  new AiRefusal({
    status: 504,
    type: "server_error",
    code: "timeout",
    message: `The model did not finish within ${seconds} seconds.`,
  });

/** Nobody reads this status: the caller has disconnected. */
export const CLIENT_CLOSED = 499;
export const callerLeft = (): AiRefusal =>
  new AiRefusal({
    status: CLIENT_CLOSED,
    type: "invalid_request_error",
    code: "client_closed",
    message: "The caller left.",
  });

type Known = Pick<AiRefusalInit, "status" | "type" | "code">;

const OF_PROVIDER: Readonly<Record<string, Known>> = {
  refused: { status: 400, type: "invalid_request_error", code: "refused_by_provider" },
  context: { status: 400, type: "invalid_request_error", code: "context_length_exceeded" },
  limit: { status: 429, type: "rate_limit_error", code: "rate_limit_exceeded" },
  silent: { status: 504, type: "server_error", code: "timeout" },
};
const FAILED: Known = { status: 502, type: "server_error", code: "provider_failed" };
const OF_STATUS: Readonly<Record<number, AiErrorType>> = {
  402: "insufficient_quota",
  429: "rate_limit_error",
};

/** An expected failure of the product in the words of OpenAI's API. */
export function refusalOf({ code, status, userMessage, details, retryAfter }: AppError): AiRefusal {
  const base = { message: userMessage, retryAfter };
  if (code === "model_failed") {
    const reason = (details as { reason?: string } | undefined)?.reason ?? "";
    return new AiRefusal({ ...(OF_PROVIDER[reason] ?? FAILED), ...base });
  }
  const type = OF_STATUS[status] ?? (status >= 500 ? "server_error" : "invalid_request_error");
  return new AiRefusal({ status, type, code, ...base });
}

export const errorBody = ({ init }: AiRefusal): object => ({
  error: { message: init.message, type: init.type, param: init.param ?? null, code: init.code },
});

/** Clients retry by themselves; the header stops them where a retry cannot help. */
export function refusalResponse(refusal: AiRefusal): ServiceResponse {
  const { status, retryAfter, code } = refusal.init;
  const isPassing = status === 502 || status === 504 || (status === 429 && code === "rate_limit_exceeded");
  return jsonResponse(status, errorBody(refusal), {
    "cache-control": "no-store",
    "x-should-retry": String(isPassing),
    ...(retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(retryAfter)) }),
  });
}
