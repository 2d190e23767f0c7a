/** Whether a project uses Cloud, for the list of its integrations. [I1] [W7.10] */
import type { Services } from "../../../services.ts";
import { instanceStatus } from "../../contract/status.ts";
import { backendsOf, isOffered } from "./backends.ts";

/** Connected: its backend answers, or would after waking from its sleep; one that is paused does not. */
export async function cloudIntegration(services: Services, projectId: string) {
  const found = isOffered(services) ? await backendsOf(services).of(projectId) : null;
  if (found === null) return { enabled: false, connected: false, ref: null, status: null };
  const { ref } = found.backend;
  const status = await services.clusters.status(ref);
  return { enabled: true, connected: instanceStatus(status) === "OK", ref, status };
}
