/** The list of people with the number of links that each of them made and that still let somebody in. */
import { and, count, eq, isNull } from "drizzle-orm";
import type { Needs } from "../../services.ts";
import type { ListedCollaborator } from "../contract/index.ts";
import { listCollaborators } from "./collaborators.ts";
import { magicCodes } from "./links/links-table.ts";
import type { PreviewLinkCounts } from "./sharing.ts";

export interface LinkCounts {
  /** Replaced by the feature that has them. */
  previewLinkCounts: PreviewLinkCounts;
}

export async function listWithLinks(
  services: Needs<"database"> & LinkCounts,
  projectId: string,
): Promise<ListedCollaborator[]> {
  const isOpen = and(eq(magicCodes.projectId, projectId), isNull(magicCodes.endedAt));
  const [people, invites, previews] = await Promise.all([
    listCollaborators(services, projectId),
    services.database.sql
      .select({ userId: magicCodes.createdBy, links: count() })
      .from(magicCodes)
      .where(isOpen)
      .groupBy(magicCodes.createdBy),
    services.previewLinkCounts(projectId),
  ]);
  const inviteOf = new Map(invites.map(({ userId, links }) => [userId, links]));
  return people.map((person) => {
    const { user_id: userId } = person;
    const links = userId === null ? [0, 0] : [inviteOf.get(userId) ?? 0, previews.get(userId) ?? 0];
    return { ...person, links: { invite: links[0]!, preview: links[1]! } };
  });
}
