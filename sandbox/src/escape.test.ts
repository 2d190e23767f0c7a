/**
 * Hostile code in the place where a project's code really gets to run on the server: a Tailwind plugin, which Vite loads into
 * the runner. Probes look and never change anything outside; each says what it got.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BuildResult, SandboxPort } from "./port.ts";
import { createTestSandbox, templateFiles, testDataDir } from "./testing.ts";

let sandbox: SandboxPort;
let template: Map<string, Uint8Array>;
let secretFolder: string;
let listenerHits = 0;
const listener = createServer((_request, response) => ((listenerHits += 1), void response.end("reached")));

beforeAll(async () => {
  const created = await createTestSandbox({ poolSize: 1 });
  await created.prepared();
  sandbox = created;
  template = await templateFiles();
  secretFolder = mkdtempSync(join(tmpdir(), "slipway-secret-"));
  writeFileSync(join(secretFolder, "secret.txt"), "canary-of-the-host");
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
}, 180_000);
afterAll(async () => {
  listener.close();
  rmSync(secretFolder, { recursive: true, force: true });
  await sandbox?.[Symbol.asyncDispose]();
});

/** A build whose style sheet loads `code` as a plugin. */
function buildWith(code: string): Promise<BuildResult> {
  const css = Buffer.from(template.get("src/index.css")!).toString();
  const files = new Map(template)
    .set("src/index.css", Buffer.from(css.replace(/(@import [^;]*tailwindcss[^;]*;)/, '$1\n@plugin "./probe.mjs";')))
    .set("src/probe.mjs", Buffer.from(`${code}\nexport default () => {};`));
  return sandbox.build({ files, dependencies: {} });
}

const PROBES = (port: number, folder: string): Record<string, string> => ({
  shadow: `read("/etc/shadow")`,
  passwd: `read("/etc/passwd")`,
  hostFile: `read(${JSON.stringify(join(folder, "secret.txt"))})`,
  hostFileThroughRoot: `read("/proc/1/root" + ${JSON.stringify(join(folder, "secret.txt"))})`,
  homeFolder: `list("/root")`,
  environmentOfFirstProcess: `read("/proc/1/environ").then((text) => text.replaceAll("\\0", " ").trim() || Promise.reject(new Error("empty")))`,
  hostProcesses: `list("/proc").then((names) => names.filter((name) => +name > 64).join() || Promise.reject(new Error("none")))`,
  corePattern: `open("/proc/sys/kernel/core_pattern", "r+")`,
  sysrq: `open("/proc/sysrq-trigger", "r+")`,
  cgroups: `list("/sys/fs/cgroup")`,
  memoryDevice: `open("/dev/mem", "r")`,
  writeRoot: `write("/x")`,
  writeApp: `write("/app/x")`,
  writeNodeModules: `write("/node_modules/vite/x")`,
  writeRunner: `write("/runner/x")`,
  writeDev: `write("/dev/x")`,
  writeServed: `write("/served/x")`,
  symlinkOut: `fs.symlink(${JSON.stringify(folder)}, "/tmp/out").then(() => read("/tmp/out/secret.txt"))`,
  otherSlots: `list(${JSON.stringify(testDataDir)})`,
  shell: `run("/bin/sh", ["-c", "id"])`,
  setuid: `Promise.resolve().then(() => { process.setuid(0); return "root"; })`,
  unshare: `run("/usr/bin/unshare", ["-r", "true"])`,
  hostLoopback: `dial("127.0.0.1", ${port})`,
  internet: `dial("1.1.1.1", 443)`,
  metadata: `dial("169.254.169.254", 80)`,
  names: `dns.lookup("example.com")`,
  abstractSocket: `dialPath("\\0slipway-uids-sandbox-20000")`,
  killHost: `Promise.resolve().then(() => { process.kill(${process.pid}, 0); return "seen"; })`,
});

const HARNESS = `
import { promises as fs } from "node:fs"; import net from "node:net"; import { promises as dns } from "node:dns"; import { execFile } from "node:child_process"; import { promisify } from "node:util";
const read = (path) => fs.readFile(path, "utf8");
const list = (path) => fs.readdir(path);
const write = (path) => fs.writeFile(path, "x").then(() => "written");
const open = async (path, flags) => { await (await fs.open(path, flags)).close(); return "opened"; };
const run = (file, args) => promisify(execFile)(file, args).then(({ stdout }) => stdout || "ran");
const settle = (socket) => new Promise((resolve, reject) => { socket.setTimeout(1500, () => reject(new Error("silence"))); socket.on("connect", () => resolve("connected")); socket.on("error", reject); });
const dial = (host, port) => settle(net.connect({ host, port }));
const dialPath = (path) => settle(net.connect({ path }));
const limit = (task) => Promise.race([task, new Promise((_, reject) => setTimeout(() => reject(new Error("silence")), 3000))]);
`;

describe("code of a project that runs in a runner", () => {
  it("gets at nothing outside its sandbox", async () => {
    const { port } = listener.address() as AddressInfo;
    const probes = Object.entries(PROBES(port, secretFolder)).map(
      ([name, code]) =>
        `limit(Promise.resolve().then(() => ${code})).then((got) => console.log("PROBE ${name} OUT " + String(got).slice(0, 100)), (error) => console.log("PROBE ${name} kept " + (error.code ?? error.message)))`,
    );
    const result = await buildWith(`${HARNESS}\nawait Promise.all([${probes.join(",\n")}]);`);
    expect(result.ok, result.log).toBe(true);
    const answers = Array.from(result.log.matchAll(/^PROBE (\w+) (OUT|kept) (.*)$/gm), ([, name, verdict, detail]) => ({
      name,
      verdict,
      detail,
    }));
    expect(answers.map(({ name }) => name).sort()).toEqual(Object.keys(PROBES(port, secretFolder)).sort());
    expect(answers.filter(({ verdict }) => verdict === "OUT")).toEqual([]);
    expect(listenerHits).toBe(0);
  });

  it("does not run as our user when we are root", async () => {
    const result = await buildWith(
      `console.log("UID " + process.getuid() + " " + process.getgid() + " [" + process.getgroups() + "]");`,
    );
    const [, uid, gid] = /^UID (\d+) (\d+)/m.exec(result.log) ?? [];
    if (process.getuid?.() === 0) expect(Number(uid)).toBeGreaterThanOrEqual(20_000);
    expect(gid).toBe(uid);
  });

  it("gets no more than 64 MB of /tmp and no more than 64 MB in a file", async () => {
    const result = await buildWith(
      `import { promises as fs } from "node:fs"; const part = Buffer.alloc(8 << 20); let at = 0; try { for (let file = 0; file < 20; file += 1) for (let n = 0; n < 4; n += 1, at += 8) await fs.appendFile("/tmp/f" + file, part); } catch (error) { console.log("STOPPED " + at + " " + error.code); }`,
    );
    const [, megabytes, code] = /^STOPPED (\d+) (\w+)/m.exec(result.log) ?? [];
    expect(Number(megabytes)).toBeLessThanOrEqual(64);
    expect(code).toBe("ENOSPC");
  });

  it("cannot multiply without end", async () => {
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
      buildWallMs: 15_000,
    });
    const files = (code: string) => {
      const css = Buffer.from(template.get("src/index.css")!).toString();
      return new Map(template)
        .set(
          "src/index.css",
          Buffer.from(css.replace(/(@import [^;]*tailwindcss[^;]*;)/, '$1\n@plugin "./probe.mjs";')),
        )
        .set("src/probe.mjs", Buffer.from(`${code}\nexport default () => {};`));
    };
    const hungry = await small.build({
      files: files(
        `const all = []; for (;;) { all.push(Buffer.alloc(8 << 20, 1)); await new Promise((done) => setTimeout(done, 5)); }`,
      ),
      dependencies: {},
    });
    expect(hungry).toMatchObject({ ok: false, log: expect.stringContaining("more memory than it may") });
    const hanging = await small.build({ files: files(`for (;;);`), dependencies: {} });
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
