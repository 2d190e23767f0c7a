/**
 * Rules of a workspace about what its projects may be. The server refuses by them, and screens ask them first, so that
 * nothing is offered that is sure to be refused.
 */
import { isBusinessTier, publishersOutside, type Visibility, type WorkspaceRole } from "@slipway/kernel/permissions";
import type { Workspace } from "../../workspaces/contract/workspace.ts";

export type Rules = Pick<Workspace, "name" | "plan" | "disable_publish" | "cloud_disabled" | "publish_outside">;

export interface Refusal {
  code: "plan_required" | "publishing_disabled" | "publishing_restricted" | "cloud_disabled";
  message: string;
  /** Key of the upsell, with `plan_required`: the Business plan has it. */
  upsell?: string;
}

export interface ProjectState {
  visibility: Visibility;
  isPublished: boolean;
  publishVisibility: "public" | "private";
  /** It has a backend of ours. */
  hasCloud: boolean;
}

/** For showing something to everybody where publishing is on. (fill-ins) */
export function refusalOfOutside(workspace: Rules, workspaceRole: WorkspaceRole | null): Refusal | null {
  const { plan, publish_outside: least, name } = workspace;
  const who = publishersOutside({ workspaceRole, plan }, least);
  if (who === null) return null;
  const message = `Only ${who} of ${name} may publish to everybody. Ask one of them.`;
  return { code: "publishing_restricted", message };
}

/** [W5.21] [WS2] */
export function refusalOfVisibility(
  workspace: Rules,
  { visibility, workspaceRole }: { visibility: Visibility; workspaceRole: WorkspaceRole | null },
): Refusal | null {
  if (visibility === "draft" && !isBusinessTier(workspace.plan))
    return {
      code: "plan_required",
      message: "Personal projects need the Business plan.",
      upsell: "BUSINESS_PERSONAL_PROJECT",
    };
  if (visibility !== "public") return null;
  if (workspace.disable_publish)
    return { code: "publishing_disabled", message: "Publishing is disabled in this workspace." };
  return refusalOfOutside(workspace, workspaceRole);
}

/** A moved project keeps nothing that its new workspace does not allow. [P2] */
export function refusalOfMove(
  project: ProjectState,
  workspace: Rules,
  workspaceRole: WorkspaceRole | null,
): Refusal | null {
  const { isPublished, publishVisibility } = project;
  const refusal = refusalOfVisibility(workspace, { visibility: project.visibility, workspaceRole });
  if (refusal !== null) return refusal;
  if (isPublished && publishVisibility === "public") {
    const outside = refusalOfOutside(workspace, workspaceRole);
    if (outside !== null) return outside;
  }
  if (isPublished && workspace.disable_publish)
    return {
      code: "publishing_disabled",
      message: `Publishing is disabled in ${workspace.name}. Unpublish this project first.`,
    };
  if (isPublished && publishVisibility === "private" && !isBusinessTier(workspace.plan))
    return {
      code: "plan_required",
      message: "Private websites need the Business plan.",
      upsell: "BUSINESS_PRIVATE_WEBSITE",
    };
  if (project.hasCloud && workspace.cloud_disabled)
    return {
      code: "cloud_disabled",
      message: `Backends are disabled in ${workspace.name}, and this project has one.`,
    };
  return null;
}
