/** Whether a project uses Cloud, as the list of its integrations says it. [I1] [W7.10] */
import type { Needs } from "../../../services.ts";
import { instanceStatus } from "../../contract/life-cycle/status.ts";
import type { Keeps } from "../cloud-state.ts";
import { isOffered } from "./backends.ts";

/** Connected: its backend answers, or would after waking from its sleep; one that is paused does not. */
export async function cloudIntegration(
  services: Needs<"addresses" | "clusters" | "config"> & Keeps<"backends">,
  projectId: string,
) {
  const found = isOffered(services) ? await services.backends.of(projectId) : null;
  if (found === null) return { enabled: false, connected: false, ref: null, status: null };
  const { ref } = found.backend;
  const status = await services.clusters.status(ref);
  return { enabled: true, connected: instanceStatus(status) === "OK", ref, status };
}
