/** People with access to a project, and those that a text names after "@". */
import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { ANY_SIGN_IN, can, type ProjectPermission } from "@slipway/kernel/permissions";
import { people } from "../../accounts/server/index.ts";
import { getProject, loadProjectFacts } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { levelsInProjects } from "../../sharing/server/index.ts";
import { rolesInWorkspaces } from "../../workspaces/server/index.ts";
import { MAX_MENTIONABLE, MAX_MENTIONS, type Comment, type Commenter } from "../contract/index.ts";
import { mentionSpans } from "../contract/mention-spans.ts";

/** By name. Members of the workspace have no access to a personal project. */
export async function peopleOf(services: Needs<"database">, projectId: string): Promise<Commenter[]> {
  const { database } = services;
  const { workspaceId, visibility } = await getProject(services, projectId);
  const [levels, roles] = [levelsInProjects(), rolesInWorkspaces()];
  const collaborators = database.sql.select({ id: levels.userId }).from(levels).where(eq(levels.projectId, projectId));
  const members = database.sql.select({ id: roles.userId }).from(roles).where(eq(roles.workspaceId, workspaceId));
  const { id, name, username, image } = people;
  return database.sql
    .select({ id, name, username, photo_url: image })
    .from(people)
    .where(
      and(
        isNull(people.deactivatedAt),
        or(inArray(id, collaborators), visibility === "draft" ? undefined : inArray(id, members)),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(MAX_MENTIONABLE);
}

/** Display names and user names count. People of the same name are all mentioned. */
export function mentionsIn(text: string, candidates: readonly Commenter[]): Comment["mentions"] {
  const names = candidates.flatMap(({ id, name, username }) =>
    [name, ...(username === null ? [] : [username])].map((each) => ({ id, name: each })),
  );
  const found = new Map<string, string>();
  for (const { at, end, named } of mentionSpans(text, names))
    for (const { id } of named) if (found.size < MAX_MENTIONS) found.set(id, text.slice(at + 1, end));
  return [...found].map(([id, name]) => ({ id, name }));
}

/** Those among the people who have the right to the project. */
export async function withRight(
  services: Needs<"database">,
  { projectId, userIds, right }: { projectId: string; userIds: readonly string[]; right: ProjectPermission },
): Promise<string[]> {
  const allowed: string[] = [];
  for (const userId of userIds) {
    // They are told of it; to read it takes the workspace's sign-in.
    const facts = await loadProjectFacts(services, projectId, { userId, ssoWorkspaceId: ANY_SIGN_IN });
    if (facts !== null && can(facts, right)) allowed.push(userId);
  }
  return allowed;
}
