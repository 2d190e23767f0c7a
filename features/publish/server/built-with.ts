/**
 * The backend a live site was built with: its address and key are part of the build. After another port or domain or
 * new keys, a site may not reach its backend although its version is the newest.
 */
import { createHash } from "node:crypto";
import { liveDeployments, setPublishedOutdated } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { backendsBuiltWith } from "./deployments.ts";

/** The same for builds that reach the same backend in the same way; null without a backend. */
export async function backendOfBuilds(services: Needs<"cloud">, projectId: string): Promise<string | null> {
  const entries = Object.entries(await services.cloud.publicEnvironment(projectId)).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return entries.length === 0 ? null : createHash("sha256").update(JSON.stringify(entries)).digest("hex").slice(0, 40);
}

/** Says of every live site, or of one project's, whether it has to be published again. A backend that is gone or in Trash says nothing. */
export async function judgeLiveSites(
  services: Needs<"cloud" | "database" | "live">,
  projectId: string | null = null,
): Promise<void> {
  const live = await liveDeployments(services, projectId);
  const builtWith = await backendsBuiltWith(
    services,
    live.map(({ deploymentId }) => deploymentId),
  );
  for (const { projectId: id, deploymentId } of live) {
    const before = builtWith.get(deploymentId);
    const now = before === undefined ? null : await backendOfBuilds(services, id);
    if (now === null) continue;
    await services.database.transaction((tx) =>
      setPublishedOutdated(services, tx, { projectId: id, isOutdated: now !== before, deploymentId }),
    );
  }
}
