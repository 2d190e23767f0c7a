/** `Clusters` over the engine of this machine alone, open. */
import type { LocalEngineOptions } from "./local/local-engine.ts";
import { LocalEngine } from "./local/local-engine.ts";
import { clustersOver, type ClustersOptions, type OpenableClusters } from "./life-cycle/open-clusters.ts";

export interface LocalClusters extends OpenableClusters {
  /** Process id of the postmaster; null while it sleeps. */
  pidOf(ref: string): number | null;
}

export async function openLocalClusters(options: LocalEngineOptions & ClustersOptions): Promise<LocalClusters> {
  let engine: LocalEngine | null = null;
  const clusters = clustersOver(
    [async (onServerLine) => (engine = await LocalEngine.open(options, onServerLine))],
    options,
  );
  await clusters.open();
  return { ...clusters, pidOf: (ref) => engine?.pidOf(ref) ?? null };
}
