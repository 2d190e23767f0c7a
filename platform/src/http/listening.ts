/** Opening and closing a listener, the same for every port of the gateway. */
import type { BlockList, Server } from "node:net";
import type { Server as HttpServer } from "node:http";
import { chmod, rm } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@slipway/kernel/errors";
import { OpenConnections } from "./connections/open-connections.ts";

export const SERVER_OPTIONS = {
  headersTimeout: 15_000,
  /** A whole body on a slow line. */
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 32_768,
} as const;

const STOP_GRACE_MS = 2000;

const connectionsOf = new WeakMap<Server, OpenConnections>();

export interface ListenPlace {
  /** Null: every address of the machine. */
  host: string | null;
  /** 0: the system chooses. */
  port: number;
  /** Addresses that may hold any number of connections. */
  proxies?: BlockList | undefined;
}

/** Listens on a UNIX socket that only this user reaches, in place of a file that a killed process left. */
export async function listenAt(server: Server, path: string, proxies?: BlockList): Promise<void> {
  connectionsOf.set(server, new OpenConnections(server, proxies ?? null));
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
}

/** Answers the port that was bound. Throws AppError `port_in_use` or `port_refused`. */
export async function listen(server: Server, { host, port, proxies }: ListenPlace): Promise<number> {
  connectionsOf.set(server, new OpenConnections(server, proxies ?? null));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(cannotListen(error, { host, port })));
    server.listen({ port, ...(host === null ? {} : { host }) }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the gateway listens on no port");
  return address.port;
}

/** Requests that run get a moment to finish; connections that idle, shake hands or were upgraded get none. */
export async function closeGracefully(server: HttpServer): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const connections = connectionsOf.get(server);
  connections?.endIdle();
  const patience = new AbortController();
  const late = delay(STOP_GRACE_MS, undefined, { signal: patience.signal }).then(
    () => connections?.endAll(),
    () => undefined,
  );
  await closed;
  patience.abort();
  await late;
}

function cannotListen(error: NodeJS.ErrnoException, { host, port }: ListenPlace): AppError {
  const userMessage =
    error.code === "EADDRINUSE"
      ? `Port ${port} is in use by another program. Stop it, or start with another one: PORT=${port + 1} ./slipway start`
      : `Cannot listen on ${host ?? "*"}:${port} (${error.code ?? error.message}).`;
  return new AppError({
    code: error.code === "EADDRINUSE" ? "port_in_use" : "port_refused",
    status: 500,
    userMessage,
    cause: error,
  });
}
