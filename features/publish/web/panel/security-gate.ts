/** Asks about errors found by scans before a site goes live, and waits for a running scan. [W4.04] [T4.10] [PB2] */
import { liveDocsOf } from "@slipway/ui/live/use-live";
import { liveConnection } from "@slipway/ui/live/connection";
import { useQueryClient } from "@tanstack/react-query";
import { findingsOf, levelCounts } from "../../../security/contract/findings.ts";
import { RUNNING_MS, SCANNERS, securityLive, type SecurityData } from "../../../security/contract/index.ts";
import { openPublishDialog } from "../publish-store.ts";

export const securityPath = (projectId: string): string => securityLive.path.replace("{id}", projectId);

/** `due`: nobody scans the newest version, and nobody has. */
export type ScanState = { kind: "done"; errors: number } | { kind: "running" } | { kind: "due" };

/** `doc`: the live path's content; anything but scan data has not been read yet. */
export function scanStateOf(doc: unknown, now: number): ScanState {
  const data = doc as SecurityData | undefined;
  if (typeof data?.results !== "object") return { kind: "running" };
  const began = Object.values(data.scan_contexts ?? {}).map(({ started_at }) => Date.parse(started_at));
  if (began.some((at) => now - at <= RUNNING_MS)) return { kind: "running" };
  const isDone = SCANNERS.every((scanner) => data.results[scanner]?.isScanUpToDate === true);
  return isDone ? { kind: "done", errors: levelCounts(findingsOf(data)).error } : { kind: "due" };
}

export const serverNow = (): number => Date.now() + liveConnection.clockSkew;

/** Calls `publish`, or asks first. If scan data is missing, a dialog waits for it. */
export function useSecurityGate(projectId: string, publish: () => void): () => void {
  const cache = useQueryClient();
  return () => {
    const state = scanStateOf(liveDocsOf(cache, securityPath(projectId)).get("data"), serverNow());
    passGate(state, publish);
  };
}

/** With scan data: publishes, or asks. Without: opens the waiting dialog. */
export function passGate(state: ScanState, proceed: () => void): void {
  if (state.kind !== "done") openPublishDialog({ kind: "checking", proceed });
  else if (state.errors === 0) proceed();
  else openPublishDialog({ kind: "confirm", errors: state.errors, proceed });
}
