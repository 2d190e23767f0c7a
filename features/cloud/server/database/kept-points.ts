/** Restore points as people see them: with a name, a reason and a picture, made and gone back to by hand. */
import { and, eq, gt, gte, notInArray } from "drizzle-orm";
import type { RestorePoint } from "@slipway/cloud/clusters/port";
import { notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import { requireBackend } from "../backend/backends.ts";
import type { Keeps } from "../cloud-state.ts";
import {
  cloudMigrations,
  cloudPoints,
  type CloudMigrationRow,
  type CloudPointRow,
  type PointReason,
} from "../cloud-tables.ts";
import type { KeptPoint, PointRestored } from "../cloud-points.ts";
import { migrationRunning } from "../refusals.ts";
import { pictureOf } from "./picture.ts";
import { firstNotIn, putBack } from "./restore-database.ts";

/** A migration that was cut off ends by itself within this time, or is settled later. */
const RUNNING_MS = 150_000;

type PointPorts = Needs<"clock" | "clusters" | "database" | "log"> & Keeps<"backends" | "room" | "traffic">;

export async function keepPoint(
  { database }: Needs<"database">,
  point: Omit<CloudPointRow, "migrations"> & { migrations?: CloudMigrationRow[] },
): Promise<void> {
  await database.sql.insert(cloudPoints).values({ ...point, migrations: point.migrations ?? [] });
}

const rowsOf = ({ database }: Needs<"database">, projectId: string): Promise<CloudPointRow[]> =>
  database.sql.select().from(cloudPoints).where(eq(cloudPoints.projectId, projectId));

/** Points of before names were kept say it in their label. */
const OF_CHANGE = /^before \d{14}_(.+)$/;

function shown({ id, label, createdAt, bytes }: RestorePoint, row: CloudPointRow | undefined): KeptPoint {
  const change = OF_CHANGE.exec(label)?.[1];
  return {
    ...{ id, createdAt, bytes },
    name: row?.name ?? change ?? label,
    reason: row?.reason ?? (change === undefined ? "person" : "change"),
  };
}

/** The newest first. Does not wake the database. */
export async function listPoints(
  services: Needs<"clusters" | "database"> & Keeps<"backends">,
  projectId: string,
): Promise<KeptPoint[]> {
  const { backend } = await requireBackend(services, projectId);
  const rows = new Map((await rowsOf(services, projectId)).map((row) => [row.pointId, row]));
  const points = await services.clusters.restorePoints(backend.ref);
  return points.map((point) => shown(point, rows.get(point.id))).toReversed();
}

async function requirePoint(services: PointPorts, projectId: string, pointId: string) {
  const { backend } = await requireBackend(services, projectId);
  const point = (await services.clusters.restorePoints(backend.ref)).find(({ id }) => id === pointId);
  if (point === undefined) throw notFound("The restore point");
  const mine = and(eq(cloudPoints.projectId, projectId), eq(cloudPoints.pointId, pointId));
  const [row] = await services.database.sql.select().from(cloudPoints).where(mine);
  return { backend, point, row };
}

/** Making a point stops the database for a moment, which would undo a migration that runs. */
async function requireNoMigration({ database, clock }: Needs<"clock" | "database">, projectId: string): Promise<void> {
  const isRunning = and(
    eq(cloudMigrations.projectId, projectId),
    eq(cloudMigrations.state, "running"),
    gt(cloudMigrations.startedAt, clock.now() - RUNNING_MS),
  );
  if ((await database.sql.$count(cloudMigrations, isRunning)) > 0) throw migrationRunning();
}

/** A point takes as much room as the database itself. */
async function requireRoom(services: PointPorts, ref: string): Promise<void> {
  const points = await services.clusters.restorePoints(ref);
  const ofPoints = points.reduce((sum, { bytes }) => sum + bytes, 0);
  await services.room.require(ref, Math.max(0, (await services.clusters.bytes(ref)) - ofPoints));
}

interface NewPoint {
  projectId: string;
  reason: PointReason;
  name: string;
  /** Must not make room for it. */
  keep?: string;
  migrations?: CloudMigrationRow[];
}

async function makePoint(services: PointPorts, { projectId, reason, name, keep, migrations }: NewPoint) {
  const { backend } = await requireBackend(services, projectId);
  await requireNoMigration(services, projectId);
  await requireRoom(services, backend.ref);
  const picture = await pictureOf(backend.database);
  const label = reason === "person" ? "by hand" : "before going back";
  const point = await services.clusters.createRestorePoint(backend.ref, label, keep);
  const row = { projectId, pointId: point.id, reason, name, picture, migrations: migrations ?? [] };
  await keepPoint(services, row);
  services.room.forget(backend.ref);
  const there = (await services.clusters.restorePoints(backend.ref)).map(({ id }) => id);
  await services.database.sql
    .delete(cloudPoints)
    .where(and(eq(cloudPoints.projectId, projectId), notInArray(cloudPoints.pointId, there)));
  return shown(point, row);
}

/** AppErrors: 413 `cloud_full`, 507 `disk_full`, 409 `migration_running`, and those of the engine. */
export const takePoint = (services: PointPorts, projectId: string, name: string): Promise<KeptPoint> =>
  makePoint(services, { projectId, reason: "person", name });

export async function dropPoint(services: PointPorts, projectId: string, pointId: string): Promise<void> {
  const { backend } = await requirePoint(services, projectId, pointId);
  await services.clusters.dropRestorePoint(backend.ref, pointId);
  services.room.forget(backend.ref);
  await services.database.sql
    .delete(cloudPoints)
    .where(and(eq(cloudPoints.projectId, projectId), eq(cloudPoints.pointId, pointId)));
}

/** The point's contents, those of now, and the names of the changes in between. Wakes the database. */
export async function comparePoint(services: PointPorts, projectId: string, pointId: string) {
  const { backend, row } = await requirePoint(services, projectId, pointId);
  const first = await firstNotIn(services, { projectId, ref: backend.ref, pointId });
  const later = first === undefined ? [] : await migrationsFrom(services, first);
  return {
    before: row?.picture ?? null,
    now: await pictureOf(backend.database),
    changes: later.map(({ name }) => name),
  };
}

const migrationsFrom = (
  { database }: Needs<"database">,
  { projectId, version }: CloudMigrationRow,
): Promise<CloudMigrationRow[]> =>
  database.sql
    .select()
    .from(cloudMigrations)
    .where(and(eq(cloudMigrations.projectId, projectId), gte(cloudMigrations.version, version)))
    .orderBy(cloudMigrations.version);

/** Whether a point of the present could be made now. Changes nothing. AppErrors: 404, and those of `takePoint`. */
export async function requireRestorable(services: PointPorts, projectId: string, pointId: string): Promise<void> {
  const { backend } = await requirePoint(services, projectId, pointId);
  await requireNoMigration(services, projectId);
  await requireRoom(services, backend.ref);
}

/** A point of the present, made before another one is gone back to. AppErrors as of `takePoint`, and 404. */
export async function keepPresent(services: PointPorts, projectId: string, pointId: string): Promise<KeptPoint> {
  const { backend, point, row } = await requirePoint(services, projectId, pointId);
  const first = await firstNotIn(services, { projectId, ref: backend.ref, pointId });
  const migrations = first === undefined ? [] : await migrationsFrom(services, first);
  const { name } = shown(point, row);
  return makePoint(services, { projectId, reason: "restore", name, keep: pointId, migrations });
}

/** Makes a point of the present first, so that it can be undone. AppErrors as of `takePoint`, and 404. */
export async function restorePoint(services: PointPorts, projectId: string, pointId: string): Promise<PointRestored> {
  const { backend, row } = await requirePoint(services, projectId, pointId);
  const undo = await keepPresent(services, projectId, pointId);
  await putBack(services, projectId, pointId);
  services.room.forget(backend.ref);
  const back = (row?.migrations ?? []).map((one) => ({ ...one, restoringAt: null }));
  if (back.length > 0) await services.database.sql.insert(cloudMigrations).values(back).onConflictDoNothing();
  return { undo, now: await pictureOf(backend.database), wanted: row?.picture ?? null };
}
