/** `./slipway backup FILE`: everything people made, in one file, from a running or a stopped installation. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ArchiveWriter } from "./archive.ts";
import { AppError } from "@slipway/kernel/errors";
import { addClusters, clusterSecret } from "./backends/cluster-archive.ts";
import { addManaged } from "./backends/managed-archive.ts";
import { copyFile, exportDatabase } from "./database-copy.ts";
import { KEY_TABLES, keysMark, type Keys, type LeftOut, type Manifest, type RepositoryCopy } from "./manifest.ts";
import type { Stores } from "./stores.ts";

export interface BackupInput {
  /** Absolute; replaced when it exists, once the new one is whole. */
  file: string;
  /** Where its keys go; default: beside it. */
  keysFile?: string;
  now: Date;
  /** Ends it, and what it has written so far is removed. */
  signal?: AbortSignal;
  /** One sentence for each step. */
  progress?: (sentence: string) => void;
}

/** `1 project`, `2 projects`. */
export const counted = (number: number, noun: string): string =>
  `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

/** Signing keys of a backup: beside it, readable by its owner only. */
export const keysFileOf = (file: string): string => `${file}.keys`;

/**
 * The database first, of one moment; what git and the objects gained since then is harmless, because nothing in the database
 * names it. The archive gets its name when it is whole and durable.
 */
export async function createBackup(stores: Stores, input: BackupInput): Promise<Manifest> {
  const { file, keysFile = keysFileOf(file), now, signal, progress } = input;
  const working = `${file}.writing`;
  await rm(working, { recursive: true, force: true });
  await mkdir(working, { recursive: true, mode: 0o700 });
  const archive = new ArchiveWriter(join(working, "archive"));
  try {
    progress?.("Copying the database.");
    const copied = await exportDatabase(stores.database, working, signal);
    const tables = copied.tables.filter(({ name }) => !KEY_TABLES.includes(name));
    for (const { name } of tables) await archive.addFile(`database/${name}.copy`, copyFile(working, name));
    progress?.(`Copying ${counted(copied.repositories.length, "project")}.`);
    const { repositories, leftOut } = await addRepositories(stores, {
      archive,
      working,
      wanted: copied.repositories,
      signal,
    });
    progress?.("Copying uploads and built sites.");
    const objects = await addObjects(stores, archive, signal);
    const mails = await addMails(stores, archive);
    progress?.("Copying the projects' databases.");
    const clusters = await addClusters(archive, { stores, working, signal, progress });
    const managed = await addManaged(stores, { archive, working, signal });
    const keys = await keysOf(working, {
      copied: copied.tables,
      clusters: clusters.added.length + managed.added.length === 0 ? null : await clusterSecret(stores.cloudFolder),
    });
    const manifest: Manifest = {
      ...copied,
      format: 1,
      keys: keysMark(keys),
      created_at: now.toISOString(),
      tables,
      repositories,
      objects,
      mails,
      clusters: clusters.added.map(({ ref }) => ref),
      managed: managed.added.map(({ ref }) => ref),
      copies: [...clusters.added, ...managed.added],
      left_out: [...leftOut, ...(await goneBackends(stores, [...clusters.gone, ...managed.gone])), ...managed.leftOut],
    };
    await archive.addBytes("manifest.json", Buffer.from(JSON.stringify(manifest)));
    await archive.end();
    signal?.throwIfAborted();
    await writeFile(`${keysFile}.new`, JSON.stringify(keys), { mode: 0o600 });
    await rename(`${keysFile}.new`, keysFile);
    await rename(join(working, "archive"), file);
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await rm(working, { recursive: true, force: true });
  }
}

async function keysOf(
  working: string,
  { copied, clusters }: { copied: Manifest["tables"]; clusters: string | null },
): Promise<Keys> {
  const tables = copied.filter(({ name }) => KEY_TABLES.includes(name));
  return {
    format: 1,
    clusters,
    tables: await Promise.all(
      tables.map(async (table) => ({ ...table, copy: await readFile(copyFile(working, table.name), "utf8") })),
    ),
  };
}

interface AddRepositories {
  archive: ArchiveWriter;
  working: string;
  wanted: readonly RepositoryCopy[];
  signal: AbortSignal | undefined;
}

/** One project that is gone does not keep the others from being saved. */
async function addRepositories(
  stores: Stores,
  { archive, working, wanted, signal }: AddRepositories,
): Promise<{ repositories: RepositoryCopy[]; leftOut: LeftOut[] }> {
  const repositories: RepositoryCopy[] = [];
  const leftOut: LeftOut[] = [];
  for (const { id, head } of wanted) {
    signal?.throwIfAborted();
    try {
      repositories.push(await addRepository(stores, { archive, working, id, head }));
    } catch (error) {
      const why = await whyGone(stores, id, error);
      if (why === null) throw error;
      leftOut.push({ what: "project", id, why });
    }
  }
  return { repositories, leftOut };
}

/** Null: it is there, and something else failed. */
async function whyGone({ database }: Stores, id: string, error: unknown): Promise<LeftOut["why"] | null> {
  const { rowCount } = await database.pool.query("select from projects where id = $1 and not is_purging", [id]);
  if (rowCount === 0) return "deleted";
  return error instanceof AppError && error.code === "not_found" ? "missing" : null;
}

async function goneBackends(stores: Stores, ids: readonly string[]): Promise<LeftOut[]> {
  const leftOut: LeftOut[] = [];
  for (const id of ids) leftOut.push({ what: "backend", id, why: (await whyGone(stores, id, null)) ?? "missing" });
  return leftOut;
}

async function addRepository(
  { git }: Stores,
  input: { archive: ArchiveWriter; working: string; id: string; head: string | null },
): Promise<RepositoryCopy> {
  const { archive, working, id, head } = input;
  if (head === null) return { id, head, tree: null };
  const tree = await (await git.open(id)).treeHash(head);
  const bundle = join(working, "repository.bundle");
  try {
    await git.bundle(id, bundle);
    // Nothing is added of what cannot be opened any more.
    await (await git.open(id)).treeHash(head);
    await archive.addFile(`git/${id}.bundle`, bundle);
  } finally {
    await rm(bundle, { force: true });
  }
  return { id, head, tree };
}

async function addObjects(
  { objects }: Stores,
  archive: ArchiveWriter,
  signal: AbortSignal | undefined,
): Promise<Manifest["objects"]> {
  const added: Manifest["objects"] = [];
  for await (const info of objects.list("")) {
    signal?.throwIfAborted();
    const bytes = await objects.get(info.key);
    // Its owner deleted it after the listing.
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
