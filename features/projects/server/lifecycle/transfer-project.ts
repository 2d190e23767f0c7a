/**
 * Moves a project to another workspace. Rights come from the row's workspace, so members of the former one lose it at once
 * and those of the new one have it, while people who were invited by name keep what they have. [P2]
 */
import { eq } from "drizzle-orm";
import { conflict, forbidden, notFound, ssoRequired } from "@slipway/kernel/errors";
import { canInWorkspace, type WorkspaceRole } from "@slipway/kernel/permissions";
import { recordAudit } from "../../../audit/server/index.ts";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import type { Workspace } from "../../../workspaces/contract/index.ts";
import { getWorkspace, loadWorkspaceFacts } from "../../../workspaces/server/index.ts";
import { refusalOfMove } from "../../contract/refusals.ts";
import { lockProjectRow, type ProjectRow } from "../project-row.ts";
import { projects } from "../projects-tables.ts";
import { isProjectLocked } from "../reading/known-projects.ts";
import { backendOf } from "../reading/remix-rule.ts";
import { checkRefusal } from "../visibility.ts";

function checkFits(project: ProjectRow, workspace: Workspace, workspaceRole: WorkspaceRole): void {
  const state = { ...project, hasCloud: backendOf(project) === "cloud" };
  checkRefusal(refusalOfMove(state, workspace, workspaceRole));
}

export async function moveProject(
  services: Needs<"clock" | "database">,
  { projectId, workspaceId, actor }: { projectId: string; workspaceId: string; actor: Actor },
): Promise<void> {
  const facts = await loadWorkspaceFacts(services, workspaceId, actor);
  const workspace = await getWorkspace(services, workspaceId);
  if (facts?.needsSsoOf !== undefined) throw ssoRequired(facts.needsSsoOf);
  if (facts === null || facts.workspaceRole === null || workspace === null) throw notFound("This workspace");
  if (!canInWorkspace(facts, "CreateProject"))
    throw forbidden(`Your role in ${workspace.name} does not allow you to make projects there.`);
  const { workspaceRole } = facts;
  const now = services.clock.now();
  await services.database.transaction(async ({ sql: tx }) => {
    const project = await lockProjectRow(tx, projectId);
    if (project.workspaceId === workspaceId) throw conflict("same_workspace", `It is in ${workspace.name} already.`);
    if (project.deletedAt !== null) throw conflict("in_trash", "This project is in Trash. Restore it first.");
    // A turn is booked to the workspace in which it began.
    if (await isProjectLocked(tx, projectId, now))
      throw conflict("project_locked", "Something is changing this project. Move it once that has ended.");
    checkFits(project, workspace, workspaceRole);
    await tx
      .update(projects)
      .set({ workspaceId, updatedAt: new Date(now) })
      .where(eq(projects.id, projectId));
    const former = await getWorkspace(services, project.workspaceId);
    const about = { project: project.displayName, from: former?.name ?? "a workspace", to: workspace.name };
    for (const side of [project.workspaceId, workspaceId])
      await recordAudit({ sql: tx }, { workspaceId: side, projectId, actor, action: "project.moved", about });
  });
}
