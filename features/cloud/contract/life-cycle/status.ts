/** The states a backend reports, and how often a screen asks for them. Pure. [C3.13] [C3.14] [CI1] [CI2] */
import { z } from "zod";

export const CLOUD_STATUSES = [
  "ACTIVE_HEALTHY",
  "ACTIVE_UNHEALTHY",
  "COMING_UP",
  "GOING_DOWN",
  "INACTIVE",
  "INIT_FAILED",
  "REMOVED",
  "RESTARTING",
  "RESIZING",
  "UNKNOWN",
  "UPGRADING",
  "PAUSING",
  "RESTORING",
  "RESTORE_FAILED",
  "PAUSE_FAILED",
] as const;
export type CloudStatus = (typeof CLOUD_STATUSES)[number];

export const INSTANCE_TYPES = ["xs", "s", "m", "l", "xl"] as const;
export type InstanceType = (typeof INSTANCE_TYPES)[number];
/** [C9.10] */
export const INSTANCE_NAMES: Record<InstanceType, string> = {
  xs: "Tiny",
  s: "Mini",
  m: "Small",
  l: "Medium",
  xl: "Large",
};

/** Memory, connections and time of a size. */
export const sizeFactsSchema = z.object({
  instance_type: z.enum(INSTANCE_TYPES),
  /** Bound of the memory of one statement. */
  memory_bytes: z.number(),
  /** Requests of the app that the database answers at the same time. */
  connections: z.number(),
  /** A statement that runs longer ends. */
  statement_timeout_ms: z.number(),
});
export type SizeFacts = z.output<typeof sizeFactsSchema>;

/** [C3.13] */
export type InstanceStatus =
  | "OK"
  | "RESIZING"
  | "UPGRADING"
  | "RESTARTING"
  | "COMING_UP"
  | "RESTORING"
  | "UNHEALTHY"
  | "INACTIVE"
  | "PAUSING"
  | "UNKNOWN";

const INSTANCE_STATUS: Record<CloudStatus, InstanceStatus> = {
  ACTIVE_HEALTHY: "OK",
  ACTIVE_UNHEALTHY: "UNHEALTHY",
  INIT_FAILED: "UNHEALTHY",
  RESTORE_FAILED: "UNHEALTHY",
  PAUSE_FAILED: "UNHEALTHY",
  GOING_DOWN: "PAUSING",
  REMOVED: "INACTIVE",
  COMING_UP: "COMING_UP",
  INACTIVE: "INACTIVE",
  RESTARTING: "RESTARTING",
  RESIZING: "RESIZING",
  UNKNOWN: "UNKNOWN",
  UPGRADING: "UPGRADING",
  PAUSING: "PAUSING",
  RESTORING: "RESTORING",
};

export const instanceStatus = (status: CloudStatus): InstanceStatus => INSTANCE_STATUS[status];

const TRANSITIONAL: ReadonlySet<InstanceStatus> = new Set([
  "RESIZING",
  "UPGRADING",
  "RESTARTING",
  "COMING_UP",
  "RESTORING",
  "PAUSING",
]);

export const isTransitional = (status: CloudStatus): boolean => TRANSITIONAL.has(instanceStatus(status));

/** `restore-screen` waits for a paused backend, `restore` follows one that is waking up, `instance` shows the size. */
export type StatusUsage = "restore-screen" | "restore" | "instance" | "general";

/** An older status is read again when it is needed. [C7.10] [T9.12] */
export const STATUS_STALE_MS = 5000;

/** Milliseconds between two polls of the status. The first rule that fits applies. [C4.16] [T4.14] [T9.12] [CI2] */
export function pollMs(usage: StatusUsage, status: CloudStatus, hasMarker: boolean): number {
  if (usage === "restore-screen") return hasMarker ? 1000 : 30_000;
  if (usage === "restore" && isTransitional(status)) return 1000;
  if (usage === "instance" && status === "RESIZING") return 1000;
  return isTransitional(status) ? 2000 : 10_000;
}

/** Key under which the browser keeps that a restore of this project was triggered. [C4.15] [C9.11] [CI4] */
export const restoreMarkerKey = (projectId: string): string => `cloud-restore:${projectId}`;
export const RESTORE_MARKER_MS = 10 * 60_000;
export const STABLE_READINGS = 10;
/** Delays between the attempts to wake a backend. [C7.19] */
export const RESTORE_RETRY_MS = [2000, 4000, 8000] as const;
