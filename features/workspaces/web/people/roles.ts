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

/** Each role can do this, and the role below it cannot. (fill-ins: workspace roles) */
const GAINS: Record<WorkspaceRole, string> = {
  viewer: "seeing its projects",
  editor: "making and changing projects",
  admin: "settings, plan and usage",
  owner: "making owners and deleting the workspace",
};
const ORDER: readonly WorkspaceRole[] = ["viewer", "editor", "admin", "owner"];

/** Names the losses of somebody who gets a lower role; null if there are none. */
export function lossBetween(now: WorkspaceRole, next: WorkspaceRole): string | null {
  const lost = ORDER.slice(ORDER.indexOf(next) + 1, ORDER.indexOf(now) + 1).map((role) => GAINS[role]);
  return lost.length === 0 ? null : `Loses ${lost.join("; ")}`;
}
