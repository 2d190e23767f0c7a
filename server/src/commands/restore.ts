import { existsSync } from "node:fs";
import { removedOwners } from "@slipway/features/removed-owners.ts";
import { features } from "@slipway/features/server.ts";
import { createLog } from "@slipway/platform/log/pino-log";
import { keysFileOf } from "../backup/create-backup.ts";
import { figuresOf, leftOutOf } from "../backup/manifest.ts";
import { nightlyKeysFile } from "../backup/nightly.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { engineMigrations } from "../services.ts";
import { commandConfig } from "./service/service-settings.ts";
import { fileAt, note, print, table } from "./terminal.ts";

const USAGE = "Use: ./slipway restore FILE [FILE.keys] [--verbose]";

/** `2026-11-22 14:07 UTC` */
const momentOf = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** `./slipway restore FILE [KEYS] [--verbose]` */
export async function restore(args: readonly string[]): Promise<number> {
  const [name, keys, ...more] = args.filter((arg) => arg !== "--verbose");
  if (name === undefined || name.startsWith("-") || more.length > 0) {
    note(USAGE);
    return 2;
  }
  const config = commandConfig();
  const file = fileAt(name);
  const places = [keysFileOf(file), nightlyKeysFile(config, file)];
  const keysFile = keys === undefined ? (places.find((place) => existsSync(place)) ?? null) : fileAt(keys);
  let lost: readonly string[] = [];
  await using log = createLog({ level: config.logLevel });
  const migrations = [...engineMigrations, ...features.flatMap((feature) => feature.migrations)];
  const manifest = await restoreBackup({
    config,
    log,
    migrations,
    removedOwners,
    file,
    keysFile,
    onLost: (sentences) => (lost = sentences),
    progress: note,
  });
  for (const line of table(figuresOf(manifest, args.includes("--verbose")))) print(line);
  for (const sentence of leftOutOf(manifest)) note(sentence);
  print();
  print(`Restored into ${config.dataDir}, as it was on ${momentOf(manifest.created_at)}.`);
  if (keysFile !== null) {
    print(`Its keys came from ${keysFile}.`);
    print("Start it: ./slipway start");
    return 0;
  }
  print(`Its keys are missing: neither ${places.join(" nor ")} is there. What they had sealed is lost:`);
  for (const sentence of lost) print(`- ${sentence}`);
  print();
  print("If you have the file of keys, do not start it yet: nothing of this is lost then.");
  print(`  ./slipway reset, then ./slipway restore ${name} FILE.keys`);
  print("If you have not: ./slipway start");
  return 0;
}
