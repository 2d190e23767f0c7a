/** Projects' databases as entries of a backup: one tar of each, whose folders count because Postgres needs the empty ones, too. */
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, copyFile, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { clusterRefs, copyCluster, ownClusters } from "@slipway/cloud/clusters/local/cluster-copies";
import { extract, pack } from "tar-stream";
import { sha256Of, type ArchiveWriter } from "../archive.ts";
import { restoreFailed } from "../errors.ts";
import type { DatabaseCopy } from "../manifest.ts";

/** What makes the passwords of their logins: a key, which stands beside the archive. */
const SECRET = "secret";
/** Where archives of earlier versions held it. */
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
      } else {
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

/** Adds the packed database and says what was added. */
export async function addCopy(
  archive: ArchiveWriter,
  { ref, name, file }: { ref: string; name: string; file: string },
): Promise<DatabaseCopy> {
  await archive.addFile(name, file);
  return { ref, bytes: (await stat(file)).size, sha256: await sha256Of(file) };
}

/** Before anything is made of it. AppError when it is not what the backup says. */
export async function checkCopy(file: string, copy: DatabaseCopy | undefined): Promise<void> {
  // Of an earlier version.
  if (copy === undefined) return;
  if ((await sha256Of(file)) !== copy.sha256)
    throw restoreFailed(`the database of the project ${copy.ref} differs from what the backup says`);
}

export interface AddedDatabases {
  added: DatabaseCopy[];
  /** References of those that somebody removed meanwhile. */
  gone: string[];
}

export async function addClusters(
  archive: ArchiveWriter,
  { folder, working, signal }: { folder: string; working: string; signal?: AbortSignal | undefined },
): Promise<AddedDatabases> {
  const added: DatabaseCopy[] = [];
  const gone: string[] = [];
  for (const ref of await clusterRefs(folder)) {
    signal?.throwIfAborted();
    const copy = join(working, "clusters", ref);
    const file = join(working, `${ref}.tar`);
    try {
      await copyCluster(folder, ref, copy);
    } catch (error) {
      if ((await clusterRefs(folder)).includes(ref)) throw error;
      await rm(copy, { recursive: true, force: true });
      gone.push(ref);
      continue;
    }
    await packFolder(copy, file);
    added.push(await addCopy(archive, { ref, name: `clusters/${ref}.tar`, file }));
    await rm(copy, { recursive: true, force: true });
    await rm(file);
  }
  return { added, gone };
}

/** A path of Postgres's own: plain names, nothing that leaves the folder. */
const PATH = /^(cluster\.json|data(\/[A-Za-z0-9_][A-Za-z0-9_.-]{0,100}){0,8})\/?$/;

/** `allowed`: paths inside; a folder above each is made. */
export async function unpackFolder(file: string, folder: string, allowed: RegExp): Promise<void> {
  const entries = extract();
  const source = pipeline(createReadStream(file), entries);
  source.catch(() => undefined);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    if (!allowed.test(name)) throw restoreFailed(`a database holds ${JSON.stringify(name.slice(0, 100))}`);
    const path = join(folder, name);
    if (type === "directory") {
      await mkdir(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else if (type === "file") {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(entry, createWriteStream(path, { mode: MODE, flags: "wx" }));
    } else throw restoreFailed("a database holds a link");
  }
  await source;
}

export interface PlaceClusters {
  /** Holds what was in the archive. */
  incoming: string;
  /** Becomes what the engine opens. */
  folder: string;
  /** From the keys; null without them. */
  secret: string | null;
  copies: readonly DatabaseCopy[];
}

const exists = async (path: string): Promise<boolean> => (await lstat(path).catch(() => null)) !== null;

/** Nothing to do without a project's database, here or elsewhere. Without the secret the engine makes a new one, and sets the passwords anew when it starts a database. */
export async function placeClusters(refs: readonly string[], { incoming, folder, secret, copies }: PlaceClusters) {
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
    await unpackFolder(file, target, PATH);
    await rm(file);
  }
  await ownClusters(folder, { loginsLost: secret === null && !isInside });
}
