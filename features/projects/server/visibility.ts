/** Decides who may see a project. [S1] [WS2] [W5.21] [W4.13] */
import { and, eq, ne } from "drizzle-orm";
import { AppError, notFound, planRequired } from "@slipway/kernel/errors";
import { isBusinessTier, type Visibility, type WorkspaceRole } from "@slipway/kernel/permissions";
import type { Actor } from "../../actor.ts";
import { recordOnProject } from "../../audit/server/index.ts";
import type { Needs } from "../../services.ts";
import type { Workspace } from "../../workspaces/contract/index.ts";
import { getWorkspace } from "../../workspaces/server/index.ts";
import { projectVisibilityChanged } from "../contract/index.ts";
import { type Refusal, refusalOfOutside, refusalOfVisibility } from "../contract/refusals.ts";
import { emitProjectPatch } from "./live-project.ts";
import { projects } from "./projects-tables.ts";
import { requireOnProject } from "./right-now.ts";

/** As the log of what people did says it. */
const VISIBILITY_WORDS: Readonly<Record<Visibility, string>> = {
  private: "visible to the workspace",
  draft: "personal",
  public: "public",
};

/** Throws the refusal as 403. */
export function checkRefusal(refusal: Refusal | null): void {
  if (refusal === null) return;
  const { code, message, upsell } = refusal;
  if (upsell !== undefined) throw planRequired("biz", upsell, message);
  throw new AppError({ code, status: 403, userMessage: message });
}

/**
 * Throws 403 `plan_required` for Personal below Business, and for public 403 `publishing_disabled` where that is off and 403
 * `publishing_restricted` where the person's role may not.
 */
export const checkVisibility = (
  workspace: Workspace,
  asked: { visibility: Visibility; workspaceRole: WorkspaceRole | null },
): void => checkRefusal(refusalOfVisibility(workspace, asked));

/** Throws 403 `publishing_restricted` where the workspace lets only higher roles show something to everybody. */
export const checkPublishOutside = (workspace: Workspace, workspaceRole: WorkspaceRole | null): void =>
  checkRefusal(refusalOfOutside(workspace, workspaceRole));

/** The beginning of a new project, as far as plan, switches and the person's role allow it. */
export function defaultsFor(
  workspace: Workspace,
  workspaceRole: WorkspaceRole | null,
): { visibility: Visibility; publishVisibility: "public" | "private" } {
  const { default_visibility: wanted, default_website_access: access, plan } = workspace;
  const isAllowed = refusalOfVisibility(workspace, { visibility: wanted, workspaceRole }) === null;
  return {
    visibility: isAllowed ? wanted : "private",
    publishVisibility: isBusinessTier(plan) ? access : "public",
  };
}

interface ChangeOfProject {
  projectId: string;
  actor: Actor;
}

/** Rights, plan and switches are those of the moment. AppErrors of `checkVisibility`. */
export async function updateVisibility(
  services: Needs<"clock" | "database" | "events" | "live">,
  { projectId, actor }: ChangeOfProject,
  visibility: Visibility,
): Promise<void> {
  const changed = await services.database.transaction(async (tx) => {
    const { project, facts } = await requireOnProject(tx, { projectId, actor }, "EditProjectVisibility");
    const workspace = await getWorkspace({ database: tx }, project.workspaceId);
    if (workspace === null) throw notFound("This project");
    checkVisibility(workspace, { visibility, workspaceRole: facts.workspaceRole });
    const { rowCount } = await tx.sql
      .update(projects)
      .set({ visibility, updatedAt: new Date(services.clock.now()) })
      .where(and(eq(projects.id, projectId), ne(projects.visibility, visibility)));
    if (rowCount === 0) return false;
    await recordOnProject(tx, project, { actor, action: "visibility.changed", to: VISIBILITY_WORDS[visibility] });
    await emitProjectPatch(services, tx, { projectId, patch: { visibility } });
    return true;
  });
  if (changed) await services.events.emit(projectVisibilityChanged, { projectId, visibility });
}

/** Copies that were made stay. [P7] [W6.11] */
export async function updatePublicRemix(
  services: Needs<"clock" | "database">,
  { projectId, actor }: ChangeOfProject,
  allowPublicRemix: boolean,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const { project } = await requireOnProject(tx, { projectId, actor }, "ManageProjectSettings");
    const { rowCount } = await tx.sql
      .update(projects)
      .set({ allowPublicRemix, updatedAt: new Date(services.clock.now()) })
      .where(and(eq(projects.id, project.id), ne(projects.allowPublicRemix, allowPublicRemix)));
    const to = allowPublicRemix ? "on" : "off";
    if (rowCount === 1) await recordOnProject(tx, project, { actor, action: "remix.changed", to });
  });
}
