/** Tells every process that paths have changed. Engines: Postgres NOTIFY, NATS. */
import type pg from "pg";
import type { Log } from "../log/port.ts";
import { createPostgresDoorbell } from "./postgres-doorbell.ts";

export interface Doorbell extends AsyncDisposable {
  /** Never fails. Rings may be lost, so listeners poll as well. */
  ring(path: string, seq: number): void;
  /** Includes this process's own rings, at once. */
  onRing(listener: (path: string, seq: number) => void): void;
  /** Rings may have been missed. */
  onReconnect(listener: () => void): void;
  /** Resolves when it rings, and after a bounded time when it cannot yet. */
  readonly ready: Promise<void>;
}

export interface DoorbellOptions {
  database: { url: string; pool: pg.Pool };
  natsUrl: string | null;
  log: Log;
}

/** Code of an engine that nobody chose is not loaded: it would lengthen every start. */
export async function createDoorbell({ database, natsUrl, log }: DoorbellOptions): Promise<Doorbell> {
  if (natsUrl === null) return createPostgresDoorbell({ ...database, log });
  const { createNatsDoorbell } = await import("./nats-doorbell.ts");
  return createNatsDoorbell({ url: natsUrl, log });
}
