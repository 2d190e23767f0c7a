/** The live document `projects/{id}`, which pages follow without polling. [W7.39] */
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import type { LiveProject } from "../contract/index.ts";
import { getProject, type ProjectRow } from "./project-row.ts";

const projectLiveName = (projectId: string): string => `projects/${projectId}`;

/** Null until the first publish; unpublishing keeps the address reserved. [P4] [PB4] */
export const publicUrl = (
  { addresses }: Needs<"addresses">,
  project: Pick<ProjectRow, "name" | "firstPublishedAt">,
): string | null => (project.firstPublishedAt === null ? null : addresses.siteUrl(project.name));

type Deployed = Pick<
  ProjectRow,
  "publishedDeploymentId" | "publishedCommitSha" | "publishedNumber" | "publishedOutdated"
>;

export const publishedDeployment = (project: Deployed): LiveProject["published_deployment"] =>
  project.publishedDeploymentId === null || project.publishedCommitSha === null || project.publishedNumber === null
    ? null
    : {
        id: project.publishedDeploymentId,
        commit_sha: project.publishedCommitSha,
        number: project.publishedNumber,
        is_outdated: project.publishedOutdated,
      };

const liveProject = (services: Needs<"addresses">, project: ProjectRow): LiveProject => ({
  name: project.name,
  display_name: project.displayName,
  url: publicUrl(services, project),
  site_url: services.addresses.siteUrl(project.name),
  visibility: project.visibility,
  is_published: project.isPublished,
  published_deployment: publishedDeployment(project),
  locked_at: project.lockedAt?.toISOString() ?? null,
  latest_commit_sha: project.latestCommitSha,
  preview_build_commit_sha: project.previewBuildCommitSha,
  deleted_at: project.deletedAt?.toISOString() ?? null,
});

/** Call it last in the transaction; its path sorts before `projects/{id}/…`. */
export async function emitProjectPatch(
  services: Needs<"live">,
  tx: Transaction,
  { projectId, patch }: { projectId: string; patch: Partial<LiveProject> },
): Promise<void> {
  await services.live.emit(tx, projectLiveName(projectId), [{ op: "patch", id: projectId, doc: patch }]);
}

export async function projectSnapshot(
  services: Needs<"addresses" | "database">,
  projectId: string,
): Promise<{ id: string; doc: Record<string, unknown> }[]> {
  return [{ id: projectId, doc: { ...liveProject(services, await getProject(services, projectId)) } }];
}
