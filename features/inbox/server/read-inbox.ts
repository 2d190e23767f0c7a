import { and, count, desc, eq, max } from "drizzle-orm";
import type { Sql, Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import { type InboxState, isRunKind, type Notice, STATE_ID } from "../contract/index.ts";
import { isUnread, notices } from "./inbox-tables.ts";
import { visibleAmong, type VisiblePorts } from "./visible.ts";

/** Notices kept of one person. The oldest are deleted when another one arrives. */
export const MAX_NOTICES = 200;

type NoticeRow = typeof notices.$inferSelect;

const noticeOf = (row: NoticeRow): Notice => ({
  id: String(row.id),
  kind: row.kind,
  project_id: row.projectId,
  parts: row.parts,
  link: row.link,
  made_at: row.madeAt.toISOString(),
  read_at: row.readAt?.toISOString() ?? null,
});

export async function listNotices(
  services: VisiblePorts,
  userId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<{ notices: Notice[]; next_cursor: string | null }> {
  const rows = await services.database.sql
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.id))
    .limit(MAX_NOTICES);
  const older = before === undefined ? rows : rows.filter(({ id }) => id < Number(before));
  const shown = await visibleAmong(services, userId, older);
  const page = shown.slice(0, limit);
  return {
    notices: page.map(noticeOf),
    next_cursor: shown.length > limit ? String(page.at(-1)!.id) : null,
  };
}

export async function readState(
  services: VisiblePorts,
  userId: string,
  reader: Sql = services.database.sql,
): Promise<InboxState> {
  const { kind, projectId, workspaceId, id } = notices;
  const groups = await reader
    .select({ kind, projectId, workspaceId, count: count(), newest: max(id) })
    .from(notices)
    .where(and(eq(notices.userId, userId), isUnread))
    .groupBy(kind, projectId, workspaceId);
  const shown = await visibleAmong(services, userId, groups);
  const runs: Record<string, number> = {};
  for (const group of shown)
    if (group.projectId !== null && isRunKind(group.kind))
      runs[group.projectId] = (runs[group.projectId] ?? 0) + group.count;
  const newest = Math.max(0, ...shown.map((group) => Number(group.newest)));
  return {
    unread: shown.reduce((sum, group) => sum + group.count, 0),
    newest: newest === 0 ? null : String(newest),
    runs,
  };
}

export const inboxPath = (userId: string): string => `inbox/${userId}`;

export const inboxSnapshot = async (services: VisiblePorts, userId: string) => [
  { id: STATE_ID, doc: await readState(services, userId) },
];

/** Changes of one inbox follow each other, so that the last number sent is the right one. `work` answers whether it changed anything. */
export async function changeInbox(
  services: Needs<"accounts" | "database" | "live">,
  userId: string,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await tx.lock(inboxPath(userId));
    if (!(await work(tx))) return;
    const doc = await readState(services, userId, tx.sql);
    await services.live.emit(tx, inboxPath(userId), [{ op: "put", id: STATE_ID, doc }]);
  });
}
