/** Projects of others that somebody was invited to. [W7.22] [S9] [T3.17] */
import { and, asc, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { closedWorkspaces } from "../../workspaces/server/index.ts";
import { collaborators } from "./collaborators-table.ts";
import type { KnownProjects } from "./known-projects.ts";

/** Newest invitation first; an invitation to the caller's address that waits for its proof shows as pending. */
export async function listSharedProjects(services: Needs<"database"> & { directory: KnownProjects }, actor: Actor) {
  const { id, projectId, userId, email, accessLevel, createdAt } = collaborators;
  const isInvited = or(eq(userId, actor.userId), and(isNull(userId), eq(email, actor.email)));
  const rows = await services.database.sql
    .select({ projectId, accessLevel, isPending: sql<boolean>`${userId} is null` })
    .from(collaborators)
    .where(and(ne(accessLevel, "owner"), isInvited))
    .orderBy(desc(createdAt), asc(id));
  const described = await services.directory.describe(rows.map((row) => row.projectId));
  const closed = await closedWorkspaces(services, actor);
  const open = described.filter(({ workspaceId }) => !closed.has(workspaceId));
  const projects = new Map(open.map((project) => [project.id, project]));
  return rows.flatMap((row) => {
    const project = projects.get(row.projectId);
    if (project === undefined) return [];
    const { id, name, displayName } = project;
    return [
      {
        id,
        name,
        display_name: displayName,
        access_level: row.accessLevel,
        collaboration_status: { is_pending: row.isPending },
      },
    ];
  });
}
