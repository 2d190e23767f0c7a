/** Projects stay in Trash for thirty days, and are then deleted for good. (product page, item 12) */
import { and, asc, eq, inArray, isNotNull, isNull, lte, not, sql } from "drizzle-orm";
import { AppError, notFound } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import type { Actor } from "../../../actor.ts";
import { recordOnProject } from "../../../audit/server/index.ts";
import type { Needs } from "../../../services.ts";
import { removeProjectSharing } from "../../../sharing/server/index.ts";
import { projectPurged, projectRestored, projectTrashed } from "../../contract/index.ts";
import { emitProjectPatch } from "../live-project.ts";
import { screenshotKey } from "../project-progress.ts";
import { getProject } from "../project-row.ts";
import { projects } from "../projects-tables.ts";
import { requireOnProject } from "../right-now.ts";

const named = { id: projects.id, workspaceId: projects.workspaceId, displayName: projects.displayName };

/**
 * The slug stays reserved and all data is kept. A project already in Trash keeps its date. `purgeAt`: its workspace was
 * deleted, and will be deleted for ever at that moment.
 */
export async function trashProject(
  services: Needs<"clock" | "database" | "events" | "live">,
  projectId: string,
  why: { actor: Actor } | { purgeAt: Date },
): Promise<void> {
  const now = services.clock.now();
  const moved = await services.database.transaction(async (tx) => {
    const trashedWithWorkspace = "purgeAt" in why;
    if (!trashedWithWorkspace) await requireOnProject(tx, { projectId, actor: why.actor }, "DeleteProject");
    const purgeAt = trashedWithWorkspace ? why.purgeAt : new Date(now + limits.trashDays * 86_400_000);
    const [project] = await tx.sql
      .update(projects)
      .set({ deletedAt: new Date(now), purgeAt, trashedWithWorkspace, lockedAt: null, lockOwner: null })
      .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)))
      .returning(named);
    if (project === undefined) return false;
    if (!trashedWithWorkspace) await recordOnProject(tx, project, { actor: why.actor, action: "project.deleted" });
    await emitProjectPatch(services, tx, {
      projectId,
      patch: { deleted_at: new Date(now).toISOString(), locked_at: null },
    });
    return true;
  });
  if (moved) await services.events.emit(projectTrashed, { projectId });
}

export async function restoreProject(
  services: Needs<"database" | "events" | "live">,
  projectId: string,
  /** Null: it comes back with its workspace. */
  actor: Actor | null,
): Promise<void> {
  const restored = await services.database.transaction(async (tx) => {
    if (actor !== null) await requireOnProject(tx, { projectId, actor }, "DeleteProject");
    const [project] = await tx.sql
      .update(projects)
      .set({ deletedAt: null, purgeAt: null, trashedWithWorkspace: false })
      .where(and(eq(projects.id, projectId), isNotNull(projects.deletedAt), not(projects.isPurging)))
      .returning(named);
    if (project === undefined) return false;
    if (actor !== null) await recordOnProject(tx, project, { actor, action: "project.restored" });
    await emitProjectPatch(services, tx, { projectId, patch: { deleted_at: null } });
    return true;
  });
  if (restored) await services.events.emit(projectRestored, { projectId });
}

/** `confirm` must be the title or the address, as typed by the person. */
export async function deleteForEver(
  services: Needs<"clock" | "database" | "events" | "git" | "objects">,
  { projectId, actor }: { projectId: string; actor: Actor },
  confirm: string,
): Promise<void> {
  const project = await getProject(services, projectId);
  if (confirm.trim() !== project.displayName && confirm.trim() !== project.name) {
    const userMessage = `Type the name of the project, "${project.displayName}", to delete it for ever.`;
    throw new AppError({
      code: "confirm_name",
      status: 400,
      userMessage,
      details: { field: "confirm", rule: "is not the name" },
    });
  }
  const now = new Date(services.clock.now());
  await services.database.transaction(async (tx) => {
    await requireOnProject(tx, { projectId, actor }, "DeleteProject");
    const { rowCount } = await tx.sql
      .update(projects)
      .set({ isPurging: true, deletedAt: sql`coalesce(${projects.deletedAt}, ${now})`, purgeAt: now })
      .where(and(eq(projects.id, projectId), not(projects.isPurging)));
    if (rowCount === 0) throw notFound("This project");
    await recordOnProject(tx, project, { actor, action: "project.erased" });
  });
  await services.events.emit(projectTrashed, { projectId });
  await purge(services, projectId);
}

/** Every step can be repeated. The row is deleted last, so the next sweep finds an interrupted purge. */
async function purge(services: Needs<"database" | "events" | "git" | "objects">, projectId: string): Promise<void> {
  await services.events.emit(projectPurged, { projectId });
  await services.git.delete(projectId);
  await services.objects.delete(screenshotKey(projectId));
  await removeProjectSharing(services, projectId);
  await services.database.sql.delete(projects).where(eq(projects.id, projectId));
}

const SWEEP = 50;

/** Deletes projects that have been in Trash for 30 days. If one fails, the others are still deleted. */
export async function purgeExpired(
  services: Needs<"clock" | "database" | "events" | "git" | "log" | "objects">,
): Promise<void> {
  const { sql: database } = services.database;
  const expired = database
    .select({ id: projects.id })
    .from(projects)
    .where(lte(projects.purgeAt, new Date(services.clock.now())))
    .orderBy(asc(projects.purgeAt))
    .limit(SWEEP);
  const rows = await database
    .update(projects)
    .set({ isPurging: true })
    .where(inArray(projects.id, expired))
    .returning({ id: projects.id });
  for (const { id } of rows) {
    await purge(services, id).catch((error: unknown) =>
      services.log.error("a project could not be deleted for ever", { project: id, error }),
    );
  }
}
