/**
 * The permissions of each role, written a second time from the specification's tables: the matrix must not use the
 * function that it judges. [W6.01-W6.13] [K5]
 */
import type { ProjectPermission, WorkspacePermission, WorkspaceRole } from "@slipway/kernel/permissions";
import type { Situation, Standing } from "./matrix-world.ts";

type Column = "read" | "write" | "admin" | "owner";

const ROWS: Record<Exclude<ProjectPermission, "EditProjectPublishVisibility">, string> = {
  ViewProject: "read write admin owner",
  ViewProjectCollaborators: "read write admin owner",
  RemixProject: "read write admin owner",
  ManageMagicCodes: "read write admin owner",
  AddProjectViewers: "read write admin owner",
  EditProject: "write admin owner",
  AddProjectEditors: "write admin owner",
  EditProjectVisibility: "write admin owner",
  DeployProject: "write admin owner",
  AddProjectAdmins: "admin owner",
  ManageProjectSettings: "admin owner",
  DeleteProject: "admin owner",
};

const WORKSPACE_ROWS: Record<WorkspacePermission, string> = {
  ViewWorkspace: "viewer editor admin owner",
  AddWorkspaceViewers: "viewer editor admin owner",
  CreateProject: "editor admin owner",
  AddWorkspaceEditors: "editor admin owner",
  ManageWorkspace: "admin owner",
  ViewWorkspaceUsage: "admin owner",
  ManageWorkspaceBilling: "admin owner",
  ManageWorkspaceIntegrations: "admin owner",
  AddWorkspaceAdmins: "admin owner",
  AddWorkspaceOwners: "owner",
  ManageSingleSignOn: "owner",
};

const COLUMN_OF_ROLE: Record<WorkspaceRole, Column> = {
  viewer: "read",
  editor: "write",
  admin: "admin",
  owner: "owner",
};
const has = (row: string, column: string): boolean => row.split(" ").includes(column);

/** Columns that a person belongs to: as a collaborator, and as a member of the workspace. */
function columnsOf({ workspaceRole, collaboratorLevel }: Standing, { plan, visibility }: Situation): Column[] {
  const columns: Column[] = [];
  if (collaboratorLevel === "owner") columns.push("owner");
  // Enterprise: people from outside can only view. Free: projects have no admins. [S6]
  else if (collaboratorLevel !== null && plan === "enterprise" && workspaceRole === null) columns.push("read");
  else if (collaboratorLevel === "admin" && plan === "free") columns.push("write");
  else if (collaboratorLevel !== null) columns.push(collaboratorLevel);
  // Personal projects belong to their collaborators alone. [W4.13]
  if (workspaceRole !== null && visibility !== "draft") columns.push(COLUMN_OF_ROLE[workspaceRole]);
  return columns;
}

export function mayInProject(standing: Standing, situation: Situation, permission: ProjectPermission): boolean {
  const columns = columnsOf(standing, situation);
  if (situation.inTrash && permission !== "ViewProject" && permission !== "DeleteProject") return false;
  // A right of the workspace, whatever role one has in the project. [W6.04]
  if (permission === "EditProjectPublishVisibility")
    return columns.length > 0 && (standing.workspaceRole === "admin" || standing.workspaceRole === "owner");
  if (columns.some((column) => has(ROWS[permission], column))) return true;
  if (columns.length > 0 || situation.inTrash || situation.visibility !== "public") return false;
  // Strangers can view a public project; a copy needs its switch and an account. [P7]
  if (permission === "RemixProject") return standing.signedIn && situation.allowPublicRemix;
  return permission === "ViewProject";
}

export const mayInWorkspace = ({ workspaceRole }: Standing, permission: WorkspacePermission): boolean =>
  workspaceRole !== null && has(WORKSPACE_ROWS[permission], workspaceRole);
