/** When a link to a preview shows it. [W9.06] [WS3] [S12] */
import { and, eq, gt, isNull } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { ANY_SIGN_IN, can, isBusinessTier } from "@slipway/kernel/permissions";
import { getProject, loadProjectFacts, type ProjectRow } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Workspace } from "../../../workspaces/contract/index.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import type { Viewer } from "../preview.ts";
import { previewLinks, type PreviewLinkRow } from "./links-table.ts";

export async function projectAndWorkspace(
  services: Needs<"database">,
  projectId: string,
): Promise<{ project: ProjectRow; workspace: Workspace }> {
  const project = await getProject(services, projectId);
  const workspace = await getWorkspace(services, project.workspaceId);
  if (workspace === null) throw notFound("This project");
  return { project, workspace };
}

/** Neither ended nor expired. */
export const isOpen = (now: number) => and(isNull(previewLinks.endedAt), gt(previewLinks.expiresAt, new Date(now)));

/**
 * Whether the link could be made today: by somebody who may change the project, in a workspace whose plan and settings
 * allow it. A project in Trash shows nothing.
 */
export async function isAllowed(
  services: Needs<"database">,
  { projectId, createdBy }: Pick<PreviewLinkRow, "projectId" | "createdBy">,
): Promise<boolean> {
  const maker = await loadProjectFacts(services, projectId, { userId: createdBy, ssoWorkspaceId: ANY_SIGN_IN });
  if (maker === null || !can(maker, "EditProject") || !isBusinessTier(maker.plan)) return false;
  return !(await projectAndWorkspace(services, projectId)).workspace.disable_named_previews;
}

/** Somebody without access who came by a link; their pass names it. */
export const viewerByLink = (linkId: string): Viewer => ({ userId: null, madeBy: linkId });

export async function showsPreview(
  services: Needs<"clock" | "database">,
  projectId: string,
  linkId: string,
): Promise<boolean> {
  const isMeant = and(eq(previewLinks.id, linkId), eq(previewLinks.projectId, projectId), isOpen(services.clock.now()));
  const [link] = await services.database.sql.select().from(previewLinks).where(isMeant);
  return link !== undefined && isAllowed(services, link);
}
