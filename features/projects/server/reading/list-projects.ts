/** Projects in lists: those of a workspace, and those that somebody was invited to. [P2] [S9] */
import {
  projectPermissions,
  type AccessLevel,
  type Plan,
  type Visibility,
  type WorkspaceRole,
} from "@slipway/kernel/permissions";
import type { Needs } from "../../../services.ts";
import type { SharedProject } from "../../../sharing/server/index.ts";
import type { ProjectSort, ProjectSummary } from "../../contract/index.ts";
import { publicUrl } from "../live-project.ts";
import { screenshotUrl } from "../project-progress.ts";
import { cursorAfter, readCursor } from "./list-cursor.ts";
import { unpublishedChanges } from "./unpublished-changes.ts";

export interface ListInput {
  /** Null: projects of every workspace that others share with the person. */
  workspaceId: string | null;
  userId: string;
  limit: number;
  cursor?: string;
  state: "active" | "trash";
  q?: string;
  mine?: boolean;
  sort: ProjectSort;
}

interface SummaryRow {
  id: string;
  name: string;
  display_name: string;
  user_id: string;
  workspace_id: string;
  creator_id: string;
  creator_name: string;
  username: string | null;
  photo_url: string | null;
  visibility: Visibility;
  allow_public_remix: boolean;
  plan: Plan;
  role: WorkspaceRole | null;
  access_level: AccessLevel | null;
  is_published: boolean;
  first_published_at: Date | null;
  published_commit_sha: string | null;
  published_outdated: boolean;
  locked_at: Date | null;
  latest_commit_sha: string | null;
  screenshot_at: Date | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

const permissionsOf = (row: SummaryRow) =>
  projectPermissions({
    signedIn: true,
    collaboratorLevel: row.access_level,
    workspaceRole: row.role,
    visibility: row.visibility,
    plan: row.plan,
    allowPublicRemix: row.allow_public_remix,
    inTrash: row.deleted_at !== null,
  });

const summaryOf = async (services: Needs<"addresses" | "git" | "log">, row: SummaryRow): Promise<ProjectSummary> => ({
  id: row.id,
  name: row.name,
  display_name: row.display_name,
  user_id: row.user_id,
  workspace_id: row.workspace_id,
  creator: { id: row.creator_id, display_name: row.creator_name, username: row.username, photo_url: row.photo_url },
  visibility: row.visibility,
  url: publicUrl(services, row),
  is_published: row.is_published,
  has_unpublished_changes:
    row.is_published && (row.published_outdated || row.published_commit_sha !== row.latest_commit_sha),
  unpublished_changes: await unpublishedChanges(services, row),
  permissions: permissionsOf(row),
  locked_at: row.locked_at?.toISOString() ?? null,
  latest_commit_sha: row.latest_commit_sha,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  deleted_at: row.deleted_at?.toISOString() ?? null,
  screenshot_url: screenshotUrl(row),
});

/** The rows after the cursor's, and their order. `$6` is the cursor's value, `$7` its id. */
const ORDERS: Record<ProjectSort, { after: string; by: string }> = {
  edited: { after: "(p.updated_at, p.id) < ($6::timestamptz, $7)", by: "p.updated_at desc, p.id desc" },
  created: { after: "(p.created_at, p.id) < ($6::timestamptz, $7)", by: "p.created_at desc, p.id desc" },
  name: {
    after: "(lower(p.display_name), p.id) > (lower($6::text), $7)",
    by: "lower(p.display_name), p.id",
  },
};

/** Personal projects of others are left out unless the caller works on them. [W4.13] */
const IN_WORKSPACE = "p.workspace_id = $1 and (p.visibility <> 'draft' or c.id is not null)";
const SHARED = "$1::text is null and c.access_level <> 'owner'";

export async function listProjects(
  services: Needs<"addresses" | "database" | "git" | "log">,
  input: ListInput,
): Promise<{ projects: ProjectSummary[]; next_cursor: string | null }> {
  const { sort } = input;
  const after = input.cursor === undefined ? null : readCursor(sort, input.cursor);
  const { rows } = await services.database.pool.query<SummaryRow>(
    `select p.id, p.name, p.display_name, p.user_id, p.workspace_id, u.id as creator_id, u.name as creator_name, u.username, u.image as photo_url,
       p.visibility, p.allow_public_remix, w.plan, m.role, c.access_level, p.is_published, p.first_published_at,
       p.published_commit_sha, p.published_outdated, p.locked_at, p.latest_commit_sha, p.screenshot_at, p.created_at, p.updated_at, p.deleted_at
     from projects p
     join users u on u.id = p.created_by
     join workspaces w on w.id = p.workspace_id
     left join workspace_members m on m.workspace_id = p.workspace_id and m.user_id = $2
     left join collaborators c on c.project_id = p.id and c.user_id = $2
     where ${input.workspaceId === null ? SHARED : IN_WORKSPACE} and not p.is_purging and (p.deleted_at is not null) = $3
       and (not $4 or p.user_id = $2)
       and ($5 = '' or position($5 in lower(p.display_name || ' ' || p.name)) > 0)
       and ($6::text is null or ${ORDERS[sort].after})
     order by ${ORDERS[sort].by} limit $8`,
    [
      input.workspaceId,
      input.userId,
      input.state === "trash",
      input.mine ?? false,
      (input.q ?? "").trim().toLowerCase(),
      after === null ? null : after.value instanceof Date ? after.value.toISOString() : after.value,
      after?.id ?? "",
      input.limit + 1,
    ],
  );
  const page = rows.slice(0, input.limit);
  return {
    projects: await Promise.all(page.map((row) => summaryOf(services, row))),
    next_cursor: rows.length > input.limit ? cursorAfter(sort, page.at(-1)!) : null,
  };
}

/** For sharing: existing projects that are not in Trash. */
export async function describeProjects(
  { database }: Needs<"database">,
  ids: readonly string[],
): Promise<SharedProject[]> {
  const { rows } = await database.pool.query<SharedProject>(
    `select id, name, display_name as "displayName", workspace_id as "workspaceId" from projects
     where id = any($1) and deleted_at is null`,
    [ids],
  );
  return rows;
}
