import { createHash } from "node:crypto";
import { join } from "node:path";
import { tmpdir, userInfo } from "node:os";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { writeFile, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asClusterSuperuser } from "../testing/cluster-superuser.ts";
import { TEMPLATES } from "../testing/test-project.ts";
import { openLocalClusters, type LocalClusters } from "../clusters/local-clusters.ts";
import { baseSchema, schemaMigrations, type SchemaFile } from "./schema-migrations.ts";

const FIRST = { name: "001-marks.sql", sql: "create table auth.marks (note text); " };
const SECOND = { name: "002-more.sql", sql: "alter table auth.marks add column more int;" };
const BROKEN = { name: "003-broken.sql", sql: "create table auth.half (id int); select 1 / 0;" };

const log = memoryLog();
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let clusters: LocalClusters | null = null;

/** Closes the open clusters first, as an upgrade does. */
async function openWith(migrations: readonly SchemaFile[], templateFolder = TEMPLATES): Promise<LocalClusters> {
  await clusters?.[Symbol.asyncDispose]();
  const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
  const options = { folder: folder.path, runtimeFolder, templateFolder, log, testing: true };
  clusters = await openLocalClusters({ ...options, schemaMigrations: migrations });
  return clusters;
}

const columnsIn = async (opened: LocalClusters, ref: string): Promise<string[]> => {
  const text = `select a.attname::text as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'auth'::regnamespace and c.relname in ('marks', 'half') and attnum > 0 order by attnum`;
  const { rows } = await opened.database(ref).as("postgres").query<{ name: string }>(text);
  return rows.map(({ name }) => name);
};

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(async () => {
  await clusters?.[Symbol.asyncDispose]();
  await folder?.[Symbol.asyncDispose]();
});

it(
  "brings a cluster of an earlier version to the schema of this one at its next start, once",
  { timeout: 120_000 },
  async () => {
    const before = await openWith([]);
    await before.enable("aged");
    await before.database("aged").as("postgres").query("create table kept (id int)");
    await before.createRestorePoint("aged", "before the migrations");
    expect(await columnsIn(before, "aged")).toEqual([]);

    const first = await openWith([FIRST]);
    expect(await columnsIn(first, "aged")).toEqual(["note"]);

    const second = await openWith([FIRST, SECOND]);
    expect(await columnsIn(second, "aged")).toEqual(["note", "more"]);
    await second.database("aged").as("postgres").query("select * from kept");
    await second.enable("fresh");
    expect(await columnsIn(second, "fresh")).toEqual(["note", "more"]);

    // The restored data is from before the migrations, which are applied again.
    const [point] = await second.restorePoints("aged");
    await second.restore("aged", point!.id);
    expect(await columnsIn(second, "aged")).toEqual(["note", "more"]);
  },
);

it(
  "leaves nothing of a change that fails, says so, and the backend answers with its schema of before",
  { timeout: 60_000 },
  async () => {
    const opened = await openWith([FIRST, SECOND, BROKEN]);
    expect(await columnsIn(opened, "aged")).toEqual(["note", "more"]);
    expect(log.lines.map(({ message }) => message)).toContain("a project's database keeps its schema of before");
  },
);

it("knows whether a change is there that was under way when everything ended", { timeout: 60_000 }, async () => {
  const before = await openWith([FIRST, SECOND]);
  const owner = before.database("aged").as("postgres");
  const { rows } = await owner.query<{ id: string }>("select pg_current_xact_id()::text as id");
  const mark = (change: string, transaction: string): Promise<unknown> =>
    asClusterSuperuser(
      folder.path,
      "aged",
      `comment on role supabase_admin is 'slipway schema ${SECOND.name} then ${change} in ${transaction}'`,
    );
  const third = { name: "003-third.sql", sql: "alter table auth.marks add column third int;" };
  // Its transaction was committed, so the change exists and running it again would fail.
  await mark(third.name, rows[0]!.id);
  expect(await columnsIn(await openWith([FIRST, SECOND, third]), "aged")).toEqual(["note", "more"]);
  // Its transaction never existed.
  await clusters!.database("aged").as("postgres").query("select 1");
  await mark(third.name, "999999");
  const again = { ...third, name: "003-third-again.sql" };
  expect(await columnsIn(await openWith([FIRST, SECOND, again]), "aged")).toEqual(["note", "more", "third"]);
});

it("opens a cluster whose passwords nobody knows, as after a restore without keys", { timeout: 60_000 }, async () => {
  await clusters![Symbol.asyncDispose]();
  clusters = null;
  const file = join(folder.path, "projects", "aged", "cluster.json");
  const record = JSON.parse(await readFile(file, "utf8")) as object;
  await writeFile(file, JSON.stringify({ ...record, loginsLost: true }));
  // A folder without a secret gets one of its own.
  const opened = await openWith([FIRST, SECOND], folder.path);
  await opened.database("aged").as("postgres").query("select * from kept");
  expect(await columnsIn(opened, "aged")).toEqual(["note", "more", "third"]);
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ loginsLost: false });
});

it("keeps the released files of the first clusters unchanged", async () => {
  // Existing projects hold exactly this. A migration belongs in a new file in `migrations`, which is applied to them too.
  const hash = createHash("sha256")
    .update(JSON.stringify(await baseSchema()))
    .digest("hex")
    .slice(0, 16);
  expect(hash).toBe("e1c2bb6f162ba71d");
  for (const { name } of await schemaMigrations()) expect(name).toMatch(/^\d{3}-[a-z0-9-]+\.sql$/);
});
