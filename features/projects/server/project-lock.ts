/** One run or revert at a time per project. [P5] [W4.17] */
import { setTimeout as delay } from "node:timers/promises";
import { and, eq, isNotNull, isNull, lte, not, or, sql } from "drizzle-orm";
import { conflict } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import type { Needs } from "../../services.ts";
import { emitProjectPatch } from "./live-project.ts";
import { getProject } from "./project-row.ts";
import { projects } from "./projects-tables.ts";

const RELEASED_AGAIN_MS = 500;

/**
 * `owner` names the holder (the id of a run); the same owner may take the lock again, so a resumed run keeps it. A lock
 * that was not refreshed for 60 s is free. Throws AppError `project_locked` (409).
 */
export async function acquireLock(
  services: Needs<"clock" | "database" | "live">,
  projectId: string,
  owner: string,
): Promise<void> {
  const now = services.clock.now();
  const taken = await services.database.transaction(async (tx) => {
    const isFree = or(
      isNull(projects.lockedAt),
      lte(projects.lockedAt, new Date(now - limits.lockWindowMs)),
      eq(projects.lockOwner, owner),
    );
    const { rowCount } = await tx.sql
      .update(projects)
      .set({ lockedAt: new Date(now), lockOwner: owner })
      .where(and(eq(projects.id, projectId), not(projects.isPurging), isNull(projects.deletedAt), isFree));
    if (rowCount === 0) return false;
    await emitProjectPatch(services, tx, { projectId, patch: { locked_at: new Date(now).toISOString() } });
    return true;
  });
  if (taken) return;
  await getProject(services, projectId);
  throw conflict("project_locked", "Another change is running in this project. Please wait until it has finished.");
}

/** Call every `limits.lockRefreshMs` during the work. False: somebody else holds the lock, or nobody; stop the work. */
export async function refreshLock(
  services: Needs<"clock" | "database" | "live">,
  projectId: string,
  owner: string,
): Promise<boolean> {
  const at = new Date(services.clock.now());
  return services.database.transaction(async (tx) => {
    const isHeld = and(eq(projects.id, projectId), eq(projects.lockOwner, owner));
    const { rowCount } = await tx.sql
      .update(projects)
      .set({ lockedAt: at })
      .where(and(isHeld, isNull(projects.deletedAt), not(projects.isPurging)));
    if (rowCount === 0) return false;
    await emitProjectPatch(services, tx, { projectId, patch: { locked_at: at.toISOString() } });
    return true;
  });
}

/**
 * Does nothing if somebody else holds the lock. Never fails, because the work is done. Retries while the database is
 * away, because everything on the project is refused until the lock is free.
 */
export async function releaseLock(
  services: Needs<"clock" | "database" | "live" | "log">,
  projectId: string,
  owner: string,
): Promise<void> {
  const tooLate = services.clock.now() + limits.lockWindowMs;
  const again = async (): Promise<void> => {
    await delay(RELEASED_AGAIN_MS, undefined, { ref: false });
    await release(services, projectId, owner).catch((error: unknown) => {
      if (services.clock.now() < tooLate) return again();
      services.log.warn("a project's lock could not be released and ran out", { projectId, error });
    });
  };
  await release(services, projectId, owner).catch(() => void again());
}

/** After a start nobody of this process holds a lock yet; `alive` are the holders on other nodes. */
export async function releaseAbandonedLocks(
  services: Needs<"clock" | "database" | "live" | "log">,
  alive: readonly string[],
): Promise<void> {
  const rows = await services.database.sql
    .select({ id: projects.id, owner: projects.lockOwner })
    .from(projects)
    .where(and(isNotNull(projects.lockedAt), sql`${projects.lockOwner} <> all(${sql.param(alive)}::text[])`));
  for (const { id, owner } of rows) await releaseLock(services, id, owner!);
}

async function release(services: Needs<"database" | "live">, projectId: string, owner: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const { rowCount } = await tx.sql
      .update(projects)
      .set({ lockedAt: null, lockOwner: null })
      .where(and(eq(projects.id, projectId), eq(projects.lockOwner, owner)));
    if (rowCount !== 0) await emitProjectPatch(services, tx, { projectId, patch: { locked_at: null } });
  });
}
