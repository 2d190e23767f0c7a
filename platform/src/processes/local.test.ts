import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { execFile, spawn } from "node:child_process";
import { promisify } from "node:util";
import { existsSync } from "node:fs";
import { neededMachine } from "../testing/needed-program.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findExecutable } from "./find-executable.ts";
import { LineReader, TailBuffer } from "./line-reader.ts";
import { spawnProcess } from "./local.ts";
import { processesSuite, type ProcessEngine } from "./port.suite.ts";
import { sharedLibraryMounts } from "./containment/shared-libraries.ts";
import type { Mount } from "./port.ts";
import { leaseUidBlock, type UidBlock } from "./uid-leases.ts";

const node = process.execPath;
const isRoot = process.getuid?.() === 0;

describe("LineReader", () => {
  it("delivers lines across chunks and cuts what is too long", () => {
    const lines: string[] = [];
    const reader = new LineReader(5, (line) => lines.push(line));
    for (const chunk of ["ab", "c\nlonger than five", " still\n", "end"]) reader.push(Buffer.from(chunk));
    reader.end();
    expect(lines).toEqual(["abc", "longe…", "end"]);
  });

  it("holds no more than its bound of a line that never ends", () => {
    const tail = new TailBuffer(10);
    for (let index = 0; index < 1000; index += 1) tail.push(Buffer.from("0123456789abcdef"));
    expect(tail.text()).toBe("6789abcdef");
  });
});

interface Around {
  sandboxed: boolean;
  /** Gives the child a user of its own, where we are root. */
  ownUser: boolean;
}

/** Starts Node from this machine inside the engine's containment. */
async function engineOf({ sandboxed, ownUser }: Around): Promise<ProcessEngine> {
  const block = ownUser ? await leaseUidBlock({ name: "suite", first: 29_100, blockSize: 10, blocks: 10 }) : null;
  const lease = block?.take();
  const mounts: Mount[] = [...(await sharedLibraryMounts(node)), { kind: "read-only", from: node, to: "/bin/node" }];
  const around = {
    ...(lease === undefined ? {} : { uid: lease.uid }),
    ...(sandboxed ? { command: "/bin/node", sandbox: { mounts, hasProcesses: true } } : { command: node }),
  };
  return {
    start: (options) => spawnProcess({ ...options, ...around }),
    // bubblewrap sets this to the child's folder.
    adds: sandboxed ? { PWD: "/" } : {},
    [Symbol.asyncDispose]: async () => block?.[Symbol.asyncDispose](),
  };
}

processesSuite("a child of this machine", () => engineOf({ sandboxed: false, ownUser: false }));
processesSuite("a child in a sandbox", () => engineOf({ sandboxed: true, ownUser: isRoot }));

describe("spawnProcess", () => {
  it("reports a missing program at once", () => {
    expect(() => spawnProcess({ command: "no-such-program-here" })).toThrow(
      expect.objectContaining({ code: "tool_missing" }),
    );
  });
});

describe("children die with their parent", () => {
  const parentScript = (sandboxed: boolean): string => `
    import { spawnProcess } from ${JSON.stringify(fileURLToPath(new URL("./local.ts", import.meta.url)))};
    import { sharedLibraryMounts } from ${JSON.stringify(fileURLToPath(new URL("./containment/shared-libraries.ts", import.meta.url)))};
    const node = process.execPath;
    const mounts = [...await sharedLibraryMounts(node), { kind: "read-only", from: node, to: "/bin/node" }];
    const uid = process.getuid() === 0 ? 29990 : undefined;
    const child = spawnProcess({ uid, command: ${sandboxed ? '"/bin/node"' : "node"}, args: ["-e", "console.log('up');setInterval(() => {}, 1000)"],
      isReady: (line) => line === "up", ${sandboxed ? "sandbox: { mounts }" : ""} });
    await child.ready;
    console.log(child.pid);
    setInterval(() => {}, 1000);`;

  it.each([false, true])("leaves nothing behind after kill -9 (sandboxed: %s)", async (sandboxed) => {
    const parent = spawn(node, ["--input-type=module", "-e", parentScript(sandboxed)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [chunk] = (await once(parent.stdout!, "data")) as [Buffer];
    const pid = Number(String(chunk).trim());
    expect(existsSync(`/proc/${pid}`)).toBe(true);
    parent.kill("SIGKILL");
    // The pipe closes when the last holder of it, child or grandchild, is gone.
    await once(parent, "close");
    await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 5_000 }).toBe(false);
  });
});

describe("sandboxed child", () => {
  let mounts: Mount[];
  let block: UidBlock | null = null;
  beforeAll(async () => {
    mounts = [...(await sharedLibraryMounts(node)), { kind: "read-only", from: node, to: "/bin/node" }];
    if (isRoot) block = await leaseUidBlock({ name: "test", first: 29_000, blockSize: 10, blocks: 5 });
  });
  afterAll(() => block?.[Symbol.asyncDispose]());

  it("finds the machine's figures and its own program in /proc, and no folder of the host", async () => {
    using lease = block?.take();
    const lines: string[] = [];
    const look = `const fs = require("node:fs");
      const at = (path) => { try { return fs.readFileSync(path, "utf8"); } catch (error) { return error.code; } };
      console.log(JSON.stringify([fs.readdirSync("/proc"), fs.readdirSync("/proc/self"), process.execPath, require("node:os").cpus().length > 0,
        ["self/mountinfo", "mounts", "1/cmdline", "self/maps", "net/unix"].map((name) => at("/proc/" + name))]));`;
    await using child = spawnProcess({
      ...{ command: "/bin/node", args: ["-e", look], uid: lease?.uid, sandbox: { mounts } },
      output: { onLine: (line) => lines.push(line) },
    });
    expect(await child.exited, child.tail()).toMatchObject({ code: 0 });
    const [proc, self, program, hasProcessors, hidden] = JSON.parse(lines[0]!) as unknown[];
    expect((proc as string[]).toSorted()).toEqual(["cpuinfo", "loadavg", "meminfo", "self", "stat", "uptime"]);
    expect([self, program, hasProcessors]).toEqual([["exe"], "/bin/node", true]);
    expect(new Set(hidden as string[])).toEqual(new Set(["ENOENT"]));
  });

  it("sees only what is mounted, talks over its own socket pair, and is not our user", async () => {
    using lease = block?.take();
    await using child = spawnProcess({
      command: "/bin/node",
      args: [
        "-e",
        "const s=new (require('net').Socket)({fd:3});s.end(JSON.stringify({root:require('fs').readdirSync('/'),uid:process.getuid(),env:process.env,one:require('fs').readFileSync('/proc/1/environ','utf8')}))",
      ],
      env: { ONLY: "this" },
      uid: lease?.uid,
      sandbox: { mounts, hasProcesses: true },
      descriptors: ["duplex"],
      limits: { processes: 64, openFiles: 256, fileBytes: 1 << 20 },
    });
    const chunks: Buffer[] = [];
    child.channels[0]!.on("data", (chunk: Buffer) => chunks.push(chunk));
    expect(await child.exited, child.tail()).toMatchObject({ code: 0 });
    const seen = JSON.parse(Buffer.concat(chunks).toString()) as {
      root: string[];
      uid: number;
      env: object;
      one: string;
    };
    expect(seen.root.sort()).toEqual(expect.arrayContaining(["bin", "dev", "proc"]));
    expect(seen.root).not.toContain("etc");
    expect(seen.root).not.toContain("home");
    expect(seen.env).toMatchObject({ ONLY: "this" });
    expect(seen.one).toBe("");
    if (lease) expect(seen.uid).toBe(lease.uid);
  });
});

describe("uid leases", () => {
  it("gives two installations different blocks and frees a block when its holder closes", async () => {
    const range = { name: `test-${process.pid}`, first: 28_000, blockSize: 2, blocks: 2 };
    const one = await leaseUidBlock(range);
    const two = await leaseUidBlock(range);
    expect([one.first, two.first]).toEqual([28_000, 28_002]);
    await expect(leaseUidBlock(range)).rejects.toMatchObject({ code: "uids_exhausted" });
    await one[Symbol.asyncDispose]();
    await using again = await leaseUidBlock(range);
    expect(again.first).toBe(28_000);
    await two[Symbol.asyncDispose]();
  });

  it("never hands out a uid that is in use", async () => {
    await using block = await leaseUidBlock({
      name: `test-take-${process.pid}`,
      first: 28_100,
      blockSize: 2,
      blocks: 1,
    });
    const one = block.take();
    const two = block.take();
    expect(one.uid).not.toBe(two.uid);
    expect(() => block.take()).toThrow(expect.objectContaining({ code: "uids_exhausted" }));
    one[Symbol.dispose]();
    expect(block.take().uid).toBe(one.uid);
  });
});

/** Acts as a service that systemd started with the right to listen on low ports. */
const AS_SERVICE_WITH_RIGHTS = `
  const { detectIsolation } = await import(process.env.MODULE);
  const { readFileSync } = await import("node:fs");
  const own = /CapAmb:\\s*(\\S+)/.exec(readFileSync("/proc/self/status", "utf8"))[1];
  console.log(JSON.stringify({ own: Number.parseInt(own, 16), ...(await detectIsolation(process.execPath, undefined)) }));`;

const rootWithBubblewrap = neededMachine(isRoot && findExecutable("bwrap") !== null, "it takes root and bubblewrap");
it.skipIf(rootWithBubblewrap.isMissing)(
  `isolates, though a service manager gave the server rights, and hands none of them on${rootWithBubblewrap.reason}`,
  async () => {
    const user = ["--reuid=64322", "--regid=64322", "--clear-groups"];
    const rights = ["--inh-caps=+net_bind_service", "--ambient-caps=+net_bind_service"];
    const script = ["--input-type=module", "-e", AS_SERVICE_WITH_RIGHTS];
    const { stdout } = await promisify(execFile)("setpriv", [...user, ...rights, "--", node, ...script], {
      env: { PATH: process.env["PATH"], MODULE: new URL("./isolation.ts", import.meta.url).href },
    });
    expect(JSON.parse(stdout)).toMatchObject({ own: 1 << 10, mode: "user-namespace", reason: null });
  },
);
