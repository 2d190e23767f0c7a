import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimDataFolder } from "../data-folder.ts";
import { ROOT } from "./development/tool.ts";

let parent: string;
let dataDir: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "slipway-reset-"));
  dataDir = join(parent, "data");
  await mkdir(dataDir);
  await writeFile(join(dataDir, "precious"), "work");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Runs the command with what a person types. */
function reset(typed: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ["server/src/commands/run.ts", "reset"], {
    cwd: ROOT,
    env: { ...process.env, SLIPWAY_DATA_DIR: dataDir },
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  child.stdin.end(typed);
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}

describe("reset", () => {
  it("puts the data aside under another name when the word was typed", async () => {
    expect((await reset("reset\n")).code).toBe(0);
    const [name, ...others] = await readdir(parent);
    expect(others).toEqual([]);
    expect(name).toMatch(/^data\.removed-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/);
    expect(await readdir(join(parent, name!))).toEqual(["precious"]);
  });

  it.each(["yes\n", "", "Reset \n"])("changes nothing after %j", async (typed) => {
    expect((await reset(typed)).code).toBe(1);
    expect(await readdir(parent)).toEqual(["data"]);
  });

  it("refuses while Slipway runs on the folder", async () => {
    await using claim = await claimDataFolder(dataDir);
    expect(claim).not.toBeNull();
    const { code, said } = await reset("reset\n");
    expect(code).toBe(1);
    expect(said).toContain("Stop it first");
    expect(await readdir(parent)).toEqual(["data"]);
  });
});
