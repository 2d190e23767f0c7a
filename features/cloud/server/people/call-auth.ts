/** Calls the sign-in service as the platform, with the project's own service key. */
import { Readable } from "node:stream";
import type { Backend } from "@slipway/cloud/backend/port";
import type { Service, ServiceResponse } from "@slipway/cloud/gateway/service";
import { AppError } from "@slipway/kernel/errors";

export interface AuthQuestion {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Such as `/admin/users`. */
  path: string;
  body?: unknown;
}

async function textOf({ body }: ServiceResponse): Promise<string> {
  if (body === undefined || typeof body === "string") return body ?? "";
  if (body instanceof Uint8Array) return Buffer.from(body).toString("utf8");
  const chunks: Buffer[] = [];
  for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** Turns a refusal into an AppError `auth_refused` with the service's message; 404 stays, a taken value becomes 409. */
function refusalOf(status: number, text: string): AppError {
  const answer = JSON.parse(text) as { msg?: string; message?: string; error_code?: string; code?: string | number };
  const userMessage = answer.msg ?? answer.message ?? "The sign-in service refused this.";
  const reason = answer.error_code ?? String(answer.code ?? "");
  if (status === 404) return new AppError({ code: "not_found", status, userMessage });
  // Errors about a paused or missing backend keep their code.
  if (reason.startsWith("cloud_")) return new AppError({ code: reason, status, userMessage });
  const known = status === 422 && /exists/.test(reason) ? 409 : status === 429 ? 429 : status >= 500 ? status : 400;
  return new AppError({ code: "auth_refused", status: known, userMessage, details: { reason } });
}

export async function askAuth(auth: Service, backend: Backend, question: AuthQuestion): Promise<unknown> {
  const text = question.body === undefined ? "" : JSON.stringify(question.body);
  const response = await auth.handle(
    {
      method: question.method,
      path: question.path,
      query: "",
      headers: { "content-type": "application/json", authorization: `Bearer ${backend.keys.serviceKey}` },
      body: Readable.from(text === "" ? [] : [Buffer.from(text)]),
      address: "127.0.0.1",
      baseUrl: `${backend.url}${auth.prefix}`,
      credential: backend.keys.serviceKey,
      signal: new AbortController().signal,
    },
    backend,
  );
  const answer = await textOf(response);
  if (response.status >= 400) throw refusalOf(response.status, answer);
  return answer === "" ? null : (JSON.parse(answer) as unknown);
}
