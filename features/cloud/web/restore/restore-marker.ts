/** State of a restore that this browser triggered. Pure but for the storage. [C4.15] [C9.11] [CI4] */
import {
  instanceStatus,
  RESTORE_MARKER_MS,
  restoreMarkerKey,
  STABLE_READINGS,
  type CloudStatus,
} from "../../contract/index.ts";

export interface RestoreState {
  /** When it was triggered; null: none is under way. */
  at: number | null;
  /** Number of consecutive readings that said OK. */
  stable: number;
}

export type RestoreEvent =
  | { kind: "triggered"; at: number }
  | { kind: "failed" }
  | { kind: "read"; status: CloudStatus; at: number };

const isFresh = (at: number | null, now: number): boolean => at !== null && now - at < RESTORE_MARKER_MS;

export function reduceRestore(state: RestoreState, event: RestoreEvent): RestoreState {
  if (event.kind === "triggered") return { at: event.at, stable: 0 };
  // The restore failed, so there is nothing left to wait for.
  if (event.kind === "failed") return { at: null, stable: 0 };
  const at = isFresh(state.at, event.at) ? state.at : null;
  const status = instanceStatus(event.status);
  if (status === "RESTORING") return { at: at ?? event.at, stable: 0 };
  const stable = status === "OK" ? state.stable + 1 : 0;
  return stable >= STABLE_READINGS ? { at: null, stable: 0 } : { at, stable };
}

export function readMarker(projectId: string, now: number): number | null {
  try {
    const { at } = JSON.parse(localStorage.getItem(restoreMarkerKey(projectId)) ?? "{}") as { at?: unknown };
    return typeof at === "number" && isFresh(at, now) ? at : null;
  } catch {
    return null;
  }
}

export function writeMarker(projectId: string, at: number | null): void {
  try {
    if (at === null) localStorage.removeItem(restoreMarkerKey(projectId));
    else localStorage.setItem(restoreMarkerKey(projectId), JSON.stringify({ at }));
  } catch {
    // Without storage the browser forgets it with the page.
  }
}
