import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openManagedClusters } from "@slipway/cloud/clusters/managed-clusters";
import { startManagedServer, type ManagedTestServer } from "@slipway/cloud/testing/managed-server";
import { describeConfig, readConfig } from "@slipway/platform/config/environment";
import type { Config } from "@slipway/platform/config/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { afterAll, beforeAll, expect, it } from "vitest";
import { backends } from "./backends.ts";

let server: ManagedTestServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  server = await startManagedServer({ wal_level: "logical" });
  folder = await temporaryFolder();
}, 60_000);
afterAll(async () => {
  await folder?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
});

const configOf = (url: string | null): Config =>
  readConfig({ SLIPWAY_DATA_DIR: folder.path, ...(url === null ? {} : { SLIPWAY_CLOUD_DATABASE_URL: url }) });

it("says where projects' databases are and what a server lacks, and never a password", async () => {
  expect(await backends(configOf(null))).toMatchObject({
    state: "ok",
    detail: expect.stringContaining("on this machine") as string,
  });
  const reduced = await backends(configOf(server.url));
  expect(reduced).toMatchObject({ what: "backends", state: "reduced" });
  expect(reduced.detail).toMatch(/databases on your Postgres 18.* at localhost:\d+, 0 so far/);
  expect(reduced.advice).toBe(
    "Apps get no changes of tables (postgres_changes), because its role slipway_operator may not replicate. Everything else works.",
  );
  await server.admin("alter role slipway_operator replication");
  expect(await backends(configOf(server.url))).toMatchObject({ state: "ok" });

  await server.admin("create role weak login password 'weak'");
  const weak = new URL(server.url);
  [weak.username, weak.password] = ["weak", "weak"];
  expect(await backends(configOf(weak.href))).toMatchObject({
    state: "broken",
    advice:
      "Let its role make databases: alter role weak createdb; Let its role make roles: alter role weak createrole;",
  });
  const away = await backends(configOf("postgres://somebody:hidden@127.0.0.1:1/postgres"));
  expect(away).toMatchObject({ state: "broken", detail: expect.stringContaining("ECONNREFUSED") as string });
  const shown = describeConfig(configOf(server.url)).find(({ variable }) => variable === "SLIPWAY_CLOUD_DATABASE_URL");
  expect(shown?.value).toContain("slipway_operator:***@localhost");
  for (const said of [away, shown]) expect(JSON.stringify(said)).not.toMatch(/hidden|s3cret/);
});

it("reports databases on a server that the settings no longer name", async () => {
  const cloud = join(folder.path, "cloud");
  {
    await using clusters = await openManagedClusters({ folder: cloud, url: server.url, log: memoryLog() });
    await clusters.enable("there");
  }
  expect(await backends(configOf(server.url))).toMatchObject({ detail: expect.stringContaining("1 so far") as string });
  expect(await backends(configOf(null))).toMatchObject({
    state: "broken",
    advice: expect.stringContaining("Set SLIPWAY_CLOUD_DATABASE_URL again") as string,
  });
});

it("says that no database can be started where no sandbox can be made", async () => {
  await using home = await temporaryFolder();
  const fake = join(home.path, "bwrap");
  await writeFile(fake, "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n");
  for (const path of [home.path, fake]) await chmod(path, 0o755);
  const { PATH } = process.env;
  process.env["PATH"] = `${home.path}:${PATH}`;
  try {
    expect(await backends(readConfig({ SLIPWAY_DATA_DIR: home.path }))).toMatchObject({
      state: "broken",
      detail: expect.stringContaining("none can be started") as string,
      advice: expect.stringContaining("No permissions to create new namespace") as string,
    });
  } finally {
    process.env["PATH"] = PATH;
  }
});
