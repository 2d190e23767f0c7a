/** One run or revert at a time per project. [P5] [W4.17] */
import { setTimeout as delay } from "node:timers/promises";
import { conflict } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import type { Needs } from "../../services.ts";
import { emitProjectPatch } from "./live-project.ts";
import { getProject } from "./project-row.ts";

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
    const { rowCount } = await tx.client.query(
      `update projects set locked_at = $2, lock_owner = $3
       where id = $1 and not is_purging and deleted_at is null and (locked_at is null or locked_at <= $4 or lock_owner = $3)`,
      [projectId, new Date(now), owner, new Date(now - limits.lockWindowMs)],
    );
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
    const { rowCount } = await tx.client.query(
      "update projects set locked_at = $2 where id = $1 and lock_owner = $3 and deleted_at is null and not is_purging",
      [projectId, at, owner],
    );
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
  const { rows } = await services.database.pool.query<{ id: string; lock_owner: string }>(
    "select id, lock_owner from projects where locked_at is not null and lock_owner <> all($1)",
    [alive],
  );
  for (const { id, lock_owner: owner } of rows) await releaseLock(services, id, owner);
}

async function release(services: Needs<"database" | "live">, projectId: string, owner: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const { rowCount } = await tx.client.query(
      "update projects set locked_at = null, lock_owner = null where id = $1 and lock_owner = $2",
      [projectId, owner],
    );
    if (rowCount !== 0) await emitProjectPatch(services, tx, { projectId, patch: { locked_at: null } });
  });
}
