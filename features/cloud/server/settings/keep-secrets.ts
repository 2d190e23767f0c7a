/** Secrets that functions find from now on. [C7.04] [SC1] */
import type { Services } from "../../../services.ts";
import { cloudServices } from "../backend/cloud-services.ts";
import { writeSecrets } from "./secrets.ts";

/** Whoever is at work with the old values finishes; the next request starts anew. */
export async function keepSecrets(
  services: Services,
  projectId: string,
  secrets: readonly { name: string; value: string }[],
): Promise<void> {
  await writeSecrets(services, projectId, secrets);
  cloudServices(services).functions.restart(projectId);
}
