/** `./slipway backup FILE`: everything people made, in one file, from a running or a stopped installation. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ArchiveWriter } from "./archive.ts";
import { addClusters } from "./cluster-archive.ts";
import { copyFile, exportDatabase } from "./database-copy.ts";
import { KEY_TABLES, type Keys, type Manifest, type RepositoryCopy } from "./manifest.ts";
import type { Stores } from "./stores.ts";

export interface BackupInput {
  /** Absolute; replaced when it exists, once the new one is whole. */
  file: string;
  now: Date;
  /** One sentence for each step. */
  progress?: (sentence: string) => void;
}

/** Signing keys of a backup: beside it, readable by its owner only. */
export const keysFileOf = (file: string): string => `${file}.keys`;

/**
 * The database first, of one moment; what git and the objects gained since then is harmless, because nothing in the database
 * names it. The archive gets its name when it is whole and durable.
 */
export async function createBackup(stores: Stores, { file, now, progress }: BackupInput): Promise<Manifest> {
  const working = `${file}.writing`;
  await rm(working, { recursive: true, force: true });
  await mkdir(working, { recursive: true, mode: 0o700 });
  const archive = new ArchiveWriter(join(working, "archive"));
  try {
    progress?.("Copying the database.");
    const copied = await exportDatabase(stores.database, working);
    const tables = copied.tables.filter(({ name }) => !KEY_TABLES.includes(name));
    for (const { name } of tables) await archive.addFile(`database/${name}.copy`, copyFile(working, name));
    progress?.(`Copying ${copied.repositories.length} projects.`);
    const repositories: RepositoryCopy[] = [];
    for (const { id, head } of copied.repositories)
      repositories.push(await addRepository(stores, { archive, working, id, head }));
    progress?.("Copying uploads and built sites.");
    const objects = await addObjects(stores, archive);
    const mails = await addMails(stores, archive);
    progress?.("Copying the projects' databases.");
    const clusters = await addClusters(archive, { folder: stores.cloudFolder, working });
    const manifest: Manifest = {
      ...copied,
      format: 1,
      created_at: now.toISOString(),
      tables,
      repositories,
      objects,
      mails,
      clusters,
    };
    await archive.addBytes("manifest.json", Buffer.from(JSON.stringify(manifest)));
    await archive.end();
    await writeKeys(working, copied.tables, keysFileOf(file));
    await rename(join(working, "archive"), file);
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

async function writeKeys(working: string, copied: Manifest["tables"], file: string): Promise<void> {
  const tables = copied.filter(({ name }) => KEY_TABLES.includes(name));
  const keys: Keys = {
    format: 1,
    tables: await Promise.all(
      tables.map(async (table) => ({ ...table, copy: await readFile(copyFile(working, table.name), "utf8") })),
    ),
  };
  await writeFile(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

async function addRepository(
  { git }: Stores,
  input: { archive: ArchiveWriter; working: string; id: string; head: string | null },
): Promise<RepositoryCopy> {
  const { archive, working, id, head } = input;
  if (head === null) return { id, head, tree: null };
  const tree = await (await git.open(id)).treeHash(head);
  const bundle = join(working, "repository.bundle");
  await git.bundle(id, bundle);
  await archive.addFile(`git/${id}.bundle`, bundle);
  await rm(bundle);
  return { id, head, tree };
}

async function addObjects({ objects }: Stores, archive: ArchiveWriter): Promise<Manifest["objects"]> {
  const added: Manifest["objects"] = [];
  for await (const info of objects.list("")) {
    const bytes = await objects.get(info.key);
    // Erased since it was listed, by whoever owned it.
    if (bytes === null) continue;
    await archive.addBytes(`objects/${info.key}`, bytes);
    added.push(info);
  }
  return added;
}

async function addMails({ mailFolder }: Stores, archive: ArchiveWriter): Promise<string[]> {
  const names = (await readdir(mailFolder).catch(() => [])).filter((name) => name.endsWith(".json"));
  const added: string[] = [];
  for (const name of names) {
    const bytes = await readFile(join(mailFolder, name)).catch(() => null);
    if (bytes === null) continue;
    await archive.addBytes(`mail/${name}`, bytes);
    added.push(name);
  }
  return added;
}
