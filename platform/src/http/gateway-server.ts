/** Listens on the one port and hands each request to the handler of its host. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@slipway/kernel/errors";
import type { Log } from "../log/port.ts";
import { answerPlain } from "./host-table.ts";
import type { HostTable, HttpServer } from "./port.ts";

const HEADERS_TIMEOUT_MS = 15_000;
/** A whole body on a slow line. */
const REQUEST_TIMEOUT_MS = 300_000;
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 32_768;
const STOP_GRACE_MS = 2000;

export interface GatewayOptions {
  host: string;
  /** 0: the system chooses. */
  port: number;
  hosts: HostTable;
  log: Log;
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Throws AppError `port_in_use` or `port_refused`. */
export async function startGateway({ host, port, hosts, log }: GatewayOptions): Promise<HttpServer> {
  const upgraded = new Set<Duplex>();

  const onRequest = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const found = hosts.match(incoming.headers.host);
    if (found === null) return answerPlain(response, 400, "The Host header is not a name.");
    try {
      await found.handler.request(incoming, response, found.match);
    } catch (error) {
      log.error("a host handler failed", { host: found.match.hostname, error });
      if (!response.headersSent) answerPlain(response, 500, "Something went wrong.");
      else response.destroy();
    }
  };

  const onUpgrade = async (incoming: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on("error", () => socket.destroy());
    const found = hosts.match(incoming.headers.host);
    if (found === null) return refuseUpgrade(socket, "400 Bad Request");
    if (found.handler.upgrade === undefined) return refuseUpgrade(socket, "426 Upgrade Required");
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
    try {
      await found.handler.upgrade({ incoming, socket, head }, found.match);
    } catch (error) {
      log.error("an upgrade failed", { host: found.match.hostname, error });
      refuseUpgrade(socket, "500 Internal Server Error");
    }
  };

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (incoming, response) => void onRequest(incoming, response),
  );
  server.on("upgrade", (incoming, socket, head) => void onUpgrade(incoming, socket, head));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(cannotListen(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the gateway listens on no port");

  return {
    hosts,
    port: address.port,
    async [Symbol.asyncDispose]() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      for (const socket of upgraded) socket.destroy();
      const patience = new AbortController();
      const late = delay(STOP_GRACE_MS, undefined, { signal: patience.signal }).then(
        () => server.closeAllConnections(),
        () => undefined,
      );
      await closed;
      patience.abort();
      await late;
    },
  };
}

function cannotListen(error: NodeJS.ErrnoException, host: string, port: number): AppError {
  const userMessage =
    error.code === "EADDRINUSE"
      ? `Port ${port} is in use by another program. Stop it, or start with another one: PORT=${port + 1} ./slipway start`
      : `Cannot listen on ${host}:${port} (${error.code ?? error.message}).`;
  return new AppError({
    code: error.code === "EADDRINUSE" ? "port_in_use" : "port_refused",
    status: 500,
    userMessage,
    cause: error,
  });
}
