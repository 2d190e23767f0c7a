/** A project as it is stored, and the two ways to read it. */
import { notFound } from "@slipway/kernel/errors";
import { isProjectId } from "@slipway/kernel/ids";
import type { AccessLevel, Plan, ProjectFacts, Visibility, WorkspaceRole } from "@slipway/kernel/permissions";
import type pg from "pg";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";

/** The pool, or the client of a transaction. */
export type Queryable = Pick<pg.Pool | pg.PoolClient, "query">;

export interface ProjectRow {
  id: string;
  workspace_id: string;
  user_id: string;
  created_by: string;
  name: string;
  name_source: "derived" | "person";
  display_name: string;
  title_source: "default" | "agent" | "person";
  visibility: Visibility;
  publish_visibility: "public" | "private";
  allow_public_remix: boolean;
  is_published: boolean;
  first_published_at: Date | null;
  published_deployment_id: string | null;
  published_commit_sha: string | null;
  published_number: number | null;
  /** The live site was built with keys that nobody accepts any more. */
  published_outdated: boolean;
  primary_custom_domain_id: string | null;
  github_repo_name: string | null;
  github_owner_name: string | null;
  main_branch: string;
  is_analytics_disabled: boolean;
  supabase_project_id: string | null;
  supabase_organization_id: string | null;
  is_supabase_enabled: boolean;
  latest_commit_sha: string | null;
  preview_build_commit_sha: string | null;
  screenshot_at: Date | null;
  locked_at: Date | null;
  lock_owner: string | null;
  created_at: Date;
  updated_at: Date;
  /** Set while in Trash. */
  deleted_at: Date | null;
  purge_at: Date | null;
}

/** Throws AppError `not_found` for ids that do not exist or are being deleted for good. Projects in Trash are found. */
export async function getProject({ database }: Needs<"database">, projectId: string): Promise<ProjectRow> {
  const [row] = await database.read<ProjectRow>({
    name: "projects-by-id",
    text: "select * from projects where id = $1 and not is_purging",
    values: [projectId],
  });
  if (row === undefined) throw notFound("This project");
  return row;
}

/** Inside a transaction, locked until its end. */
export async function lockProjectRow(client: Queryable, projectId: string): Promise<ProjectRow> {
  const { rows } = await client.query<ProjectRow>(
    "select * from projects where id = $1 and not is_purging for update",
    [projectId],
  );
  if (rows[0] === undefined) throw notFound("This project");
  return rows[0];
}

interface FactsRow {
  visibility: Visibility;
  in_trash: boolean;
  allow_public_remix: boolean;
  plan: Plan;
  role: WorkspaceRole | null;
  access_level: AccessLevel | null;
}

/** Facts for the policy of a route; null when there is no such project. One prepared statement. */
export async function loadProjectFacts(
  { database }: Needs<"database">,
  projectId: string,
  actor: Pick<Actor, "userId"> | null,
): Promise<ProjectFacts | null> {
  if (!isProjectId(projectId)) return null;
  const [row] = await database.read<FactsRow>({
    name: "projects-facts",
    text: `select p.visibility, p.deleted_at is not null as in_trash, p.allow_public_remix, w.plan, m.role, c.access_level
           from projects p
           join workspaces w on w.id = p.workspace_id
           left join workspace_members m on m.workspace_id = p.workspace_id and m.user_id = $2
           left join collaborators c on c.project_id = p.id and c.user_id = $2
           where p.id = $1 and not p.is_purging`,
    values: [projectId, actor?.userId ?? null],
  });
  if (row === undefined) return null;
  return {
    signedIn: actor !== null,
    collaboratorLevel: row.access_level,
    workspaceRole: row.role,
    visibility: row.visibility,
    plan: row.plan,
    allowPublicRemix: row.allow_public_remix,
    inTrash: row.in_trash,
  };
}

/** Titles by id; unknown ids are left out. */
export async function projectTitles(
  { database }: Needs<"database">,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ id: string; display_name: string }>(
    "select id, display_name from projects where id = any($1)",
    [ids],
  );
  return new Map(rows.map(({ id, display_name }) => [id, display_name]));
}

/** Newest changes first, Trash included. */
export async function projectIds({ database }: Needs<"database">, limit: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from projects order by updated_at desc limit $1",
    [limit],
  );
  return rows.map(({ id }) => id);
}
