/** The engines that hold data, without the services above them. */
import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { unavailable } from "@slipway/kernel/errors";
import type { Config } from "@slipway/platform/config/port";
import {
  ensureDatabase,
  runningPostgresUrl,
  startEmbeddedPostgres,
} from "@slipway/platform/database/embedded-postgres";
import type { Database } from "@slipway/platform/database/port";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { createGit } from "@slipway/platform/git/git-engine";
import type { Git } from "@slipway/platform/git/port";
import type { Log } from "@slipway/platform/log/port";
import { openObjects } from "@slipway/platform/objects/open-objects";
import type { Objects } from "@slipway/platform/objects/port";
import { claimDataFolder, DATABASE_NAME, embeddedDatabaseFolder } from "../data-folder.ts";

export interface Stores {
  database: Database;
  objects: Objects;
  git: Git;
  mailFolder: string;
  /** Folder of projects' own databases. */
  cloudFolder: string;
  /** Folder of the programs that open their copies. */
  runtimeFolder: string;
  log: Log;
  /** The external server that holds some of them; null: all are on this machine. */
  managed: { url: string; log: Log } | null;
}

export const managedOf = ({ cloudDatabaseUrl: url }: Config, log: Log): Stores["managed"] =>
  url === null ? null : { url, log };

export interface OpenStores extends Stores, AsyncDisposable {}

export const cloudFolderOf = (dataDir: string): string => join(dataDir, "cloud");
export const runtimeFolderOf = (dataDir: string): string => join(dataDir, "runtime");
export const mailFolderOf = (dataDir: string): string => join(dataDir, "mail");

const MAX_CONNECTIONS = 4;

/** Uses the running server's database if there is one: a second Postgres on the same folder would end the first. */
export async function openStores(config: Config, log: Log): Promise<OpenStores> {
  await using stack = new AsyncDisposableStack();
  const { dataDir } = config;
  await mkdir(dataDir, { recursive: true });
  // The database's own user has to pass through.
  await chmod(dataDir, 0o711);
  const claim = await claimDataFolder(dataDir);
  if (claim !== null) stack.use(claim);
  const url = config.databaseUrl ?? (await embeddedUrl(config, { log, stack, isServerRunning: claim === null }));
  const engine = config.databaseUrl === null ? "embedded" : "external";
  const database = stack.use(await openDatabase({ url, engine, log, maxConnections: MAX_CONNECTIONS }));
  const stores: Stores = {
    database,
    objects: await openObjects(config),
    git: stack.use(createGit({ dataDir, durable: !config.testing })),
    mailFolder: mailFolderOf(dataDir),
    cloudFolder: cloudFolderOf(dataDir),
    runtimeFolder: runtimeFolderOf(dataDir),
    log,
    managed: managedOf(config, log),
  };
  const owned = stack.move();
  return { ...stores, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

async function embeddedUrl(
  { dataDir, postgresBin, testing }: Config,
  { log, stack, isServerRunning }: { log: Log; stack: AsyncDisposableStack; isServerRunning: boolean },
): Promise<string> {
  const folder = embeddedDatabaseFolder(dataDir);
  const running = await runningPostgresUrl(folder, DATABASE_NAME);
  if (running !== null) return running;
  if (isServerRunning)
    throw unavailable("server_starting", "Slipway is starting on this data folder. Try again in a moment.");
  const cluster = stack.use(
    await startEmbeddedPostgres({
      folder,
      runtimeFolder: runtimeFolderOf(dataDir),
      programsFolder: postgresBin,
      log,
      testing,
    }),
  );
  await ensureDatabase(cluster.urlOf("postgres"), DATABASE_NAME);
  return cluster.urlOf(DATABASE_NAME);
}
