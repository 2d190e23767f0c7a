/** A deleted workspace takes its projects to Trash, and brings them back when it is restored. */
import { and, asc, eq, isNull, not, sql } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import { expiredWorkspaces, forgetWorkspace, workspaceEnds, workspacePlans } from "../../../workspaces/server/index.ts";
import { projects } from "../projects-tables.ts";
import { restoreProject, trashProject } from "./trash.ts";

type Ports = Needs<"clock" | "database" | "events" | "live">;

/** Repeatable: every project is brought to where its workspace is. */
export async function followWorkspace(services: Ports, workspaceId: string): Promise<void> {
  const purgeAt = (await workspaceEnds(services, [workspaceId])).get(workspaceId) ?? null;
  const isOther = purgeAt === null ? projects.trashedWithWorkspace : isNull(projects.deletedAt);
  const rows = await services.database.sql
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.workspaceId, workspaceId), isOther, not(projects.isPurging)))
    .orderBy(asc(projects.id));
  for (const { id } of rows) {
    if (purgeAt === null) await restoreProject(services, id, null);
    else await trashProject(services, id, { purgeAt });
  }
}

/** Finishes the work of a process that ended in between, and deletes workspaces whose 30 days are over. */
export async function settleWorkspaces(services: Ports & Needs<"log" | "objects">): Promise<void> {
  const { sql: database } = services.database;
  const isApart = sql`(${workspacePlans.deletedAt} is null and ${projects.trashedWithWorkspace})
    or (${workspacePlans.deletedAt} is not null and ${projects.deletedAt} is null)`;
  const apart = await database
    .selectDistinct({ id: projects.workspaceId })
    .from(projects)
    .innerJoin(workspacePlans, eq(workspacePlans.id, projects.workspaceId))
    .where(and(isApart, not(projects.isPurging)));
  for (const { id } of apart) await followWorkspace(services, id);
  for (const id of await expiredWorkspaces(services))
    if ((await database.$count(projects, eq(projects.workspaceId, id))) === 0) await forgetWorkspace(services, id);
}
