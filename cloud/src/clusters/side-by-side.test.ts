import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { startManagedServer } from "../testing/managed-server.ts";
import { TEMPLATES } from "../testing/test-project.ts";
import { openLocalClusters } from "./local-clusters.ts";
import { openManagedClusters } from "./managed-clusters.ts";
import type { Clusters } from "./port.ts";
import { sideBySide } from "./side-by-side.ts";

it("keeps existing databases here, makes new ones there, and puts a remix beside its source", async () => {
  await using server = await startManagedServer();
  await using folder = await temporaryFolder();
  const log = memoryLog();
  const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
  const openHere = (): Promise<Clusters> =>
    openLocalClusters({ folder: folder.path, runtimeFolder, templateFolder: TEMPLATES, log, testing: true });
  {
    await using before = await openHere();
    await before.enable("old");
    await before.database("old").as("postgres").query("create table kept as select 'here' as word");
  }
  const there = await openManagedClusters({ folder: folder.path, url: server.url, log });
  await using both = await sideBySide(await openHere(), there);
  await both.enable("fresh");
  await both.enable("remix", { schemaOf: "old" });
  expect(await both.refs()).toEqual(["fresh", "old", "remix"]);
  expect(await there.refs()).toEqual(["fresh"]);
  const word = async (ref: string) => (await both.database(ref).as("postgres").query("select word from kept")).rows;
  expect(await word("old")).toEqual([{ word: "here" }]);
  expect(await word("remix")).toEqual([]);
  await expect(word("fresh")).rejects.toMatchObject({ code: "42P01" });
  await expect(both.enable("old")).rejects.toMatchObject({ code: "cloud_exists" });
  expect((await both.awake()).sort()).toEqual(["fresh", "old", "remix"]);
  await both.remove("old");
  expect(await both.status("old")).toBe("REMOVED");
  await both.enable("old");
  expect(await there.refs()).toEqual(["fresh", "old"]);
}, 60_000);
