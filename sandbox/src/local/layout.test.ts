import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newSocketPath, prepareLayout } from "./layout.ts";

async function inFolder(name: string, work: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "slipway-layout-"));
  await chmod(folder, 0o755);
  try {
    await work(join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it.each(["data", "deep/".repeat(30)])("keeps socket paths short wherever the data are: %s", async (name) => {
  await inFolder(name, async (dataDir) => {
    await mkdir(dataDir, { recursive: true });
    const { sockets, relays } = await prepareLayout(dataDir, true);
    const modes = await Promise.all([sockets, relays].map(async (folder) => (await stat(folder)).mode & 0o777));
    expect(modes).toEqual([0o700, 0o711]);
    for (const folder of [sockets, relays]) {
      const server = createServer().listen(newSocketPath(folder));
      await once(server, "listening");
      server.close();
      await rm(folder, { recursive: true });
    }
  });
});

it("removes leftovers of ended processes, and nothing of running ones", async () => {
  await inFolder("data", async (dataDir) => {
    const ended = spawnSync(process.execPath, ["--version"]).pid;
    const left = [join(dataDir, "sandbox", `r-${ended}-abcd`), join(tmpdir(), `slipway-s-${ended}-abcd`)];
    const kept = [join(dataDir, "sandbox", `r-${process.pid}-abcd`), join(tmpdir(), `slipway-s-${process.pid}-abcd`)];
    for (const folder of [...left, ...kept]) await mkdir(folder, { recursive: true });
    try {
      await prepareLayout(dataDir, true);
      expect([...left, ...kept].map((folder) => existsSync(folder))).toEqual([false, false, true, true]);
    } finally {
      await rm(kept[1]!, { recursive: true });
    }
  });
});
