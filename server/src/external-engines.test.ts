/** The whole server over external engines: a Postgres by DATABASE_URL, a bucket, and NATS where there is one. */
import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newVersion } from "@slipway/features/edits/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { features } from "@slipway/features/server.ts";
import { readConfig } from "@slipway/platform/config/environment";
import type { Config } from "@slipway/platform/config/port";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { openObjects } from "@slipway/platform/objects/open-objects";
import { startExternalPostgres, type ExternalPostgres } from "@slipway/platform/testing/servers/external-postgres";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { startNatsServer, neededNats, type NatsServer } from "@slipway/platform/testing/servers/nats-server";
import { neededS3, startS3Server, type S3Server } from "@slipway/platform/testing/servers/s3-server";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackup, keysFileOf } from "./backup/create-backup.ts";
import type { Manifest } from "./backup/manifest.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import {
  database as databaseFinding,
  objects as objectsFinding,
  rings as ringsFinding,
} from "./commands/findings/findings.ts";
import { engineMigrations } from "./services.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";
import type { TestPerson } from "./testing/test-person.ts";

const migrations = [...engineMigrations, ...features.flatMap((feature) => feature.migrations)];
const PICTURE = new Uint8Array([0, 10, 255]);

let postgres: ExternalPostgres;
const s3Program = neededS3();
let s3: S3Server;
const natsProgram = neededNats();
let nats: NatsServer | null;
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  postgres = await startExternalPostgres();
  s3 = await startS3Server();
  nats = natsProgram.path !== null ? await startNatsServer() : null;
  const databaseUrl = await postgres.newDatabase("slipway");
  app = await createTestApp({ config: { databaseUrl, s3: s3.options, natsUrl: nats?.url ?? null } });
  maya = await app.signUp("Maya");
  projectId = (await newProject(maya.call)).id;
  await newVersion(app.services, projectId, { files: { "src/a.txt": "first\nline\\n" } });
  await app.services.objects.put("uploads/a.png", PICTURE);
}, 90_000);
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await nats?.[Symbol.asyncDispose]();
  await s3?.[Symbol.asyncDispose]();
  await postgres?.[Symbol.asyncDispose]();
});

const signIn = (of: TestApp) =>
  of.fetch("/api/auth/sign-in/email", {
    method: "POST",
    headers: { "content-type": "application/json", origin: new URL(of.services.addresses.appUrl).origin },
    body: JSON.stringify({ email: maya.email, password: maya.password }),
  });

describe.skipIf(s3Program.path === null)(`a server over external engines${s3Program.reason}`, () => {
  it("signs people up, keeps a project and its versions, and doctor names each engine", async () => {
    expect((await signIn(app)).status).toBe(200);
    const repository = await app.services.git.open(projectId);
    const { rows } = await app.services.database.pool.query("select latest_commit_sha as head from projects");
    expect(rows).toEqual([{ head: await repository.head() }]);
    const { config } = app.services;
    const detail = expect.stringMatching(/^your Postgres \d+\.\d+ .*at localhost:\d+, \d+ MB$/) as string;
    expect(await databaseFinding(config)).toMatchObject({ state: "ok", detail });
    expect(await objectsFinding(config)).toMatchObject({
      state: "ok",
      detail: expect.stringContaining("bucket slipway-test at 127.0.0.1") as string,
    });
    expect(await ringsFinding({ ...config, natsUrl: "nats://127.0.0.1:1" })).toMatchObject({ state: "reduced" });
    const wrong = { ...config, s3: { ...s3.options, bucket: "other" } };
    expect(await objectsFinding(wrong)).toMatchObject({ state: "broken" });
  });

  it.skipIf(natsProgram.path === null)(`rings through NATS, and doctor says so${natsProgram.reason}`, async () => {
    const detail = expect.stringMatching(/^NATS at /) as string;
    expect(await ringsFinding(app.services.config)).toMatchObject({ state: "ok", detail });
  });

  it("goes on when the database was killed and came back", { timeout: 60_000 }, async () => {
    await postgres.kill();
    expect((await signIn(app)).status).toBeGreaterThanOrEqual(500);
    await postgres.start();
    await expect.poll(async () => (await signIn(app)).status, { timeout: 15_000 }).toBe(200);
    const { sha } = await newVersion(app.services, projectId, { files: { "src/b.txt": "after" } });
    expect(await (await app.services.git.open(projectId)).head()).toBe(sha);
  });
});

describe.skipIf(s3Program.path === null)(`backup and restore${s3Program.reason}`, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let file: string;
  let manifest: Manifest;
  beforeAll(async () => {
    folder = await temporaryFolder();
    await chmod(folder.path, 0o711);
    file = join(folder.path, "all.backup");
    const { database, objects, git } = app.services;
    const stores = {
      database,
      objects,
      git,
      mailFolder: join(app.dataDir, "mail"),
      cloudFolder: join(app.dataDir, "cloud"),
      runtimeFolder: join(app.dataDir, "runtime"),
      log: memoryLog(),
      managed: null,
    };
    manifest = await createBackup(stores, { file, now: new Date("2026-11-21T03:00:00Z") });
  });
  afterAll(() => folder?.[Symbol.asyncDispose]());

  const configAt = (name: string, engines: Partial<Config>): Config =>
    readConfig({}, { dataDir: join(folder.path, name), testing: true, signup: { mode: "open" }, ...engines });
  const restore = (config: Config, overrides: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
    restoreBackup({ config, log: memoryLog(), migrations, file, keysFile: keysFileOf(file), ...overrides });

  it("leave out foreign tables in the database", async () => {
    expect(manifest.tables.map(({ name }) => name)).toContain("projects");
    expect(manifest.objects).toMatchObject([{ key: "uploads/a.png", size: 3 }]);
    expect(manifest.tables.filter(({ name }) => name.startsWith("job"))).toEqual([]);
  });

  it("carry an installation into another database and another bucket", { timeout: 60_000 }, async () => {
    const bucket = await s3.newBucket("restored");
    const databaseUrl = await postgres.newDatabase("restored");
    const config = configAt("external", { databaseUrl, s3: bucket });
    expect(await restore(config)).toEqual(manifest);
    await using restored = await createTestApp({ config });
    expect((await signIn(restored)).status).toBe(200);
    expect(await restored.services.objects.get("uploads/a.png")).toEqual(Buffer.from(PICTURE));
    const head = manifest.repositories.find(({ id }) => id === projectId)!.head;
    expect(await (await restored.services.git.open(projectId)).head()).toBe(head);
    const { sha } = await newVersion(restored.services, projectId, { files: { "src/c.txt": "next" } });
    expect(sha).not.toBe(head);
    // An existing installation is not overwritten.
    const again = configAt("again", { databaseUrl: await postgres.newDatabase("empty"), s3: bucket });
    await expect(restore(again)).rejects.toMatchObject({
      code: "restore_refused",
      userMessage: expect.stringContaining("bucket restored") as string,
    });
    const other = configAt("other", { databaseUrl });
    await expect(restore(other)).rejects.toMatchObject({
      code: "restore_refused",
      userMessage: expect.stringContaining("DATABASE_URL") as string,
    });
  });

  it("leave nothing in the database or the bucket when they fail", { timeout: 60_000 }, async () => {
    const bucket = await s3.newBucket("failed");
    const databaseUrl = await postgres.newDatabase("failed");
    const config = configAt("failed", { databaseUrl, s3: bucket });
    const keysFile = join(folder.path, "wrong.keys");
    const keys = JSON.parse(await readFile(keysFileOf(file), "utf8")) as { tables: { rows: number }[] };
    keys.tables[0]!.rows += 1;
    await writeFile(keysFile, JSON.stringify(keys));
    await expect(restore(config, { keysFile })).rejects.toMatchObject({ code: "restore_failed" });
    const left: string[] = [];
    for await (const { key } of (await openObjects(config)).list("")) left.push(key);
    expect(left).toEqual([]);
    await using emptied = await openDatabase({ url: databaseUrl, engine: "external", log: memoryLog() });
    const { rows } = await emptied.pool.query("select tablename from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
    // A failed restore can be tried again.
    expect(await restore(config)).toEqual(manifest);
  });
});
