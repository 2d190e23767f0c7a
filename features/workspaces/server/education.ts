/** Marks of education, by staff. Entries stand in the log of the workspace that is marked, or of the person's own one. */
import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { setEducation } from "../../accounts/server/index.ts";
import { type AuditActor, recordAudit } from "../../audit/server/index.ts";
import type { Needs } from "../../services.ts";
import type { StaffWorkspace } from "../contract/index.ts";
import { onOrOff, ownWorkspaceOf } from "./own-workspaces.ts";
import { workspaces } from "./workspace-tables.ts";

/** Deleted ones are left out. Nothing follows a position that is gone. */
export async function listAllWorkspaces(
  { database }: Needs<"database">,
  { limit, cursor, q }: { limit: number; cursor?: string; q?: string },
): Promise<{ workspaces: StaffWorkspace[]; next_cursor: string | null }> {
  const words = (q ?? "").toLowerCase();
  const ownerEmail = sql<string | null>`(select m.email from workspace_members m where m.workspace_id = workspaces.id
    and m.role = 'owner' and m.user_id is not null order by m.joined_at limit 1)`;
  const memberCount = sql<number>`(select count(*)::int from workspace_members m where m.workspace_id = workspaces.id
    and m.user_id is not null)`;
  const isFurther =
    cursor === undefined
      ? undefined
      : sql`(lower(${workspaces.name}), ${workspaces.id}) > (select lower(w.name), w.id from workspaces w where w.id = ${cursor})`;
  const isMeant =
    words === ""
      ? undefined
      : sql`position(${words} in lower(${workspaces.name} || ' ' || coalesce(${ownerEmail}, ''))) > 0`;
  const rows = await database.sql
    .select({
      id: workspaces.id,
      name: workspaces.name,
      plan: workspaces.plan,
      member_count: memberCount,
      owner_email: ownerEmail,
      workspace_is_temporary_edu: workspaces.isTemporaryEdu,
    })
    .from(workspaces)
    .where(and(isNull(workspaces.deletedAt), isFurther, isMeant))
    .orderBy(sql`lower(${workspaces.name})`, asc(workspaces.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { workspaces: page, next_cursor: rows.length > limit ? page.at(-1)!.id : null };
}

export async function setWorkspaceEducation(
  { database }: Needs<"database">,
  { workspaceId, actor }: { workspaceId: string; actor: AuditActor },
  isEducation: boolean,
): Promise<void> {
  await database.transaction(async (tx) => {
    const isMeant = and(eq(workspaces.id, workspaceId), isNull(workspaces.deletedAt));
    if ((await tx.sql.$count(workspaces, isMeant)) === 0) throw notFound("This workspace");
    const { rowCount } = await tx.sql
      .update(workspaces)
      .set({ isTemporaryEdu: isEducation, updatedAt: sql`now()` })
      .where(and(isMeant, ne(workspaces.isTemporaryEdu, isEducation)));
    const about = { to: onOrOff(isEducation) };
    if (rowCount === 1) await recordAudit(tx, { workspaceId, actor, action: "education.changed", about });
  });
}

export async function setAccountEducation(
  services: Needs<"accounts" | "database">,
  { userId, actor }: { userId: string; actor: AuditActor },
  isEducation: boolean,
): Promise<void> {
  // Also makes the workspace of an account that has none.
  const { email: person } = await services.accounts.getUser(userId);
  const workspaceId = await ownWorkspaceOf(services, userId);
  await services.database.transaction(async (tx) => {
    if (!(await setEducation(tx, userId, isEducation)) || workspaceId === null) return;
    const about = { person, to: onOrOff(isEducation) };
    await recordAudit(tx, { workspaceId, actor, action: "account-education.changed", about });
  });
}
