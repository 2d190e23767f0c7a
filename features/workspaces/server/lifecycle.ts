/**
 * Workspaces are made by people, and deleted for 30 days before they are gone. A deleted workspace is unknown to everybody
 * but its owners, who can restore it. Its projects go to Trash and back with it: `projects` hears `workspaceLifeChanged`.
 */
import { and, asc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { AppError, conflict, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { limits } from "@slipway/kernel/limits";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import { type AuditActor, forgetAudit, recordAudit } from "../../audit/server/index.ts";
import type { Actor } from "../../actor.ts";
import type { Needs } from "../../services.ts";
import { dropPicture } from "./picture.ts";
import {
  MAX_MADE_WORKSPACES,
  workspaceForgotten,
  workspaceLifeChanged,
  type DeletedWorkspace,
} from "../contract/lifecycle.ts";
import { workspaceMembers as members, workspaces } from "./workspace-tables.ts";
import { requireNow } from "./members/rights-now.ts";
import { listWorkspaces } from "./own-workspaces.ts";

/** Answers the id. AppError 409 `too_many_workspaces`. */
export async function createWorkspace(
  { config, database }: Needs<"config" | "database">,
  actor: AuditActor,
  name: string,
): Promise<string> {
  const id = newId("ws");
  const { userId, email } = actor;
  await database.transaction(async ({ sql: tx }) => {
    // Two requests at once must not both find room.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`workspaces of ${userId}`}))`);
    if ((await tx.$count(workspaces, eq(workspaces.createdBy, userId))) >= MAX_MADE_WORKSPACES)
      throw conflict(
        "too_many_workspaces",
        `You have made ${MAX_MADE_WORKSPACES} workspaces, which is the most. Deleted ones count until they are gone.`,
      );
    await tx.insert(workspaces).values({ id, name, plan: config.defaultPlan, createdBy: userId });
    const owner = { id: newId("wm"), workspaceId: id, userId, email, role: "owner" } as const;
    await tx.insert(members).values({ ...owner, joinedAt: sql`now()` });
    await recordAudit({ sql: tx }, { workspaceId: id, actor, action: "workspace.created" });
  });
  return id;
}

/** AppError 400 `confirm_name`, 409 `only_workspace`. */
export async function deleteWorkspace(
  services: Needs<"clock" | "database" | "events">,
  { workspaceId, actor }: { workspaceId: string; actor: Actor },
  confirm: string,
): Promise<void> {
  const own = await listWorkspaces(services, { userId: actor.userId, ssoWorkspaceId: null });
  const meant = own.find(({ id }) => id === workspaceId);
  if (meant === undefined) throw notFound("This workspace");
  if (confirm.trim() !== meant.name)
    throw new AppError({
      code: "confirm_name",
      status: 400,
      userMessage: `Type the name of the workspace, "${meant.name}", to delete it.`,
      details: { field: "confirm", rule: "is not the name" },
    });
  if (own.length === 1)
    throw conflict("only_workspace", "This is your only workspace. Create another one before you delete it.");
  const now = services.clock.now();
  const purgeAt = new Date(now + limits.trashDays * 86_400_000);
  // Without `personalOf` somebody whose last workspace this was gets a new one.
  const isDeleted = await services.database.transaction(async (tx) => {
    await requireNow(tx, { workspaceId, actor }, "AddWorkspaceOwners");
    const { rowCount } = await tx.sql
      .update(workspaces)
      .set({ deletedAt: new Date(now), purgeAt, personalOf: null })
      .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.deletedAt)));
    if (rowCount === 1) await recordAudit(tx, { workspaceId, actor, action: "workspace.deleted" });
    return rowCount === 1;
  });
  if (isDeleted) await services.events.emit(workspaceLifeChanged, { workspaceId });
}

/** The latest deleted first. */
export async function deletedWorkspacesOf(
  { clock, database }: Needs<"clock" | "database">,
  userId: string,
): Promise<DeletedWorkspace[]> {
  const { id, name, deletedAt, purgeAt } = workspaces;
  const isRestorable = sql`${purgeAt} > ${new Date(clock.now())}`;
  const isOwner = and(eq(members.userId, userId), eq(members.role, "owner"));
  const rows = await database.sql
    .select({ id, name, deletedAt, purgeAt })
    .from(workspaces)
    .innerJoin(members, and(eq(members.workspaceId, id), isOwner))
    .where(and(isNotNull(deletedAt), isRestorable))
    .orderBy(sql`${deletedAt} desc`, asc(id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    deleted_at: row.deletedAt!.toISOString(),
    purge_at: row.purgeAt!.toISOString(),
  }));
}

/** AppError 404 for everybody but its owners. */
export async function restoreWorkspace(
  services: Needs<"clock" | "database" | "events">,
  { workspaceId, actor }: { workspaceId: string; actor: AuditActor },
): Promise<void> {
  const deleted = await deletedWorkspacesOf(services, actor.userId);
  if (!deleted.some(({ id }) => id === workspaceId)) throw notFound("This workspace");
  await services.database.transaction(async (tx) => {
    const { rowCount } = await tx.sql
      .update(workspaces)
      .set({ deletedAt: null, purgeAt: null })
      .where(and(eq(workspaces.id, workspaceId), sql`${workspaces.purgeAt} > ${new Date(services.clock.now())}`));
    if (rowCount === 0) throw notFound("This workspace");
    await recordAudit(tx, { workspaceId, actor, action: "workspace.restored" });
  });
  await services.events.emit(workspaceLifeChanged, { workspaceId });
}

/** For joins of other features: when each workspace is gone; null while it is not deleted. */
export async function workspaceEnds(
  { database }: Needs<"database">,
  ids: readonly string[],
): Promise<Map<string, Date | null>> {
  const rows = await database.sql
    .select({ id: workspaces.id, purgeAt: workspaces.purgeAt })
    .from(workspaces)
    .where(isAnyOf(workspaces.id, ids));
  return new Map(rows.map(({ id, purgeAt }) => [id, purgeAt]));
}

const SWEEP = 50;

/** Workspaces whose 30 days are over: those that can be deleted for ever once no project is left in them. */
export async function expiredWorkspaces({ clock, database }: Needs<"clock" | "database">): Promise<string[]> {
  const rows = await database.sql
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(lte(workspaces.purgeAt, new Date(clock.now())))
    .orderBy(asc(workspaces.purgeAt))
    .limit(SWEEP);
  return rows.map(({ id }) => id);
}

/** Deletes it with its members, credits and servers. No project may be left in it. */
export async function forgetWorkspace(
  { clock, database, events, objects }: Needs<"clock" | "database" | "events" | "objects">,
  workspaceId: string,
): Promise<void> {
  const isMeant = and(eq(workspaces.id, workspaceId), lte(workspaces.purgeAt, new Date(clock.now())));
  const gone = await database.transaction(async (tx) => {
    const [row] = await tx.sql.delete(workspaces).where(isMeant).returning({ picture: workspaces.picture });
    if (row !== undefined) await forgetAudit(tx, workspaceId);
    return row;
  });
  if (gone === undefined) return;
  await events.emit(workspaceForgotten, { workspaceId });
  if (gone.picture) await dropPicture({ objects }, gone.picture);
}
