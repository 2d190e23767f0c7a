/** Rules of levels: which may be given, by whom and to whom. [W5.01] [W6.05] [W6.13] [S6] [S7] [S8] */
import { AppError, forbidden, planRequired } from "@slipway/kernel/errors";
import { type AccessLevel, can, isPaid, type ProjectFacts, type ProjectPermission } from "@slipway/kernel/permissions";

export type GivenLevel = Exclude<AccessLevel, "owner">;

const NEEDED: Record<GivenLevel, ProjectPermission> = {
  read: "AddProjectViewers",
  write: "AddProjectEditors",
  admin: "AddProjectAdmins",
};

const UPSELL: Record<Exclude<GivenLevel, "write">, { key: string; message: string }> = {
  admin: { key: "PRO_SEND_ADMIN_COLLABORATOR", message: "Admins need the Pro plan." },
  read: { key: "PRO_SEND_VIEWER_COLLABORATOR", message: "Viewers need the Pro plan." },
};

/** Whether the person may give the level and act on those who have it. */
export const mayGive = (facts: ProjectFacts, level: GivenLevel): boolean => can(facts, NEEDED[level]);

export const planAllows = ({ plan }: Pick<ProjectFacts, "plan">, level: GivenLevel): boolean =>
  isPaid(plan) || level === "write";

/** Giving a level and acting on somebody who has it take the same right. */
export function requireRightFor(facts: ProjectFacts, level: AccessLevel): void {
  if (level === "owner") throw forbidden("The owner of a project cannot be changed or removed.");
  if (!mayGive(facts, level))
    throw forbidden("Your role in this project does not allow you to manage people with this role.");
}

export interface LevelRequest {
  level: GivenLevel;
  /** The person belongs to the project's workspace. */
  isWorkspaceMember: boolean;
  enforceSso: boolean;
  /** An invitation, not a change of level. */
  isNew: boolean;
}

/** Checks the caller's permission, then the plan, then the workspace's rule for outsiders. Throws AppError 403. */
export function checkLevel(facts: ProjectFacts, request: LevelRequest): void {
  const { level } = request;
  requireRightFor(facts, level);
  if (level !== "write" && !planAllows(facts, level))
    throw planRequired("pro", UPSELL[level].key, UPSELL[level].message);
  checkOutsider(facts, request);
}

export const membersOnly = (): AppError =>
  new AppError({ code: "sso_enforced", status: 403, userMessage: "Workspace members only (SSO enforced)" });

/** The workspace's rule for people who do not belong to it. Throws AppError 403. */
export function checkOutsider(
  facts: Pick<ProjectFacts, "plan">,
  { level, isWorkspaceMember, enforceSso, isNew }: LevelRequest,
): void {
  if (isWorkspaceMember) return;
  if (isNew && enforceSso) throw membersOnly();
  if (facts.plan === "enterprise" && level !== "read") {
    throw new AppError({
      code: "enterprise_viewers_only",
      status: 403,
      userMessage: "Enterprise collaborators can only be viewers",
    });
  }
}
