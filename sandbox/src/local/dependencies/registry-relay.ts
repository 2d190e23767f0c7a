/**
 * The one way out of an install's sandbox: GET requests below the configured registry's address, forwarded by us. No
 * credentials, no other hosts, no redirects, bounded in number, size and time.
 */
import { chmod } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import { AppError } from "@slipway/kernel/errors";

const MOST_REQUESTS = 5_000;
const MOST_BYTES = 1024 ** 3;
const ANSWER_MS = 60_000;
const FORWARDED = ["accept", "accept-encoding"] as const;
const RETURNED = ["content-type", "content-encoding", "content-length", "etag"] as const;

export const dependencyUnavailable = (reason: string, cause?: unknown): AppError =>
  new AppError({
    code: "dependency_unavailable",
    status: 503,
    userMessage: `The package registry cannot be used right now. ${reason}`.trim(),
    cause,
  });

export interface RegistryRelay extends AsyncDisposable {
  /** What went wrong with the registry itself, as opposed to an answer it gave. */
  failure(): string | null;
}

/** `socketPath` is bound into the sandbox; any user who can reach it may use it. */
export async function startRegistryRelay(registry: URL, socketPath: string): Promise<RegistryRelay> {
  let failure: string | null = null;
  let requests = 0;
  let bytes = 0;
  const fail = (response: ServerResponse, status: number, text: string): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(status, { "content-type": "text/plain" }).end(text);
  };
  const server = createServer((incoming, response) => {
    requests += 1;
    const target = targetOf(registry, incoming);
    if (!target) return fail(response, 403, "Not a registry address.");
    if (requests > MOST_REQUESTS || bytes > MOST_BYTES) return fail(response, 429, "The installation is too large.");
    const send = target.protocol === "https:" ? httpsRequest : httpRequest;
    const outgoing = send(
      target,
      { method: "GET", headers: pick(incoming, FORWARDED), timeout: ANSWER_MS },
      (answer) => {
        const status = answer.statusCode ?? 502;
        if (status >= 500) failure = `It answered ${status}.`;
        if (status >= 300 && status < 400 && status !== 304) {
          answer.resume();
          failure = "It redirects to another address.";
          return fail(response, 502, "Redirects are not followed.");
        }
        response.writeHead(status, pick(answer, RETURNED));
        answer.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > MOST_BYTES) response.destroy();
        });
        answer.pipe(response);
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error("It did not answer in time.")));
    outgoing.on("error", (error) => {
      failure = error.message;
      fail(response, 502, "The registry cannot be reached.");
    });
    response.on("close", () => outgoing.destroy());
    outgoing.end();
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(socketPath, resolve));
  await chmod(socketPath, 0o666);
  return {
    failure: () => failure,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The address on the registry, or null for what does not stay below it. */
function targetOf(registry: URL, incoming: IncomingMessage): URL | null {
  if (incoming.method !== "GET" || !incoming.url?.startsWith("/") || incoming.url.startsWith("//")) return null;
  if (!URL.canParse(incoming.url, registry.origin)) return null;
  const target = new URL(incoming.url, registry.origin);
  return target.origin === registry.origin && target.pathname.startsWith(registry.pathname) ? target : null;
}

function pick(message: IncomingMessage, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = message.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}
