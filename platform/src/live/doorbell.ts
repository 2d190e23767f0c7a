/**
 * Tells every process that paths have changed: Postgres NOTIFY, sent after the commit and in batches, because NOTIFY
 * inside the writers' transactions serialises their commits (1,114 against 4,433 a second). Rings may be lost; whoever
 * listens looks for itself as well.
 */
import pg from "pg";
import { endWithoutGoodbye } from "../database/pulse.ts";
import type { Log } from "../log/port.ts";

const CHANNEL = "slipway_live";
const RECONNECT_MS = 200;
/** Paths waiting to be rung; beyond it the listeners' own look has to do. */
const MAX_WAITING = 10_000;

export interface Doorbell extends AsyncDisposable {
  ring(path: string, seq: number): void;
  onRing(listener: (path: string, seq: number) => void): void;
  /** Rings may have been missed. */
  onReconnect(listener: () => void): void;
  readonly ready: Promise<void>;
}

export interface DoorbellOptions {
  url: string;
  /** Sends; durability is not needed for a ring. */
  pool: pg.Pool;
  log: Log;
}

export function createDoorbell({ url, pool, log }: DoorbellOptions): Doorbell {
  const rings = new Set<(path: string, seq: number) => void>();
  const reconnects = new Set<() => void>();
  const waiting = new Map<string, number>();
  let sending: Promise<void> | null = null;
  let closed = false;
  let listener: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const heard = (path: string, seq: number): void => rings.forEach((ring) => ring(path, seq));

  async function send(): Promise<void> {
    while (waiting.size > 0 && !closed) {
      const batch = [...waiting].map(([path, seq]) => `${seq} ${path}`);
      waiting.clear();
      await pool.query({
        name: "live-ring",
        text: `select pg_notify('${CHANNEL}', x) from unnest($1::text[]) x`,
        values: [batch],
      });
    }
  }

  async function listen(): Promise<void> {
    if (closed) return;
    const client = new pg.Client({
      connectionString: url,
      application_name: "slipway-live",
      keepAlive: true,
      // A listener never sends, so only the kernel's questions find out that the other side is gone.
      keepAliveInitialDelayMillis: 5000,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    listener = client;
    client.on("error", () => undefined);
    client.once("end", () => {
      if (!closed) timer = setTimeout(() => void listen(), RECONNECT_MS);
    });
    client.on("notification", ({ payload = "" }) => {
      const space = payload.indexOf(" ");
      heard(payload.slice(space + 1), Number(payload.slice(0, space)));
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      reconnects.forEach((reconnect) => reconnect());
    } catch (error) {
      log.warn("the live doorbell is not connected", { error });
      endWithoutGoodbye(client);
    }
  }

  return {
    ready: listen(),
    ring(path, seq) {
      // Subscribers of this process need not wait for the round trip.
      heard(path, seq);
      if (closed || waiting.size >= MAX_WAITING) return;
      waiting.set(path, Math.max(seq, waiting.get(path) ?? 0));
      sending ??= send()
        .catch((error: unknown) => log.warn("the live doorbell could not ring", { error }))
        .finally(() => (sending = null));
    },
    onRing: (ring) => void rings.add(ring),
    onReconnect: (reconnect) => void reconnects.add(reconnect),
    async [Symbol.asyncDispose]() {
      closed = true;
      clearTimeout(timer);
      await sending;
      await listener?.end().catch(() => undefined);
    },
  };
}
