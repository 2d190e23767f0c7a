/** `Clusters` over a server that somebody else runs, open. */
import { clustersOver, type ClustersOptions, type OpenableClusters } from "./life-cycle/open-clusters.ts";
import { ManagedEngine, type ManagedEngineOptions } from "./managed/managed-engine.ts";

export async function openManagedClusters(options: ManagedEngineOptions & ClustersOptions): Promise<OpenableClusters> {
  const clusters = clustersOver([() => ManagedEngine.open(options)], options);
  await clusters.open();
  return clusters;
}
