/**
 * Rings by Postgres NOTIFY, sent after the commit and in batches, because NOTIFY inside the writers' transactions
 * serialises their commits (1,114 against 4,433 a second).
 */
import pg from "pg";
import { endWithoutGoodbye } from "../database/pulse.ts";
import type { Log } from "../log/port.ts";
import type { Doorbell } from "./doorbell.ts";
import { createRingBatch, readRing } from "./ring-batch.ts";

const CHANNEL = "slipway_live";
const RECONNECT_MS = 200;

export interface PostgresDoorbellOptions {
  url: string;
  /** Sends; durability is not needed for a ring. */
  pool: pg.Pool;
  log: Log;
}

export function createPostgresDoorbell({ url, pool, log }: PostgresDoorbellOptions): Doorbell {
  const rings = new Set<(path: string, seq: number) => void>();
  const reconnects = new Set<() => void>();
  let closed = false;
  let listener: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const heard = (path: string, seq: number): void => rings.forEach((ring) => ring(path, seq));
  const batch = createRingBatch(async (values) => {
    await pool.query({
      name: "live-ring",
      text: `select pg_notify('${CHANNEL}', x) from unnest($1::text[]) x`,
      values: [values],
    });
  }, log);

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
      const { path, seq } = readRing(payload);
      heard(path, seq);
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
      batch.add(path, seq);
    },
    onRing: (ring) => void rings.add(ring),
    onReconnect: (reconnect) => void reconnects.add(reconnect),
    async [Symbol.asyncDispose]() {
      closed = true;
      clearTimeout(timer);
      await batch.close();
      await listener?.end().catch(() => undefined);
    },
  };
}
