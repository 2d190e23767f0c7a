/** Listens on one port and hands each request to the handler of its host. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { EventEmitter } from "node:events";
import type { BlockList, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { AppError } from "@slipway/kernel/errors";
import { newTraceId, withTrace } from "../log/pino-log.ts";
import type { Log } from "../log/port.ts";
import { answerPlain } from "./host-table.ts";
import { batchedRequests } from "./batched-requests.ts";
import { believeAsked } from "./forward/hand-over.ts";
import { believePeer } from "./forward/peer.ts";
import { closeGracefully, listen, listenAt, SERVER_OPTIONS } from "./listening.ts";
import { machineFault } from "./machine-faults.ts";
import type { GatewayExchange, HostTable, HttpServer } from "./port.ts";

export interface GatewayOptions {
  host: string;
  /** 0: the system chooses. */
  port: number;
  hosts: HostTable;
  log: Log;
  /** Addresses that may hold any number of connections. */
  proxies?: BlockList | undefined;
}

/** Groups the log lines of a handler; calls of the API have a trace of their own inside. */
const inTrace = <T>(work: () => Promise<T>): Promise<T> => withTrace(newTraceId(), work, "gateway");

/**
 * Answers for a handler that failed. An unavailable database is no fault of the site, and the answer says when to
 * retry.
 */
function answerFailure(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  const known = error instanceof AppError ? error : machineFault(error);
  if (known === null) return answerPlain(response, 500, "Something went wrong.");
  if (known.retryAfter !== undefined) response.setHeader("retry-after", known.retryAfter);
  answerPlain(response, known.status, known.userMessage);
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Node takes the first of two Host headers; a proxy before us may have taken the second. */
function hostOf({ headers, rawHeaders }: IncomingMessage): string | undefined {
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === "host") named += 1;
  }
  return named > 1 ? undefined : headers.host;
}

/** Calls the handler of the request's host, and answers when it fails. */
function createExchange(hosts: HostTable, log: Log): GatewayExchange {
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = hosts.match(hostOf(incoming));
    if (found === null) {
      response.setHeader("connection", "close");
      return answerPlain(response, 400, "The Host header is not a name.");
    }
    try {
      await inTrace(async () => found.handler.request(incoming, response, found.match));
    } catch (error) {
      log.error("a host handler failed", { host: found.match.hostname, error });
      answerFailure(response, error);
    }
  };
  return {
    request: batchedRequests((incoming, response) => void answer(incoming, response)),
    async upgrade(incoming, socket, head) {
      socket.on("error", () => socket.destroy());
      const found = hosts.match(hostOf(incoming));
      if (found === null) return refuseUpgrade(socket, "400 Bad Request");
      const { handler, match } = found;
      if (handler.upgrade === undefined) return refuseUpgrade(socket, "426 Upgrade Required");
      try {
        await inTrace(async () => handler.upgrade?.({ incoming, socket, head }, match));
      } catch (error) {
        log.error("an upgrade failed", { host: match.hostname, error });
        refuseUpgrade(socket, "500 Internal Server Error");
      }
    },
  };
}

/** Listens for our own processes only, which name the client's address. */
export async function startInnerGateway(options: {
  path: string;
  hosts: HostTable;
  log: Log;
}): Promise<AsyncDisposable> {
  const exchange = createExchange(options.hosts, options.log);
  const believe = (incoming: IncomingMessage): void => {
    believePeer(incoming);
    believeAsked(incoming);
  };
  const server = createServer(SERVER_OPTIONS, (incoming, response) => {
    believe(incoming);
    exchange.request(incoming, response);
  });
  server.on("upgrade", (incoming, socket, head) => {
    believe(incoming);
    void exchange.upgrade(incoming, socket, head);
  });
  await listenAt(server, options.path);
  return { [Symbol.asyncDispose]: () => closeGracefully(server) };
}

/** A gateway whose connections another process accepted. */
export interface HandedGateway extends AsyncDisposable {
  readonly exchange: GatewayExchange;
  take(socket: Socket): void;
}

/** `path` is a UNIX socket of its own: a server must listen to watch the time of its connections. */
export async function startHandedGateway(options: {
  path: string;
  hosts: HostTable;
  log: Log;
  /** Addresses that may hold any number of connections. */
  proxies: BlockList;
}): Promise<HandedGateway> {
  const exchange = createExchange(options.hosts, options.log);
  const server = createServer(SERVER_OPTIONS, exchange.request);
  server.on("upgrade", (incoming, socket, head) => void exchange.upgrade(incoming, socket, head));
  await listenAt(server, options.path, options.proxies);
  return {
    exchange,
    take: (socket) => takeConnection(server, socket),
    [Symbol.asyncDispose]: () => closeGracefully(server),
  };
}

/** Sets a connection up as a server does: answers go out at once, and a client may close its half after the request. */
export function takeConnection(server: EventEmitter, socket: Socket): void {
  socket.allowHalfOpen = true;
  socket.setNoDelay(true);
  server.emit("connection", socket);
}

/** Throws AppError `port_in_use` or `port_refused`. */
export async function startGateway({ host, port, hosts, log, proxies }: GatewayOptions): Promise<HttpServer> {
  const exchange = createExchange(hosts, log);
  const server = createServer(SERVER_OPTIONS, exchange.request);
  server.on("upgrade", (incoming, socket, head) => void exchange.upgrade(incoming, socket, head));
  const bound = await listen(server, { host, port, proxies });
  return {
    hosts,
    exchange,
    port: bound,
    [Symbol.asyncDispose]: () => closeGracefully(server),
  };
}
