/** Whole copies of clusters for a backup, taken from outside: the server may run them, put them to sleep or wake them meanwhile. */
import { lstat, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CLUSTER_UIDS } from "@slipway/platform/processes/uid-leases";
import { copyTree, type TreeCopy } from "./box/copy-tree.ts";
import { clusterPaths, ownTree, readRecord, writeRecord, type ClusterPaths } from "./cluster-files.ts";
import { loginPasswords, SUPERUSER } from "./logins.ts";
import { Superuser } from "./sessions/superuser.ts";

const ATTEMPTS = 5;
const RETRY_MS = 200;
/** Files of a run or of a reader of changes, which would be wrong in a copy. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_replslot\/.+|pg_stat_tmp\/.+|base\/pgsql_tmp.*|pg_internal\.init)$/;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";
const rootOf = (folder: string): string => join(folder, "projects");

/** `folder` is the one that `openLocalClusters` was given; the answer is empty when nobody ever had a backend. */
export async function clusterRefs(folder: string): Promise<string[]> {
  const names = await readdir(rootOf(folder)).catch(() => []);
  const refs: string[] = [];
  for (const name of names.sort())
    if (/^[a-z][a-z0-9]{2,19}$/.test(name) && (await readRecord(clusterPaths(rootOf(folder), name))) !== null)
      refs.push(name);
  return refs;
}

/** Null while the cluster sleeps. */
async function superuserOf(paths: ClusterPaths, password: string): Promise<Superuser | null> {
  try {
    return await Superuser.open({ host: paths.run, password });
  } catch (error) {
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === "ECONNREFUSED") return null;
    throw error;
  }
}

/** Copies a running cluster with Postgres's own backup functions. */
async function copyAwake(copy: TreeCopy, superuser: Superuser): Promise<void> {
  await superuser.beginBackup();
  await copyTree(copy);
  const label = await superuser.endBackup();
  await copyTree({ ...copy, under: "pg_wal" });
  // Only regular files and folders were copied, and nobody else writes there.
  await writeFile(join(copy.to, "backup_label"), label, { mode: 0o600 });
}

/** Throws when the cluster was woken meanwhile. */
async function copyAsleep(copy: TreeCopy): Promise<void> {
  // Each start makes the first file anew and changes the second. Contents are not compared, because their length is the
  // project's to decide.
  const seen = async (): Promise<string> => {
    const files = [join(copy.from, "postmaster.pid"), join(copy.from, "global", "pg_control")];
    const found = await Promise.all(files.map((path) => lstat(path).catch(() => null)));
    return JSON.stringify(found.map((file) => [file?.ino, file?.mtimeMs]));
  };
  const before = await seen();
  await copyTree(copy);
  if (before !== (await seen())) throw new Error("the database was woken while it was copied");
}

/** `target` gets the folder `data` and the record, but no restore points. */
export async function copyCluster(folder: string, ref: string, target: string): Promise<void> {
  const paths = clusterPaths(rootOf(folder), ref);
  const passwords = await loginPasswords(folder);
  for (let attempt = 1; ; attempt += 1) {
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true, mode: 0o700 });
    try {
      const known = await readRecord(paths);
      const uid = process.getuid?.() === 0 ? (known?.uid ?? null) : null;
      const password = (known?.hasOwnLogins === true ? passwords.ofCluster(ref) : passwords).of(SUPERUSER);
      const copy = { from: paths.data, to: join(target, "data"), uid, leftOut: LEFT_OUT };
      await using superuser = await superuserOf(paths, password);
      if (superuser === null) await copyAsleep(copy);
      else await copyAwake(copy, superuser);
      break;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await delay(RETRY_MS * attempt);
    }
  }
  const record = await readRecord(paths);
  if (record === null) throw new Error(`the backend ${ref} was removed while it was copied`);
  await writeRecord(clusterPaths(join(target, ".."), ref), { ...record, points: [] });
}

/**
 * Called after the files of a copy were restored below `folder`, maybe on another machine: they get owners that exist
 * here.
 */
export async function ownClusters(folder: string, { loginsLost }: { loginsLost: boolean }): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  for (const [index, ref] of (await clusterRefs(folder)).entries()) {
    const paths = clusterPaths(rootOf(folder), ref);
    const record = (await readRecord(paths))!;
    const uid = isRoot ? (record.uid ?? CLUSTER_UIDS.first + 1 + index) : null;
    if (uid !== null) await ownTree(paths.data, uid);
    // The copy of a cluster with lost passwords has lost them too.
    await writeRecord(paths, { ...record, uid, loginsLost: loginsLost || record.loginsLost === true });
  }
}
