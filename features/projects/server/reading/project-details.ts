/** The answer of `GET /projects/{id}/details`: everything, or the public part. [P1] [P8] [W3.01] [T3.06] */
import { notFound } from "@slipway/kernel/errors";
import { isPublicOnlyView, type ProjectFacts, projectPermissions } from "@slipway/kernel/permissions";
import type { Needs } from "../../../services.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import type { Project, PublicProject } from "../../contract/index.ts";
import { publicUrl, publishedDeployment } from "../live-project.ts";
import { getProject, type ProjectRow } from "../project-row.ts";
import type { BackendStatus } from "./backend-status.ts";
import { backendOf, remixRule } from "./remix-rule.ts";

interface CreatorRow {
  id: string;
  display_name: string;
  username: string | null;
  photo_url: string | null;
}

async function creatorOf({ database }: Needs<"database">, userId: string): Promise<CreatorRow> {
  const [row] = await database.read<CreatorRow>({
    name: "projects-creator",
    text: "select id, name as display_name, username, image as photo_url from users where id = $1",
    values: [userId],
  });
  if (row === undefined) throw new Error("a project's creator is not there");
  return row;
}

async function publicPart(
  services: Needs<"database">,
  project: ProjectRow,
  facts: ProjectFacts,
): Promise<PublicProject> {
  return {
    id: project.id,
    name: project.name,
    display_name: project.display_name,
    creator: await creatorOf(services, project.created_by),
    visibility: project.visibility,
    permissions: projectPermissions(facts),
    remix: remixRule(facts, backendOf(project)),
  };
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export type DetailsPorts = Needs<"addresses" | "database"> & { backends: BackendStatus };

/** For people who belong to the project or its workspace. */
export async function projectForMembers(
  services: DetailsPorts,
  projectId: string,
  facts: ProjectFacts,
): Promise<Project> {
  const project = await getProject(services, projectId);
  const [workspace, shown] = await Promise.all([
    getWorkspace(services, project.workspace_id),
    publicPart(services, project, facts),
  ]);
  if (workspace === null) throw notFound("This project");
  return {
    ...shown,
    user_id: project.user_id,
    created_by: project.created_by,
    workspace_id: project.workspace_id,
    workspace,
    url: publicUrl(services, project),
    site_url: services.addresses.siteUrl(project.name),
    publish_visibility: project.publish_visibility,
    is_published: project.is_published,
    published_deployment: publishedDeployment(project),
    locked_at: iso(project.locked_at),
    latest_commit_sha: project.latest_commit_sha,
    preview_build_commit_sha: project.preview_build_commit_sha,
    primary_custom_domain_id: project.primary_custom_domain_id,
    github_repo_name: project.github_repo_name,
    github_owner: project.github_owner_name === null ? null : { name: project.github_owner_name },
    main_branch: project.main_branch,
    is_analytics_disabled: project.is_analytics_disabled,
    supabase_project_config: {
      supabase_project_id: project.supabase_project_id,
      supabase_organization_id: project.supabase_organization_id,
    },
    is_supabase_enabled: project.is_supabase_enabled,
    cloud: await services.backends.of(project),
    created_at: project.created_at.toISOString(),
    updated_at: project.updated_at.toISOString(),
    deleted_at: iso(project.deleted_at),
  };
}

export async function projectDetails(
  services: DetailsPorts,
  projectId: string,
  facts: ProjectFacts,
): Promise<Project | PublicProject> {
  if (isPublicOnlyView(facts.visibility, projectPermissions(facts)) && !facts.inTrash) {
    return publicPart(services, await getProject(services, projectId), facts);
  }
  return projectForMembers(services, projectId, facts);
}
