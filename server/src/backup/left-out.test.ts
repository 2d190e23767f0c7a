/** Deleted or missing parts do not stop a backup of the rest, and both commands report them with the same figures. */
import { chmod, readdir, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { features } from "@slipway/features/server.ts";
import { newVersion } from "@slipway/features/edits/testing.ts";
import { purgeExpired } from "@slipway/features/projects/server/lifecycle/trash.ts";
import { projectsContract } from "@slipway/features/projects/contract/index.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import { readConfig } from "@slipway/platform/config/environment";
import type { Git } from "@slipway/platform/git/port";
import { createHostTable } from "@slipway/platform/http/host-table";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createServices, engineMigrations } from "../services.ts";
import { refusingBrowser, refusingSandbox } from "../commands/refusing-engines.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createBackup, keysFileOf, type BackupInput } from "./create-backup.ts";
import { figuresOf, leftOutOf, type Manifest } from "./manifest.ts";
import { makeNightlyBackup } from "./nightly.ts";
import { restoreBackup } from "./restore-backup.ts";

const migrations = [...engineMigrations, ...features.flatMap((feature) => feature.migrations)];

let app: TestApp;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let ids: Record<"kept" | "deleted" | "missing" | "halfPurged", string>;
let file: string;
let manifest: Manifest;

const opening = { runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`), log: memoryLog() };

/** Makes a backup with a git that does something just before it is asked for a project. */
function backUp(input: BackupInput, before: (id: string) => Promise<void>): Promise<Manifest> {
  const { database, objects, git } = app.services;
  const during: Pick<Git, "open" | "bundle"> = {
    open: async (id) => before(id).then(() => git.open(id)),
    bundle: (id, to) => git.bundle(id, to),
  };
  const stores = { database, objects, git: during as Git, mailFolder: join(app.dataDir, "mail") };
  return createBackup({ ...stores, cloudFolder: join(app.dataDir, "cloud"), ...opening, managed: null }, input);
}

beforeAll(async () => {
  app = await createTestApp();
  folder = await temporaryFolder();
  await chmod(folder.path, 0o711);
  file = join(folder.path, "all.backup");
  const maya = await app.signUp("Maya");
  const made = async () => {
    const { id } = await newProject(maya.call);
    await newVersion(app.services, id, { files: { "src/a.txt": id } });
    return id;
  };
  ids = { kept: await made(), deleted: await made(), missing: await made(), halfPurged: await made() };
  const { pool } = app.services.database;
  // One project has a purge that a crash cut off after its repository, and one lost its repository with the disk.
  await pool.query("update projects set is_purging = true, deleted_at = now(), purge_at = now() where id = $1", [
    ids.halfPurged,
  ]);
  await app.services.git.delete(ids.halfPurged);
  await app.services.git.delete(ids.missing);
  let isDeleted = false;
  manifest = await backUp({ file, now: new Date() }, async (id) => {
    if (id !== ids.deleted || isDeleted) return;
    isDeleted = true;
    const { rows } = await pool.query<{ name: string }>("select name from projects where id = $1", [id]);
    const query = { permanent: "true", confirm: rows[0]!.name };
    await maya.call(projectsContract.remove, { params: { id }, query });
  });
});
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await folder?.[Symbol.asyncDispose]();
});

it("leaves out what was deleted meanwhile or is missing, and names it", () => {
  expect(manifest.repositories.map(({ id }) => id)).toEqual([ids.kept]);
  const expected = [
    `Left out: the project ${ids.deleted} was deleted while the backup was made.`,
    `Left out: the project ${ids.halfPurged} was deleted while the backup was made.`,
    `Left out: the project ${ids.missing} was missing on this server before the backup already.`,
  ];
  expect(leftOutOf(manifest).toSorted()).toEqual(expected.toSorted());
});

it("prints rows of the tables and a hash of all projects' files, each of them on request", () => {
  const [short, long] = [figuresOf(manifest), figuresOf(manifest, true)];
  const versions = manifest.tables.find(({ name }) => name === "projects")!;
  expect(short.find(([what]) => what === "projects")![1]).toMatch(/^1, 1 with versions, check [0-9a-f]{16}$/);
  expect(short.map(([what]) => what)).toEqual(["people", "tables", "projects", "objects", "mails", "backends"]);
  expect(long).toContainEqual(["  projects", String(versions.rows)]);
  expect(long.filter(([what]) => what!.startsWith("  "))).toHaveLength(manifest.tables.length + 1);
  expect(long).toContainEqual([`  ${ids.kept}`, manifest.repositories[0]!.tree]);
  const [first] = manifest.repositories;
  const changed = { ...manifest, repositories: [{ ...first!, tree: "0".repeat(40) }] };
  expect(figuresOf(changed)).not.toEqual(short);
});

it("restores without them, and continues their deletion", { timeout: 60_000 }, async () => {
  const dataDir = join(folder.path, "restored");
  const config = readConfig({}, { dataDir, testing: true });
  const restored = await restoreBackup({ config, log: memoryLog(), migrations, file, keysFile: keysFileOf(file) });
  expect(figuresOf(restored, true)).toEqual(figuresOf(manifest, true));
  await using running = await createServices({
    config,
    hosts: createHostTable(),
    port: 4400,
    log: memoryLog(),
    migrations,
    sandbox: refusingSandbox(),
    browser: refusingBrowser(),
  });
  await purgeExpired(running.services);
  const { rows } = await running.services.database.pool.query<{ id: string }>("select id from projects order by id");
  expect(rows.map(({ id }) => id)).toEqual([ids.kept, ids.missing].toSorted());
  expect(await (await running.services.git.open(ids.kept)).head()).toBe(manifest.repositories[0]!.head);
});

it("refuses data of a newer version, also of a feature that this version does not know", async () => {
  await using place = await temporaryFolder();
  await chmod(place.path, 0o711);
  const dataDir = join(place.path, "data");
  const older = migrations.filter(({ owner }) => owner !== "cloud");
  const input = { config: readConfig({}, { dataDir, testing: true }), log: memoryLog(), file, keysFile: null };
  await expect(restoreBackup({ ...input, migrations: older })).rejects.toMatchObject({
    userMessage: expect.stringContaining("was made by a newer version of Slipway (cloud/001-cloud)") as string,
  });
  expect(await readdir(dataDir)).toEqual([]);
});

it("ends when aborted, and leaves nothing behind", async () => {
  const backupDir = join(folder.path, "nights");
  const config = { ...app.services.config, backupDir, backupKeysDir: join(folder.path, "keys") };
  const stopping = new AbortController();
  const making = makeNightlyBackup({ ...app.services, config }, backupDir, stopping.signal);
  stopping.abort();
  await expect(making).rejects.toMatchObject({ name: "AbortError" });
  expect(await readdir(backupDir)).toEqual([]);
  expect(await readdir(config.backupKeysDir)).toEqual([]);
  await rm(backupDir, { recursive: true });
});
