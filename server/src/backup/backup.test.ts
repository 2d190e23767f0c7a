/** A backup of a living installation, restored elsewhere: the same people, versions, sites and mails, or a refusal. */
import { chmod, copyFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { features } from "@slipway/features/server.ts";
import { TEMPLATES } from "@slipway/cloud/testing/test-project";
import { cloudContract } from "@slipway/features/cloud/contract/index.ts";
import { newVersion } from "@slipway/features/edits/testing.ts";
import { newProject } from "@slipway/features/projects/testing.ts";
import type { Services } from "@slipway/features/services.ts";
import { readConfig } from "@slipway/platform/config/environment";
import { createHostTable } from "@slipway/platform/http/host-table";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { featureAccess } from "../access.ts";
import { createApp } from "../app.ts";
import { createServices, engineMigrations } from "../services.ts";
import { mountFeatures } from "../mount-features.ts";
import { refusingBrowser, refusingSandbox } from "../commands/refusing-engines.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import type { TestPerson } from "../testing/test-person.ts";
import { backup } from "../commands/backup.ts";
import { backups } from "../commands/findings/findings.ts";
import { ArchiveWriter, bytesOf, readArchive } from "./archive.ts";
import { createBackup, keysFileOf } from "./create-backup.ts";
import { figuresOf, type Manifest } from "./manifest.ts";
import { makeNightlyBackup } from "./nightly.ts";
import { restoreBackup } from "./restore-backup.ts";

const migrations = [...engineMigrations, ...features.flatMap((feature) => feature.migrations)];
const NOW = new Date("2026-11-21T03:00:00Z");

let app: TestApp;
let maya: TestPerson;
let projectId: string;
let manifest: Manifest;
let file: string;
/** Counted at the end, after the backup was made. */
let keptRows: number;
/** A project whose backend is paused. */
let asleep: string;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

const addRow = (services: Services, id: string) =>
  services.cloud.query(id, { query: "insert into kept default values returning id", readOnly: false });

async function withRows(services: Services, id: string): Promise<void> {
  await services.cloud.enable(id, { userId: maya.email });
  const sql = "create table kept (id int generated always as identity); alter table kept enable row level security;";
  await services.cloud.migrate(id, { name: "kept", sql });
  for (let count = 0; count < 3; count += 1) await addRow(services, id);
}

const rowsOf = async (services: Services, id: string): Promise<number> =>
  Number(
    (await services.cloud.query(id, { query: "select count(*)::int as rows from kept", readOnly: true }))[0]!["rows"],
  );

beforeAll(async () => {
  app = await createTestApp();
  folder = await temporaryFolder();
  file = join(folder.path, "all.backup");
  maya = await app.signUp("Maya");
  projectId = (await newProject(maya.call)).id;
  await newVersion(app.services, projectId, { files: { "src/a.txt": "first\nline\\n" } });
  await app.services.objects.put("uploads/a.png", new Uint8Array([0, 10, 255]));
  await app.services.mail.send({ to: "maya@example.com", subject: "Hello", text: "Hello" });

  // One backend runs while it is copied, and one sleeps. Tests keep the secret of the logins elsewhere.
  const cloudFolder = join(app.dataDir, "cloud");
  asleep = (await newProject(maya.call)).id;
  for (const id of [projectId, asleep]) await withRows(app.services, id);
  await app.services.clusters.pause(asleep);
  const secrets = [{ name: "STRIPE_KEY", value: "sk_of_maya" }];
  await maya.call(cloudContract.createSecrets, { params: { id: projectId }, body: { secrets } });
  await copyFile(join(TEMPLATES, "secret"), join(cloudFolder, "secret"));

  // People go on working: writes after the snapshot must not be restored in part.
  let isDone = false;
  const working = (async () => {
    while (!isDone) {
      await newVersion(app.services, projectId, { files: { "src/b.txt": String(Math.random()) } });
      await addRow(app.services, projectId);
    }
  })();
  const { database, objects, git } = app.services;
  manifest = await createBackup(
    { database, objects, git, mailFolder: join(app.dataDir, "mail"), cloudFolder, ...opening(), managed: null },
    { file, now: NOW },
  ).finally(() => (isDone = true));
  await working;
  keptRows = await rowsOf(app.services, projectId);
  // The other tests of this file need no databases, each of which costs them seconds.
  for (const id of [projectId, asleep]) await app.services.clusters.remove(id);
}, 90_000);
afterAll(async () => {
  await app?.[Symbol.asyncDispose]();
  await folder?.[Symbol.asyncDispose]();
});

const opening = () => ({
  runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
  log: memoryLog(),
});

/** The database's own user has to pass through. */
async function openFolder() {
  const place = await temporaryFolder();
  await chmod(place.path, 0o711);
  return place;
}

const configAt = (dataDir: string) => readConfig({}, { dataDir, testing: true, signup: { mode: "open" } });

async function restoreTo(dataDir: string, overrides: Partial<Parameters<typeof restoreBackup>[0]> = {}) {
  const log = memoryLog();
  return restoreBackup({
    config: configAt(dataDir),
    log,
    migrations,
    file,
    keysFile: keysFileOf(file),
    ...overrides,
  });
}

describe("a backup", () => {
  it("holds no keys, which stand beside it for their owner only", async () => {
    const { rows } = await app.services.database.pool.query<{ secret: string }>("select secret from installation");
    const keys = await readFile(keysFileOf(file), "utf8");
    expect(keys).toContain(rows[0]!.secret);
    const secret = (await readFile(join(TEMPLATES, "secret"), "utf8")).trim();
    expect(keys).toContain(secret);
    const inside: string[] = [];
    await readArchive(file, async (name, content) => {
      inside.push(name);
      for await (const chunk of content as AsyncIterable<Buffer>) expect(chunk.includes(secret)).toBe(false);
    });
    expect(inside.filter((name) => name.startsWith("clusters/"))).toEqual(
      [projectId, asleep].toSorted().map((id) => `clusters/${id}.tar`),
    );
    expect((await stat(keysFileOf(file))).mode & 0o077).toBe(0);
    expect(manifest.tables.map(({ name }) => name)).not.toContain("installation");
    expect(await readdir(folder.path)).toEqual(["all.backup", "all.backup.keys"]);
  });

  it("is not made from a missing folder, and creates nothing there", async () => {
    await using place = await temporaryFolder();
    vi.stubEnv("SLIPWAY_DATA_DIR", join(place.path, "data"));
    try {
      expect(await backup([join(place.path, "a.backup")])).toBe(1);
    } finally {
      vi.unstubAllEnvs();
    }
    expect(await readdir(place.path)).toEqual([]);
  });

  it("is never written over another one, nor over its keys", async () => {
    await using place = await temporaryFolder();
    const [name, keys] = [join(place.path, "a.backup"), join(place.path, "a.backup.keys")];
    for (const there of [name, keys]) {
      await writeFile(there, "the only copy");
      expect(await backup([name])).toBe(1);
      expect(await readFile(there, "utf8")).toBe("the only copy");
      await rm(there);
    }
    expect(await readdir(place.path)).toEqual([]);
  });

  it("restores the same installation elsewhere, where people sign in as before", { timeout: 60_000 }, async () => {
    await using place = await openFolder();
    const dataDir = join(place.path, "data");
    expect(await restoreTo(dataDir)).toEqual(manifest);
    expect((await readdir(dataDir)).toSorted()).toEqual(["cloud", "git", "mail", "objects", "postgres"]);

    await using running = await createServices({
      config: configAt(dataDir),
      hosts: createHostTable(),
      port: 4400,
      log: memoryLog(),
      migrations,
      sandbox: refusingSandbox(),
      browser: refusingBrowser(),
    });
    const { services } = running;
    await using restored = createApp({ services, features, access: featureAccess(services), web: null });
    await restored.start();
    const host = new URL(services.addresses.appUrl).host;
    const ask = (path: string, init: RequestInit = {}) =>
      restored.fetch(
        new Request(`${services.addresses.appUrl}/api${path}`, {
          ...init,
          headers: { host, origin: services.addresses.appUrl, "content-type": "application/json", ...init.headers },
        }),
      );
    // The earlier session, signed with the earlier keys, and the password still work.
    expect((await ask("/user", { headers: { cookie: maya.headers["cookie"]! } })).status).toBe(200);
    const body = JSON.stringify({ email: maya.email, password: maya.password });
    expect((await ask("/auth/sign-in/email", { method: "POST", body })).status).toBe(200);

    const head = manifest.repositories.find(({ id }) => id === projectId)!.head!;
    const repository = await services.git.open(projectId);
    expect(await repository.head()).toBe(head);
    const { rows } = await services.database.pool.query(
      "select latest_commit_sha as head from projects where id = $1",
      [projectId],
    );
    expect(rows).toEqual([{ head }]);
    const ahead = await services.database.pool.query<{ min: string }>("select min(seq) from live_head");
    expect(Number(ahead.rows[0]!.min)).toBeGreaterThan(1_000_000_000);
    const files = await repository.files(head);
    expect(files).toEqual(await (await app.services.git.open(projectId)).files(head));
    expect(await services.objects.get("uploads/a.png")).toEqual(Buffer.from([0, 10, 255]));
    expect(await services.mail.list(10)).toMatchObject([{ subject: "Hello" }]);
    expect(manifest.clusters).toEqual([projectId, asleep].toSorted());
    expect(manifest.copies.map(({ ref }) => ref)).toEqual(manifest.clusters);
    expect(figuresOf(manifest)).toContainEqual([
      "backends",
      expect.stringMatching(/^2, [\d,]+ kB, [\d,]+ rows, check [0-9a-f]{16}$/) as string,
    ]);
    const counted = manifest.copies.map(({ tables }) => tables!.find(({ name }) => name === "public.kept")!.rows);
    const lines = figuresOf(manifest, true);
    expect(lines.filter(([name]) => name === "    public.kept").map(([, rows]) => rows)).toEqual(counted.map(String));
    expect(await services.clusters.status(asleep)).toBe("INACTIVE");
    await services.clusters.wake(asleep);
    expect(await rowsOf(services, asleep)).toBe(3);
    const kept = await rowsOf(services, projectId);
    expect(counted[manifest.clusters.indexOf(projectId)]).toBe(kept);
    expect(counted[manifest.clusters.indexOf(asleep)]).toBe(3);
    // Its statistics are no part of a backup: nobody shall read that there are no rows.
    expect((await services.cloud.schema(projectId)).map((table) => table.live_rows_estimate)).toEqual([kept]);
    expect(kept).toBeGreaterThanOrEqual(3);
    expect(kept).toBeLessThanOrEqual(keptRows);
    expect(await services.cloud.connect(projectId)).toEqual(await app.services.cloud.connect(projectId));
    const { sha } = await newVersion(services, projectId, { files: { "src/c.txt": "next" } });
    expect(await repository.head()).toBe(sha);
  });
});

it(
  "restored without its keys says what is lost, and backends open with their rows and new keys",
  { timeout: 90_000 },
  async () => {
    await using place = await openFolder();
    const dataDir = join(place.path, "data");
    let lost: readonly string[] = [];
    await restoreTo(dataDir, { keysFile: null, onLost: (sentences) => (lost = sentences) });
    expect(lost.map((sentence) => sentence.split(" ").slice(0, 3).join(" "))).toEqual([
      "Everybody has to",
      "2 backends get",
      "1 secret of",
    ]);
    await using running = await createServices({
      config: configAt(dataDir),
      hosts: createHostTable(),
      port: 4400,
      log: memoryLog(),
      migrations,
      sandbox: refusingSandbox(),
      browser: refusingBrowser(),
    });
    const { services } = running;
    mountFeatures(services, features);
    await services.clusters.wake(asleep);
    expect(await rowsOf(services, asleep)).toBe(3);
    expect(await rowsOf(services, projectId)).toBeGreaterThanOrEqual(3);
    const [before, now] = await Promise.all([app.services, services].map((each) => each.cloud.connect(projectId)));
    expect(now!.url).toBe(before!.url);
    expect(now!.anonKey).not.toBe(before!.anonKey);
  },
);

describe("each night", () => {
  it("makes a backup, deletes the oldest, and doctor reports the age of the newest", async () => {
    await using place = await temporaryFolder();
    const backupDir = join(place.path, "nights");
    const clock = { now: () => NOW.getTime() };
    const backupKeysDir = join(place.path, "keys");
    const config = { ...app.services.config, backupDir, backupKeysDir, backupsKept: 2 };
    expect((await backups(config, NOW)).state).toBe("reduced");
    // One folder is left from a night that lost power, the other belongs to somebody else.
    const cutOff = join(backupDir, "slipway-2026-11-19T03-00-00Z.backup.writing");
    for (const left of [cutOff, join(backupDir, "somebody-elses.writing")]) await mkdir(left, { recursive: true });
    await writeFile(join(cutOff, "archive"), "half");
    for (const night of [0, 1, 2]) {
      clock.now = () => NOW.getTime() + night * 86_400_000;
      await makeNightlyBackup({ ...app.services, config, clock }, backupDir);
    }
    expect((await readdir(backupDir)).toSorted()).toEqual([
      "slipway-2026-11-22T03-00-00Z.backup",
      "slipway-2026-11-23T03-00-00Z.backup",
      "somebody-elses.writing",
    ]);
    expect((await readdir(backupKeysDir)).toSorted()).toEqual([
      "slipway-2026-11-22T03-00-00Z.backup.keys",
      "slipway-2026-11-23T03-00-00Z.backup.keys",
    ]);
    expect(await backups(config, new Date("2026-11-23T08:30:00Z"))).toMatchObject({
      state: "ok",
      detail: expect.stringMatching(/^the last good one is 5 hours old: /) as string,
    });
    // The service's unit was written before this folder was named.
    const unit = { dataDir: config.dataDir, writable: [config.dataDir, backupKeysDir] };
    expect(await backups(config, new Date("2026-11-23T08:30:00Z"), unit)).toMatchObject({
      state: "reduced",
      detail: `the service may not write to ${backupDir}`,
    });
    const opened = { ...unit, writable: [...unit.writable, backupDir] };
    expect((await backups(config, new Date("2026-11-23T08:30:00Z"), opened)).state).toBe("ok");
    expect(await backups(config, new Date("2026-11-26T03:00:00Z"))).toMatchObject({
      state: "reduced",
      detail: expect.stringMatching(/^the last good one is 3 days old: /) as string,
    });
  });
});

/** The same archive with one entry changed by `change`. */
async function withChanged(entry: string, change: (bytes: Buffer) => void, target: string): Promise<void> {
  const archive = new ArchiveWriter(target);
  await readArchive(file, async (name, content) => {
    const bytes = await bytesOf(content, 2 ** 30);
    if (name === entry) change(bytes);
    await archive.addBytes(name, bytes);
  });
  await archive.end();
}

const flip = (bytes: Buffer): void => void (bytes[bytes.length >> 1]! ^= 1);

describe("a restore", () => {
  it("refuses a file with one changed bit, and a project's database that differs from the saved one", async () => {
    await using place = await openFolder();
    const dataDir = join(place.path, "data");
    const rotten = join(place.path, "rotten.backup");
    const bytes = await readFile(file);
    flip(bytes);
    await writeFile(rotten, bytes);
    await expect(restoreTo(dataDir, { file: rotten })).rejects.toMatchObject({ code: "backup_damaged" });
    const other = join(place.path, "other.backup");
    await withChanged(`clusters/${asleep}.tar`, flip, other);
    await expect(restoreTo(dataDir, { file: other })).rejects.toMatchObject({
      userMessage: `The backup could not be restored: the database of the project ${asleep} differs from what the backup says. Nothing was changed.`,
    });
    expect(await readdir(dataDir)).toEqual([]);
  }, 60_000);

  it("refuses a folder that holds an installation, and says what to do", async () => {
    await expect(restoreTo(app.dataDir)).rejects.toMatchObject({
      userMessage: `${app.dataDir} holds an installation. ./slipway reset puts it aside; nothing is erased.`,
    });
  });

  it("refuses what is cut off, damaged or newer, and leaves no data behind", { timeout: 60_000 }, async () => {
    await using place = await openFolder();
    const dataDir = join(place.path, "data");
    const cut = join(place.path, "cut.backup");
    await copyFile(file, cut);
    await truncate(cut, (await stat(cut)).size - 200);
    await expect(restoreTo(dataDir, { file: cut })).rejects.toMatchObject({ code: "backup_damaged" });
    const text = join(place.path, "text.backup");
    await writeFile(text, "this is no archive");
    await expect(restoreTo(dataDir, { file: text })).rejects.toMatchObject({ code: "backup_damaged" });
    const { owner, name } = migrations.at(-1)!;
    const older = migrations.map((one) => (one === migrations.at(-1) ? { ...one, name: "000-before" } : one));
    await expect(restoreTo(dataDir, { migrations: older })).rejects.toMatchObject({
      userMessage: `The backup could not be restored: it was made by a newer version of Slipway (${owner}/${name}), and this one cannot read it. Nothing was changed.`,
    });
    const climbing = join(place.path, "climbing.keys");
    const keys = JSON.parse(await readFile(keysFileOf(file), "utf8")) as { tables: { name: string }[] };
    keys.tables[0]!.name = "../../../climbed";
    await writeFile(climbing, JSON.stringify(keys));
    await expect(restoreTo(dataDir, { keysFile: climbing })).rejects.toMatchObject({
      userMessage: `The backup could not be restored: ${climbing} is no file of keys. Nothing was changed.`,
    });
    const elsewhere = join(place.path, "elsewhere.keys");
    const others = JSON.parse(await readFile(keysFileOf(file), "utf8")) as { tables: { name: string; copy: string }[] };
    others.tables.find((table) => table.name === "installation")!.copy += "another\tone\n";
    await writeFile(elsewhere, JSON.stringify(others));
    await expect(restoreTo(dataDir, { keysFile: elsewhere })).rejects.toMatchObject({
      userMessage: `The backup could not be restored: the keys in ${elsewhere} are another installation's and open nothing in this backup. Nothing was changed.`,
    });
    for (const missing of [{ file: join(place.path, "none") }, { keysFile: join(place.path, "none") }])
      await expect(restoreTo(dataDir, missing)).rejects.toMatchObject({
        userMessage: `The backup could not be restored: there is no file ${join(place.path, "none")}. Nothing was changed.`,
      });
    expect(await readdir(dataDir)).toEqual([]);
    const files = ["climbing.keys", "cut.backup", "data", "elsewhere.keys", "text.backup"];
    expect((await readdir(place.path)).toSorted()).toEqual(files);
  });
});
