import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { folderBytes } from "./folder-bytes.ts";
import { createLocalDisk } from "./local-disk.ts";

const MEBIBYTE = 1_048_576;

const disk = (dataDir: string, floorBytes: number) =>
  createLocalDisk({
    dataDir,
    floorBytes: () => floorBytes,
    quotaBytes: 10 * MEBIBYTE,
    git: { bytes: () => Promise.resolve(4 * MEBIBYTE) },
    objects: {
      async *list(prefix) {
        yield { key: `${prefix}a`, size: MEBIBYTE, etag: "" };
      },
    },
    prefixesOf: (projectId) => [`one/${projectId}/`, `two/${projectId}/`],
  });

it("refuses new things below the floor, in a sentence that says what still works", async () => {
  await using folder = await temporaryFolder();
  await expect(disk(folder.path, 0).requireRoom()).resolves.toBeUndefined();
  const full = disk(folder.path, Number.MAX_SAFE_INTEGER);
  expect((await full.space()).isLow).toBe(true);
  await expect(full.requireProjectRoom("p1", 1)).rejects.toMatchObject({
    code: "disk_full",
    status: 507,
    kind: "user",
    userMessage: expect.stringContaining("Reading, downloading and deleting still work.") as string,
  });
});

it("counts a project's bytes, including those written since the measurement", async () => {
  await using folder = await temporaryFolder();
  const room = disk(folder.path, 0);
  expect(await room.usage("p1")).toEqual({
    gitBytes: 4 * MEBIBYTE,
    objectBytes: 2 * MEBIBYTE,
    quotaBytes: 10 * MEBIBYTE,
  });
  await room.requireProjectRoom("p1", 3 * MEBIBYTE);
  await expect(room.requireProjectRoom("p1", 2 * MEBIBYTE)).rejects.toMatchObject({
    code: "project_full",
    status: 413,
    userMessage: expect.stringContaining("takes 9 MB of the 10 MB") as string,
  });
  await room.requireProjectRoom("p2", 3 * MEBIBYTE);
});

it("measures folders by the blocks their files take", async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, "below"));
  await writeFile(join(folder.path, "below", "a"), Buffer.alloc(100_000, 1));
  expect(await folderBytes(folder.path)).toBeGreaterThanOrEqual(100_000);
  expect(await folderBytes(join(folder.path, "missing"))).toBe(0);
});
