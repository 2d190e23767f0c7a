/** The scans of a project, as they are now. [T7.15] [T4.09] */
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { liveConnection } from "@slipway/ui/live/connection";
import { reduceDocs, type LiveDocs } from "@slipway/ui/live/live-state";
import { useLive } from "@slipway/ui/live/use-live";
import { useEffect } from "react";
import { RUNNING_MS, SCANNERS, securityContract, securityLive, type SecurityData } from "../contract/index.ts";

const NOTHING: LiveDocs = new Map();

export interface SecurityState {
  /** Null while it is read, and where it cannot be. */
  data: SecurityData | null;
  /** [T8.21] */
  problem: "Failed to load security data" | "Failed to parse security data" | null;
}

const isSecurityData = (doc: Record<string, unknown>): boolean =>
  typeof doc["results"] === "object" && typeof doc["scan_contexts"] === "object";

export function useSecurityData(projectId: string): SecurityState {
  const path = securityLive.path.replace("{id}", projectId);
  const { data, ready, closed } = useLive(path, { initial: NOTHING, reducer: reduceDocs });
  if (closed !== null) return { data: null, problem: "Failed to load security data" };
  const doc = data.get("data");
  if (!ready || doc === undefined) return { data: null, problem: null };
  return isSecurityData(doc)
    ? { data: doc as SecurityData, problem: null }
    : { data: null, problem: "Failed to parse security data" };
}

/** Began within the last ten minutes; an older one is lost. [W4.21] [SE2] */
export function scanState({ scan_contexts }: SecurityData, now: number): "idle" | "running" | "lost" {
  const started = Object.values(scan_contexts).map(({ started_at }) => new Date(started_at).getTime());
  if (started.length === 0) return "idle";
  return started.some((at) => now - at <= RUNNING_MS) ? "running" : "lost";
}

export const serverNow = (): number => Date.now() + liveConnection.clockSkew;

const FAST = SCANNERS.map((name) => ({ name, mode: "update_or_create" as const }));

export function useScan(projectId: string) {
  const scan = useRouteMutation(securityContract.scan, {
    onError: (error) => {
      showToast({ tone: "err", title: "Failed to trigger security scan", message: error.userMessage });
      return true;
    },
  });
  const start = (force: boolean): void =>
    scan.mutate({ params: { id: projectId }, body: { scanner_configs: FAST, background: true, force } });
  return { start, isPending: scan.isPending };
}

/** Projects for which this page has requested a scan by itself. [SE5] */
const asked = new Set<string>();

/** Starts a fast scan if results are missing or outdated, once per page load and project. [T4.09] */
export function useScanOnce(projectId: string, data: SecurityData | null): void {
  const { start } = useScan(projectId);
  const results = data === null ? [] : SCANNERS.map((scanner) => data.results[scanner]);
  const isDue =
    data !== null &&
    scanState(data, serverNow()) !== "running" &&
    results.some((result) => result?.isScanUpToDate !== true);
  useEffect(() => {
    if (!isDue || asked.has(projectId)) return;
    asked.add(projectId);
    start(false);
  });
}
