/** Reads bodies with a bound that also holds when no length was announced. */
import { AppError, invalidRequest, tooLarge } from "@slipway/kernel/errors";
import { JsonBeyondBounds, parseJson } from "@slipway/kernel/json-bounds";
import { isStorable, unstorable } from "@slipway/kernel/text/storable-text";

const megabytes = (bytes: number): string => `${Math.round((bytes / 1_048_576) * 10) / 10} MB`;
const overLimit = (limit: number): AppError =>
  tooLarge(`This is too large. The limit is ${megabytes(limit)}.`, { limit_bytes: limit });

const MAX_FIELD_CHARACTERS = 200;
const invalidJson = (): AppError =>
  new AppError({ code: "invalid_json", status: 400, userMessage: "The body is not valid JSON." });

/** A request whose body fails with `too_large` once it passes the limit; for handlers that read it themselves. */
export function boundedRequest(request: Request, limit: number): Request {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw overLimit(limit);
  if (request.body === null) return request;
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > limit) controller.error(overLimit(limit));
      else controller.enqueue(chunk);
    },
  });
  const { method, headers, signal } = request;
  const init = { method, headers, signal, body: request.body.pipeThrough(counter), duplex: "half" };
  return new Request(request.url, init as RequestInit);
}

async function readBounded(request: Request, limit: number): Promise<Uint8Array> {
  const { body } = boundedRequest(request, limit);
  const chunks: Uint8Array[] = [];
  if (body !== null) for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Undefined for an empty body. Throws AppError `too_large`, `unsupported_media_type`, `invalid_json`, `invalid_request`. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const bytes = await readBounded(request, limit);
  if (bytes.byteLength === 0) return undefined;
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError({
      code: "unsupported_media_type",
      status: 415,
      userMessage: "Send the body as application/json.",
    });
  }
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    value = parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonBeyondBounds)) throw invalidJson();
    throw invalidRequest(`body: ${error.message}`, { field: "body", rule: error.message });
  }
  // Only an escape can smuggle them in, and Postgres stores neither.
  if (/\\u(0000|d[89a-f])/i.test(text)) refuseUnstorable(value);
  return value;
}

/** Names the innermost field whose own name can be shown. */
function refuseUnstorable(root: unknown): void {
  const waiting: { value: unknown; field: string }[] = [{ value: root, field: "" }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, field } = next;
    if (typeof value === "string" && !isStorable(value)) throw unstorable(field || "body");
    if (typeof value !== "object" || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) throw unstorable(field || "body");
      // A path as long as the nesting is deep would be rebuilt at every level.
      const below = field.length > MAX_FIELD_CHARACTERS ? field : field === "" ? name : `${field}.${name}`;
      waiting.push({ value: inner, field: below });
    }
  }
}
