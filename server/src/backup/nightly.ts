/** A backup each night where `SLIPWAY_BACKUP_DIR` names a folder, and how old the newest one is. */
import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Needs, Services } from "@slipway/features/services.ts";
import type { Config } from "@slipway/platform/config/port";
import { createBackup, keysFileOf } from "./create-backup.ts";
import { leftOutOf } from "./manifest.ts";
import { cloudFolderOf, mailFolderOf, managedOf, runtimeFolderOf } from "./stores.ts";

const AT_THREE = "0 3 * * *";
const NAME = /^slipway-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** `slipway-2026-11-21T03-00-00Z.backup` */
const nightlyName = (now: Date): string => `slipway-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;

function madeAt(name: string): Date | null {
  const match = NAME.exec(name);
  return match === null ? null : new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`);
}

/** Complete backups only, newest first; a missing folder has none. */
export async function backupsIn(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const at = madeAt(name);
      return at === null ? [] : [{ name, at }];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Files of a backup that was cut off by a kill or a loss of power. */
const LEFTOVER = /^(slipway-[0-9TZ-]+\.backup)(\.writing|\.keys\.new)$/;

async function removeLeftovers(folders: readonly string[]): Promise<void> {
  for (const folder of folders)
    for (const name of await readdir(folder).catch(() => []))
      if (NAME.test(LEFTOVER.exec(name)?.[1] ?? "")) await rm(join(folder, name), { recursive: true, force: true });
}

/** Path of a nightly backup's keys. */
export const nightlyKeysFile = ({ backupKeysDir }: Pick<Config, "backupKeysDir">, file: string): string =>
  join(backupKeysDir, basename(keysFileOf(file)));

/** Makes a backup and removes the oldest beyond `kept`; removes nothing when it fails. */
export async function makeNightlyBackup(
  services: Needs<"clock" | "config" | "database" | "git" | "log" | "objects">,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  const { config, database, objects, git, clock, log } = services;
  const started = performance.now();
  for (const path of [folder, config.backupKeysDir]) await mkdir(path, { recursive: true, mode: 0o700 });
  await removeLeftovers([folder, config.backupKeysDir]);
  const now = new Date(clock.now());
  const file = join(folder, nightlyName(now));
  const mailFolder = mailFolderOf(config.dataDir);
  const cloudFolder = cloudFolderOf(config.dataDir);
  const runtimeFolder = runtimeFolderOf(config.dataDir);
  const manifest = await createBackup(
    { database, objects, git, mailFolder, cloudFolder, runtimeFolder, log, managed: managedOf(config, log) },
    { file, keysFile: nightlyKeysFile(config, file), now, ...(signal === undefined ? {} : { signal }) },
  );
  for (const { name } of (await backupsIn(folder)).slice(config.backupsKept)) {
    const old = join(folder, name);
    // Earlier versions kept the keys beside it.
    for (const path of [old, keysFileOf(old), nightlyKeysFile(config, old)]) await rm(path, { force: true });
  }
  for (const sentence of leftOutOf(manifest)) log.warn(sentence, { file });
  log.info("a backup was made", {
    file,
    projects: manifest.repositories.length,
    objects: manifest.objects.length,
    ms: Math.round(performance.now() - started),
  });
}

/** Disposal aborts a running backup and resolves when its files are gone. */
export async function scheduleBackups(services: Services): Promise<AsyncDisposable> {
  const { config, jobs, log } = services;
  const folder = config.backupDir;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  if (folder !== null)
    await jobs.schedule("backup.nightly", AT_THREE, () => {
      running = makeNightlyBackup(services, folder, stopping.signal).catch((error: unknown) => {
        if (stopping.signal.aborted)
          return log.warn("tonight's backup was ended by a stop; the next one is made tomorrow");
        log.error("tonight's backup failed", { error });
        throw error;
      });
      return running;
    });
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running.catch(() => undefined);
    },
  };
}
