/** The clusters of all projects on this machine: each is a database of its own that sleeps while nobody uses it. */
import type { BackendDatabase } from "../backend/port.ts";

/** [C3.14] */
export type BackendStatus =
  | "ACTIVE_HEALTHY"
  | "ACTIVE_UNHEALTHY"
  | "COMING_UP"
  | "GOING_DOWN"
  | "INACTIVE"
  | "INIT_FAILED"
  | "REMOVED"
  | "RESTARTING"
  | "RESIZING"
  | "UNKNOWN"
  | "UPGRADING"
  | "PAUSING"
  | "RESTORING"
  | "RESTORE_FAILED"
  | "PAUSE_FAILED";

/** [C3.13] */
export const INSTANCE_TYPES = ["xs", "s", "m", "l", "xl"] as const;
export type InstanceType = (typeof INSTANCE_TYPES)[number];

export interface RestorePoint {
  id: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  label: string;
  bytes: number;
}

/** Each is a whole copy of the database. */
export const MAX_RESTORE_POINTS = 20;

export interface EnableOptions {
  size?: InstanceType;
  /** Copies the schema of another project's backend without its rows, users, files or secrets: for a remix. */
  schemaOf?: string;
}

export type ServerLineListener = (ref: string, line: string) => void;

/**
 * Calls that change one cluster run one after the other; calls to different clusters do not wait for each other. Refusals
 * are AppErrors: `cloud_not_enabled` (404), `cloud_exists` (409), `cloud_paused` (409), `cloud_changing` (409),
 * `cloud_unavailable` (503).
 */
export interface Clusters extends AsyncDisposable {
  /** Resolves when the database answers. A failure leaves nothing behind but the status INIT_FAILED. */
  enable(ref: string, options?: EnableOptions): Promise<void>;
  /** Probed, so it was true a moment ago. REMOVED for a ref that has no cluster. Does not wake a sleeping one. */
  status(ref: string): Promise<BackendStatus>;
  /** Whether statements would fail with `cloud_paused`. Every request asks, so it reads only a record in memory. */
  isPaused(ref: string): Promise<boolean>;
  /** Null for a ref that has no cluster. */
  size(ref: string): Promise<InstanceType | null>;
  /** Every statement wakes the cluster when it sleeps; while it is paused statements fail with `cloud_paused`. */
  database(ref: string): BackendDatabase;
  /** Keeps it awake until disposed, unless it is paused: for subscribers of changes. */
  keepAwake(ref: string): Disposable;
  pause(ref: string): Promise<void>;
  /** Ends a pause. No effect on an active one. */
  wake(ref: string): Promise<void>;
  /** The same size is refused with `same_size` (400). */
  resize(ref: string, size: InstanceType): Promise<void>;
  restorePoints(ref: string): Promise<RestorePoint[]>;
  /** Deletes the oldest points beyond `MAX_RESTORE_POINTS`, but never `keep`. */
  createRestorePoint(ref: string, label: string, keep?: string): Promise<RestorePoint>;
  /** No effect when there is no point with this id. */
  dropRestorePoint(ref: string, pointId: string): Promise<void>;
  /** Replaces everything in the database by what the restore point holds. */
  restore(ref: string, pointId: string): Promise<void>;
  /** No effect when there is none. */
  remove(ref: string): Promise<void>;
  /** Puts clusters to sleep that were unused for this long; answers the refs. */
  sleepIdle(unusedMs: number): Promise<string[]>;
  /** Refs of clusters that use memory now. */
  awake(): Promise<string[]>;
  /**
   * Makes transactions begin read-only, for a database that has taken all its room. The project's owner may still ask
   * for a writing one, to delete. Holds over sleeps and starts until it is changed; wakes a sleeping cluster.
   */
  setReadOnly(ref: string, readOnly: boolean): Promise<void>;
  /** Bytes on disk, restore points included. */
  bytes(ref: string): Promise<number>;
  refs(): Promise<string[]>;
  /** Calls the listener with each line of each project's Postgres, until the answered function is called. */
  onServerLine(listener: ServerLineListener): () => void;
}
