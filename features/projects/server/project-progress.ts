/**
 * Changes that other features make to a project: commits, builds, deployments, pictures. Each change reaches open
 * pages.
 */
import { notFound } from "@slipway/kernel/errors";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import { emitProjectPatch, publicUrl, publishedDeployment } from "./live-project.ts";
import type { ProjectRow } from "./project-row.ts";

/**
 * Call in the transaction that records the commit. It appends to the live path `projects/{id}`: call it after all other
 * writes and before emitting to `projects/{id}/…`, because paths are locked in sorted order.
 */
export async function setLatestCommit(
  services: Needs<"clock" | "live">,
  tx: Transaction,
  { projectId, sha }: { projectId: string; sha: string },
): Promise<void> {
  const { rowCount } = await tx.client.query(
    "update projects set latest_commit_sha = $2, updated_at = $3 where id = $1",
    [projectId, sha, new Date(services.clock.now())],
  );
  if (rowCount === 0) throw notFound("This project");
  await emitProjectPatch(services, tx, { projectId, patch: { latest_commit_sha: sha } });
}

/** The newest commit whose preview was built and verified. */
export async function setPreviewBuild(
  services: Needs<"database" | "live">,
  projectId: string,
  sha: string,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const { rowCount } = await tx.client.query(
      "update projects set preview_build_commit_sha = $2 where id = $1 and preview_build_commit_sha is distinct from $2",
      [projectId, sha],
    );
    if (rowCount !== 0) await emitProjectPatch(services, tx, { projectId, patch: { preview_build_commit_sha: sha } });
  });
}

export interface Deployed {
  deploymentId: string;
  commitSha: string;
  /** 1 for the first publish, which has its own labels. [PB4] */
  number: number;
}

/** Null unpublishes; name and address stay reserved. Call at the same point of the transaction as `setLatestCommit`. */
export async function setPublished(
  services: Needs<"addresses" | "clock" | "live">,
  tx: Transaction,
  { projectId, deployment }: { projectId: string; deployment: Deployed | null },
): Promise<void> {
  const { rows } = await tx.client.query<ProjectRow>(
    `update projects set is_published = $2, published_deployment_id = $3, published_commit_sha = $4, published_number = $5,
       published_outdated = false, first_published_at = case when $2 then coalesce(first_published_at, $6) else first_published_at end
     where id = $1 returning *`,
    [
      projectId,
      deployment !== null,
      deployment?.deploymentId,
      deployment?.commitSha,
      deployment?.number,
      new Date(services.clock.now()),
    ],
  );
  const row = rows[0];
  if (row === undefined) throw notFound("This project");
  const patch = {
    is_published: row.is_published,
    published_deployment: publishedDeployment(row),
    url: publicUrl(services, row),
  };
  await emitProjectPatch(services, tx, { projectId, patch });
}

export interface PublishedOutdated {
  projectId: string;
  isOutdated: boolean;
  /** The deployment that was examined; without it, whichever is live. */
  deploymentId?: string;
}

/**
 * Marks the live site as outdated: something it was built with has changed, so publishing the same version again
 * changes it. Does nothing if no deployment, or another one, is live. Call at the same point of the transaction as
 * `setLatestCommit`.
 */
export async function setPublishedOutdated(
  services: Needs<"live">,
  tx: Transaction,
  { projectId, isOutdated, deploymentId }: PublishedOutdated,
): Promise<void> {
  const { rows } = await tx.client.query<ProjectRow>(
    `update projects set published_outdated = $2
     where id = $1 and is_published and published_outdated <> $2 and published_deployment_id = coalesce($3, published_deployment_id)
     returning *`,
    [projectId, isOutdated, deploymentId],
  );
  const row = rows[0];
  if (row === undefined) return;
  await emitProjectPatch(services, tx, { projectId, patch: { published_deployment: publishedDeployment(row) } });
}

/** Sets the name of the project's own backend on the network; null: it has none any more. [X1] */
export async function setBackend(
  { database }: Needs<"database">,
  projectId: string,
  ref: string | null,
): Promise<void> {
  await database.pool.query(
    "update projects set supabase_project_id = $2::text, supabase_organization_id = null, is_supabase_enabled = $2::text is not null where id = $1",
    [projectId, ref],
  );
}

/** Sets who may open the published site. [PB6] */
export async function setPublishVisibility(
  services: Needs<"clock" | "database">,
  projectId: string,
  visibility: ProjectRow["publish_visibility"],
): Promise<void> {
  await services.database.pool.query("update projects set publish_visibility = $2, updated_at = $3 where id = $1", [
    projectId,
    visibility,
    new Date(services.clock.now()),
  ]);
}

export const screenshotKey = (projectId: string): string => `screenshots/${projectId}`;

/** Null while there is no picture, so that nobody requests one. */
export const screenshotUrl = ({ id, screenshot_at: at }: Pick<ProjectRow, "id" | "screenshot_at">): string | null =>
  at === null ? null : `/api/projects/${id}/screenshot?v=${at.getTime()}`;

/** Stores a PNG of the newest verified version, replacing the earlier one. */
export async function setScreenshot(
  services: Needs<"clock" | "database" | "objects">,
  projectId: string,
  png: Uint8Array,
): Promise<void> {
  await services.objects.put(screenshotKey(projectId), png);
  await services.database.pool.query("update projects set screenshot_at = $2 where id = $1", [
    projectId,
    new Date(services.clock.now()),
  ]);
}
