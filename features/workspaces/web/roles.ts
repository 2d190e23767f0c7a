import type { WorkspacePermission, WorkspaceRole } from "@slipway/kernel/permissions";

export const ROLE_LABELS: Record<WorkspaceRole, string> = {
  viewer: "Viewer",
  editor: "Editor",
  admin: "Admin",
  owner: "Owner",
};

const NEEDED: readonly [WorkspaceRole, WorkspacePermission][] = [
  ["viewer", "AddWorkspaceViewers"],
  ["editor", "AddWorkspaceEditors"],
  ["admin", "AddWorkspaceAdmins"],
  ["owner", "AddWorkspaceOwners"],
];

/** Roles that the person may grant, and whose holders they may change. */
export const givableRoles = (permissions: readonly WorkspacePermission[]): WorkspaceRole[] =>
  NEEDED.filter(([, permission]) => permissions.includes(permission)).map(([role]) => role);
