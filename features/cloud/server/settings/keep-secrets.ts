/** Secrets that functions find from now on. [C7.04] [SC1] */
import type { Actor } from "../../../actor.ts";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { writeSecrets } from "./secrets.ts";

/**
 * Every function sees every secret of its project, so a changed value concerns all of them: running calls finish with
 * the old values, and the next request starts a new worker. Unchanged values restart nothing.
 */
export async function keepSecrets(
  services: Needs<"clock" | "database"> & Keeps<"backends" | "traffic">,
  { projectId, actor }: { projectId: string; actor: Actor },
  secrets: readonly { name: string; value: string }[],
): Promise<void> {
  if (await writeSecrets(services, { projectId, actor }, secrets)) await services.traffic.restartFunctions(projectId);
}
