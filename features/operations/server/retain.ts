/** Hourly: deletes what nothing needs any more. Trash, live changes, mail and backups have bounds of their own. */
import type { Needs } from "../../services.ts";

export async function retain(services: Needs<"log" | "preview" | "publish">): Promise<void> {
  const deployments = await services.publish.trimDeployments();
  const swept = await services.preview.sweepOrphans((projectId) => services.publish.deployedArtefacts(projectId));
  services.log.info("what nothing needs any more was looked for", { deployments, ...swept });
}
