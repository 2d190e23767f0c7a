/**
 * Moves a project to another workspace. Rights come from the row's workspace, so members of the former one lose it at once
 * and those of the new one have it, while people who were invited by name keep what they have. [P2]
 */
import { eq } from "drizzle-orm";
import { conflict, forbidden, notFound } from "@slipway/kernel/errors";
import { canInWorkspace, type WorkspaceRole } from "@slipway/kernel/permissions";
import { recordAudit } from "../../../audit/server/index.ts";
import type { Actor } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import type { Workspace } from "../../../workspaces/contract/index.ts";
import { factsNow, getWorkspace } from "../../../workspaces/server/index.ts";
import { refusalOfMove } from "../../contract/refusals.ts";
import type { ProjectRow } from "../project-row.ts";
import { projects } from "../projects-tables.ts";
import { isProjectLocked } from "../reading/known-projects.ts";
import { backendOf } from "../reading/remix-rule.ts";
import { requireOnProject } from "../right-now.ts";
import { checkRefusal } from "../visibility.ts";

function checkFits(project: ProjectRow, workspace: Workspace, workspaceRole: WorkspaceRole): void {
  const state = { ...project, hasCloud: backendOf(project) === "cloud" };
  checkRefusal(refusalOfMove(state, workspace, workspaceRole));
}

/** Rights on both sides are those of the moment. AppErrors of `requireNow` and `refusalOfMove`, 409 `in_trash`, `project_locked`. */
export async function moveProject(
  services: Needs<"clock" | "database">,
  { projectId, workspaceId, actor }: { projectId: string; workspaceId: string; actor: Actor },
): Promise<void> {
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    const { workspaceRole } = await factsNow(tx, { workspaceId, actor });
    const workspace = await getWorkspace({ database: tx }, workspaceId);
    if (workspace === null || workspaceRole === null) throw notFound("This workspace");
    if (!canInWorkspace({ workspaceRole }, "CreateProject"))
      throw forbidden(`Your role in ${workspace.name} does not allow you to make projects there.`);
    const { project } = await requireOnProject(tx, { projectId, actor }, "DeleteProject");
    if (project.workspaceId === workspaceId) throw conflict("same_workspace", `It is in ${workspace.name} already.`);
    if (project.deletedAt !== null) throw conflict("in_trash", "This project is in Trash. Restore it first.");
    // A turn is booked to the workspace in which it began.
    if (await isProjectLocked(tx.sql, projectId, now))
      throw conflict("project_locked", "Something is changing this project. Move it once that has ended.");
    checkFits(project, workspace, workspaceRole);
    await tx.sql
      .update(projects)
      .set({ workspaceId, updatedAt: new Date(now) })
      .where(eq(projects.id, projectId));
    const former = await getWorkspace({ database: tx }, project.workspaceId);
    const about = { project: project.displayName, from: former?.name ?? "a workspace", to: workspace.name };
    for (const side of [project.workspaceId, workspaceId])
      await recordAudit(tx, { workspaceId: side, projectId, actor, action: "project.moved", about });
  });
}
