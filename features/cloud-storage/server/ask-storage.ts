/** Calls the storage service as the project's owner: with the project's own service key. */
import { Readable } from "node:stream";
import type { Backend } from "@slipway/cloud/backend/port";
import type { Service, ServiceRequest, ServiceResponse } from "@slipway/cloud/gateway/service";
import { refusalOf } from "./refusals.ts";

export interface StorageQuestion {
  method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Such as `/bucket/photos`; names in it are percent-encoded. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** JSON; a stream is passed on as it is. */
  body?: unknown;
  signal?: AbortSignal;
}

export interface StorageAnswer {
  status: number;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: ServiceResponse["body"];
}

async function textOf(body: ServiceResponse["body"]): Promise<string> {
  if (body === undefined || typeof body === "string") return body ?? "";
  if (body instanceof Uint8Array) return Buffer.from(body).toString("utf8");
  const chunks: Buffer[] = [];
  for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** The service answers JSON, and plain text where it speaks tus. */
async function refusal({ status, body }: ServiceResponse): Promise<Error> {
  const text = await textOf(body);
  try {
    const said = JSON.parse(text) as { statusCode?: string; code?: string; message?: string };
    return refusalOf({
      status: Number(said.statusCode ?? status),
      code: said.code ?? "",
      message: said.message ?? "The storage service refused this.",
    });
  } catch {
    return refusalOf({ status, code: "", message: text === "" ? "The storage service refused this." : text });
  }
}

function requestOf(storage: Service, backend: Backend, question: StorageQuestion): ServiceRequest {
  const { method, path, headers, body, signal } = question;
  const isStream = body instanceof Readable;
  const text = body === undefined || isStream ? "" : JSON.stringify(body);
  return {
    method,
    path,
    query: "",
    headers: { ...(text === "" ? {} : { "content-type": "application/json" }), ...headers },
    body: isStream ? body : Readable.from(text === "" ? [] : [Buffer.from(text)]),
    address: "127.0.0.1",
    baseUrl: `${backend.url}${storage.prefix}`,
    credential: backend.keys.serviceKey,
    signal: signal ?? new AbortController().signal,
  };
}

/** Throws AppError `storage_refused`, and those of a backend that is paused or away. */
export async function askStorage(
  storage: Service,
  backend: Backend,
  question: StorageQuestion,
): Promise<StorageAnswer> {
  const response = await storage.handle(requestOf(storage, backend, question), backend);
  if (response.status >= 400) throw await refusal(response);
  return { status: response.status, headers: response.headers ?? {}, body: response.body };
}

export const readAnswer = async ({ body }: StorageAnswer): Promise<unknown> =>
  JSON.parse(await textOf(body)) as unknown;

/** The answer's body as the browser gets it. */
export function streamOf(body: ServiceResponse["body"]): string | Uint8Array<ArrayBuffer> | ReadableStream | null {
  if (body === undefined) return null;
  if (typeof body === "string") return body;
  return body instanceof Uint8Array ? new Uint8Array(body) : (Readable.toWeb(body) as ReadableStream);
}

export const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");
