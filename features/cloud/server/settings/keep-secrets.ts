/** Secrets that functions find from now on. [C7.04] [SC1] */
import type { Services } from "../../../services.ts";
import { trafficOf } from "../traffic/backend-traffic.ts";
import { writeSecrets } from "./secrets.ts";

/**
 * Every function sees every secret of its project, so a value that changed reaches them all: whoever is at work with the old values
 * finishes, and the next request starts anew. What is as it was restarts nothing.
 */
export async function keepSecrets(
  services: Services,
  projectId: string,
  secrets: readonly { name: string; value: string }[],
): Promise<void> {
  if (await writeSecrets(services, projectId, secrets)) await trafficOf(services).restartFunctions(projectId);
}
