/** Tells every process that paths have changed. Engines: Postgres NOTIFY, NATS. */
import type pg from "pg";
import type { Log } from "../log/port.ts";
import { createNatsDoorbell } from "./nats-doorbell.ts";
import { createPostgresDoorbell } from "./postgres-doorbell.ts";

export interface Doorbell extends AsyncDisposable {
  /** Never fails. Rings may be lost; whoever listens looks for itself as well. */
  ring(path: string, seq: number): void;
  /** Also of this process's own rings, at once. */
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

export const createDoorbell = ({ database, natsUrl, log }: DoorbellOptions): Doorbell =>
  natsUrl === null ? createPostgresDoorbell({ ...database, log }) : createNatsDoorbell({ url: natsUrl, log });
