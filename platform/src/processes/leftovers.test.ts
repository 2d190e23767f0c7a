import { spawnSync } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { isAlive, ownName, removeLeftovers } from "./leftovers.ts";

const ended = spawnSync(process.execPath, ["--version"]).pid;

it("knows whether a process lives, whoever owns it", () => {
  expect([process.pid, 1, ended].map(isAlive)).toEqual([true, true, false]);
});

it("removes folders of ended processes, and no others", async () => {
  await using folder = await temporaryFolder();
  const mine = [ownName("slots", 2), ownName("slipway-s", 4), `slots-${process.pid}-abcd`, `slots-1-abcd`];
  const left = [
    `slots-${ended}-abcd`,
    `slots-${ended}.8f3kab`,
    `slipway-s-${ended}-AbCdEf`,
    // The number of somebody who began at another time: it was given out again.
    `slots-${process.pid}.00000`,
  ];
  const others = [`slot-${ended}-abcd`, `slipway-${ended}-abcd`, `slots-${ended}`, `slots-x-abcd`, "slots"];
  for (const name of [...mine, ...left, ...others]) await mkdir(join(folder.path, name));
  await writeFile(join(folder.path, left[0]!, "file"), "");
  const kinds = ["slots", "slipway-s"];
  await removeLeftovers({ parent: folder.path, kinds });
  expect((await readdir(folder.path)).sort()).toEqual([...mine, ...others].sort());
  await removeLeftovers({ parent: join(folder.path, "nowhere"), kinds });
});

it("gives short names that identify their process, since paths of sockets are limited", () => {
  const name = ownName("r", 2);
  expect(name).toMatch(/^r-\d+[.-]\w+$/);
  expect(name.length).toBeLessThanOrEqual(`r-${process.pid}`.length + 7);
  expect(new Set(Array.from({ length: 50 }, () => ownName("r", 8))).size).toBe(50);
});
