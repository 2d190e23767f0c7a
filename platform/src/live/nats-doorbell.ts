/** Rings by NATS, for many machines: no database connection is kept for listening, and a ring costs the database nothing. */
import { setTimeout as delay } from "node:timers/promises";
import { connect, type ConnectionOptions, type NatsConnection } from "@nats-io/transport-node";
import type { Log } from "../log/port.ts";
import type { Doorbell } from "./doorbell.ts";
import { createRingBatch, readRing } from "./ring-batch.ts";

const SUBJECT = "slipway.live";
const RECONNECT_MS = 200;
const CONNECT_MS = 3000;
/** A link that is dead without a word is noticed within two of these. */
const PING_MS = 10_000;
/** One message; NATS takes a megabyte by default and a path is far under a kilobyte. */
const RINGS_PER_MESSAGE = 500;

export interface NatsDoorbellOptions {
  /** `nats://user:password@host:4222`; `tls://` encrypts. Only a user: a token. */
  url: string;
  log: Log;
}

function connectionOptions(url: string): ConnectionOptions {
  const { protocol, hostname, port, username, password } = new URL(url);
  const user = decodeURIComponent(username);
  const login = password === "" ? { token: user } : { user, pass: decodeURIComponent(password) };
  return {
    servers: `${hostname}:${port || "4222"}`,
    ...(user === "" ? {} : login),
    ...(protocol === "tls:" ? { tls: {} } : {}),
    name: "slipway-live",
    noEcho: true,
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
    reconnectJitter: RECONNECT_MS,
    pingInterval: PING_MS,
  };
}

/** The client's own errors hold the options, login included. */
const reasonOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : "unknown");

export function createNatsDoorbell({ url, log }: NatsDoorbellOptions): Doorbell {
  const rings = new Set<(path: string, seq: number) => void>();
  const reconnects = new Set<() => void>();
  const closing = new AbortController();
  /** Null while there is no connection: what would be rung then is not kept, since nobody could hear it in time. */
  let live: NatsConnection | null = null;

  const heard = (path: string, seq: number): void => rings.forEach((ring) => ring(path, seq));
  const batch = createRingBatch(async (texts) => {
    for (let from = 0; from < texts.length; from += RINGS_PER_MESSAGE)
      live?.publish(SUBJECT, texts.slice(from, from + RINGS_PER_MESSAGE).join("\n"));
    await live?.flush();
  }, log);

  async function listen(connection: NatsConnection): Promise<void> {
    connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error !== null) return log.warn("the live doorbell may not listen", { reason: reasonOf(error) });
        for (const text of message.string().split("\n")) {
          const { path, seq } = readRing(text);
          heard(path, seq);
        }
      },
    });
    const isUp = async (): Promise<void> => {
      // Until the server has seen the subscription, rings of others would pass by.
      const late = delay(CONNECT_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      await Promise.race([connection.flush().catch(() => undefined), late]);
      live = connection;
      reconnects.forEach((reconnect) => reconnect());
    };
    void (async () => {
      for await (const { type } of connection.status()) {
        if (type === "disconnect") {
          live = null;
          log.warn("the live doorbell is not connected");
        } else if (type === "reconnect") await isUp();
      }
    })();
    await isUp();
  }

  /** Connects, and again when the client has given up for good (a refused login, for one). */
  async function stayConnected(): Promise<void> {
    // Once for each reason, not for each try.
    let told = "";
    while (!closing.signal.aborted) {
      try {
        const connection = await connect(connectionOptions(url));
        if (closing.signal.aborted) return void (await connection.close());
        await listen(connection);
        told = "";
        firstTry();
        const ended = new Promise<void>((resolve) => closing.signal.addEventListener("abort", () => resolve()));
        await Promise.race([connection.closed(), ended]);
        live = null;
        await connection.close();
      } catch (error) {
        const reason = reasonOf(error);
        if (reason !== told) log.warn("the live doorbell is not connected", { reason });
        told = reason;
        firstTry();
      }
      await delay(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const { promise: ready, resolve: firstTry } = Promise.withResolvers<void>();
  const running = stayConnected();

  return {
    ready,
    ring(path, seq) {
      heard(path, seq);
      if (live !== null) batch.add(path, seq);
    },
    onRing: (ring) => void rings.add(ring),
    onReconnect: (reconnect) => void reconnects.add(reconnect),
    async [Symbol.asyncDispose]() {
      await batch.close();
      closing.abort();
      await running;
    },
  };
}
