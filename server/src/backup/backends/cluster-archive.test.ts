import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir, userInfo } from "node:os";
import { openLocalClusters } from "@slipway/cloud/clusters/local-clusters";
import { TEMPLATES } from "@slipway/cloud/testing/test-project";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { ArchiveWriter } from "../archive.ts";
import { addClusters } from "./cluster-archive.ts";

it("goes on without a backend that is removed while others are saved", { timeout: 30_000 }, async () => {
  await using folder = await temporaryFolder();
  // The databases' own users pass through.
  await chmod(folder.path, 0o711);
  const cloud = join(folder.path, "cloud");
  const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);
  const options = { folder: cloud, runtimeFolder, templateFolder: TEMPLATES, log: memoryLog(), testing: true };
  await using clusters = await openLocalClusters(options);
  for (const ref of ["first", "second"]) {
    await clusters.enable(ref);
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
  expect(await addClusters(archive, { folder: cloud, working })).toMatchObject({
    added: [
      { ref: "first", bytes: expect.any(Number) as number, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
    ],
    gone: ["second"],
  });
  await archive.end();
});
