import { spawn } from "node:child_process";
import { once } from "node:events";
import { link, lstat, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { describe, expect, it } from "vitest";
import { endLeftover, insideOf, makeDoor, noteProcess, openDoor } from "./door.ts";

describe("the door to a database", () => {
  it("opens to a socket and to nothing else that was put in its place", async () => {
    await using home = await temporaryFolder();
    const [run, elsewhere] = [join(home.path, "run"), join(home.path, "elsewhere")];
    await makeDoor(run, null);
    const listener = createServer().listen(elsewhere);
    await once(listener, "listening");
    const socket = join(insideOf(run), ".s.PGSQL.5432");
    await symlink(elsewhere, socket);
    await expect(openDoor(run)).rejects.toThrow("something else than its socket");
    await makeDoor(run, null);
    await writeFile(socket, "no socket");
    await expect(openDoor(run)).rejects.toThrow("something else than its socket");
    await makeDoor(run, null);
    await link(elsewhere, socket);
    await openDoor(run);
    expect((await lstat(join(run, ".s.PGSQL.5432"))).isSocket()).toBe(true);
    listener.close();
  });

  it("is not made in a folder that is a link", async () => {
    await using home = await temporaryFolder();
    await mkdir(join(home.path, "somewhere"));
    await symlink(join(home.path, "somewhere"), join(home.path, "run"));
    await expect(makeDoor(join(home.path, "run"), null)).rejects.toMatchObject({
      code: expect.stringMatching(/ENOTDIR|ELOOP/),
    });
  });

  it("ends what an earlier run left, and nothing that has its number by chance", async () => {
    await using home = await temporaryFolder();
    const left = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await once(left, "spawn");
    await noteProcess(home.path, left.pid!);
    const note = await readFile(join(home.path, "process"), "utf8");
    await writeFile(join(home.path, "process"), `${left.pid} zzzz`);
    await endLeftover(home.path);
    expect(left.exitCode ?? left.signalCode).toBeNull();
    await writeFile(join(home.path, "process"), note);
    const exit = once(left, "exit");
    await endLeftover(home.path);
    expect(await exit).toEqual([null, "SIGKILL"]);
  });
});
