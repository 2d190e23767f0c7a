import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { makeTestFolder } from "./test-folder.ts";

it("is open to other users, and removes leftovers of killed runs, and nothing else", async () => {
  await using stack = new AsyncDisposableStack();
  const make = async (): Promise<string> => {
    const folder = await makeTestFolder();
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    return folder;
  };
  const first = await make();
  expect((await stat(first)).mode & 0o7777).toBe(0o1777);
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  const killed = join(dirname(first), `slipway-test-${ended}-left`);
  const another = join(dirname(first), `slipway-tests-${ended}`);
  for (const path of [killed, another]) {
    await mkdir(path);
    stack.defer(() => rm(path, { recursive: true, force: true }));
  }
  await make();
  expect([killed, another, first].map((path) => existsSync(path))).toEqual([false, true, true]);
});
