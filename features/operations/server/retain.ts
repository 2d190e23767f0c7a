/** Hourly: what nothing needs any more goes. Trash, live changes, mail and backups have bounds of their own. */
import { deployedArtefacts, trimDeployments } from "../../publish/server/index.ts";
import type { Services } from "../../services.ts";

export async function retain(services: Services): Promise<void> {
  const deployments = await trimDeployments(services);
  const swept = await services.preview.sweepOrphans((projectId) => deployedArtefacts(services, projectId));
  services.log.info("what nothing needs any more was looked for", { deployments, ...swept });
}
