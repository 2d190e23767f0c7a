/** The gateway's public side: https with a certificate for each name, and plain http that redirects to it. */
import {
  createServer as createPlainServer,
  type IncomingMessage,
  type Server as PlainServer,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer, type Server as SecureServer } from "node:https";
import type { BlockList, Socket } from "node:net";
import type { Certificates } from "../certificates/port.ts";
import type { Log } from "../log/port.ts";
import { answerPlain, hostnameOf } from "./host-table.ts";
import { takeConnection } from "./gateway-server.ts";
import { closeGracefully, listen, listenAt, SERVER_OPTIONS } from "./listening.ts";
import type { GatewayExchange, HostTable } from "./port.ts";

/** The first handshake of a name waits for the certificate authority. */
const HANDSHAKE_TIMEOUT_MS = 90_000;
const CHALLENGE = /^\/\.well-known\/acme-challenge\/([\w-]{1,200})$/;

/** Settings of the protocol, independent of where it listens. */
export interface AnsweredTls {
  /** The port in SLIPWAY_URL, which may differ behind a router; null: 443. */
  publicPort: number | null;
  hosts: HostTable;
  exchange: GatewayExchange;
  certificates: Certificates;
  log: Log;
  /** Addresses that may hold any number of connections. */
  proxies?: BlockList | undefined;
}

export interface TlsFrontOptions extends AnsweredTls {
  /** Null: every address of the machine. */
  host: string | null;
  /** 0: the system chooses. */
  port: number;
  httpPort: number;
}

export interface TlsFront extends AsyncDisposable {
  readonly port: number;
  readonly httpPort: number;
}

/** Both servers, not listening yet. */
function createServers(options: AnsweredTls): { secure: SecureServer; plain: PlainServer } {
  const { exchange, certificates, log } = options;
  const secure = createTlsServer(
    {
      ...SERVER_OPTIONS,
      handshakeTimeout: HANDSHAKE_TIMEOUT_MS,
      minVersion: "TLSv1.2",
      SNICallback: (name, done) => {
        certificates.contextFor(name).then(
          (context) => (context === null ? done(new Error("no certificate for this name")) : done(null, context)),
          (error: unknown) => {
            log.error("a certificate could not be looked for", { name, error });
            done(error instanceof Error ? error : new Error("no certificate for this name"));
          },
        );
      },
    },
    exchange.request,
  );
  secure.on("upgrade", (incoming, socket, head) => void exchange.upgrade(incoming, socket, head));
  const plain = createPlainServer(
    SERVER_OPTIONS,
    (incoming, response) => void answerPlainHttp(options, incoming, response),
  );
  return { secure, plain };
}

const closed = async ({ secure, plain }: ReturnType<typeof createServers>): Promise<void> => {
  await Promise.all([closeGracefully(secure), closeGracefully(plain)]);
};

/** Throws AppError `port_in_use` or `port_refused`. */
export async function startTlsFront(options: TlsFrontOptions): Promise<TlsFront> {
  const { host, proxies } = options;
  const { secure, plain } = createServers(options);
  const httpPort = await listen(plain, { host, port: options.httpPort, proxies });
  try {
    const port = await listen(secure, { host, port: options.port, proxies });
    return { port, httpPort, [Symbol.asyncDispose]: () => closed({ secure, plain }) };
  } catch (error) {
    await closeGracefully(plain);
    throw error;
  }
}

/** The same for connections that another process accepted. */
export interface HandedTlsFront extends AsyncDisposable {
  take(socket: Socket, door: "tls" | "tls-redirect"): void;
}

/** `paths` are UNIX sockets of its own: servers must listen to watch the time of their connections. */
export async function startHandedTlsFront(
  options: AnsweredTls & { paths: { tls: string; "tls-redirect": string } },
): Promise<HandedTlsFront> {
  const { secure, plain } = createServers(options);
  await listenAt(secure, options.paths.tls, options.proxies);
  await listenAt(plain, options.paths["tls-redirect"], options.proxies);
  return {
    take: (socket, door) => takeConnection(door === "tls" ? secure : plain, socket),
    [Symbol.asyncDispose]: () => closed({ secure, plain }),
  };
}

async function answerPlainHttp(
  { certificates, hosts, publicPort, log }: AnsweredTls,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  incoming.resume();
  const path = incoming.url ?? "/";
  const token = CHALLENGE.exec(path)?.[1];
  const answer = token === undefined ? null : certificates.challengeAnswer(token);
  if (answer !== null) {
    response.writeHead(200, { "content-type": "text/plain", "cache-control": "no-store" }).end(answer);
    return;
  }
  const hostname = hostnameOf(incoming.headers.host);
  const isServed =
    hostname !== null &&
    (await hosts.serves(hostname).catch((error: unknown) => {
      log.error("a name could not be looked up", { hostname, error });
      return false;
    }));
  // A path is one slash and what follows: with two, or a whole address, the redirect could lead elsewhere.
  if (!isServed || !/^\/(?![/\\])/.test(path)) return answerPlain(response, 421, "Nothing is served under this name.");
  const location = `https://${hostname}${publicPort === null ? "" : `:${publicPort}`}${path}`;
  response.writeHead(308, { location, "cache-control": "no-store", "content-length": 0 }).end();
}
