/** Look-ups for features that keep rows about projects: they name none of this feature's tables. */
import { limits } from "@slipway/kernel/limits";
import type { Needs } from "../../../services.ts";
import type { Queryable } from "../project-row.ts";

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
  const { rows } = await database.pool.query<KnownProject & { id: string }>(
    `select id, workspace_id as "workspaceId", latest_commit_sha as "latestCommitSha", deleted_at is not null as "isInTrash"
     from projects where id = any($1)`,
    [ids],
  );
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
  const { rows } = await database.pool.query<LiveDeployment>(
    `select id as "projectId", published_deployment_id as "deploymentId" from projects
     where published_deployment_id is not null and ($1::text is null or id = $1)`,
    [projectId],
  );
  return rows;
}

/** Those of these deployments that are live. */
export async function liveAmong(
  { database }: Needs<"database">,
  deploymentIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await database.pool.query<{ id: string }>(
    "select published_deployment_id as id from projects where published_deployment_id = any($1)",
    [deploymentIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Whether somebody holds the project's lock. `client`: the pool, or a transaction that reads something else at the same moment. */
export async function isProjectLocked(client: Queryable, projectId: string, now: number): Promise<boolean> {
  const { rowCount } = await client.query("select from projects where id = $1 and locked_at > $2", [
    projectId,
    new Date(now - limits.lockWindowMs),
  ]);
  return rowCount !== 0;
}
