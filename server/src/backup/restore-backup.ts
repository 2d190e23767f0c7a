/**
 * `./slipway restore FILE` restores an installation from a backup, and checks it against the backup's record before it
 * becomes visible.
 */
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@slipway/platform/config/port";
import type { Database, Migration } from "@slipway/platform/database/port";
import type { Log } from "@slipway/platform/log/port";
import { openObjects } from "@slipway/platform/objects/open-objects";
import type { Objects } from "@slipway/platform/objects/port";
import { claimDataFolder } from "../data-folder.ts";
import { placeClusters } from "./backends/cluster-archive.ts";
import { copyFile, dropNewerThan, importDatabase, ownObjects } from "./database-copy.ts";
import { restoreFailed, restoreRefused } from "./errors.ts";
import { placeManaged } from "./backends/managed-archive.ts";
import { lostWithoutKeys } from "./lost-without-keys.ts";
import { counted } from "./create-backup.ts";
import { keysMark, keysSchema, type Keys, type Manifest } from "./manifest.ts";
import { mailFolderOf, openStores, type Stores } from "./stores.ts";
import { unpack } from "./unpack.ts";

export interface RestoreInput {
  config: Config;
  log: Log;
  /** Migrations of this version of Slipway, in order. */
  migrations: readonly Migration[];
  file: string;
  /** Null: the installation makes new keys, and `onLost` hears the losses. */
  keysFile: string | null;
  /** Features that this version no longer has: their data is no sign of a newer version. */
  removedOwners?: readonly string[];
  /** Called with the losses of a restore without keys, one sentence each. */
  onLost?: (sentences: readonly string[]) => void;
  progress?: (sentence: string) => void;
}

/** Folders that hold data. The database comes last: an installation exists once its database does. */
const DATA_FOLDERS = ["objects", "git", "mail", "cloud", "postgres"] as const;

/** Throws AppErrors whose sentences are for people; the data folder is then unchanged. */
export async function restoreBackup(input: RestoreInput): Promise<Manifest> {
  const { config, progress } = input;
  const { dataDir } = config;
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  await using claim = await claimDataFolder(dataDir);
  if (claim === null) throw restoreRefused(`Slipway is running on ${dataDir}. Stop it first.`);
  await refuseWhereDataIs(dataDir);
  const target = join(dataDir, "restoring");
  await rm(target, { recursive: true, force: true });
  const incoming = join(target, "incoming");
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  try {
    const manifest = await restoreInto({ ...config, dataDir: target }, { ...input, incoming });
    progress?.("Everything was found as the backup says.");
    for (const folder of DATA_FOLDERS) await moveIntoPlace(join(target, folder), join(dataDir, folder));
    return manifest;
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

async function moveIntoPlace(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    // An external database and an external bucket leave no folder.
    if (error.code !== "ENOENT") throw error;
  });
}

async function refuseWhereDataIs(dataDir: string): Promise<void> {
  for (const folder of DATA_FOLDERS) {
    const entries = await readdir(join(dataDir, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    if (entries.length > 0)
      throw restoreRefused(`${dataDir} holds an installation. ./slipway reset puts it aside; nothing is erased.`);
  }
}

async function restoreInto(config: Config, input: RestoreInput & { incoming: string }): Promise<Manifest> {
  const { incoming, file, keysFile, log, progress } = input;
  await using unlessDone = new Undo(log);
  const objects = await openObjects(config);
  if (config.s3 !== null) await refuseUsedBucket(config.s3.bucket, objects);
  if (!existsSync(file)) throw restoreFailed(`there is no file ${file}`);
  // Checked first, because an archive may take an hour to read.
  const keys = keysFile === null ? null : await readKeys(keysFile);
  progress?.("Reading the archive.");
  const manifest = await unpack(file, {
    objects,
    mailFolder: mailFolderOf(config.dataDir),
    incoming,
    onObject: (key) => unlessDone.add(() => objects.delete(key)),
  });
  refuseNewer(manifest, input);
  if (keys !== null && manifest.keys !== null && keysMark(keys) !== manifest.keys)
    throw restoreFailed(`the keys in ${keysFile} are another installation's and open nothing in this backup`);
  if (manifest.managed.length > 0 && config.cloudDatabaseUrl === null)
    throw restoreRefused(
      "The backup holds projects' databases that stood on a server of their own. Name one in SLIPWAY_CLOUD_DATABASE_URL.",
    );
  progress?.("Restoring the database.");
  await using stores = await openStores(config, log);
  await refuseUsedDatabase(stores);
  await using unlessRestored = new Undo(log);
  const before = await ownObjects(stores.database);
  unlessRestored.add(() => dropNewerThan(stores.database, before));
  await restoreDatabase(stores, { ...input, manifest, keys });
  progress?.(`Restoring ${counted(manifest.repositories.length, "project")}.`);
  for (const repository of manifest.repositories) await restoreRepository(stores, incoming, repository);
  await finishDeleting(stores, manifest);
  await checkObjects(stores, manifest);
  const { clusters, managed, copies } = manifest;
  progress?.(`Restoring ${counted(clusters.length + managed.length, "backend")}.`);
  if (clusters.length + managed.length > 0)
    await placeClusters(clusters, { incoming, stores, secret: keys?.clusters ?? null, copies });
  await placeManaged(managed, stores, {
    incoming,
    copies,
    undo: (step) => unlessRestored.add(step),
    say: (sentence) => progress?.(sentence),
  });
  if (keys === null) input.onLost?.(await lostWithoutKeys(stores.database));
  unlessRestored.forget();
  unlessDone.forget();
  return manifest;
}

/** Takes back changes outside the data folder; files inside are removed with it. */
class Undo implements AsyncDisposable {
  readonly #log: Log;
  #steps: (() => Promise<void>)[] = [];

  constructor(log: Log) {
    this.#log = log;
  }

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  forget(): void {
    this.#steps = [];
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const step of this.#steps.toReversed()) {
      // People have to read why the restore failed, not this.
      await step().catch((error: unknown) => this.#log.warn("a failed restore could not be taken back", { error }));
    }
  }
}

async function refuseUsedBucket(bucket: string, objects: Objects): Promise<void> {
  for await (const { key } of objects.list(""))
    throw restoreRefused(
      `The bucket ${bucket} holds objects already (${key}). Name an empty one in SLIPWAY_S3_BUCKET.`,
    );
}

const nameOf = ({ owner, name }: { owner: string; name: string }): string => `${owner}/${name}`;

/** The same check as at a start. */
function refuseNewer(manifest: Manifest, { migrations, removedOwners = [] }: RestoreInput): void {
  const known = new Set(migrations.map(nameOf));
  const newer = manifest.migrations.find(
    (migration) => !removedOwners.includes(migration.owner) && !known.has(nameOf(migration)),
  );
  if (newer !== undefined)
    throw restoreFailed(`it was made by a newer version of Slipway (${nameOf(newer)}), and this one cannot read it`);
}

async function refuseUsedDatabase({ database }: Stores): Promise<void> {
  const { rows } = await database.pool.query<{ found: boolean }>(
    "select to_regclass('public.slipway_migrations') is not null as found",
  );
  if (rows[0]!.found)
    throw restoreRefused("The database of DATABASE_URL holds an installation already. Name an empty one.");
}

async function readKeys(file: string): Promise<Keys> {
  if (!existsSync(file)) throw restoreFailed(`there is no file ${file}`);
  const text = await readFile(file, "utf8").catch(() => null);
  const keys = text === null ? null : keysSchema.safeParse(safeJson(text));
  if (keys?.success !== true) throw restoreFailed(`${file} is no file of keys`);
  return keys.data;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Restores the schema of the backup's version, then the rows, then applies later migrations. */
async function restoreDatabase(
  { database }: Stores,
  {
    migrations,
    removedOwners,
    manifest,
    keys,
    incoming,
  }: RestoreInput & { manifest: Manifest; keys: Keys | null; incoming: string },
): Promise<void> {
  const applied = new Set(manifest.migrations.map(nameOf));
  await database.migrate(migrations.filter((migration) => applied.has(nameOf(migration))));
  for (const { name, copy } of keys?.tables ?? []) await writeFile(copyFile(incoming, name), copy, { mode: 0o600 });
  // The rows of this table describe the schema; the migrations above wrote them.
  const tables = [...manifest.tables, ...(keys?.tables ?? [])].filter(({ name }) => name !== "slipway_migrations");
  await importDatabase(database, { folder: incoming, copied: { tables, sequences: manifest.sequences } });
  await forgetLivePositions(database);
  await database.migrate(migrations, removedOwners);
}

/** Moves far ahead of any page that saw later changes, so that it starts again from a snapshot. */
async function forgetLivePositions({ pool }: Database): Promise<void> {
  await pool.query("update live_head set seq = seq + 1000000000");
  await pool.query("truncate live_log");
}

/** A deletion that was under way continues: the next sweep finds it. */
async function finishDeleting({ database }: Stores, { left_out: leftOut }: Manifest): Promise<void> {
  const ids = leftOut.filter(({ why }) => why === "deleted").map(({ id }) => id);
  await database.pool.query(
    `update projects set is_purging = true, deleted_at = coalesce(deleted_at, now()), purge_at = now()
     where id = any($1)`,
    [ids],
  );
}

async function restoreRepository(
  { git }: Stores,
  incoming: string,
  { id, head, tree }: Manifest["repositories"][number],
): Promise<void> {
  if (head === null) return void (await git.create(id));
  const repository = await git.unbundle(id, join(incoming, `${id}.bundle`), head).catch((error: unknown) => {
    throw restoreFailed(
      `the history of project ${id} is damaged (${error instanceof Error ? error.message : "unknown"})`,
    );
  });
  if ((await repository.treeHash(head)) !== tree)
    throw restoreFailed(`project ${id} has other files than the backup says`);
}

async function checkObjects({ objects }: Stores, manifest: Manifest): Promise<void> {
  const wanted = new Map(manifest.objects.map((object) => [object.key, object.etag]));
  for await (const { key, etag } of objects.list("")) {
    if (wanted.get(key) !== etag) throw restoreFailed(`the object ${key} differs from what the backup says`);
    wanted.delete(key);
  }
  const [missing] = wanted.keys();
  if (missing !== undefined) throw restoreFailed(`the object ${missing} is missing`);
}
