/** Processes that are killed between a change of a project's database and its record: the next one looks what came of it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schemaMigrations, type SchemaFile } from "../schema/schema-migrations.ts";
import type { DeathOrder } from "../testing/dies-between.ts";
import { startManagedServer, type ManagedTestServer } from "../testing/managed-server.ts";
import { TEMPLATES } from "../testing/test-project.ts";
import { openLocalClusters } from "./local-clusters.ts";
import { openManagedClusters } from "./managed-clusters.ts";
import type { Clusters } from "./port.ts";

const SCRIPT = new URL("../testing/dies-between.ts", import.meta.url).pathname;
const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
/** A second time it fails. */
const NEW: SchemaFile = { name: "999-killed.sql", sql: "create table public.of_the_platform (id int)" };
const [managed, local] = ["managed", "local"] as const;

let server: ManagedTestServer;
let before: readonly SchemaFile[];
let after: readonly SchemaFile[];
beforeAll(async () => {
  server = await startManagedServer();
  before = await schemaMigrations();
  after = [...before, NEW];
}, 60_000);
afterAll(() => server?.[Symbol.asyncDispose]());

interface Home extends AsyncDisposable {
  open(changes: readonly SchemaFile[]): Promise<Clusters>;
  /** Opens it with the changes of the new version, in a process that is killed. */
  dies(order: Pick<DeathOrder, "restore" | "at">): Promise<void>;
  log: ReturnType<typeof memoryLog>;
}

async function home(engine: typeof managed | typeof local, ref: string): Promise<Home> {
  const folder = await temporaryFolder();
  const log = memoryLog();
  const url = engine === managed ? server.url : null;
  const common = { folder: folder.path, log };
  return {
    log,
    open: (changes) =>
      url === null
        ? openLocalClusters({
            ...common,
            runtimeFolder,
            templateFolder: TEMPLATES,
            schemaMigrations: changes,
            testing: true,
          })
        : openManagedClusters({ ...common, url, schemaMigrations: changes }),
    async dies(order) {
      const whole: DeathOrder = {
        ...{ url, folder: folder.path, runtimeFolder, templateFolder: TEMPLATES, ref },
        ...{ schemaMigrations: after, ...order },
      };
      const child = spawn(process.execPath, [SCRIPT, JSON.stringify(whole)], {
        stdio: ["ignore", "inherit", "inherit"],
      });
      const [code, signal] = (await once(child, "exit")) as [number | null, string | null];
      expect([code, signal]).toEqual([null, "SIGKILL"]);
    },
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

async function tablesOf(clusters: Clusters, ref: string): Promise<string[]> {
  const { rows } = await clusters
    .database(ref)
    .as("postgres")
    .query<{ name: string }>("select tablename::text as name from pg_tables where schemaname = 'public' order by 1");
  return rows.map(({ name }) => name);
}

describe("a change of the schema, on a server that many projects share", () => {
  it.each([
    ["before its record", "was kept", { when: "before", path: "killed1.json", text: `"schema":"${NEW.name}"` }],
    [
      "before its commit",
      "was not kept",
      { when: "after", path: "killed2.json", text: `"applying":{"name":"${NEW.name}"` },
    ],
  ] as const)("killed %s: the next process knows that it %s, and goes on", async (_when, _what, at) => {
    const ref = at.path.replace(".json", "");
    await using place = await home(managed, ref);
    {
      await using clusters = await place.open(before);
      await clusters.enable(ref);
    }
    await place.dies({ restore: null, at });
    await using clusters = await place.open([
      ...after,
      { name: "9999-next.sql", sql: "create table public.next (id int)" },
    ]);
    expect(await tablesOf(clusters, ref)).toEqual(["next", "of_the_platform"]);
    expect(place.log.lines.filter(({ level }) => level === "error")).toEqual([]);
  });
});

const MOMENTS = [
  [
    managed,
    "before the other database takes its place",
    { when: "after", text: '"restoring":{' },
    ["kept", "of_the_platform"],
  ],
  [
    managed,
    "after the other database took its place",
    { when: "before", text: '"restoring":null' },
    ["of_the_platform"],
  ],
  [local, "before the other database takes its place", { when: "before", text: null }, ["kept", "of_the_platform"]],
  [local, "after the other database took its place", { when: "after", text: null }, ["of_the_platform"]],
] as const;

describe("a restore to a point from before a change of the schema", () => {
  it.each(MOMENTS)(
    "of the %s engine, killed %s: the next process has one whole database",
    async (engine, _when, { when, text }, tables) => {
      const ref = `put${engine}${when}`;
      await using place = await home(engine, ref);
      const owner = (clusters: Clusters) => clusters.database(ref).as("postgres");
      let point: string;
      {
        await using clusters = await place.open(before);
        await clusters.enable(ref);
        ({ id: point } = await clusters.createRestorePoint(ref, "before"));
        await owner(clusters).query("create table public.kept (id int)");
      }
      {
        // The record speaks of the change from here on; the point has not got it.
        await using clusters = await place.open(after);
        expect(await tablesOf(clusters, ref)).toEqual(["kept", "of_the_platform"]);
      }
      await place.dies({
        restore: point,
        at: { when, path: engine === managed ? `${ref}.json` : `${ref}/data`, text },
      });
      await using clusters = await place.open(after);
      expect(await tablesOf(clusters, ref)).toEqual(tables);
      expect((await clusters.restorePoints(ref)).map(({ id }) => id)).toEqual([point]);
      // And it can be put back as if nothing had been.
      await clusters.restore(ref, point);
      expect(await tablesOf(clusters, ref)).toEqual(["of_the_platform"]);
      expect(place.log.lines.filter(({ level }) => level === "error")).toEqual([]);
    },
  );
});
