/** Saves projects' databases on an external server to an archive and restores them where they are missing. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openManagedClusters } from "@slipway/cloud/clusters/managed-clusters";
import { startManagedServer } from "@slipway/cloud/testing/managed-server";
import { createFileObjects } from "@slipway/platform/objects/files";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { ArchiveWriter } from "../archive.ts";
import { leftOutOf, type Manifest } from "../manifest.ts";
import type { Stores } from "../stores.ts";
import { unpack } from "../unpack.ts";
import { addManaged, placeManaged } from "./managed-archive.ts";

const log = memoryLog();

const storesAt = (cloudFolder: string, url: string | null): Stores =>
  // This copy uses no other stores.
  ({ cloudFolder, managed: url === null ? null : { url, log } }) as Stores;

it("restores databases with their rows, and removes them when the restore fails", async () => {
  await using folder = await temporaryFolder();
  await using server = await startManagedServer();
  const before = join(folder.path, "before");
  {
    await using clusters = await openManagedClusters({ folder: before, url: server.url, log });
    for (const ref of ["one", "two"]) {
      await clusters.enable(ref);
      await clusters.database(ref).as("postgres").query(`create table kept as select '${ref}' as word`);
    }
    await clusters
      .database("two")
      .as("postgres")
      .query("create aggregate public.most (int) (sfunc = int4larger, stype = int)");
    await clusters.pause("two");
  }
  const working = join(folder.path, "working");
  await mkdir(working);
  const file = join(folder.path, "all.backup");
  const archive = new ArchiveWriter(file);
  const { added, gone, leftOut } = await addManaged(storesAt(before, server.url), {
    archive,
    working,
    signal: undefined,
  });
  const refs = added.map(({ ref }) => ref);
  expect({ refs, gone }).toEqual({ refs: ["one", "two"], gone: [] });
  const manifest: Manifest = {
    ...{ format: 1, created_at: "2026-11-22T03:00:00.000Z", migrations: [], tables: [], sequences: [] },
    ...{ keys: null, repositories: [], objects: [], mails: [], clusters: [], managed: refs, left_out: leftOut },
    copies: added,
  };
  expect(leftOutOf(manifest)).toEqual([
    "Left out: the backend of the project two is complete but for aggregate public.most(integer).",
  ]);
  await archive.addBytes("manifest.json", Buffer.from(JSON.stringify(manifest)));
  await archive.end();

  // An installation that no longer has a record of them.
  {
    await using clusters = await openManagedClusters({ folder: before, url: server.url, log });
    for (const ref of refs) await clusters.remove(ref);
  }
  const after = join(folder.path, "after");
  const restore = async (wanted: readonly string[], undo: (step: () => Promise<void>) => void): Promise<string[]> => {
    await using incoming = await temporaryFolder();
    const objects = await createFileObjects({ directory: join(incoming.path, "objects"), durable: false });
    const mailFolder = join(incoming.path, "mail");
    const said: string[] = [];
    const read = await unpack(file, { objects, mailFolder, incoming: incoming.path, onObject: () => undefined });
    expect(read.copies).toEqual(added);
    await placeManaged(wanted, storesAt(after, server.url), {
      incoming: incoming.path,
      copies: read.copies,
      undo,
      say: (sentence) => said.push(sentence),
    });
    return said;
  };
  const steps: (() => Promise<void>)[] = [];
  expect(await restore(["one"], (step) => steps.push(step))).toEqual([]);
  for (const step of steps) await step();
  {
    await using clusters = await openManagedClusters({ folder: after, url: server.url, log });
    expect(await clusters.refs()).toEqual([]);
  }
  expect(await restore(refs, () => undefined)).toEqual([]);
  expect(await restore(refs, () => undefined)).toEqual(
    ["one", "two"].map((ref) => `The database of project ${ref} stands on the server already and was left as it is.`),
  );
  await using clusters = await openManagedClusters({ folder: after, url: server.url, log });
  expect(await clusters.status("one")).toBe("ACTIVE_HEALTHY");
  expect(await clusters.status("two")).toBe("INACTIVE");
  await clusters.wake("two");
  for (const ref of ["one", "two"])
    expect((await clusters.database(ref).as("postgres").query("select word from kept")).rows).toEqual([{ word: ref }]);

  // The settings no longer name their server.
  const made = await addManaged(storesAt(after, null), { archive, working, signal: undefined });
  expect(made).toEqual({
    added: [],
    gone: [],
    leftOut: ["one", "two"].map((id) => ({ what: "backend", id, why: "elsewhere" })),
  });
}, 120_000);
