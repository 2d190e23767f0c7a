/** The engines for one command: those of the running server's database when Slipway runs, else started for the moment. */
import { join } from "node:path";
import { features } from "@slipway/features/server.ts";
import type { Services } from "@slipway/features/services.ts";
import { unavailable } from "@slipway/kernel/errors";
import type { Config } from "@slipway/platform/config/port";
import { runningPostgresUrl } from "@slipway/platform/database/embedded-postgres";
import type { Database } from "@slipway/platform/database/port";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { createHostTable } from "@slipway/platform/http/host-table";
import { createLog } from "@slipway/platform/log/pino-log";
import { claimDataFolder, DATABASE_NAME, embeddedDatabaseFolder } from "../data-folder.ts";
import { createServices, type ServicesOptions } from "../services.ts";
import { note } from "./terminal.ts";

export interface CommandServices extends AsyncDisposable {
  services: Services;
  /** Slipway runs on the same data. */
  isServerRunning: boolean;
}

const starting = () =>
  unavailable("server_starting", "Slipway is starting on this data folder. Try again in a moment.");

function endAtOnce(sentence: string): never {
  note(sentence);
  process.exit(1);
}

/** A second Postgres on the same folder would end the first, so a running one is always used. */
export async function openCommandServices(
  config: Config,
  overrides: Pick<ServicesOptions, "sandbox"> = {},
): Promise<CommandServices> {
  await using stack = new AsyncDisposableStack();
  const claim = await claimDataFolder(config.dataDir);
  if (claim !== null) stack.use(claim);
  const log = stack.use(createLog({ level: config.logLevel, file: join(config.dataDir, "logs", "commands.log") }));
  const running =
    config.databaseUrl === null
      ? await runningPostgresUrl(embeddedDatabaseFolder(config.dataDir), DATABASE_NAME)
      : null;
  if (claim === null && running === null && config.databaseUrl === null) throw starting();
  const database: { database?: Database } =
    running === null
      ? {}
      : { database: await openDatabase({ url: running, engine: "embedded", log, maxConnections: 4 }) };
  const migrations = features.flatMap((feature) => feature.migrations);
  const opened = stack.use(
    await createServices({
      config,
      hosts: createHostTable(),
      port: config.port,
      log,
      migrations,
      ...database,
      // A server on this data folder holds it already.
      ...(claim === null ? {} : { onLeaseLost: endAtOnce }),
      ...overrides,
    }),
  );
  const owned = stack.move();
  return {
    services: opened.services,
    isServerRunning: claim === null || running !== null,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
