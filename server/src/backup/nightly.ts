/** A backup each night where `SLIPWAY_BACKUP_DIR` names a folder, and how old the newest one is. */
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "@slipway/features/services.ts";
import { createBackup, keysFileOf } from "./create-backup.ts";
import { cloudFolderOf, mailFolderOf } from "./stores.ts";

const AT_THREE = "0 3 * * *";
const NAME = /^slipway-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** `slipway-2026-11-21T03-00-00Z.backup` */
const nightlyName = (now: Date): string => `slipway-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;

function madeAt(name: string): Date | null {
  const match = NAME.exec(name);
  return match === null ? null : new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`);
}

/** Whole ones only, newest first; a folder that is not there has none. */
export async function backupsIn(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .flatMap((name) => {
      const at = madeAt(name);
      return at === null ? [] : [{ name, at }];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Makes one more and removes the oldest beyond `kept`; nothing is removed when it fails. */
export async function makeNightlyBackup(services: Services, folder: string): Promise<void> {
  const { config, database, objects, git, clock, log } = services;
  const started = performance.now();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = new Date(clock.now());
  const file = join(folder, nightlyName(now));
  const mailFolder = mailFolderOf(config.dataDir);
  const cloudFolder = cloudFolderOf(config.dataDir);
  const manifest = await createBackup({ database, objects, git, mailFolder, cloudFolder }, { file, now });
  for (const { name } of (await backupsIn(folder)).slice(config.backupsKept))
    for (const old of [join(folder, name), keysFileOf(join(folder, name))]) await rm(old, { force: true });
  log.info("a backup was made", {
    file,
    projects: manifest.repositories.length,
    objects: manifest.objects.length,
    ms: Math.round(performance.now() - started),
  });
}

export async function scheduleBackups(services: Services): Promise<void> {
  const folder = services.config.backupDir;
  if (folder === null) return;
  await services.jobs.schedule("backup.nightly", AT_THREE, async () => {
    await makeNightlyBackup(services, folder).catch((error: unknown) => {
      services.log.error("tonight's backup failed", { error });
      throw error;
    });
  });
}
