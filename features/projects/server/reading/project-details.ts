/** The answer of `GET /projects/{id}/details`: everything, or the public part. [P1] [P8] [W3.01] [T3.06] */
import { and, eq, isNull, not, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { isPublicOnlyView, type ProjectFacts, projectPermissions } from "@slipway/kernel/permissions";
import { lookup } from "@slipway/platform/database/queries/lookups";
import { people } from "../../../accounts/server/index.ts";
import type { Needs } from "../../../services.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import type { Project, PublicProject, Remix } from "../../contract/index.ts";
import { publicUrl, publishedDeployment } from "../live-project.ts";
import { getProject, type ProjectRow } from "../project-row.ts";
import { projects } from "../projects-tables.ts";
import type { BackendStatus } from "./backend-status.ts";
import { backendOf, remixRule } from "./remix-rule.ts";

const creator = lookup("projects-creator", (select) =>
  select
    .select({ id: people.id, display_name: people.name, username: people.username, photo_url: people.image })
    .from(people)
    .where(eq(people.id, sql.placeholder("userId"))),
);

async function creatorOf({ database }: Needs<"database">, userId: string): Promise<PublicProject["creator"]> {
  const [row] = await database.read(creator, { userId });
  if (row === undefined) throw new Error("a project's creator is not there");
  return row;
}

const origin = lookup("projects-origin", (select) =>
  select
    .select({ id: projects.id, display_name: projects.displayName, creator: people.name })
    .from(projects)
    .innerJoin(people, eq(people.id, projects.createdBy))
    .where(
      and(
        eq(projects.id, sql.placeholder("projectId")),
        eq(projects.visibility, "public"),
        isNull(projects.deletedAt),
        not(projects.isPurging),
      ),
    ),
);

/** Credit to the origin of a copy, while the origin is public: its name is nobody's business otherwise. */
async function originOf(
  { database }: Needs<"database">,
  { remixedFrom }: ProjectRow,
): Promise<PublicProject["remixed_from"]> {
  if (remixedFrom === null) return null;
  const [found] = await database.read(origin, { projectId: remixedFrom });
  return found ?? null;
}

/** Strangers are asked to sign in where an account is all that they need. */
const offeredRemix = (facts: ProjectFacts, project: ProjectRow): Remix =>
  remixRule({ ...facts, signedIn: true }, backendOf(project));

async function publicPart(
  services: Needs<"database">,
  project: ProjectRow,
  facts: ProjectFacts,
): Promise<PublicProject> {
  return {
    id: project.id,
    name: project.name,
    display_name: project.displayName,
    creator: await creatorOf(services, project.createdBy),
    visibility: project.visibility,
    permissions: projectPermissions(facts),
    remix: offeredRemix(facts, project),
    remixed_from: await originOf(services, project),
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
    getWorkspace(services, project.workspaceId),
    publicPart(services, project, facts),
  ]);
  if (workspace === null) throw notFound("This project");
  return {
    ...shown,
    user_id: project.userId,
    created_by: project.createdBy,
    workspace_id: project.workspaceId,
    workspace,
    url: publicUrl(services, project),
    site_url: services.addresses.siteUrl(project.name),
    publish_visibility: project.publishVisibility,
    allow_public_remix: project.allowPublicRemix,
    is_published: project.isPublished,
    published_deployment: publishedDeployment(project),
    locked_at: iso(project.lockedAt),
    latest_commit_sha: project.latestCommitSha,
    preview_build_commit_sha: project.previewBuildCommitSha,
    primary_custom_domain_id: project.primaryCustomDomainId,
    github_repo_name: project.githubRepoName,
    github_owner: project.githubOwnerName === null ? null : { name: project.githubOwnerName },
    main_branch: project.mainBranch,
    is_analytics_disabled: project.isAnalyticsDisabled,
    supabase_project_config: {
      supabase_project_id: project.supabaseProjectId,
      supabase_organization_id: project.supabaseOrganizationId,
    },
    is_supabase_enabled: project.isSupabaseEnabled,
    cloud: await services.backends.of(project),
    created_at: project.createdAt.toISOString(),
    updated_at: project.updatedAt.toISOString(),
    deleted_at: iso(project.deletedAt),
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
