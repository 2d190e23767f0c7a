/** Projects in lists: those of a workspace, and those that somebody was invited to. [P2] [S9] */
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, ne, not, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { projectPermissions } from "@slipway/kernel/permissions";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Transaction } from "@slipway/platform/database/port";
import { people } from "../../../accounts/server/index.ts";
import type { Caller } from "../../../actor.ts";
import type { Needs } from "../../../services.ts";
import { levelsInProjects, type SharedProject } from "../../../sharing/server/index.ts";
import { isOpenTo, rolesInWorkspaces, workspacePlans } from "../../../workspaces/server/index.ts";
import type { ProjectSort, ProjectSummary } from "../../contract/index.ts";
import { projects } from "../projects-tables.ts";
import { publicUrl } from "../live-project.ts";
import { screenshotUrl } from "../project-progress.ts";
import { cursorAfter, readCursor } from "./list-cursor.ts";
import { unpublishedChanges } from "./unpublished-changes.ts";

export interface ListInput {
  /** Null: projects of every workspace that others share with the person. */
  workspaceId: string | null;
  caller: Caller;
  limit: number;
  cursor?: string;
  state: "active" | "trash";
  q?: string;
  mine?: boolean;
  sort: ProjectSort;
}

const permissionsOf = (row: SummaryRow) =>
  projectPermissions({
    signedIn: true,
    collaboratorLevel: row.accessLevel,
    workspaceRole: row.role,
    visibility: row.visibility,
    plan: row.plan,
    allowPublicRemix: row.allowPublicRemix,
    inTrash: row.deletedAt !== null,
  });

const summaryOf = async (services: Needs<"addresses" | "git" | "log">, row: SummaryRow): Promise<ProjectSummary> => ({
  id: row.id,
  name: row.name,
  display_name: row.displayName,
  user_id: row.userId,
  workspace_id: row.workspaceId,
  creator: row.creator,
  visibility: row.visibility,
  url: publicUrl(services, row),
  is_published: row.isPublished,
  has_unpublished_changes: row.isPublished && (row.publishedOutdated || row.publishedCommitSha !== row.latestCommitSha),
  unpublished_changes: await unpublishedChanges(services, row),
  permissions: permissionsOf(row),
  locked_at: row.lockedAt?.toISOString() ?? null,
  latest_commit_sha: row.latestCommitSha,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
  screenshot_url: screenshotUrl(row),
});

interface Order {
  /** Whether a row comes after the cursor's. */
  after(value: string, id: string): SQL;
  by: SQL[];
}

const { id, createdAt, updatedAt, displayName } = projects;
const title = sql`lower(${displayName})`;
const newestFirst = (time: PgColumn): Order => ({
  after: (value, cursorId) => sql`(${time}, ${id}) < (${value}::timestamptz, ${cursorId})`,
  by: [desc(time), desc(id)],
});

const ORDERS: Record<ProjectSort, Order> = {
  edited: newestFirst(updatedAt),
  created: newestFirst(createdAt),
  name: {
    after: (value, cursorId) => sql`(${title}, ${id}) > (lower(${value}::text), ${cursorId})`,
    by: [asc(title), asc(id)],
  },
};

const roles = rolesInWorkspaces();
const levels = levelsInProjects();

/** Personal projects of others are left out unless the caller works on them. [W4.13] */
const isListed = (workspaceId: string | null): SQL | undefined =>
  workspaceId === null
    ? ne(levels.accessLevel, "owner")
    : and(eq(projects.workspaceId, workspaceId), or(ne(projects.visibility, "draft"), isNotNull(levels.userId)));

const selectSummaries = ({ sql: from }: Needs<"database">["database"], userId: string) =>
  from
    .select({
      ...getTableColumns(projects),
      creator: { id: people.id, display_name: people.name, username: people.username, photo_url: people.image },
      plan: workspacePlans.plan,
      role: roles.role,
      accessLevel: levels.accessLevel,
    })
    .from(projects)
    .innerJoin(people, eq(people.id, projects.createdBy))
    .innerJoin(workspacePlans, and(eq(workspacePlans.id, projects.workspaceId), isNull(workspacePlans.deletedAt)))
    .leftJoin(roles, and(eq(roles.workspaceId, projects.workspaceId), eq(roles.userId, userId)))
    .leftJoin(levels, and(eq(levels.projectId, projects.id), eq(levels.userId, userId)))
    .$dynamic();

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

export async function listProjects(
  services: Needs<"addresses" | "database" | "git" | "log">,
  input: ListInput,
): Promise<{ projects: ProjectSummary[]; next_cursor: string | null }> {
  const { sort, caller } = input;
  const { userId } = caller;
  const order = ORDERS[sort];
  const cursor = input.cursor === undefined ? null : readCursor(sort, input.cursor);
  const words = (input.q ?? "").trim().toLowerCase();
  const rows = await selectSummaries(services.database, userId)
    .where(
      and(
        isListed(input.workspaceId),
        isOpenTo(workspacePlans, roles, caller),
        not(projects.isPurging),
        input.state === "trash" ? isNotNull(projects.deletedAt) : isNull(projects.deletedAt),
        input.mine === true ? eq(projects.userId, userId) : undefined,
        words === "" ? undefined : sql`position(${words} in lower(${displayName} || ' ' || ${projects.name})) > 0`,
        cursor === null ? undefined : order.after(textOf(cursor.value), cursor.id),
      ),
    )
    .orderBy(...order.by)
    .limit(input.limit + 1);
  const page = rows.slice(0, input.limit);
  return {
    projects: await Promise.all(page.map((row) => summaryOf(services, row))),
    next_cursor: rows.length > input.limit ? cursorAfter(sort, page.at(-1)!) : null,
  };
}

const textOf = (value: Date | string): string => (value instanceof Date ? value.toISOString() : value);

/** For sharing: existing projects that are not in Trash. */
export async function describeProjects(
  { sql: from }: Pick<Transaction, "sql">,
  ids: readonly string[],
): Promise<SharedProject[]> {
  return from
    .select({ id, name: projects.name, displayName, workspaceId: projects.workspaceId })
    .from(projects)
    .where(and(isAnyOf(id, ids), isNull(projects.deletedAt)));
}
