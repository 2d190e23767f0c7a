/** Restore points as other features get them: `services.cloud.points`. */
import type { PointReason } from "./cloud-tables.ts";
import type { Picture } from "./database/picture.ts";

export interface KeptPoint {
  id: string;
  name: string;
  reason: PointReason;
  /** Epoch milliseconds. */
  createdAt: number;
  bytes: number;
}

export interface PointRestored {
  /** The state before: going back to it undoes the restore. */
  undo: KeptPoint;
  /** Contents of the database now; null if there is too much to count. */
  now: Picture | null;
  /** Contents by the point's picture; null if it has none. */
  wanted: Picture | null;
}

/** Restore points as people see them. AppErrors: 404 for a point that is not there, and those of the engine. */
export interface CloudPoints {
  /** The newest first. Does not wake the database. */
  list(projectId: string): Promise<KeptPoint[]>;
  /** Stops the database for a moment. AppErrors: 413 `cloud_full`, 507 `disk_full`, 409 `migration_running`. */
  take(projectId: string, name: string): Promise<KeptPoint>;
  drop(projectId: string, pointId: string): Promise<void>;
  /** The point's contents (null: not counted), those of now, and the names of the changes in between. */
  compare(
    projectId: string,
    pointId: string,
  ): Promise<{ before: Picture | null; now: Picture | null; changes: string[] }>;
  /** Makes a point of the present first. AppErrors as of `take`. */
  restore(projectId: string, pointId: string): Promise<PointRestored>;
}
