/** A project as it is stored, and the two ways to read it. */
import { and, desc, eq, isNull, not, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { isProjectId } from "@slipway/kernel/ids";
import { needsSso, type ProjectFacts } from "@slipway/kernel/permissions";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Database, Sql } from "@slipway/platform/database/port";
import type { Caller } from "../../actor.ts";
import type { Needs } from "../../services.ts";
import { levelsInProjects } from "../../sharing/server/index.ts";
import { rolesInWorkspaces, workspacePlans } from "../../workspaces/server/index.ts";
import { projects, type ProjectRow } from "./projects-tables.ts";

export type { ProjectRow } from "./projects-tables.ts";

const byId = lookup("projects-by-id", (select) =>
  select
    .select()
    .from(projects)
    .where(and(eq(projects.id, sql.placeholder("projectId")), not(projects.isPurging))),
);

/** Throws AppError `not_found` for ids that do not exist or are being deleted for good. Projects in Trash are found. */
export async function getProject(
  { database }: { database: Pick<Database, "read"> },
  projectId: string,
): Promise<ProjectRow> {
  const [row] = await database.read(byId, { projectId });
  if (row === undefined) throw notFound("This project");
  return row;
}

/** Inside a transaction, locked until its end. */
export async function lockProjectRow(tx: Sql, projectId: string): Promise<ProjectRow> {
  const isMeant = and(eq(projects.id, projectId), not(projects.isPurging));
  const [row] = await tx.select().from(projects).where(isMeant).for("update");
  if (row === undefined) throw notFound("This project");
  return row;
}

const facts = lookup("projects-facts", (select) => {
  const [roles, levels, userId] = [rolesInWorkspaces(), levelsInProjects(), sql.placeholder("userId")];
  return select
    .select({
      visibility: projects.visibility,
      inTrash: sql<boolean>`${projects.deletedAt} is not null`,
      allowPublicRemix: projects.allowPublicRemix,
      plan: workspacePlans.plan,
      workspaceId: workspacePlans.id,
      enforceSso: workspacePlans.enforceSso,
      workspaceRole: roles.role,
      collaboratorLevel: levels.accessLevel,
    })
    .from(projects)
    .innerJoin(workspacePlans, and(eq(workspacePlans.id, projects.workspaceId), isNull(workspacePlans.deletedAt)))
    .leftJoin(roles, and(eq(roles.workspaceId, projects.workspaceId), eq(roles.userId, userId)))
    .leftJoin(levels, and(eq(levels.projectId, projects.id), eq(levels.userId, userId)))
    .where(and(eq(projects.id, sql.placeholder("projectId")), not(projects.isPurging)));
});

/**
 * Facts for the policy of a route; null when there is no such project or its workspace is deleted. One prepared statement. With a
 * transaction as the database, as that transaction sees them.
 */
export async function loadProjectFacts(
  { database }: { database: Pick<Database, "read"> },
  projectId: string,
  actor: Caller | null,
): Promise<ProjectFacts | null> {
  if (!isProjectId(projectId)) return null;
  const [row] = await database.read(facts, { projectId, userId: actor?.userId ?? null });
  if (row === undefined) return null;
  const { workspaceId, enforceSso, ...rest } = row;
  const known = { signedIn: actor !== null, ...rest };
  if (!needsSso({ workspaceId, enforceSso, workspaceRole: row.workspaceRole }, actor?.ssoWorkspaceId ?? null))
    return known;
  return { ...known, workspaceRole: null, collaboratorLevel: null, needsSsoOf: workspaceId };
}

/**
 * Facts of any person among `userIds`, from three queries for all of them; null as above. For lists of people, who are judged whatever
 * way they signed in.
 */
export async function loadFactsOfPeople(
  { database }: { database: Pick<Database, "read" | "sql"> },
  projectId: string,
  userIds: readonly string[],
): Promise<((userId: string) => ProjectFacts) | null> {
  if (!isProjectId(projectId)) return null;
  const [row] = await database.read(facts, { projectId, userId: null });
  if (row === undefined) return null;
  const { workspaceId, enforceSso: _, ...rest } = row;
  const [roles, levels] = [rolesInWorkspaces(), levelsInProjects()];
  const [theirRoles, theirLevels] = await Promise.all([
    database.sql
      .select({ userId: roles.userId, role: roles.role })
      .from(roles)
      .where(and(eq(roles.workspaceId, workspaceId), isAnyOf(roles.userId, userIds))),
    database.sql
      .select({ userId: levels.userId, level: levels.accessLevel })
      .from(levels)
      .where(and(eq(levels.projectId, projectId), isAnyOf(levels.userId, userIds))),
  ]);
  const roleOf = new Map(theirRoles.map(({ userId, role }) => [userId, role]));
  const levelOf = new Map(theirLevels.map(({ userId, level }) => [userId, level]));
  return (userId) => ({
    ...{ ...rest, signedIn: true },
    ...{ workspaceRole: roleOf.get(userId) ?? null, collaboratorLevel: levelOf.get(userId) ?? null },
  });
}

/** Titles by id; unknown ids are left out. */
export async function projectTitles(
  { database }: Needs<"database">,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.sql
    .select({ id: projects.id, title: projects.displayName })
    .from(projects)
    .where(isAnyOf(projects.id, ids));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Newest changes first, Trash included. */
export async function projectIds({ database }: Needs<"database">, limit: number): Promise<string[]> {
  const rows = await database.sql
    .select({ id: projects.id })
    .from(projects)
    .orderBy(desc(projects.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
