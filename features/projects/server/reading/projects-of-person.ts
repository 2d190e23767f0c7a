/** A person's projects, as somebody else sees them. [W7.33] [T7.32] [CO2] */
import { and, asc, desc, eq, isNotNull, isNull, ne, not, or, sql, type SQL } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { RouteParsed, RouteResult } from "@slipway/kernel/contract/route";
import { findPerson, people, type Person } from "../../../accounts/server/index.ts";
import type { Caller } from "../../../actor.ts";
import type { Needs } from "../../../services.ts";
import { levelsInProjects } from "../../../sharing/server/index.ts";
import {
  isOpenTo,
  rolesInWorkspaces,
  shareWorkspace,
  workspacePlans as plans,
} from "../../../workspaces/server/index.ts";
import type { userProjects } from "../../contract/profile.ts";
import { screenshotUrl } from "../project-progress.ts";
import { projects } from "../projects-tables.ts";

type Query = RouteParsed<typeof userProjects>["query"];

const nobody = () => notFound("This person");

const ORDERS = {
  updated_at: sql`${projects.updatedAt}`,
  created_at: sql`${projects.createdAt}`,
  name: sql`lower(${projects.displayName})`,
} satisfies Record<Query["sort_by"], SQL>;

const isThere = and(isNull(projects.deletedAt), not(projects.isPurging));

/** A project that both have access to, or could have as members of its workspace. */
async function shareProject(
  { database }: Needs<"database">,
  { personId, callerId }: { personId: string; callerId: string },
): Promise<boolean> {
  const [roles, levels] = [rolesInWorkspaces("their_roles"), levelsInProjects("their_levels")];
  const [ownRoles, ownLevels] = [rolesInWorkspaces("own_roles"), levelsInProjects("own_levels")];
  const { id, workspaceId } = projects;
  const found = await database.sql
    .select({ id })
    .from(projects)
    .leftJoin(roles, and(eq(roles.workspaceId, workspaceId), eq(roles.userId, personId)))
    .leftJoin(levels, and(eq(levels.projectId, id), eq(levels.userId, personId)))
    .leftJoin(ownRoles, and(eq(ownRoles.workspaceId, workspaceId), eq(ownRoles.userId, callerId)))
    .leftJoin(ownLevels, and(eq(ownLevels.projectId, id), eq(ownLevels.userId, callerId)))
    .where(
      and(
        isThere,
        or(isNotNull(levels.userId), isNotNull(roles.userId)),
        or(isNotNull(ownLevels.userId), isNotNull(ownRoles.userId)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** A person's name and existence are not revealed to people who have nothing in common with them. */
async function areJoined(services: Needs<"database">, personId: string, callerId: string | null): Promise<boolean> {
  if (callerId === null) return false;
  if (callerId === personId) return true;
  return (await shareWorkspace(services, personId, callerId)) || (await shareProject(services, { personId, callerId }));
}

function visibleProjects(
  { database }: Needs<"database">,
  { personId, caller, query }: { personId: string; caller: Caller | null; query: Query },
) {
  const by = ORDERS[query.sort_by];
  const isDescending = query.order === "desc";
  const direction = isDescending ? desc : asc;
  const [roles, levels, callerId] = [rolesInWorkspaces(), levelsInProjects(), caller?.userId ?? ""];
  const { id, name, displayName, visibility, isPublished, updatedAt, screenshotAt } = projects;
  const isSeen = or(
    eq(visibility, "public"),
    and(
      or(isNotNull(levels.userId), and(isNotNull(roles.role), ne(visibility, "draft"))),
      isOpenTo(plans, roles, caller),
    ),
  );
  const ofPlan = eq(plans.id, projects.workspaceId);
  const isListed = and(eq(projects.userId, personId), isThere, isSeen);
  const ofCaller = [
    and(eq(roles.workspaceId, projects.workspaceId), eq(roles.userId, callerId)),
    and(eq(levels.projectId, id), eq(levels.userId, callerId)),
  ] as const;
  // Comparing with any other project would tell its name and its times, guess by guess.
  const cursor = database.sql
    .select({ value: sql`${by}`, id })
    .from(projects)
    .innerJoin(plans, ofPlan)
    .leftJoin(roles, ofCaller[0])
    .leftJoin(levels, ofCaller[1])
    .where(and(eq(id, query.start_after ?? ""), isListed));
  const isAfter = sql`(${by}, ${id}) ${isDescending ? sql`<` : sql`>`} ${cursor}`;
  return database.sql
    .select({
      ...{ id, name, displayName, visibility, isPublished, updatedAt, screenshotAt },
      creator: { id: people.id, username: people.username, display_name: people.name, photo_url: people.image },
    })
    .from(projects)
    .innerJoin(people, eq(people.id, projects.createdBy))
    .innerJoin(plans, ofPlan)
    .leftJoin(roles, ofCaller[0])
    .leftJoin(levels, ofCaller[1])
    .where(and(isListed, query.start_after === undefined ? undefined : isAfter))
    .orderBy(direction(by), direction(id))
    .limit(query.limit + 1);
}

/** Unknown and hidden people answer alike, so that nobody learns who has an account. */
async function isFound(
  services: Needs<"database">,
  { user, callerId, hasProjects }: { user: Person; callerId: string | null; hasProjects: boolean },
): Promise<boolean> {
  return (hasProjects && !user.isHidden) || areJoined(services, user.id, callerId);
}

export async function projectsOfPerson(
  services: Needs<"addresses" | "clock" | "database">,
  { userId, caller, query }: { userId: string; caller: Caller | null; query: Query },
): Promise<RouteResult<typeof userProjects>> {
  const user = await findPerson(services, userId);
  if (user === null) throw nobody();
  const rows = await visibleProjects(services, { personId: user.id, caller, query });
  if (!(await isFound(services, { user, callerId: caller?.userId ?? null, hasProjects: rows.length > 0 })))
    throw nobody();
  const page = query.category === undefined ? rows.slice(0, query.limit) : [];
  return {
    user: {
      id: user.id,
      username: user.username,
      display_name: user.name,
      photo_url: user.image,
      bio: user.bio,
      links: user.links,
    },
    projects: page.map((row) => ({
      id: row.id,
      name: row.name,
      display_name: row.displayName,
      url: row.isPublished ? services.addresses.siteUrl(row.name) : null,
      creator: row.creator,
      visibility: row.visibility,
      updated_at: row.updatedAt.toISOString(),
      screenshot_url: screenshotUrl(row),
    })),
    next_cursor: page.length < rows.length ? (page.at(-1)?.id ?? null) : null,
  };
}
