import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { userInfo, tmpdir } from "node:os";
import { join } from "node:path";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { isAlive } from "../processes/leftovers.ts";
import { memoryLog } from "../testing/memory-log.ts";
import { neededRoot } from "../testing/needed-program.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { runningPostgresUrl, runSetupStep, startEmbeddedPostgres } from "./embedded-postgres.ts";

const runtimeFolder = join(tmpdir(), `slipway-postgres-${userInfo().uid}`);

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** A server process of its own, to be killed the hard way. */
async function startInChild(folder: string): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const here = new URL(".", import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(`${here}embedded-postgres.ts`)});
    const quiet = { debug() {}, info() {}, warn() {}, error() {}, child() { return quiet; } };
    const server = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, runtimeFolder: ${JSON.stringify(runtimeFolder)}, log: quiet });
    console.log(JSON.stringify({ pid: server.pid, url: server.urlOf("postgres") }));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { child, ...(JSON.parse(line) as { pid: number; url: string }) };
}

it("a step of a set-up whose program ends before it read its input ends nothing else", async () => {
  const [binaries, input] = [{ initdb: "", postgres: "", lib: "" }, "x".repeat(10_000_000)];
  await runSetupStep([process.execPath, ["-e", "process.stdin.destroy(); process.exit(0)"]], binaries, input);
  const broken = runSetupStep([process.execPath, ["-e", "console.error('no room'); process.exit(1)"]], binaries, input);
  await expect(broken).rejects.toMatchObject({ stderr: "no room\n" });
});

describe("embedded Postgres", { timeout: 60_000 }, () => {
  it("leaves no postgres behind after kill -9 of its owner, and starts again with every acknowledged row", async () => {
    await using folder = await temporaryFolder();
    const { child, pid, url } = await startInChild(folder.path);
    await query(url, "create table t (id int); insert into t values (1)");
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);

    await using again = await startEmbeddedPostgres({ folder: folder.path, runtimeFolder, log: memoryLog() });
    expect(await query(again.urlOf("postgres"), "select id from t")).toEqual([{ id: 1 }]);
    expect(await query(again.urlOf("postgres"), "show fsync")).toEqual([{ fsync: "on" }]);
  });

  it("restarts a postmaster that was killed, and ignores a stale postmaster.pid", async () => {
    await using folder = await temporaryFolder();
    {
      await using server = await startEmbeddedPostgres({
        folder: folder.path,
        runtimeFolder,
        log: memoryLog(),
        testing: true,
      });
      const first = server.pid;
      process.kill(first, "SIGKILL");
      await expect.poll(() => server.pid, { timeout: 15_000 }).not.toBe(first);
      expect(await query(server.urlOf("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
    }
    // A number that belongs to somebody else by now, as after a reboot.
    await writeFile(join(folder.path, "data/postmaster.pid"), `${process.pid}\n${folder.path}/data\n`);
    await using again = await startEmbeddedPostgres({
      folder: folder.path,
      runtimeFolder,
      log: memoryLog(),
      testing: true,
    });
    expect(await query(again.urlOf("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
  });

  const asRoot = neededRoot();
  it.skipIf(asRoot.isMissing)(
    `names the folder above its own that only root may enter, and what to do${asRoot.reason}`,
    async () => {
      await using folder = await temporaryFolder();
      await chmod(folder.path, 0o711);
      const closed = join(folder.path, "closed");
      await mkdir(closed, { mode: 0o700 });
      const options = { folder: join(closed, "data", "postgres"), runtimeFolder, log: memoryLog(), testing: true };
      await expect(startEmbeddedPostgres(options)).rejects.toMatchObject({
        code: "database_unavailable",
        userMessage: expect.stringContaining(`chmod o+x ${closed}`) as string,
      });
      await chmod(closed, 0o711);
      await using server = await startEmbeddedPostgres(options);
      expect(await query(server.urlOf("postgres"), "select 1 as one")).toEqual([{ one: 1 }]);
    },
  );

  it("lets another process of ours find the cluster while it runs, and only then", async () => {
    await using folder = await temporaryFolder();
    {
      await using server = await startEmbeddedPostgres({
        folder: folder.path,
        runtimeFolder,
        log: memoryLog(),
        testing: true,
      });
      expect(await runningPostgresUrl(folder.path, "postgres")).toBe(server.urlOf("postgres"));
    }
    expect(await runningPostgresUrl(folder.path, "postgres")).toBeNull();
  });

  it("admits nobody without the password", async () => {
    await using folder = await temporaryFolder();
    await using server = await startEmbeddedPostgres({
      folder: folder.path,
      runtimeFolder,
      log: memoryLog(),
      testing: true,
    });
    const wrong = new URL(server.urlOf("postgres"));
    wrong.password = "guess";
    await expect(query(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
  });
});
