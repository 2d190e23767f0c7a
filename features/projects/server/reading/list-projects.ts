/** Projects of a workspace, last edited first. [P2] */
import { invalidRequest } from "@slipway/kernel/errors";
import type { Visibility } from "@slipway/kernel/permissions";
import type { Services } from "../../../services.ts";
import type { SharedProject } from "../../../sharing/server/index.ts";
import type { ProjectSummary } from "../../contract/index.ts";
import { publicUrl } from "../live-project.ts";

export interface ListInput {
  workspaceId: string;
  userId: string;
  limit: number;
  cursor?: string;
  state: "active" | "trash";
  q?: string;
  mine?: boolean;
}

interface SummaryRow {
  id: string;
  name: string;
  display_name: string;
  user_id: string;
  creator_id: string;
  creator_name: string;
  username: string | null;
  photo_url: string | null;
  visibility: Visibility;
  is_published: boolean;
  first_published_at: Date | null;
  published_commit_sha: string | null;
  locked_at: Date | null;
  latest_commit_sha: string | null;
  screenshot_at: Date | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** Position after a row: its last edit and its id. */
const cursorAfter = (row: SummaryRow): string => `${row.updated_at.getTime()}_${row.id}`;

function readCursor(cursor: string): { at: Date; id: string } {
  const match = /^(\d{1,15})_(\w{1,64})$/.exec(cursor);
  if (match === null) throw invalidRequest("cursor: is not one that a list answered", { field: "cursor" });
  return { at: new Date(Number(match[1])), id: match[2]! };
}

const summaryOf = (services: Services, row: SummaryRow): ProjectSummary => ({
  id: row.id,
  name: row.name,
  display_name: row.display_name,
  user_id: row.user_id,
  creator: { id: row.creator_id, display_name: row.creator_name, username: row.username, photo_url: row.photo_url },
  visibility: row.visibility,
  url: publicUrl(services, row),
  is_published: row.is_published,
  has_unpublished_changes: row.is_published && row.published_commit_sha !== row.latest_commit_sha,
  locked_at: row.locked_at?.toISOString() ?? null,
  latest_commit_sha: row.latest_commit_sha,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  deleted_at: row.deleted_at?.toISOString() ?? null,
  screenshot_url:
    row.screenshot_at === null ? null : `/api/projects/${row.id}/screenshot?v=${row.screenshot_at.getTime()}`,
});

/** Personal projects of others are left out unless the caller works on them. [W4.13] */
export async function listProjects(
  services: Services,
  input: ListInput,
): Promise<{ projects: ProjectSummary[]; next_cursor: string | null }> {
  const after = input.cursor === undefined ? null : readCursor(input.cursor);
  const { rows } = await services.database.pool.query<SummaryRow>(
    `select p.id, p.name, p.display_name, p.user_id, u.id as creator_id, u.name as creator_name, u.username, u.image as photo_url,
       p.visibility, p.is_published, p.first_published_at, p.published_commit_sha, p.locked_at, p.latest_commit_sha, p.screenshot_at,
       p.created_at, p.updated_at, p.deleted_at
     from projects p
     join users u on u.id = p.created_by
     left join collaborators c on c.project_id = p.id and c.user_id = $2
     where p.workspace_id = $1 and not p.is_purging and (p.deleted_at is not null) = $3
       and (p.visibility <> 'draft' or c.id is not null)
       and (not $4 or p.user_id = $2)
       and ($5 = '' or position($5 in lower(p.display_name || ' ' || p.name)) > 0)
       and ($6::timestamptz is null or (p.updated_at, p.id) < ($6, $7))
     order by p.updated_at desc, p.id desc limit $8`,
    [
      input.workspaceId,
      input.userId,
      input.state === "trash",
      input.mine ?? false,
      (input.q ?? "").trim().toLowerCase(),
      after?.at ?? null,
      after?.id ?? "",
      input.limit + 1,
    ],
  );
  const page = rows.slice(0, input.limit);
  return {
    projects: page.map((row) => summaryOf(services, row)),
    next_cursor: rows.length > input.limit ? cursorAfter(page.at(-1)!) : null,
  };
}

/** For sharing: those that exist and are not in Trash. */
export async function describeProjects({ database }: Services, ids: readonly string[]): Promise<SharedProject[]> {
  const { rows } = await database.pool.query<SharedProject>(
    `select id, name, display_name as "displayName", workspace_id as "workspaceId" from projects
     where id = any($1) and deleted_at is null`,
    [ids],
  );
  return rows;
}
