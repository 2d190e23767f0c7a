/** Secrets that functions find from now on. [C7.04] [SC1] */
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { writeSecrets } from "./secrets.ts";

/**
 * Every function sees every secret of its project, so a value that changed reaches them all: whoever is at work with the old values
 * finishes, and the next request starts anew. What is as it was restarts nothing.
 */
export async function keepSecrets(
  services: Needs<"clock" | "database"> & Keeps<"backends" | "traffic">,
  projectId: string,
  secrets: readonly { name: string; value: string }[],
): Promise<void> {
  if (await writeSecrets(services, projectId, secrets)) await services.traffic.restartFunctions(projectId);
}
