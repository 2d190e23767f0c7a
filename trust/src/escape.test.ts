/**
 * Hostile code in the place where a project's code really gets to run on the server: a Tailwind plugin, which Vite loads into
 * the runner. What it tries is escape/probes.ts.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { neededMachine, neededRoot } from "@slipway/platform/testing/needed-program";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { othersMayRead, runFromClosedHome, SOMEBODY } from "./escape/closed-home.ts";
import { runProbes, type ProbeRun } from "./escape/probe-run.ts";
import { withPlugin } from "./escape/probes.ts";
import type { LocalSandbox } from "@slipway/sandbox/local";
import type { BuildResult } from "@slipway/sandbox/port";
import { createTestSandbox, templateFiles, testDataDir } from "@slipway/sandbox/testing";

/** The number when this was written: none may vanish unnoticed. */
const LEAST_PROBES = 80;
/** The long run asks for all of them. */
const INSTALLS = 1;
const LEAST_SYSTEM_CALLS = process.arch === "x64" ? 26 : 0;

const isRoot = process.getuid?.() === 0;
let sandbox: LocalSandbox;
let template: Map<string, Uint8Array>;

beforeAll(async () => {
  // Nothing of our environment may reach a sandbox.
  process.env["SLIPWAY_TEST_CANARY"] = "canary-of-the-environment";
  sandbox = await createTestSandbox({ poolSize: 1 });
  await sandbox.prepared();
  template = await templateFiles();
}, 180_000);
afterAll(async () => {
  delete process.env["SLIPWAY_TEST_CANARY"];
  await sandbox?.[Symbol.asyncDispose]();
});

/** A build whose style sheet loads `code` as a plugin. */
const buildWith = (code: string): Promise<BuildResult> =>
  sandbox.build({ files: withPlugin(template, code), dependencies: {} });

function expectKept({ expected, answered, out, reached, log }: ProbeRun): void {
  expect(answered, log).toEqual(expected);
  expect(answered.length).toBeGreaterThanOrEqual(LEAST_PROBES + LEAST_SYSTEM_CALLS);
  expect(out).toEqual([]);
  expect(reached).toBe(0);
}

const isOpen = isRoot && (await othersMayRead());

describe("code of a project that runs in a runner", () => {
  it("reaches nothing outside its sandbox", async () => {
    expectKept(await runProbes(sandbox, testDataDir));
  });

  const asRoot = neededRoot();
  const open = neededMachine(isOpen, "it takes root, and a checkout that others may read");

  it.skipIf(asRoot.isMissing)(
    `reaches nothing where the checkout lies in root's closed home${asRoot.reason}`,
    async () => {
      const { engine, run, installs } = await runFromClosedHome(0, INSTALLS);
      expect(engine).toContain("own-uid");
      expectKept(run);
      expect(installs).toEqual({ tried: INSTALLS, wrong: [] });
    },
    180_000,
  );

  it.skipIf(open.isMissing)(
    `reaches nothing where an ordinary user has everything in a closed home${open.reason}`,
    async () => {
      const { engine, run, installs } = await runFromClosedHome(SOMEBODY, INSTALLS);
      expect(engine).toContain("user-namespace");
      expectKept(run);
      expect(installs).toEqual({ tried: INSTALLS, wrong: [] });
    },
    180_000,
  );

  it.skipIf(asRoot.isMissing)(`does not run as our user when we are root${asRoot.reason}`, async () => {
    const result = await buildWith(
      `console.log("UID " + process.getuid() + " " + process.getgid() + " [" + process.getgroups() + "]");`,
    );
    const [, uid, gid] = /^UID (\d+) (\d+)/m.exec(result.log) ?? [];
    expect(Number(uid)).toBeGreaterThanOrEqual(20_000);
    expect(gid).toBe(uid);
  });

  it("knows its memory and processors, though it sees no processes", async () => {
    const result = await buildWith(
      `import os from "node:os"; const { rss, heapUsed } = process.memoryUsage(); console.log("FIGURES " + [rss > heapUsed, heapUsed > 1e6, process.memoryUsage.rss() >= rss, os.cpus().length > 0, os.freemem() > 0]);`,
    );
    expect(result.log).toContain("FIGURES true,true,true,true,true");
  });

  it("gets no more than 64 MB of /tmp and no more than 64 MB in a file", async () => {
    const result = await buildWith(
      `import { promises as fs } from "node:fs"; const part = Buffer.alloc(8 << 20); let at = 0; try { for (let file = 0; file < 20; file += 1) for (let n = 0; n < 4; n += 1, at += 8) await fs.appendFile("/tmp/f" + file, part); } catch (error) { console.log("STOPPED " + at + " " + error.code); }`,
    );
    const [, megabytes, code] = /^STOPPED (\d+) (\w+)/m.exec(result.log) ?? [];
    expect(Number(megabytes)).toBeLessThanOrEqual(64);
    expect(code).toBe("ENOSPC");
  });

  it("cannot start processes without end", async () => {
    const result = await buildWith(
      `import { spawn } from "node:child_process"; let started = 0, failed = ""; for (let n = 0; n < 400 && !failed; n += 1) { await new Promise((resolve) => { const child = spawn("/bin/node", ["-e", "setTimeout(() => {}, 1e6)"], { stdio: "ignore" }); child.on("spawn", () => { started += 1; resolve(); }).on("error", (error) => { failed = error.code; resolve(); }); }); } console.log("STARTED " + started + " " + failed); process.exit(1);`,
    );
    expect(result.ok).toBe(false);
    if (process.getuid?.() === 0)
      expect(Number(/^STARTED (\d+) EAGAIN/m.exec(result.log)?.[1] ?? Infinity)).toBeLessThan(256);
    // The kernel ends what is left in a sandbox after its first process: many take it a moment.
    const running = (): string => execFileSync("ps", ["-eo", "args"]).toString();
    await expect.poll(running, { timeout: 10_000 }).not.toContain("setTimeout(() => {}, 1e6)");
  }, 60_000);

  it.each([
    [
      "floods its output",
      `import fs from "node:fs"; const x = "x".repeat(65535) + "\\n"; for (;;) try { fs.writeSync(1, x); } catch {}`,
      /more output/,
    ],
    [
      "sends frames that are too long",
      `import fs from "node:fs"; fs.writeSync(3, Buffer.from([0x7f, 0xff, 0xff, 0xff, 0])); await new Promise((done) => setTimeout(done, 5000));`,
      /announced 2147483647 bytes/,
    ],
    [
      "sends frames of an unknown kind",
      `import fs from "node:fs"; fs.writeSync(3, Buffer.from([0, 0, 0, 1, 9, 1])); await new Promise((done) => setTimeout(done, 5000));`,
      /unknown kind 9/,
    ],
    [
      "sends frames that are no messages",
      `import fs from "node:fs"; fs.writeSync(3, Buffer.from([0, 0, 0, 2, 0, 0x7b, 0x7d])); await new Promise((done) => setTimeout(done, 5000));`,
      /broke the channel's rules/,
    ],
    [
      "announces a file larger than any build",
      `import fs from "node:fs"; const m = Buffer.from(JSON.stringify({ type: "file", path: "a", size: 1e12 })); fs.writeSync(3, Buffer.concat([Buffer.from([0, 0, 0, m.length, 0]), m])); await new Promise((done) => setTimeout(done, 5000));`,
      /too large/,
    ],
    [
      "names a file outside the site",
      `import fs from "node:fs"; const m = Buffer.from(JSON.stringify({ type: "file", path: "../../x", size: 1 })); fs.writeSync(3, Buffer.concat([Buffer.from([0, 0, 0, m.length, 0]), m])); await new Promise((done) => setTimeout(done, 5000));`,
      /unsafe path/,
    ],
    ["ends the runner", `process.kill(process.pid, "SIGKILL");`, /ended unexpectedly/],
  ])(
    "only loses its own runner when it %s",
    async (_what, code, reason) => {
      const result = await buildWith(code);
      expect(result).toMatchObject({ ok: false, log: expect.stringMatching(reason) });
      expect(result.files.size).toBe(0);
      expect(result.log.length).toBeLessThanOrEqual(20_000);
    },
    60_000,
  );

  it("leaves no process behind for the next user of its number", async () => {
    const { log } = await buildWith(
      `import { spawn } from "node:child_process"; const child = spawn("/bin/node", ["-e", "setTimeout(() => {}, 1e6)"], { stdio: "ignore", detached: true }); await new Promise((done) => child.on("spawn", done)); child.unref(); console.log("UID " + process.getuid());`,
    );
    const uid = /^UID (\d+)/m.exec(log)![1]!;
    const left = processesOf(uid);
    expect(isRoot ? left : left.filter((command) => command.includes("1e6"))).toEqual([]);
  });

  it("does not pass anything on to the next project", async () => {
    await buildWith(`globalThis.leftBehind = "canary"; process.env.VITE_LEFT = "canary";`);
    const next = await buildWith(`console.log("NEXT " + globalThis.leftBehind + " " + process.env.VITE_LEFT);`);
    expect(next.log).toContain("NEXT undefined undefined");
  });

  it("loses its runner when it takes too much memory or time", async () => {
    await using small = await createTestSandbox({
      poolSize: 0,
      buildPoolSize: 0,
      buildMemoryBytes: 400 << 20,
      buildWallMs: 6_000,
    });
    const hungry = await small.build({
      files: withPlugin(
        template,
        `const all = []; for (;;) { all.push(Buffer.alloc(8 << 20, 1)); await new Promise((done) => setTimeout(done, 5)); }`,
      ),
      dependencies: {},
    });
    expect(hungry).toMatchObject({ ok: false, log: expect.stringContaining("more memory than it may") });
    const hanging = await small.build({ files: withPlugin(template, `for (;;);`), dependencies: {} });
    expect(hanging).toMatchObject({ ok: false, log: expect.stringMatching(/did not answer|longer than it may/) });
  }, 90_000);
});

it("leaves no process of a user of its own behind", async () => {
  await sandbox[Symbol.asyncDispose]();
  const runners = readdirSync("/proc").filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        readFileSync(`/proc/${name}/cmdline`, "utf8").includes("/runner/main.mjs") &&
        readFileSync(`/proc/${name}/stat`, "utf8").includes(` ${process.pid} `)
      );
    } catch {
      return false;
    }
  });
  expect(runners).toEqual([]);
});

/** Command lines of a user's processes; a dead one that its parent has not asked for yet is none. */
function processesOf(uid: string): string[] {
  return readdirSync("/proc").flatMap((name) => {
    try {
      const status = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/status`, "utf8") : "";
      const isTheirs = status.includes(`\nUid:\t${uid}\t`) && !/^State:\tZ/m.test(status);
      return isTheirs ? [readFileSync(`/proc/${name}/cmdline`, "utf8")] : [];
    } catch {
      // It has ended since.
      return [];
    }
  });
}
