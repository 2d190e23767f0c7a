/** The list of people: who belongs to the workspace, and how many links of theirs still let somebody in. */
import { and, count, eq, isNull } from "drizzle-orm";
import type { Needs } from "../../services.ts";
import { rolesInWorkspaces } from "../../workspaces/server/index.ts";
import type { ListedCollaborator } from "../contract/index.ts";
import { listCollaborators } from "./collaborators.ts";
import type { KnownProjects } from "./known-projects.ts";
import { magicCodes } from "./links/links-table.ts";
import type { PreviewLinkCounts } from "./sharing.ts";

export interface LinkCounts {
  /** Replaced by the feature that has them. */
  previewLinkCounts: PreviewLinkCounts;
}

type ListPorts = Needs<"database"> & LinkCounts & { directory: KnownProjects };

/** Ids of those who have joined. */
async function membersOf({ database, directory }: ListPorts, projectId: string): Promise<Set<string>> {
  const workspaceId = (await directory.find(projectId))?.workspaceId ?? "";
  const roles = rolesInWorkspaces();
  const rows = await database.sql.select({ id: roles.userId }).from(roles).where(eq(roles.workspaceId, workspaceId));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

export async function listWithLinks(services: ListPorts, projectId: string): Promise<ListedCollaborator[]> {
  const isOpen = and(eq(magicCodes.projectId, projectId), isNull(magicCodes.endedAt));
  const [people, invites, previews, members] = await Promise.all([
    listCollaborators(services, projectId),
    services.database.sql
      .select({ userId: magicCodes.createdBy, links: count() })
      .from(magicCodes)
      .where(isOpen)
      .groupBy(magicCodes.createdBy),
    services.previewLinkCounts(projectId),
    membersOf(services, projectId),
  ]);
  const inviteOf = new Map(invites.map(({ userId, links }) => [userId, links]));
  return people.map((person) => {
    const { user_id: userId } = person;
    const links = userId === null ? [0, 0] : [inviteOf.get(userId) ?? 0, previews.get(userId) ?? 0];
    const isMember = userId !== null && members.has(userId);
    return { ...person, is_member: isMember, links: { invite: links[0]!, preview: links[1]! } };
  });
}
