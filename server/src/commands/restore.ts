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
  print(`Restored into ${config.dataDir}, as it was on ${manifest.created_at}. ./slipway start starts it.`);
  if (keysFile !== null) print(`Its keys: ${keysFile}`);
  else {
    print(
      `It was restored without its keys (neither ${places.join(" nor ")} is there), and what they had sealed is lost:`,
    );
    for (const sentence of lost) print(`  ${sentence}`);
    print(
      "To keep all of this, put this data folder aside with ./slipway reset and restore again with the file of keys.",
    );
  }
  return 0;
}
