import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startManagedServer, type ManagedTestServer } from "../testing/managed-server.ts";
import { TEMPLATES } from "../testing/test-project.ts";
import { clustersOver, type OpenableClusters } from "./life-cycle/open-clusters.ts";
import { LocalEngine } from "./local/local-engine.ts";
import { ManagedEngine } from "./managed/managed-engine.ts";
import { openLocalClusters } from "./local-clusters.ts";
import { clustersSuite } from "./port.suite.ts";

const log = memoryLog();
const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
const stack = new AsyncDisposableStack();
let server: ManagedTestServer;
let clusters: OpenableClusters;

const bothIn = (folder: string): OpenableClusters => {
  const here = { folder, runtimeFolder, templateFolder: TEMPLATES, log, testing: true };
  const there = { folder, url: server.url, log };
  return clustersOver([(told) => LocalEngine.open(here, told), () => ManagedEngine.open(there)], { log });
};

beforeAll(async () => {
  server = stack.use(await startManagedServer());
  clusters = stack.use(bothIn(stack.use(await temporaryFolder()).path));
}, 60_000);
afterAll(() => stack.disposeAsync());

it("is opened by the first call that needs it, and until then nothing is awake", async () => {
  expect(await clusters.awake()).toEqual([]);
  expect(await clusters.sleepIdle(0)).toEqual([]);
  expect(() => clusters.keepAwake("first")).toThrow("nobody asked yet");
  const unopened = clusters.database("first").as("postgres");
  await expect(unopened.query("select 1")).rejects.toMatchObject({ code: "cloud_not_enabled" });
});

clustersSuite(() => ({
  clusters,
  names: { apiSession: "slipway_first_api", owner: "slipway_owner" },
  refused: ["alter database slipway_first allow_connections false", "create role mine"],
  loseLogins: () =>
    clusters
      .database("first")
      .as("authenticator")
      .transaction((tx) => tx.script("set role none; alter role slipway_first_api password 'mine'")),
  sizedM: { work_mem: "8MB" },
}));

it("keeps existing databases here, makes new ones there, and puts a remix beside its source", async () => {
  await using folder = await temporaryFolder();
  {
    const here = { folder: folder.path, runtimeFolder, templateFolder: TEMPLATES, log, testing: true };
    await using before = await openLocalClusters(here);
    await before.enable("old");
    await before.database("old").as("postgres").query("create table kept as select 'here' as word");
  }
  await using both = bothIn(folder.path);
  await both.enable("fresh");
  await both.enable("remix", { schemaOf: "old" });
  expect(await both.refs()).toEqual(["fresh", "old", "remix"]);
  const onServer = async (): Promise<string[]> => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        "select datname::text as name from pg_database where datname ~ '^slipway_(fresh|old|remix)$' order by 1",
      );
      return rows.map(({ name }) => name);
    } finally {
      await client.end();
    }
  };
  expect(await onServer()).toEqual(["slipway_fresh"]);
  const word = async (ref: string) => (await both.database(ref).as("postgres").query("select word from kept")).rows;
  expect(await word("old")).toEqual([{ word: "here" }]);
  expect(await word("remix")).toEqual([]);
  await expect(word("fresh")).rejects.toMatchObject({ code: "42P01" });
  await expect(both.enable("old")).rejects.toMatchObject({ code: "cloud_exists" });
  expect((await both.awake()).sort()).toEqual(["fresh", "old", "remix"]);
  await both.remove("old");
  expect(await both.status("old")).toBe("REMOVED");
  await both.enable("old");
  expect(await onServer()).toEqual(["slipway_fresh", "slipway_old"]);
}, 60_000);
