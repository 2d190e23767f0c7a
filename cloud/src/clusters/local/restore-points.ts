/** Copies of a project's data to come back to. Taken and put back while its database is stopped. */
import { lstat, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { folderBytes } from "@slipway/platform/disk/folder-bytes";
import { copyStopped, syncFolder, writeRecord, type ClusterPaths, type ClusterRecord } from "./cluster-files.ts";
import type { LocalCluster } from "./local-cluster.ts";
import { beyondMax } from "../restore-points.ts";
import type { PointOrder, Run } from "../life-cycle/engine.ts";
import type { RestorePoint } from "../port.ts";
import { restorePointMissing } from "../refusals.ts";

const exists = async (path: string): Promise<boolean> => (await lstat(path).catch(() => null)) !== null;

/** After a restore or a copy that was cut off. The record as it is now. */
export async function finishCutOff(paths: ClusterPaths, record: ClusterRecord): Promise<ClusterRecord> {
  const { folder, data } = paths;
  const before = join(folder, "data.before");
  let now = record;
  if (await exists(before)) {
    if (await exists(data)) {
      // The restored data is in place, but the record may still describe the earlier data. So the database is asked which
      // changes of the schema it has, and its passwords are tried.
      now = { ...record, schema: "", fullBytes: null, hasOwnLogins: false };
      await writeRecord(paths, now);
    } else await rename(before, data);
  }
  await rm(join(folder, "data.restored"), { recursive: true, force: true });
  await rm(before, { recursive: true, force: true });
  const known = new Set(record.points.map(({ id }) => id));
  for (const name of await readdir(paths.points).catch(() => []))
    if (!known.has(name)) await rm(join(paths.points, name), { recursive: true, force: true });
  return now;
}

/** For use inside a transition. */
export async function takePoint(
  cluster: LocalCluster,
  run: Run,
  { label, keep, now }: PointOrder & { now: number },
): Promise<RestorePoint> {
  const { paths, record } = cluster;
  const id = `rp${randomText(14)}`;
  const wasUp = run.isUp;
  await run.stop();
  const target = join(paths.points, id);
  try {
    await copyStopped({ from: paths.data, to: target, uid: record.uid, sync: true });
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    if (wasUp) await run.start();
  }
  const point = { id, createdAt: now, label, bytes: await folderBytes(target) };
  const { points, gone } = beyondMax([...record.points, point], keep);
  await cluster.save({ points });
  for (const { id: old } of gone) await rm(join(paths.points, old), { recursive: true, force: true });
  return point;
}

/** For use inside a transition. */
export async function dropPoint(cluster: LocalCluster, pointId: string): Promise<void> {
  const { paths, record } = cluster;
  const points = record.points.filter(({ id }) => id !== pointId);
  if (points.length === record.points.length) return;
  await cluster.save({ points });
  await rm(join(paths.points, pointId), { recursive: true, force: true });
}

/** For use inside a transition. The earlier data is kept until the restored database answers. */
export async function putBack(cluster: LocalCluster, run: Run, pointId: string): Promise<void> {
  const { paths, record } = cluster;
  if (!record.points.some(({ id }) => id === pointId)) throw restorePointMissing();
  const staging = join(paths.folder, "data.restored");
  const before = join(paths.folder, "data.before");
  await rm(staging, { recursive: true, force: true });
  await copyStopped({ from: join(paths.points, pointId), to: staging, uid: record.uid, sync: true });
  await run.stop();
  await rename(paths.data, before);
  await rename(staging, paths.data);
  await syncFolder(paths.folder);
  // The data may be from before a change of the schema, and from before its passwords were its own.
  await cluster.save({ schema: "", fullBytes: null, hasOwnLogins: false });
  try {
    await run.start();
  } catch (error) {
    await rename(paths.data, staging);
    await rename(before, paths.data);
    await run.start();
    throw error;
  }
  await rm(before, { recursive: true, force: true });
  cluster.announceSchemaChange();
}
