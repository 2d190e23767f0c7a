import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { createLog } from "@slipway/platform/log/pino-log";
import { createBackup, keysFileOf } from "../backup/create-backup.ts";
import { figuresOf, leftOutOf } from "../backup/manifest.ts";
import { openStores } from "../backup/stores.ts";
import { embeddedDatabaseFolder } from "../data-folder.ts";
import { commandConfig } from "./service/service-settings.ts";
import { fileAt, note, print, table } from "./terminal.ts";

const USAGE = "Use: ./slipway backup FILE [--verbose]";

/** `./slipway backup FILE [--verbose]` */
export async function backup(args: readonly string[]): Promise<number> {
  const [name, ...more] = args.filter((arg) => arg !== "--verbose");
  if (name === undefined || name.startsWith("-") || more.length > 0) {
    note(USAGE);
    return 2;
  }
  const config = commandConfig();
  const file = fileAt(name);
  const existing = [file, keysFileOf(file)].find((path) => existsSync(path));
  if (existing !== undefined) {
    // It may be the only copy of another installation's keys.
    note(`${existing} is there already, so nothing was written. Name another file, or move that one away first.`);
    return 1;
  }
  // Opening what is not there would begin an empty installation.
  if (config.databaseUrl === null && !existsSync(embeddedDatabaseFolder(config.dataDir))) {
    note(`There is no data in ${config.dataDir}.`);
    return 1;
  }
  await using log = createLog({ level: config.logLevel, file: join(config.dataDir, "logs", "commands.log") });
  await using stores = await openStores(config, log);
  const manifest = await createBackup(stores, { file, now: new Date(), progress: note });
  const { size } = await stat(file);
  for (const line of table(figuresOf(manifest, args.includes("--verbose")))) print(line);
  for (const sentence of leftOutOf(manifest)) note(sentence);
  print(`${file}, ${Math.ceil(size / 1024).toLocaleString("en")} kB`);
  print(`${keysFileOf(file)}, its keys`);
  print();
  print(
    "Keep both, in two places: a restore needs the keys as well. Without them everybody signs in again, and secrets and keys of models are lost.",
  );
  return 0;
}
