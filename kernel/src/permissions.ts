/** Permissions: one pure function over facts, used by server and browser. [W6.01] [W6.13] [K5] */

export type AccessLevel = "read" | "write" | "admin" | "owner";
export type WorkspaceRole = "viewer" | "editor" | "admin" | "owner";
export type Plan = "free" | "pro" | "biz" | "enterprise";
export type Visibility = "public" | "private" | "draft";

export const PLAN_LABELS: Record<Plan, string> = {
  free: "Free",
  pro: "Pro",
  biz: "Business",
  enterprise: "Enterprise",
};

/** "Paid" and "business tier" always mean the plan of the project's workspace. [WS5] */
export const isPaid = (plan: Plan): boolean => plan !== "free";
export const isBusinessTier = (plan: Plan): boolean => plan === "biz" || plan === "enterprise";

export interface WorkspaceFacts {
  /** Null: not a member. */
  workspaceRole: WorkspaceRole | null;
  /** A member whose rights are withheld until they sign in with this workspace's single sign-on. */
  needsSsoOf?: string;
}

/** The `ssoWorkspaceId` of rights that are asked for without a session: notices that are made, links that hold. */
export const ANY_SIGN_IN = "*";

export interface SsoFacts {
  workspaceId: string;
  enforceSso: boolean;
  workspaceRole: WorkspaceRole | null;
}

/** Owners may come in by other means, so that a broken provider locks nobody out for good. */
export const needsSso = (
  { workspaceId, enforceSso, workspaceRole }: SsoFacts,
  ssoWorkspaceId: string | null,
): boolean =>
  enforceSso &&
  workspaceRole !== null &&
  workspaceRole !== "owner" &&
  ssoWorkspaceId !== workspaceId &&
  ssoWorkspaceId !== ANY_SIGN_IN;

export interface ProjectFacts extends WorkspaceFacts {
  signedIn: boolean;
  /** `owner` for the project's owner; null without an accepted invitation. */
  collaboratorLevel: AccessLevel | null;
  visibility: Visibility;
  plan: Plan;
  /** Set by an admin of the project; lets outsiders copy its source. */
  allowPublicRemix: boolean;
  inTrash: boolean;
}

/** Lowest level that holds the permission; `EditProjectPublishVisibility` and outsiders are the exceptions below. */
const LEVEL_NEEDED = {
  ViewProject: "read",
  ViewProjectCollaborators: "read",
  RemixProject: "read",
  ManageMagicCodes: "read",
  AddProjectViewers: "read",
  EditProject: "write",
  AddProjectEditors: "write",
  EditProjectVisibility: "write",
  DeployProject: "write",
  EditProjectPublishVisibility: "admin",
  AddProjectAdmins: "admin",
  ManageProjectSettings: "admin",
  DeleteProject: "admin",
} as const satisfies Record<string, AccessLevel>;

const ROLE_NEEDED = {
  ViewWorkspace: "viewer",
  AddWorkspaceViewers: "viewer",
  CreateProject: "editor",
  AddWorkspaceEditors: "editor",
  ManageWorkspace: "admin",
  ViewWorkspaceUsage: "admin",
  ManageWorkspaceBilling: "admin",
  ManageWorkspaceIntegrations: "admin",
  AddWorkspaceAdmins: "admin",
  AddWorkspaceOwners: "owner",
  ManageSingleSignOn: "owner",
} as const satisfies Record<string, WorkspaceRole>;

export type ProjectPermission = keyof typeof LEVEL_NEEDED;
export type WorkspacePermission = keyof typeof ROLE_NEEDED;
export const PROJECT_PERMISSIONS = Object.keys(LEVEL_NEEDED) as ProjectPermission[];
export const WORKSPACE_PERMISSIONS = Object.keys(ROLE_NEEDED) as WorkspacePermission[];

const LEVELS: readonly AccessLevel[] = ["read", "write", "admin", "owner"];
const ROLES: readonly WorkspaceRole[] = ["viewer", "editor", "admin", "owner"];
const LEVEL_OF_ROLE: Record<WorkspaceRole, AccessLevel> = {
  viewer: "read",
  editor: "write",
  admin: "admin",
  owner: "owner",
};

export const levelAtLeast = (level: AccessLevel, needed: AccessLevel): boolean =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(needed);
const roleAtLeast = (role: WorkspaceRole, needed: WorkspaceRole): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** Outside collaborators: read only on enterprise (the stored level is kept) [S6]; free plans have no admin role. */
function collaboratorLevelOnPlan(facts: ProjectFacts): AccessLevel | null {
  const level = facts.collaboratorLevel;
  if (level === null || level === "owner") return level;
  if (facts.plan === "enterprise" && facts.workspaceRole === null) return "read";
  return facts.plan === "free" && level === "admin" ? "write" : level;
}

/** The level someone acts with; null for outsiders. Personal (draft) projects admit collaborators only. [W4.13] */
export function effectiveLevel(facts: ProjectFacts): AccessLevel | null {
  const own = collaboratorLevelOnPlan(facts);
  const role = facts.workspaceRole === null || facts.visibility === "draft" ? null : LEVEL_OF_ROLE[facts.workspaceRole];
  if (own === null || role === null) return own ?? role;
  return levelAtLeast(own, role) ? own : role;
}

/** Whether the facts allow the permission on the project. Trash keeps only what restoring needs. */
export function can(facts: ProjectFacts, permission: ProjectPermission): boolean {
  const level = effectiveLevel(facts);
  if (facts.inTrash && permission !== "ViewProject" && permission !== "DeleteProject") return false;
  if (level === null) return !facts.inTrash && outsiderCan(facts, permission);
  if (permission === "EditProjectPublishVisibility") {
    return facts.workspaceRole !== null && roleAtLeast(facts.workspaceRole, "admin");
  }
  return levelAtLeast(level, LEVEL_NEEDED[permission]);
}

/** The permission that a policy requires of a project in its present state. */
export const askedOf = (
  policy: { readonly project: ProjectPermission; readonly inTrash?: ProjectPermission },
  { inTrash }: Pick<ProjectFacts, "inTrash">,
): ProjectPermission => (inTrash ? policy.inTrash : undefined) ?? policy.project;

/** Public projects: anyone may look; copying hands over source, so it takes the project's own switch. [P7] */
function outsiderCan(facts: ProjectFacts, permission: ProjectPermission): boolean {
  if (facts.visibility !== "public") return false;
  return permission === "ViewProject" || (permission === "RemixProject" && facts.signedIn && facts.allowPublicRemix);
}

/** Least role that may show projects and sites to everybody. `editor`: everybody who may publish at all. */
export const PUBLISH_OUTSIDE = ["editor", "admin", "owner"] as const satisfies readonly WorkspaceRole[];
export type PublishOutside = (typeof PUBLISH_OUTSIDE)[number];

/** Only enterprise workspaces restrict it; the stored setting is kept on other plans. (fill-ins) */
const mayPublishOutside = (
  { workspaceRole, plan }: Pick<ProjectFacts, "plan" | "workspaceRole">,
  least: PublishOutside,
): boolean =>
  plan !== "enterprise" || least === "editor" || (workspaceRole !== null && roleAtLeast(workspaceRole, least));

const PUBLISHERS: Readonly<Record<PublishOutside, string>> = {
  editor: "editors",
  admin: "owners and admins",
  owner: "owners",
};

/** Roles that may, in words; null where the person has one of them. */
export const publishersOutside = (
  facts: Pick<ProjectFacts, "plan" | "workspaceRole">,
  least: PublishOutside,
): string | null => (mayPublishOutside(facts, least) ? null : PUBLISHERS[least]);

export const canInWorkspace = (facts: WorkspaceFacts, permission: WorkspacePermission): boolean =>
  facts.workspaceRole !== null && roleAtLeast(facts.workspaceRole, ROLE_NEEDED[permission]);

/** The list that `GET /projects/{id}/details` answers; screens ask it and never compare levels. [K5] */
export const projectPermissions = (facts: ProjectFacts): ProjectPermission[] =>
  PROJECT_PERMISSIONS.filter((permission) => can(facts, permission));
export const workspacePermissions = (facts: WorkspaceFacts): WorkspacePermission[] =>
  WORKSPACE_PERMISSIONS.filter((permission) => canInWorkspace(facts, permission));

/** Sees name and creator only: read-only bar, no tools, no share menu, no download. [P8] */
export const isPublicOnlyView = (visibility: Visibility, permissions: readonly string[]): boolean =>
  visibility === "public" && !permissions.includes("EditProject") && !permissions.includes("ViewProjectCollaborators");
