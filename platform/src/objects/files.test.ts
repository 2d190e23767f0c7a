import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFileObjects } from "./files.ts";
import { objectsSuite } from "./port.suite.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "slipway-objects-"));
});
afterAll(async () => rm(directory, { recursive: true, force: true }));

describe("objects in files", () =>
  objectsSuite(
    () => createFileObjects({ directory: join(directory, "suite"), durable: false }),
    () => readdir(join(directory, "suite", ".writing")),
  ));

it("removes on start what a killed process was writing", async () => {
  const place = join(directory, "restart");
  await (await createFileObjects({ directory: place })).put("kept", new Uint8Array([1]));
  await mkdir(join(place, ".writing"), { recursive: true });
  for (const name of ["half", "now"]) await writeFile(join(place, ".writing", name), "x");
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(place, ".writing", "half"), yesterday, yesterday);
  const again = await createFileObjects({ directory: place });
  // Young files may belong to a running server.
  expect(await readdir(join(place, ".writing"))).toEqual(["now"]);
  expect(await again.get("kept")).toEqual(Buffer.from([1]));
});
