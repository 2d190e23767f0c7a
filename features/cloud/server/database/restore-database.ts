/** Going back to the database that an earlier version had. [T4.08] [E4] */
import { entryOf } from "@slipway/kernel/text/named-entries";
import { and, asc, eq, gt, or } from "drizzle-orm";
import type { DatabaseRestored } from "../../../edits/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { cloudMigrations, type CloudMigrationRow } from "../cloud-tables.ts";
import { pictureOf, rowCountsOf } from "./picture.ts";
import { forgetFrom, settleRestores } from "../migrations/settle-left.ts";

const NOTHING_TO_RESTORE = "This project has no database to restore.";
const NOTHING_RAN = "Nothing has changed the database since this version.";
const NOT_KEPT = "The database of that time is not kept any more.";

export async function pointAfter(
  services: Needs<"clusters" | "database"> & Keeps<"backends">,
  projectId: string,
  since: Date,
): Promise<{ id: string } | { id: null; reason: string }> {
  const found = await services.backends.of(projectId);
  if (found === null) return { id: null, reason: NOTHING_TO_RESTORE };
  const mine = eq(cloudMigrations.projectId, projectId);
  const [first] = await services.database.sql
    .select()
    .from(cloudMigrations)
    .where(and(mine, eq(cloudMigrations.state, "succeeded"), gt(cloudMigrations.startedAt, since.getTime())))
    .orderBy(asc(cloudMigrations.version))
    .limit(1);
  if (first === undefined) return { id: null, reason: NOTHING_RAN };
  const points = await services.clusters.restorePoints(found.backend.ref);
  const point = points.find(({ id }) => id === first.restorePointId);
  return point === undefined ? { id: null, reason: NOT_KEPT } : { id: point.id };
}

/** The first migration that has not run in a restore point; undefined: all of them have. */
export async function firstNotIn(
  services: Needs<"clusters" | "database">,
  { projectId, ref, pointId }: { projectId: string; ref: string; pointId: string },
): Promise<CloudMigrationRow | undefined> {
  const point = (await services.clusters.restorePoints(ref)).find(({ id }) => id === pointId);
  // Its own point is taken after a migration was recorded, and before it runs.
  const isLater = or(
    eq(cloudMigrations.restorePointId, pointId),
    gt(cloudMigrations.startedAt, point?.createdAt ?? Number.MAX_SAFE_INTEGER),
  );
  const [first] = await services.database.sql
    .select()
    .from(cloudMigrations)
    .where(and(eq(cloudMigrations.projectId, projectId), eq(cloudMigrations.state, "succeeded"), isLater))
    .orderBy(asc(cloudMigrations.version))
    .limit(1);
  return first;
}

type RestorePorts = Needs<"clock" | "clusters" | "database" | "log"> & Keeps<"backends" | "traffic">;

/** Migrations that came after the point have not run in the database that is there now. */
export async function putBack(services: RestorePorts, projectId: string, pointId: string): Promise<void> {
  const { backend } = await requireBackend(services, projectId);
  const taken = await firstNotIn(services, { projectId, ref: backend.ref, pointId });
  // If the process ends before it records the outcome, the next start looks it up.
  if (taken !== undefined)
    await services.database.sql
      .update(cloudMigrations)
      .set({ restoringAt: services.clock.now() })
      .where(and(eq(cloudMigrations.projectId, projectId), eq(cloudMigrations.version, taken.version)));
  try {
    await services.clusters.restore(backend.ref, pointId);
  } catch (error) {
    // It may have failed after the other database took its place.
    await settleRestores(services, projectId).catch((failure: unknown) =>
      services.log.warn("a restore is not settled yet", { projectId, error: failure }),
    );
    throw error;
  }
  await services.traffic.forget(projectId);
  if (taken !== undefined) await forgetFrom(services, taken);
}

/** To the state before the migration whose restore point it is. */
export async function restoreDatabase(
  services: RestorePorts,
  projectId: string,
  pointId: string,
): Promise<DatabaseRestored> {
  const { backend } = await requireBackend(services, projectId);
  const own = and(eq(cloudMigrations.projectId, projectId), eq(cloudMigrations.restorePointId, pointId));
  const [taken] = await services.database.sql.select().from(cloudMigrations).where(own);
  await putBack(services, projectId, pointId);
  const wanted = taken?.rowCounts ?? {};
  const now = rowCountsOf(await pictureOf(backend.database)) ?? {};
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(now)])];
  return {
    tables: names.length,
    tablesMatched: names.filter((name) => entryOf(wanted, name) === entryOf(now, name)).length,
  };
}
