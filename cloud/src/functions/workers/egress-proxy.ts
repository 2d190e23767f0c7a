/**
 * The only way out of a function: an HTTP proxy on a UNIX socket. Deno sends it whole addresses, `https:` ones too, so
 * our connector checks both. Calls to the project's own backend are answered in place.
 */
import { chmod } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { AppError } from "@slipway/kernel/errors";
import type { Egress } from "@slipway/platform/egress/port";

export interface OwnBackend {
  /** URL of the project's own backend: `http://{ref}.cloud.localhost:4400`. */
  url: string;
  /** Handles the request as if it had come from outside. Its address is a path. */
  handle(incoming: IncomingMessage, response: ServerResponse): Promise<void>;
}

export interface EgressProxyOptions {
  /** Mounted in the sandbox; every process that can reach it may use it. */
  socketPath: string;
  own: OwnBackend;
  egress: Egress;
}

/** Concurrent requests of one function. */
const MAX_REQUESTS = 64;
const ANSWER_MS = 150_000;
/** Headers that concern one connection, or speak to a proxy. */
const NOT_HANDED_ON = new Set([
  ...["connection", "keep-alive", "proxy-connection", "proxy-authorization", "proxy-authenticate", "te", "trailer"],
  ...["transfer-encoding", "upgrade", "host", "expect", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"],
]);

function fail(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ message }));
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const handedOn = (headers: Headers): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || NOT_HANDED_ON.has(name) ? [] : [[name, value]],
    ),
  );

const joined = (headers: Record<string, string | string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));

async function forward(egress: Egress, target: URL, passage: { incoming: IncomingMessage; response: ServerResponse }) {
  const { incoming, response } = passage;
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const method = incoming.method ?? "GET";
  const hasBody =
    incoming.headers["content-length"] !== undefined || incoming.headers["transfer-encoding"] !== undefined;
  const answer = await egress.send(target, {
    method,
    headers: joined(handedOn(incoming.headers)),
    ...(hasBody ? { body: incoming } : {}),
    signal: gone.signal,
    timeoutMs: ANSWER_MS,
  });
  response.writeHead(answer.status, handedOn(answer.headers));
  await pipeline(answer.body, response).catch(() => response.destroy());
}

export async function startEgressProxy({ socketPath, own, egress }: EgressProxyOptions): Promise<AsyncDisposable> {
  const home = new URL(own.url);
  let running = 0;
  const server = createServer((incoming, response) => {
    const target = URL.parse(incoming.url ?? "");
    if (target === null || !/^https?:$/.test(target.protocol)) return fail(response, 400, "This is no address.");
    if (running >= MAX_REQUESTS) return fail(response, 503, "The function has too many requests open at once.");
    running += 1;
    response.once("close", () => (running -= 1));
    // The scheme is not compared, since a request answered here never leaves the machine.
    if (target.host === home.host || (target.hostname === home.hostname && target.port === "" && home.port === "")) {
      incoming.url = target.pathname + target.search;
      incoming.headers.host = home.host;
      return void own.handle(incoming, response).catch(() => fail(response, 502, "The backend did not answer."));
    }
    forward(egress, target, { incoming, response }).catch((error: unknown) => {
      if (error instanceof AppError) fail(response, 403, error.userMessage);
      else fail(response, 502, "The address cannot be reached.");
    });
  });
  // Functions may not open raw connections.
  server.on("connect", (_incoming, socket) =>
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nconnection: close\r\n\r\n"),
  );
  server.on("upgrade", (_incoming, socket) => socket.end("HTTP/1.1 501 Not Implemented\r\nconnection: close\r\n\r\n"));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(socketPath, resolve));
  await chmod(socketPath, 0o666);
  return {
    async [Symbol.asyncDispose]() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
