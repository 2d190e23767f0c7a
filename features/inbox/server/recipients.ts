/** People who are told about a project or a workspace as a whole. */
import { and, eq, inArray } from "drizzle-orm";
import { canInWorkspace, type WorkspaceRole } from "@slipway/kernel/permissions";
import type { Needs } from "../../services.ts";
import { levelsInProjects } from "../../sharing/server/index.ts";
import { rolesInWorkspaces } from "../../workspaces/server/index.ts";

/** More people would each think that another one takes care of it. */
const MAX_TOLD = 10;

/** The owner and the admins. */
export async function projectManagers({ database }: Needs<"database">, projectId: string): Promise<string[]> {
  const levels = levelsInProjects();
  const rows = await database.sql
    .select({ userId: levels.userId })
    .from(levels)
    .where(and(eq(levels.projectId, projectId), inArray(levels.accessLevel, ["owner", "admin"])))
    .limit(MAX_TOLD);
  return rows.flatMap(({ userId }) => userId ?? []);
}

const BILLING_ROLES = (["viewer", "editor", "admin", "owner"] satisfies WorkspaceRole[]).filter((workspaceRole) =>
  canInWorkspace({ workspaceRole }, "ManageWorkspaceBilling"),
);

export async function billingAdmins({ database }: Needs<"database">, workspaceId: string): Promise<string[]> {
  const roles = rolesInWorkspaces();
  const rows = await database.sql
    .select({ userId: roles.userId })
    .from(roles)
    .where(and(eq(roles.workspaceId, workspaceId), inArray(roles.role, BILLING_ROLES)))
    .limit(MAX_TOLD);
  return rows.flatMap(({ userId }) => userId ?? []);
}
