/** Look-ups for features that keep rows about projects: they name none of this feature's tables. */
import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { limits } from "@slipway/kernel/limits";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Sql } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { projects } from "../projects-tables.ts";

export interface KnownProject {
  workspaceId: string;
  latestCommitSha: string | null;
  isInTrash: boolean;
}

/** By id, with those in Trash and those that are being deleted for ever. Ids of no project are left out. */
export async function knownProjects(
  { database }: Needs<"database">,
  ids: readonly string[],
): Promise<Map<string, KnownProject>> {
  const rows = await database.sql
    .select({
      id: projects.id,
      workspaceId: projects.workspaceId,
      latestCommitSha: projects.latestCommitSha,
      isInTrash: sql<boolean>`${projects.deletedAt} is not null`,
    })
    .from(projects)
    .where(isAnyOf(projects.id, ids));
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}

export interface LiveDeployment {
  projectId: string;
  deploymentId: string;
}

/** Deployments that are live: of every project, or of one. */
export async function liveDeployments(
  { database }: Needs<"database">,
  projectId: string | null = null,
): Promise<LiveDeployment[]> {
  const isMeant = projectId === null ? undefined : eq(projects.id, projectId);
  const rows = await database.sql
    .select({ projectId: projects.id, deploymentId: projects.publishedDeploymentId })
    .from(projects)
    .where(and(isNotNull(projects.publishedDeploymentId), isMeant));
  return rows.map((row) => ({ ...row, deploymentId: row.deploymentId! }));
}

/** Those of these deployments that are live. */
export async function liveAmong(
  { database }: Needs<"database">,
  deploymentIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database.sql
    .select({ id: projects.publishedDeploymentId })
    .from(projects)
    .where(isAnyOf(projects.publishedDeploymentId, deploymentIds));
  return new Set(rows.map(({ id }) => id!));
}

/** Whether somebody holds the project's lock. `database`: also a transaction that reads something else at the same moment. */
export async function isProjectLocked(database: Sql, projectId: string, now: number): Promise<boolean> {
  const isHeld = gt(projects.lockedAt, new Date(now - limits.lockWindowMs));
  return (await database.$count(projects, and(eq(projects.id, projectId), isHeld))) > 0;
}
