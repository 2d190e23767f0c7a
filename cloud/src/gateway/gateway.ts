/** The entrance to one project's services: finds the service, checks that a key was sent, and speaks HTTP. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, type Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "@slipway/kernel/errors";
import { currentOrNewTrace } from "@slipway/platform/log/pino-log";
import type { Backend } from "../backend/port.ts";
import { AccessLog } from "./access-log.ts";
import { CORS_HEADERS, preflight } from "./cors.ts";
import { jsonResponse } from "./body.ts";
import { heldBodies } from "./held-bodies.ts";
import { TRACE_HEADER, type Service, type ServiceRequest, type ServiceResponse } from "./service.ts";
import { MAX_UNSENT_BYTES, Unsent } from "./unsent.ts";

export interface GatewayOptions {
  services: readonly Service[];
  /** Requests without an apikey only get a service's open paths, as at Supabase. */
  requiresKey: boolean;
  /** The caller's address for limits by address; default: the other end of the connection. */
  addressOf?: (incoming: IncomingMessage) => string;
}

export interface CloudGateway {
  request(incoming: IncomingMessage, response: ServerResponse, backend: Backend): Promise<void>;
  upgrade(incoming: IncomingMessage, socket: { socket: Duplex; head: Buffer }, backend: Backend): Promise<void>;
}

interface Target {
  service: Service;
  path: string;
  query: string;
}

function targetOf(services: readonly Service[], url: string): Target | null {
  const mark = url.indexOf("?");
  const whole = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? "" : url.slice(mark + 1);
  for (const service of services) {
    if (whole !== service.prefix && !whole.startsWith(`${service.prefix}/`)) continue;
    const path = whole.slice(service.prefix.length);
    return { service, path: path === "" ? "/" : path, query };
  }
  // A service with a path is described at the root, with that path at the end (RFC 8414, section 3.1).
  const described = /^(\/\.well-known\/[a-z-]+)(\/.+)$/.exec(whole);
  const service = described === null ? undefined : services.find(({ prefix }) => prefix === described[2]);
  return service === undefined ? null : { service, path: described![1]!, query };
}

const BEARER = "bearer ";

function bearerOf(header: string | undefined): string | null {
  const isBearer = header !== undefined && header.slice(0, BEARER.length).toLowerCase() === BEARER;
  return isBearer ? header.slice(BEARER.length).trim() : null;
}

const isToken = (text: string): boolean => text.split(".").length === 3;

/** Browsers cannot send headers when they open a socket, so the key comes in the query. */
const keyOf = ({ headers }: IncomingMessage, query: string): string | null => {
  const header = headers.apikey;
  return (Array.isArray(header) ? header[0] : header) ?? new URLSearchParams(query).get("apikey");
};

/** The bearer token says who asks; a key alone asks as its role. A key that is no token identifies nobody. */
function credentialOf(incoming: IncomingMessage, key: string | null): string | null {
  const bearer = bearerOf(incoming.headers.authorization);
  if (bearer !== null) return bearer;
  return key !== null && isToken(key) ? key : null;
}

const noKey = (): ServiceResponse =>
  jsonResponse(401, {
    message: "No API key found in request",
    hint: "No `apikey` request header or url param was found.",
  });
const badKey = (): ServiceResponse =>
  jsonResponse(401, {
    message: "Invalid API key",
    hint: "Double check your Supabase `anon` or `service_role` API key.",
  });
const noSuchService = (): ServiceResponse => jsonResponse(404, { message: "no Route matched with those values" });
const failed = (): ServiceResponse => jsonResponse(500, { message: "An unexpected error occurred" });

const MEBIBYTE = 1_048_576;
const tooMuchUnsent = (): ServiceResponse =>
  jsonResponse(
    503,
    {
      code: "cloud_answers_busy",
      message: `Unread answers already take ${MAX_UNSENT_BYTES / MEBIBYTE} MB, which is the maximum. Try again.`,
    },
    { "retry-after": "1" },
  );

const refusedBy = ({ status, code, userMessage, retryAfter }: AppError): ServiceResponse =>
  jsonResponse(
    status,
    { code, message: userMessage },
    retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
  );

async function isKey(key: string, { keys, clock }: Backend): Promise<boolean> {
  if (key === keys.anonKey || key === keys.serviceKey) return true;
  try {
    await keys.verify(key, clock.now());
    return true;
  } catch {
    return false;
  }
}

/** Unsent bytes of all answers of this process. */
const unsent = new Unsent();

const bytesOf = (body: ServiceResponse["body"]): number | null => {
  if (body === undefined) return 0;
  if (typeof body === "string") return Buffer.byteLength(body);
  return body instanceof Uint8Array ? body.byteLength : null;
};

/** Ends the connection where no head can be written any more, for example because one was. */
function sendFailure(response: ServerResponse, isHead: boolean): void {
  const { status, body } = failed();
  try {
    response.writeHead(status, { ...CORS_HEADERS, "content-type": "application/json; charset=utf-8" });
    response.end(isHead ? undefined : body);
  } catch {
    response.destroy();
  }
}

async function send(response: ServerResponse, answer: ServiceResponse, isHead: boolean): Promise<void> {
  if (response.destroyed) return;
  const { status, headers = {}, body } = answer;
  const bytes = bytesOf(body);
  if (bytes !== null && !isHead && !unsent.hold(response, bytes)) return send(response, tooMuchUnsent(), isHead);
  const merged: Record<string, string | string[]> = { ...CORS_HEADERS };
  for (const [name, value] of Object.entries(headers)) merged[name] = typeof value === "string" ? value : [...value];
  if (bytes !== null && status !== 204 && status !== 304) {
    // A head alone says how long the body would be. Where there is one, nobody but us knows where it ends.
    if (isHead) merged["content-length"] ??= String(bytes);
    else merged["content-length"] = String(bytes);
  }
  try {
    response.writeHead(status, merged);
  } catch {
    // The project's SQL and functions write some headers; this one has a name or value that no header can have.
    if (body instanceof Readable) body.destroy();
    return sendFailure(response, isHead);
  }
  if (body instanceof Readable) {
    if (isHead) {
      body.destroy();
      response.end();
    }
    // A client may leave in the middle, which is no error of ours.
    else await pipeline(body, response).catch(() => undefined);
  } else response.end(isHead ? undefined : body);
}

/**
 * Tells whether the client left before its answer. The signal is made on demand, since most services never ask and a
 * signal costs as much as finding the service.
 */
class Departure {
  #controller: AbortController | null = null;
  isOver = false;

  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.isOver) this.#controller.abort();
    return this.#controller.signal;
  }

  leave(): void {
    this.isOver = true;
    this.#controller?.abort();
  }
}

interface Arrival {
  target: Target;
  backend: Backend;
  gone: Departure;
  address: string;
  trace: string;
}

const peerOf = (incoming: IncomingMessage): string => incoming.socket.remoteAddress ?? "";

function requestOf(incoming: IncomingMessage, { target, backend, gone, address, trace }: Arrival): ServiceRequest {
  return {
    method: incoming.method ?? "GET",
    path: target.path,
    query: target.query,
    headers: incoming.headers,
    body: incoming,
    address,
    trace,
    baseUrl: `${backend.url}${target.service.prefix}`,
    credential: credentialOf(incoming, keyOf(incoming, target.query)),
    get signal() {
      return gone.signal;
    },
  };
}

export function cloudGateway({ services, requiresKey, addressOf = peerOf }: GatewayOptions): CloudGateway {
  const accessLog = new AccessLog();
  const refusal = async (incoming: IncomingMessage, { service, path, query }: Target, backend: Backend) => {
    if (!requiresKey || service.isOpen?.(path) === true) return null;
    const key = keyOf(incoming, query);
    if (key === null) return noKey();
    return (await isKey(key, backend)) ? null : badKey();
  };
  return {
    async request(incoming, response, backend) {
      const before = preflight(incoming.method ?? "", incoming.headers);
      if (before !== null) {
        response.writeHead(200, before).end();
        return;
      }
      const begun = performance.now();
      const trace = currentOrNewTrace();
      if (!response.headersSent) response.setHeader(TRACE_HEADER, trace);
      const gone = new Departure();
      const isHead = incoming.method === "HEAD";
      const target = targetOf(services, incoming.url ?? "/");
      const prefix = target?.service.prefix ?? null;
      heldBodies.track(incoming, backend.ref);
      response.once("close", () => {
        heldBodies.release(incoming);
        if (!response.writableFinished) gone.leave();
        const status = response.headersSent ? response.statusCode : 499;
        accessLog.tell(backend, { incoming, prefix, status, ms: performance.now() - begun, trace });
      });
      const refused = target === null ? noSuchService() : await refusal(incoming, target, backend);
      if (refused !== null || target === null) {
        incoming.resume();
        await send(response, refused ?? noSuchService(), isHead);
        return;
      }
      let answer: ServiceResponse;
      try {
        const arrival = { target, backend, gone, address: addressOf(incoming), trace };
        answer = await target.service.handle(requestOf(incoming, arrival), backend);
      } catch (error) {
        // Failures of the database itself, such as paused, away or busy; services have no words for failures that are
        // not theirs.
        if (error instanceof AppError) answer = refusedBy(error);
        else {
          if (!gone.isOver) backend.log.error("a service of a backend failed", { ref: backend.ref, error });
          answer = failed();
        }
      }
      // An unread body would block the connection for its next request.
      incoming.resume();
      await send(response, answer, isHead);
    },
    async upgrade(incoming, { socket, head }, backend) {
      const trace = currentOrNewTrace();
      const target = targetOf(services, incoming.url ?? "/");
      const refused = target === null ? noSuchService() : await refusal(incoming, target, backend);
      if (target?.service.upgrade === undefined || refused !== null) {
        const status = refused?.status ?? 404;
        accessLog.tell(backend, { incoming, prefix: target?.service.prefix ?? null, status, ms: 0, trace });
        socket.end(`HTTP/1.1 ${status} ${status === 401 ? "Unauthorized" : "Not Found"}\r\nconnection: close\r\n\r\n`);
        return;
      }
      const gone = new Departure();
      socket.once("close", () => gone.leave());
      await target.service.upgrade(
        requestOf(incoming, { target, backend, gone, address: addressOf(incoming), trace }),
        { incoming, socket, head },
        backend,
      );
    },
  };
}
