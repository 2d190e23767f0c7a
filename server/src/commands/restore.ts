import { existsSync } from "node:fs";
import { features } from "@slipway/features/server.ts";
import { readConfig } from "@slipway/platform/config/environment";
import { createLog } from "@slipway/platform/log/pino-log";
import { keysFileOf } from "../backup/create-backup.ts";
import { figuresOf } from "../backup/manifest.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { engineMigrations } from "../services.ts";
import { fileAt, note, print, table } from "./terminal.ts";

const USAGE = "Use: ./slipway restore FILE [FILE.keys]";

/** `./slipway restore FILE [KEYS]` */
export async function restore(args: readonly string[]): Promise<number> {
  const [name, keys, ...more] = args;
  if (name === undefined || name.startsWith("-") || more.length > 0) {
    note(USAGE);
    return 2;
  }
  const config = readConfig(process.env);
  const file = fileAt(name);
  const beside = keysFileOf(file);
  const keysFile = keys === undefined ? (existsSync(beside) ? beside : null) : fileAt(keys);
  await using log = createLog({ level: config.logLevel });
  const migrations = [...engineMigrations, ...features.flatMap((feature) => feature.migrations)];
  const manifest = await restoreBackup({ config, log, migrations, file, keysFile, progress: note });
  for (const line of table(figuresOf(manifest))) print(line);
  print(`Restored into ${config.dataDir}, as it was on ${manifest.created_at}. ./slipway start starts it.`);
  if (keysFile === null) print("Without its keys: everybody has to sign in again.");
  return 0;
}
