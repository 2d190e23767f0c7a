/** The layout of one project's cluster on disk, its record, and how its data is copied. */
import { constants } from "node:fs";
import { chmod, chown, copyFile, lchown, mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { socketFolder, writeDurably } from "@slipway/platform/database/embedded-postgres";
import { copyTree, type TreeCopy } from "./box/copy-tree.ts";
import { INSTANCE_TYPES, type InstanceType, type RestorePoint } from "../port.ts";

export interface ClusterRecord {
  ref: string;
  /** Null when the server does not run as root: then everything runs as one user. */
  uid: number | null;
  size: InstanceType;
  paused: boolean;
  createdAt: number;
  /** Set while it is a copy of another project's database that still holds that project's rows. */
  holdsRows?: boolean;
  /**
   * The database accepts no more data. Kept outside of it, because its owner may change settings of the API's logins.
   */
  full?: boolean;
  /**
   * Size of its tables when it became full: people go on signing in within a reserve above it. Absent: not measured
   * yet.
   */
  fullBytes?: number | null;
  /** Restored without the secret that its passwords are made from: the next start sets them anew. */
  loginsLost?: boolean;
  /** Its data has passwords of its own. Otherwise it has those of the template, or of the cluster that it was copied from. */
  hasOwnLogins?: boolean;
  copiedFrom?: string;
  /** The last migration of the schema that its data is known to have; absent when none or unknown. */
  schema?: string;
  points: RestorePoint[];
}

export interface ClusterPaths {
  folder: string;
  data: string;
  /** Folder of the socket. */
  run: string;
  points: string;
  record: string;
}

export function clusterPaths(root: string, ref: string): ClusterPaths {
  const folder = join(root, ref);
  return {
    folder,
    data: join(folder, "data"),
    run: socketFolder(folder),
    points: join(folder, "points"),
    record: join(folder, "cluster.json"),
  };
}

/** Null when there is no such cluster. */
export async function readRecord(paths: ClusterPaths): Promise<ClusterRecord | null> {
  const text = await readFile(paths.record, "utf8").catch(() => null);
  if (text === null) return null;
  const record = JSON.parse(text) as ClusterRecord;
  if (!INSTANCE_TYPES.includes(record.size)) throw new Error(`${paths.record} names no size`);
  return record;
}

/** The file holds either the old record or the new one, even when the machine loses power in between. */
export async function writeRecord(paths: ClusterPaths, record: ClusterRecord): Promise<void> {
  const staging = `${paths.record}.${randomText(6)}`;
  await writeDurably(staging, JSON.stringify(record), 0o600);
  await rename(staging, paths.record);
  await syncFolder(paths.folder);
}

export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

/**
 * A copy has a thousand small files: this many at a time keep the disk busy, and more would only fill the thread pool.
 */
const AT_A_TIME = 16;

async function forEachAtATime(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const rest = [...paths];
  const worker = async (): Promise<void> => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) await work(path);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

interface Tree {
  /** Parents before children. */
  folders: string[];
  files: string[];
}

async function treeBelow(folder: string, under = ""): Promise<Tree> {
  const tree: Tree = { folders: [under], files: [] };
  for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
    const path = join(under, entry.name);
    if (entry.isFile()) tree.files.push(path);
    if (!entry.isDirectory()) continue;
    const below = await treeBelow(folder, path);
    tree.folders.push(...below.folders);
    tree.files.push(...below.files);
  }
  return tree;
}

/** Files of a run, which would name a process that never existed. */
const NOT_COPIED = /^postmaster\.(pid|opts)$/;

/** Copies a cluster that does not run, as the user whom both copies belong to. */
export const copyStopped = (copy: Omit<TreeCopy, "leftOut" | "under">): Promise<void> =>
  copyTree({ ...copy, leftOut: NOT_COPIED });

/**
 * Copies the template only, which no project's SQL ever wrote to; `copyStopped` is for the others. Shares blocks where
 * the file system can.
 */
export async function copyTemplate(from: string, to: string, uid: number | null): Promise<void> {
  const { folders, files } = await treeBelow(from);
  const own = async (path: string): Promise<void> => (uid === null ? undefined : chown(path, uid, uid));
  for (const path of folders) {
    await mkdir(join(to, path), { mode: 0o700 });
    await own(join(to, path));
  }
  await forEachAtATime(
    files.filter((path) => !NOT_COPIED.test(path)),
    async (path) => {
      await copyFile(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
      await own(join(to, path));
    },
  );
}

/** Gives a stopped cluster's files to a user. Has no effect where there are none, and does not follow links. */
export async function ownTree(path: string, uid: number): Promise<void> {
  const { folders, files } = await treeBelow(path).catch(() => ({ folders: [], files: [] }));
  for (const name of [...folders, ...files]) await lchown(join(path, name), uid, uid);
}

/** Opens neither a link nor something that blocks. */
const NOTHING_BUT_FILES = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Syncs a copy to disk, so that it survives a loss of power. */
export async function syncData(folder: string): Promise<void> {
  const { folders, files } = await treeBelow(folder);
  const sync = async (path: string): Promise<void> => {
    const handle = await open(join(folder, path), NOTHING_BUT_FILES).catch(() => null);
    // A running database removes files meanwhile.
    await handle?.sync();
    await handle?.close();
  };
  await forEachAtATime(files, sync);
  await forEachAtATime(folders, sync);
}

export async function makeFolders(paths: ClusterPaths): Promise<void> {
  await mkdir(paths.folder, { recursive: true, mode: 0o711 });
  await chmod(paths.folder, 0o711);
  await mkdir(paths.points, { recursive: true, mode: 0o700 });
}
