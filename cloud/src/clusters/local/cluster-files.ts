/** Where one project's cluster lies, what is written down about it, and how its data is copied. */
import { constants } from "node:fs";
import { chmod, chown, copyFile, lchown, mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { randomText } from "@slipway/kernel/ids";
import { socketFolder, writeDurably } from "@slipway/platform/database/embedded-postgres";
import { copyTree, type TreeCopy } from "./box/copy-tree.ts";
import { INSTANCE_TYPES, type InstanceType, type RestorePoint } from "../port.ts";

export interface ClusterRecord {
  ref: string;
  /** Null when the server is no root: then everything runs as one user. */
  uid: number | null;
  size: InstanceType;
  paused: boolean;
  createdAt: number;
  /** While it is a copy of another project's database with that one's rows. */
  holdsRows?: boolean;
  /** Takes nothing more: outside of the database, whose settings its owner may change for the logins of the API. */
  full?: boolean;
  /** What its tables took when that began: people go on signing in within a reserve above it. Absent: not looked at yet. */
  fullBytes?: number | null;
  /** Restored without the secret that its passwords were made from: they are set anew at its next start. */
  loginsLost?: boolean;
  /** The last change of the schema that its data is known to have; none or unknown when absent. */
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

/** What was there before or what is there now, also when the machine loses power in between. */
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

/** A thousand small files: more at a time keep the disk busy, many more only the thread pool. */
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

/** Of a run: they would speak of a process that never was. */
const NOT_COPIED = /^postmaster\.(pid|opts)$/;

/** Of a cluster that does not run, by the user whom both belong to. */
export const copyStopped = (copy: Omit<TreeCopy, "leftOut" | "under">): Promise<void> =>
  copyTree({ ...copy, leftOut: NOT_COPIED });

/** Of the template only, which no project's SQL ever wrote to: `copyStopped` is for the others. Shares blocks where it can. */
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

/** Of a cluster that does not run. No effect where there is nothing; a link in there leads nowhere. */
export async function ownTree(path: string, uid: number): Promise<void> {
  const { folders, files } = await treeBelow(path).catch(() => ({ folders: [], files: [] }));
  for (const name of [...folders, ...files]) await lchown(join(path, name), uid, uid);
}

/** Neither a link nor something to wait for. */
const NOTHING_BUT_FILES = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** What a copy needs to outlive a loss of power. */
export async function syncData(folder: string): Promise<void> {
  const { folders, files } = await treeBelow(folder);
  const sync = async (path: string): Promise<void> => {
    const handle = await open(join(folder, path), NOTHING_BUT_FILES).catch(() => null);
    // A running database removes files of its own.
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
