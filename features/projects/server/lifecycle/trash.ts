/** Projects stay in Trash for thirty days, and are then deleted for good. (product page, item 12) */
import { AppError, notFound } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import type { Needs } from "../../../services.ts";
import { removeProjectSharing } from "../../../sharing/server/index.ts";
import { projectPurged, projectRestored, projectTrashed } from "../../contract/index.ts";
import { emitProjectPatch } from "../live-project.ts";
import { screenshotKey } from "../project-progress.ts";
import { getProject } from "../project-row.ts";

/** The slug stays reserved and all data is kept. A project already in Trash keeps its date. */
export async function trashProject(
  services: Needs<"clock" | "database" | "events" | "live">,
  projectId: string,
): Promise<void> {
  const now = services.clock.now();
  const moved = await services.database.transaction(async (tx) => {
    const { rowCount } = await tx.client.query(
      "update projects set deleted_at = $2, purge_at = $3, locked_at = null, lock_owner = null where id = $1 and deleted_at is null",
      [projectId, new Date(now), new Date(now + limits.trashDays * 86_400_000)],
    );
    if (rowCount === 0) return false;
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
): Promise<void> {
  const restored = await services.database.transaction(async (tx) => {
    const { rowCount } = await tx.client.query(
      "update projects set deleted_at = null, purge_at = null where id = $1 and deleted_at is not null and not is_purging",
      [projectId],
    );
    if (rowCount === 0) return false;
    await emitProjectPatch(services, tx, { projectId, patch: { deleted_at: null } });
    return true;
  });
  if (restored) await services.events.emit(projectRestored, { projectId });
}

/** `confirm` must be the title or the address, as typed by the person. */
export async function deleteForEver(
  services: Needs<"clock" | "database" | "events" | "git" | "objects">,
  projectId: string,
  confirm: string,
): Promise<void> {
  const project = await getProject(services, projectId);
  if (confirm.trim() !== project.display_name && confirm.trim() !== project.name) {
    const userMessage = `Type the name of the project, "${project.display_name}", to delete it for ever.`;
    throw new AppError({
      code: "confirm_name",
      status: 400,
      userMessage,
      details: { field: "confirm", rule: "is not the name" },
    });
  }
  const now = new Date(services.clock.now());
  const { rowCount } = await services.database.pool.query(
    "update projects set is_purging = true, deleted_at = coalesce(deleted_at, $2), purge_at = $2 where id = $1 and not is_purging",
    [projectId, now],
  );
  if (rowCount === 0) throw notFound("This project");
  await services.events.emit(projectTrashed, { projectId });
  await purge(services, projectId);
}

/** Every step can be repeated. The row is deleted last, so the next sweep finds an interrupted purge. */
async function purge(services: Needs<"database" | "events" | "git" | "objects">, projectId: string): Promise<void> {
  await services.events.emit(projectPurged, { projectId });
  await services.git.delete(projectId);
  await services.objects.delete(screenshotKey(projectId));
  await removeProjectSharing(services, projectId);
  await services.database.pool.query("delete from projects where id = $1", [projectId]);
}

const SWEEP = 50;

/** Deletes projects that have been in Trash for 30 days. If one fails, the others are still deleted. */
export async function purgeExpired(
  services: Needs<"clock" | "database" | "events" | "git" | "log" | "objects">,
): Promise<void> {
  const { rows } = await services.database.pool.query<{ id: string }>(
    "update projects set is_purging = true where id in (select id from projects where purge_at <= $1 order by purge_at limit $2) returning id",
    [new Date(services.clock.now()), SWEEP],
  );
  for (const { id } of rows) {
    await purge(services, id).catch((error: unknown) =>
      services.log.error("a project could not be deleted for ever", { project: id, error }),
    );
  }
}
