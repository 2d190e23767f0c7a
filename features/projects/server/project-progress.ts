/**
 * Changes that other features make to a project: commits, builds, deployments, pictures. Each change reaches open
 * pages.
 */
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../actor.ts";
import { recordOnProject } from "../../audit/server/index.ts";
import type { Needs } from "../../services.ts";
import { emitProjectPatch, publicUrl, publishedDeployment } from "./live-project.ts";
import { projects, type ProjectRow } from "./projects-tables.ts";
import { type ProjectNow, requireOnProject } from "./right-now.ts";

/**
 * Call in the transaction that records the commit. It appends to the live path `projects/{id}`: call it after all other
 * writes and before emitting to `projects/{id}/…`, because paths are locked in sorted order.
 */
export async function setLatestCommit(
  services: Needs<"clock" | "live">,
  tx: Transaction,
  { projectId, sha }: { projectId: string; sha: string },
): Promise<void> {
  const { rowCount } = await tx.sql
    .update(projects)
    .set({ latestCommitSha: sha, updatedAt: new Date(services.clock.now()) })
    .where(eq(projects.id, projectId));
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
    const isNew = sql`${projects.previewBuildCommitSha} is distinct from ${sha}`;
    const { rowCount } = await tx.sql
      .update(projects)
      .set({ previewBuildCommitSha: sha })
      .where(and(eq(projects.id, projectId), isNew));
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
  const now = new Date(services.clock.now());
  const [row] = await tx.sql
    .update(projects)
    .set({
      isPublished: deployment !== null,
      publishedDeploymentId: deployment?.deploymentId ?? null,
      publishedCommitSha: deployment?.commitSha ?? null,
      publishedNumber: deployment?.number ?? null,
      publishedOutdated: false,
      firstPublishedAt: deployment === null ? undefined : sql`coalesce(${projects.firstPublishedAt}, ${now})`,
    })
    .where(eq(projects.id, projectId))
    .returning();
  if (row === undefined) throw notFound("This project");
  const patch = {
    is_published: row.isPublished,
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
  const [row] = await tx.sql
    .update(projects)
    .set({ publishedOutdated: isOutdated })
    .where(
      and(
        eq(projects.id, projectId),
        projects.isPublished,
        ne(projects.publishedOutdated, isOutdated),
        deploymentId === undefined
          ? isNotNull(projects.publishedDeploymentId)
          : eq(projects.publishedDeploymentId, deploymentId),
      ),
    )
    .returning();
  if (row === undefined) return;
  await emitProjectPatch(services, tx, { projectId, patch: { published_deployment: publishedDeployment(row) } });
}

/** Sets the name of the project's own backend on the network; null: it has none any more. [X1] */
export async function setBackend(
  { database }: Needs<"database">,
  projectId: string,
  ref: string | null,
): Promise<void> {
  await database.sql
    .update(projects)
    .set({ supabaseProjectId: ref, supabaseOrganizationId: null, isSupabaseEnabled: ref !== null })
    .where(eq(projects.id, projectId));
}

/**
 * Sets who may open the published site. [PB6] `mayStill` is asked inside the transaction, with the project as it is by then, and throws
 * the AppError of what the person may do no more.
 */
export async function setPublishVisibility(
  services: Needs<"clock" | "database">,
  { projectId, actor }: { projectId: string; actor: Actor },
  {
    visibility,
    mayStill,
  }: { visibility: ProjectRow["publishVisibility"]; mayStill: (tx: Transaction, now: ProjectNow) => Promise<void> },
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const now = await requireOnProject(tx, { projectId, actor }, "EditProjectPublishVisibility");
    await mayStill(tx, now);
    const { rowCount } = await tx.sql
      .update(projects)
      .set({ publishVisibility: visibility, updatedAt: new Date(services.clock.now()) })
      .where(and(eq(projects.id, projectId), ne(projects.publishVisibility, visibility)));
    if (rowCount === 1)
      await recordOnProject(tx, now.project, { actor, action: "site-access.changed", to: visibility });
  });
}

export const screenshotKey = (projectId: string): string => `screenshots/${projectId}`;

/** Null while there is no picture, so that nobody requests one. */
export const screenshotUrl = ({ id, screenshotAt: at }: Pick<ProjectRow, "id" | "screenshotAt">): string | null =>
  at === null ? null : `/api/projects/${id}/screenshot?v=${at.getTime()}`;

/** Stores a PNG of the newest verified version, replacing the earlier one. */
export async function setScreenshot(
  services: Needs<"clock" | "database" | "objects">,
  projectId: string,
  png: Uint8Array,
): Promise<void> {
  await services.objects.put(screenshotKey(projectId), png);
  await services.database.sql
    .update(projects)
    .set({ screenshotAt: new Date(services.clock.now()) })
    .where(eq(projects.id, projectId));
}
