/** Secrets that functions find from now on. [C7.04] [SC1] */
import type { Services } from "../../../services.ts";
import { trafficOf } from "../traffic/backend-traffic.ts";
import { writeSecrets } from "./secrets.ts";

/** Whoever is at work with the old values finishes; the next request starts anew. */
export async function keepSecrets(
  services: Services,
  projectId: string,
  secrets: readonly { name: string; value: string }[],
): Promise<void> {
  await writeSecrets(services, projectId, secrets);
  await trafficOf(services).restartFunctions(projectId);
}
