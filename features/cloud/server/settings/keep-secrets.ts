/** Secrets that functions find from now on. [C7.04] [SC1] */
import type { Services } from "../../../services.ts";
import { trafficOf } from "../traffic/backend-traffic.ts";
import { writeSecrets } from "./secrets.ts";

/**
 * Every function sees every secret of its project, so a changed value concerns all of them: running calls finish with
 * the old values, and the next request starts a new worker. Unchanged values restart nothing.
 */
export async function keepSecrets(
  services: Services,
  projectId: string,
  secrets: readonly { name: string; value: string }[],
): Promise<void> {
  if (await writeSecrets(services, projectId, secrets)) await trafficOf(services).restartFunctions(projectId);
}
