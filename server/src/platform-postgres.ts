/** The platform's own Postgres, where no other one is configured. */
import { join } from "node:path";
import type { Config } from "@slipway/platform/config/port";
import { ensureDatabase, startEmbeddedPostgres } from "@slipway/platform/database/embedded-postgres";
import type { Log } from "@slipway/platform/log/port";
import { DATABASE_NAME, embeddedDatabaseFolder } from "./data-folder.ts";

export interface PlatformPostgres extends AsyncDisposable {
  url: string;
}

export async function startPlatformPostgres(
  { dataDir, postgresBin, testing }: Config,
  log: Log,
): Promise<PlatformPostgres> {
  const cluster = await startEmbeddedPostgres({
    folder: embeddedDatabaseFolder(dataDir),
    runtimeFolder: join(dataDir, "runtime"),
    programsFolder: postgresBin,
    log: log.child({ part: "postgres" }),
    testing,
  });
  try {
    await ensureDatabase(cluster.urlOf("postgres"), DATABASE_NAME);
  } catch (error) {
    await cluster[Symbol.asyncDispose]();
    throw error;
  }
  return { url: cluster.urlOf(DATABASE_NAME), [Symbol.asyncDispose]: () => cluster[Symbol.asyncDispose]() };
}
