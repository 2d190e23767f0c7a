import { DraftFiles } from "@slipway/features/agent/server/drafts/draft-files.ts";
import { createFileObjects } from "@slipway/platform/objects/files";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { expect, it } from "vitest";
import { prefixesOf } from "./engine-parts.ts";

it("counts the large files of a project's drafts as its own", async () => {
  await using folder = await temporaryFolder();
  const objects = await createFileObjects({ directory: folder.path, durable: false });
  await new DraftFiles({ objects }, { projectId: "p1", aiMessageId: "m1" }).keep(new Uint8Array([1, 2, 3]));
  const found: number[] = [];
  for (const prefix of prefixesOf("p1")) for await (const { size } of objects.list(prefix)) found.push(size);
  expect(found).toEqual([3]);
});
