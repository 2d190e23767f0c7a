/** Live documents: writers emit inside their transaction, subscribers get every change once, in order. [W7.39] [T7.35] */
import type { LiveChange, LiveFrame } from "@slipway/kernel/contract/live";
import type { Transaction } from "../database/port.ts";

/** A change before it has a sequence number. */
export type LiveEmit = LiveChange extends infer C ? (C extends { seq: number } ? Omit<C, "seq"> : never) : never;

export interface LiveLog {
  /**
   * Appends changes to the path's log inside the writer's transaction: the path's head row is locked, so the sequence is
   * gap-free and in commit order. Call it last in the transaction; with several paths in sorted order. Rings the
   * doorbell after the commit. Returns the last sequence.
   */
  emit(tx: Transaction, path: string, changes: readonly LiveEmit[]): Promise<number>;
  /** Last sequence of the path, 0 when nothing was emitted. Read it in the transaction that reads the documents. */
  head(path: string, tx?: Transaction): Promise<number>;
  /** Drops changes older than `olderThanMs`; later subscribers below the floor get a snapshot. */
  trim(olderThanMs: number): Promise<void>;
}

/** Documents behind a path, for subscribers whose position was trimmed away: newest `limit`, oldest first. */
export type SnapshotReader = (
  params: Record<string, string>,
) => Promise<{ id: string; doc: Record<string, unknown> }[]>;

export interface LiveConnection {
  /** Feeds one parsed request of the client. Malformed requests are refused by the caller. */
  receive(request: unknown): Promise<void>;
  close(): void;
}

export interface LiveHub extends AsyncDisposable {
  /**
   * One WebSocket. `authorize(path template, params)` is asked at subscribe and again at least every 5 s; false closes the
   * subscription looking like "not found". `send` returns false when the peer's buffer is over its bound: the
   * subscription is then closed with `overloaded` and the client resumes from its last sequence.
   */
  connect(peer: {
    authorize: (template: string, params: Record<string, string>) => Promise<boolean>;
    send: (frame: LiveFrame) => boolean;
  }): LiveConnection;
  /** Declares a path: its template and how to read a snapshot. */
  register(template: string, snapshot: SnapshotReader): void;
}
