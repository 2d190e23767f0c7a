/**
 * The backend a live site was built with: its address and key are part of the build. After another port or domain or
 * new keys, a site may not reach its backend although its version is the newest.
 */
import { createHash } from "node:crypto";
import { publicEnvironment } from "../../cloud/server/index.ts";
import { setPublishedOutdated } from "../../projects/server/index.ts";
import type { Services } from "../../services.ts";

/** Equal for builds that reach the same backend in the same way; null without a backend. */
export async function backendOfBuilds(services: Services, projectId: string): Promise<string | null> {
  const entries = Object.entries(await publicEnvironment(services, projectId)).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? null : createHash("sha256").update(JSON.stringify(entries)).digest("hex").slice(0, 40);
}

interface LiveSite {
  project_id: string;
  deployment_id: string;
  built_with: string;
}

/**
 * Updates for every live site, or for one project's, whether it has to be published again. If the backend is gone or in
 * Trash, nothing changes.
 */
export async function judgeLiveSites(services: Services, projectId: string | null = null): Promise<void> {
  const { rows } = await services.database.pool.query<LiveSite>(
    `select p.id as project_id, d.id as deployment_id, d.built_with
     from projects p join deployments d on d.id = p.published_deployment_id
     where p.is_published and d.built_with is not null and ($1::text is null or p.id = $1)`,
    [projectId],
  );
  for (const { project_id: id, deployment_id: deploymentId, built_with: builtWith } of rows) {
    const now = await backendOfBuilds(services, id);
    if (now === null) continue;
    await services.database.transaction((tx) =>
      setPublishedOutdated(services, tx, { projectId: id, isOutdated: now !== builtWith, deploymentId }),
    );
  }
}
