import { chmod, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir, userInfo } from "node:os";
import { openLocalClusters } from "@slipway/cloud/clusters/local-clusters";
import { TEMPLATES } from "@slipway/cloud/testing/test-project";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { ArchiveWriter, bytesOf, readArchive } from "../archive.ts";
import { addClusters, placeClusters } from "./cluster-archive.ts";

it(
  "skips a database removed meanwhile, saves unopenable ones unread, and restores only counted rows",
  { timeout: 180_000 },
  async () => {
    await using folder = await temporaryFolder();
    // The databases' own users have to pass through.
    await chmod(folder.path, 0o711);
    const cloud = join(folder.path, "cloud");
    const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
    const options = { folder: cloud, runtimeFolder, templateFolder: TEMPLATES, log: memoryLog(), testing: true };
    await using clusters = await openLocalClusters(options);
    for (const ref of ["broken", "first", "second"]) {
      await clusters.enable(ref);
      await clusters.database(ref).as("postgres").query("create table public.kept as select generate_series(1, 7)");
      await clusters.pause(ref);
    }
    class Meanwhile extends ArchiveWriter {
      override async addFile(name: string, file: string): Promise<void> {
        await super.addFile(name, file);
        await clusters.remove("second");
      }
    }
    const working = join(folder.path, "working");
    await mkdir(working);
    const archive = new Meanwhile(join(working, "archive"));
    const control = join(cloud, "projects", "broken", "data", "global", "pg_control");
    const bytes = await readFile(control);
    await writeFile(control, bytes.fill(1));
    const said: string[] = [];
    // Left by a backup that was killed.
    await mkdir(join(cloud, "copies-4194305-x"));
    const { added, gone } = await addClusters(archive, {
      stores: { cloudFolder: cloud, runtimeFolder, log: memoryLog() },
      working,
      progress: (sentence) => said.push(sentence),
    });
    expect(gone).toEqual(["second"]);
    expect(added).toMatchObject(
      ["broken", "first"].map((ref) => ({ ref, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string })),
    );
    expect(added[0]!.tables).toBeNull();
    expect(added[1]!.tables).toContainEqual({ name: "public.kept", rows: 7 });
    expect(said).toEqual([
      "The copy of the database of the project broken could not be opened: it is saved, and its rows were not counted.",
    ]);
    expect((await readdir(cloud)).filter((name) => name.startsWith("copies"))).toEqual([]);
    expect((await readdir(working, { recursive: true })).toSorted()).toEqual(["archive", "clusters"]);
    await archive.end();

    const restored = join(folder.path, "restored");
    const restore = async (rows: number): Promise<void> => {
      await using incoming = await temporaryFolder();
      await readArchive(join(working, "archive"), async (name, content) =>
        writeFile(join(incoming.path, name.replace("/", "-")), await bytesOf(content, 2 ** 30)),
      );
      await rm(restored, { recursive: true, force: true });
      const copies = [{ ...added[1]!, tables: [{ name: "public.kept", rows }] }];
      const stores = { cloudFolder: restored, runtimeFolder, log: memoryLog() };
      await placeClusters(["first"], { incoming: incoming.path, stores, secret: null, copies });
    };
    await expect(restore(8)).rejects.toMatchObject({
      userMessage:
        "The backup could not be restored: the table public.kept of the project first holds 7 rows, and 8 were saved. Nothing was changed.",
    });
    await restore(7);
    expect((await readdir(join(restored, "projects", "first"))).toSorted()).toEqual(["cluster.json", "data", "points"]);
  },
);
