/** Durable work: survives a kill -9 and resumes within 15 s on a live worker. Engine: pg-boss. */
import type { Transaction } from "../database/port.ts";

export interface JobQueue<Data extends object> {
  readonly name: string;
  /** `cpu` builds and browsers, `io` mails and hooks: each class has its own bound. */
  readonly resource: "cpu" | "io";
  readonly retryLimit: number;
  readonly expireSeconds: number;
  readonly _data?: Data;
}

export interface SendOptions {
  /** With a transaction the job exists only if it commits. */
  tx?: Transaction;
  /** At most one waiting job per key. */
  singletonKey?: string;
  startAfterSeconds?: number;
}

export interface Jobs extends AsyncDisposable {
  send<D extends object>(queue: JobQueue<D>, data: D, options?: SendOptions): Promise<string | null>;
  /** Handlers may run more than once for one job and must be idempotent. */
  work<D extends object>(
    queue: JobQueue<D>,
    handler: (data: D, job: { id: string; signal: AbortSignal }) => Promise<void>,
  ): Promise<void>;
  /** Every `cron` tick once over all nodes. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
}
