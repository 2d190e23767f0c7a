/** The live document `projects/{id}`, which pages follow without polling. [W7.39] */
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import type { LiveProject } from "../contract/index.ts";
import { getProject, type ProjectRow } from "./project-row.ts";

const projectLiveName = (projectId: string): string => `projects/${projectId}`;

/** Null until the first publish; unpublishing keeps the address reserved. [P4] [PB4] */
export const publicUrl = (
  { addresses }: Needs<"addresses">,
  project: Pick<ProjectRow, "name" | "first_published_at">,
): string | null => (project.first_published_at === null ? null : addresses.siteUrl(project.name));

type Deployed = Pick<
  ProjectRow,
  "published_deployment_id" | "published_commit_sha" | "published_number" | "published_outdated"
>;

export const publishedDeployment = (project: Deployed): LiveProject["published_deployment"] =>
  project.published_deployment_id === null || project.published_commit_sha === null || project.published_number === null
    ? null
    : {
        id: project.published_deployment_id,
        commit_sha: project.published_commit_sha,
        number: project.published_number,
        is_outdated: project.published_outdated,
      };

const liveProject = (services: Needs<"addresses">, project: ProjectRow): LiveProject => ({
  name: project.name,
  display_name: project.display_name,
  url: publicUrl(services, project),
  site_url: services.addresses.siteUrl(project.name),
  visibility: project.visibility,
  is_published: project.is_published,
  published_deployment: publishedDeployment(project),
  locked_at: project.locked_at?.toISOString() ?? null,
  latest_commit_sha: project.latest_commit_sha,
  preview_build_commit_sha: project.preview_build_commit_sha,
  deleted_at: project.deleted_at?.toISOString() ?? null,
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
