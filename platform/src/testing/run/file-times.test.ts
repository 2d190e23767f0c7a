import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { readFileTimes, recordFileTimes, timesInWords } from "./file-times.ts";

it("keeps the times of files that did not run again", async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, "node_modules"));
  await recordFileTimes(folder.path, { "kernel/src/a.test.ts": 10, "kernel/src/b.test.ts": 20 });
  await recordFileTimes(folder.path, { "kernel/src/b.test.ts": 30 });
  expect(await readFileTimes(folder.path)).toEqual({ "kernel/src/a.test.ts": 10, "kernel/src/b.test.ts": 30 });
});

it.each(["", "{", "[null]", `{"a.test.ts":"long"}`])("knows no time from the record %j", async (text) => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, "node_modules"));
  await writeFile(join(folder.path, "node_modules", ".slipway-test-times"), text);
  expect(await readFileTimes(folder.path)).toEqual({});
});

it("lists the slowest twenty files and the sum of each room", () => {
  const times = Object.fromEntries([
    ...Array.from({ length: 19 }, (_, n) => [`kernel/src/${n}.test.ts`, 100 + n] as const),
    ["features/chat/server/queue/slow.test.ts", 61_250] as const,
    ["features/chat/web/fast.test.tsx", 50] as const,
  ]);
  const lines = timesInWords(times);
  expect(lines[0]).toBe("The slowest 20 of 21 files:");
  expect(lines[1]).toBe("   61.3 s  features/chat/server/queue/slow.test.ts");
  expect(lines[20]).toBe("    0.1 s  kernel/src/0.test.ts");
  expect(lines.slice(21)).toEqual([
    "Time by room, summed over workers:",
    "   61.3 s  features/chat (2 files)",
    "    2.1 s  kernel (19 files)",
  ]);
});

it("says nothing after a run of a few files", () => {
  expect(timesInWords({ "kernel/src/a.test.ts": 10 })).toEqual([]);
});
