/**
 * Projects' databases as entries of a backup: one tar each, folders included because Postgres needs the empty ones,
 * too.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, copyFile, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { clusterRefs, copyCluster, ownClusters } from "@slipway/cloud/clusters/local/cluster-copies";
import { countRows, makeCopiesFolder, type TableRows } from "@slipway/cloud/clusters/local/cluster-rows";
import { AppError } from "@slipway/kernel/errors";
import { ownName, removeLeftovers } from "@slipway/platform/processes/leftovers";
import { extract, pack } from "tar-stream";
import { sha256Of, type ArchiveWriter } from "../archive.ts";
import { backupDamaged, restoreFailed } from "../errors.ts";
import type { DatabaseCopy } from "../manifest.ts";
import type { Stores } from "../stores.ts";

/** Secret of the logins' passwords. It is a key, so it is stored beside the archive. */
const SECRET = "secret";
/** Name in archives of earlier versions, which held it. */
const SECRET_INSIDE = `clusters-${SECRET}`;
const MODE = 0o600;

/** Null where nobody ever had a backend. */
export const clusterSecret = (folder: string): Promise<string | null> =>
  readFile(join(folder, SECRET), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });

export async function packFolder(folder: string, file: string): Promise<void> {
  const archive = pack();
  const written = pipeline(archive, createWriteStream(file, { mode: MODE }));
  const add = async (under: string): Promise<void> => {
    for (const entry of await readdir(join(folder, under), { withFileTypes: true })) {
      const name = join(under, entry.name);
      if (entry.isDirectory()) {
        archive.entry({ name, type: "directory" });
        await add(name);
      } else if (entry.isFile()) {
        const { size } = await stat(join(folder, name));
        const target = archive.entry({ name, size, mode: MODE });
        await pipeline(createReadStream(join(folder, name)), target);
      }
    }
  };
  await add("");
  archive.finalize();
  await written;
}

/** Adds the packed database and answers its entry. */
export async function addCopy(
  archive: ArchiveWriter,
  { ref, name, file, tables }: { ref: string; name: string; file: string; tables: TableRows[] | null },
): Promise<DatabaseCopy> {
  await archive.addFile(name, file);
  return { ref, bytes: (await stat(file)).size, sha256: await sha256Of(file), tables };
}

/** Called before the copy is used. AppError when it differs from the backup's record. */
export async function checkCopy(file: string, copy: DatabaseCopy | undefined): Promise<void> {
  // Backups of earlier versions have no record.
  if (copy === undefined) return;
  if ((await sha256Of(file)) !== copy.sha256)
    throw restoreFailed(`the database of the project ${copy.ref} differs from what the backup says`);
}

export interface AddedDatabases {
  added: DatabaseCopy[];
  /** References of databases that were removed meanwhile. */
  gone: string[];
}

interface AddClusters {
  stores: Pick<Stores, "cloudFolder" | "runtimeFolder" | "log">;
  working: string;
  signal?: AbortSignal | undefined;
  progress?: ((sentence: string) => void) | undefined;
}

export async function addClusters(archive: ArchiveWriter, input: AddClusters): Promise<AddedDatabases> {
  const { stores, working, signal } = input;
  const { cloudFolder } = stores;
  const added: DatabaseCopy[] = [];
  const gone: string[] = [];
  await using copies = await copiesFolder(input);
  for (const ref of await clusterRefs(cloudFolder)) {
    signal?.throwIfAborted();
    const file = join(working, `${ref}.tar`);
    try {
      const { root, tables } = await copyAndCount(ref, copies.path, input);
      await packFolder(join(root, ref), file);
      added.push(await addCopy(archive, { ref, name: `clusters/${ref}.tar`, file, tables }));
    } catch (error) {
      if (signal?.aborted === true || (await clusterRefs(cloudFolder)).includes(ref)) throw error;
      gone.push(ref);
    }
    for (const root of [copies.path, join(working, "clusters")])
      await rm(join(root, ref), { recursive: true, force: true });
    await rm(file, { force: true });
  }
  return { added, gone };
}

/** Root gives each database a user of its own, who may not be able to pass through the backup's folder. */
async function copiesFolder({ stores, working }: AddClusters): Promise<AsyncDisposable & { path: string }> {
  const { cloudFolder } = stores;
  await removeLeftovers({ parent: cloudFolder, kinds: ["copies"] });
  const isRoot = process.getuid?.() === 0;
  const path = isRoot ? join(cloudFolder, ownName("copies", 8)) : join(working, "clusters");
  if ((await clusterRefs(cloudFolder)).length > 0) await makeCopiesFolder(path);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

const isNoRoom = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");

const MAX_TOLD = 5;
const told = (names: readonly string[]): string =>
  names.length <= MAX_TOLD
    ? names.join(", ")
    : `${names.slice(0, MAX_TOLD).join(", ")} and ${names.length - MAX_TOLD} more`;

interface Copied {
  /** The folder of all copies. */
  root: string;
  /** Null where it could not be opened: it is saved as it is, and people are told. */
  tables: TableRows[] | null;
}

async function copyAndCount(ref: string, root: string, input: AddClusters): Promise<Copied> {
  const { stores, working, signal, progress } = input;
  try {
    await copyCluster(stores.cloudFolder, ref, join(root, ref));
    const { tables, uncounted } = await countRows({ ...stores, root, ref, isThrowaway: true, signal });
    if (uncounted.length > 0)
      progress?.(`Rows of the project ${ref} were not counted, because its database refused to: ${told(uncounted)}.`);
    return { root, tables };
  } catch (error) {
    signal?.throwIfAborted();
    const isClosed = error instanceof AppError && error.code === "cloud_unavailable";
    if (!isClosed && !isNoRoom(error)) throw error;
    stores.log.warn("the copy of a project's database was not opened, and its rows were not counted", { ref, error });
    const why = isClosed ? "could not be opened" : `found no room in ${stores.cloudFolder} to be opened`;
    progress?.(`The copy of the database of the project ${ref} ${why}: it is saved, and its rows were not counted.`);
    await rm(join(root, ref), { recursive: true, force: true });
    // The unopened copy, in the backup's own folder.
    const raw = join(working, "clusters");
    await copyCluster(stores.cloudFolder, ref, join(raw, ref));
    return { root: raw, tables: null };
  }
}

/** A path that Postgres uses: plain names, nothing that leaves the folder. */
export const CLUSTER_PATHS = /^(cluster\.json|data(\/[A-Za-z0-9_][A-Za-z0-9_.-]{0,100}){0,8})\/?$/;

/** `allowed` matches the paths inside; folders above them are made. Throws AppErrors for people. */
export async function unpackFolder(file: string, folder: string, allowed: RegExp): Promise<void> {
  const entries = extract();
  const source = pipeline(createReadStream(file), entries);
  source.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (!allowed.test(name)) throw restoreFailed(`a database holds ${JSON.stringify(name.slice(0, 100))}`);
      const path = join(folder, name);
      if (type === "directory") {
        await mkdir(path, { recursive: true, mode: 0o700 });
        entry.resume();
      } else if (type === "file") {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        // Read as a stream of chunks: an entry of a truncated file, piped itself, never ends.
        await pipeline(Readable.from(entry), createWriteStream(path, { mode: MODE, flags: "wx" }));
      } else throw restoreFailed("a database holds a link");
    }
    await source;
  } catch (error) {
    throw error instanceof AppError ? error : backupDamaged(error);
  }
}

export interface PlaceClusters {
  stores: Pick<Stores, "cloudFolder" | "runtimeFolder" | "log">;
  /** Folder of the archive's contents. */
  incoming: string;
  /** The secret from the keys; null without them. */
  secret: string | null;
  copies: readonly DatabaseCopy[];
}

const exists = async (path: string): Promise<boolean> => (await lstat(path).catch(() => null)) !== null;

/**
 * Does nothing when there is no project's database, here or elsewhere. Without the secret the engine makes a new one,
 * and sets the passwords anew when it starts a database.
 */
export async function placeClusters(refs: readonly string[], { incoming, stores, secret, copies }: PlaceClusters) {
  const { cloudFolder: folder } = stores;
  const root = join(folder, "projects");
  await mkdir(root, { recursive: true, mode: 0o711 });
  for (const path of [folder, root]) await chmod(path, 0o711);
  const inside = join(incoming, SECRET_INSIDE);
  const isInside = secret === null && (await exists(inside));
  if (secret !== null) await writeFile(join(folder, SECRET), secret, { mode: MODE });
  else if (isInside) {
    await copyFile(inside, join(folder, SECRET));
    await chmod(join(folder, SECRET), MODE);
  }
  for (const ref of refs) {
    const target = join(root, ref);
    const file = join(incoming, `clusters-${ref}.tar`);
    await checkCopy(
      file,
      copies.find((copy) => copy.ref === ref),
    );
    await mkdir(target, { mode: 0o711 });
    await mkdir(join(target, "points"), { mode: 0o700 });
    await unpackFolder(file, target, CLUSTER_PATHS);
    await rm(file);
  }
  await ownClusters(folder, { loginsLost: secret === null && !isInside });
  for (const { ref, tables } of copies) if (refs.includes(ref) && tables !== null) await checkRows(ref, tables, stores);
}

/** AppError when it does not open, or holds other rows than the backup's record. */
async function checkRows(ref: string, wanted: readonly TableRows[], stores: PlaceClusters["stores"]): Promise<void> {
  const root = join(stores.cloudFolder, "projects");
  const { tables, uncounted } = await countRows({ ...stores, root, ref, isThrowaway: false }).catch(
    (error: unknown) => {
      stores.log.error("a project's database does not open", { ref, error });
      throw restoreFailed(`the database of the project ${ref} does not open`);
    },
  );
  const there = new Map(tables.map(({ name, rows }) => [name, rows]));
  // A refusal by the project's own functions is no damage: one project must not stop all others from being restored.
  const known = new Set(uncounted);
  const other = wanted.find(({ name, rows }) => !known.has(name) && there.get(name) !== rows);
  if (other !== undefined)
    throw restoreFailed(
      `the table ${other.name} of the project ${ref} holds ${there.get(other.name) ?? "no"} rows, and ${other.rows} were saved`,
    );
}
