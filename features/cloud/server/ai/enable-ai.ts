/** Language models for the functions of a project: switched on by a chat message, without needing a model. [C4.12] [C7.26] [CF2] [AI1] */
import { and, eq, isNull } from "drizzle-orm";
import { approvalFor } from "../../../integrations/server/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import type { Keeps } from "../cloud-state.ts";
import type { AiState } from "../cloud.ts";
import { isOffered } from "../backend/backends.ts";
import { cloudProjects } from "../cloud-tables.ts";
import { enableCloud, type EnablePorts } from "../lifecycle/enable-cloud.ts";
import { aiDisabledByPreference, disabledByWorkspace } from "../refusals.ts";

/** The tool whose preference applies. [I2] */
const ENABLE_TOOL = { integration: "ai_gateway", tool: "enable", pin: null, destructive: false };

export async function aiState(
  services: Needs<"addresses" | "config" | "models"> & Keeps<"backends">,
  projectId: string,
): Promise<AiState> {
  const found = isOffered(services) ? await services.backends.of(projectId) : null;
  if (found === null || found.aiEnabledAt === null) return "not_enabled";
  return services.models.resolve("auto").embedded ? "no_provider" : "ready";
}

/** Also makes the backend if there is none. AppErrors as of enabling Cloud. */
export async function enableAi(
  services: EnablePorts & Needs<"models">,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<void> {
  if ((await aiState(services, projectId)) !== "not_enabled") return;
  const { workspaceId } = await getProject(services, projectId);
  if ((await getWorkspace(services, workspaceId))?.cloud_disabled === true) throw disabledByWorkspace();
  if ((await approvalFor(services, userId, ENABLE_TOOL)) === "disable") throw aiDisabledByPreference();
  await enableCloud(services, { projectId, userId });
  await services.database.sql
    .update(cloudProjects)
    .set({ aiEnabledAt: new Date(services.clock.now()) })
    .where(and(eq(cloudProjects.projectId, projectId), isNull(cloudProjects.aiEnabledAt)));
  await services.traffic.forget(projectId);
  // Functions find the key in their environment from their next start on.
  await services.traffic.restartFunctions(projectId);
}

/** As the list of a project's integrations says it. [C3.16] [C7.24] [I1] */
export async function aiIntegration(
  services: Needs<"addresses" | "config" | "models"> & Keeps<"backends">,
  projectId: string,
): Promise<{ is_used: boolean }> {
  return { is_used: (await aiState(services, projectId)) !== "not_enabled" };
}
