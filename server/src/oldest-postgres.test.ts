/** The whole product over the oldest Postgres that it runs on, and the way from there to the one that comes with it. */
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { newVersion } from "@slipway/features/edits/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { features } from "@slipway/features/server.ts";
import { readConfig } from "@slipway/platform/config/environment";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { neededOldestPostgres, OLDEST_POSTGRES } from "@slipway/platform/testing/servers/test-postgres";
import { expect, it } from "vitest";
import { createBackup, keysFileOf } from "./backup/create-backup.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { startPlatformPostgres } from "./platform-postgres.ts";
import { engineMigrations } from "./services.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

const migrations = [...engineMigrations, ...features.flatMap((feature) => feature.migrations)];
const oldest = neededOldestPostgres();

const storesOf = ({ services, dataDir }: TestApp) => ({
  database: services.database,
  objects: services.objects,
  git: services.git,
  mailFolder: join(dataDir, "mail"),
  cloudFolder: join(dataDir, "cloud"),
  runtimeFolder: join(dataDir, "runtime"),
  log: memoryLog(),
  managed: null,
});

it.skipIf(oldest.path === null)(
  `everything runs on Postgres 15, and a backup carries it to another version${oldest.reason}`,
  { timeout: 60_000 },
  async () => {
    await using folder = await temporaryFolder();
    await chmod(folder.path, 0o711);
    const configOf = (name: string, postgresBin: string | null) =>
      readConfig({}, { dataDir: join(folder.path, name), testing: true, signup: { mode: "open" }, postgresBin });
    const old = configOf("old", OLDEST_POSTGRES);
    await using postgres = await startPlatformPostgres(old, memoryLog());
    await using app = await createTestApp({ config: { ...old, databaseUrl: postgres.url } });
    expect((await app.services.database.health()).version).toMatch(/^15\./);
    const maya = await app.signUp("Maya");
    const { id } = await newProject(maya.call);
    const { sha } = await newVersion(app.services, id, { files: { "src/a.txt": "first\n" } });
    const file = join(folder.path, "all.backup");
    const manifest = await createBackup(storesOf(app), { file, now: new Date("2026-11-27T03:00:00Z") });

    const config = configOf("new", null);
    const restored = await restoreBackup({ config, log: memoryLog(), migrations, file, keysFile: keysFileOf(file) });
    expect(restored).toEqual(manifest);
    await using newer = await startPlatformPostgres(config, memoryLog());
    await using database = await openDatabase({ url: newer.url, engine: "embedded", log: memoryLog() });
    expect((await database.health()).version).not.toMatch(/^15\./);
    const { rows } = await database.pool.query("select id, latest_commit_sha as sha from projects");
    expect(rows).toEqual([{ id, sha }]);
  },
);
