/** Tests and scripts of projects: honest ones, and ones that cost or reach for what they can. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunCommand, RunInput, SandboxPort } from "./port.ts";
import { createTestSandbox, templateDir, templateFiles, testDataDir } from "./testing.ts";

let sandbox: SandboxPort;
let template: Map<string, Uint8Array>;

beforeAll(async () => {
  // Enough for every honest one here, and what never ends need not take a minute.
  sandbox = await createTestSandbox({ poolSize: 0, buildPoolSize: 0, runWallMs: 20_000 });
  template = await templateFiles();
}, 300_000);
afterAll(() => sandbox?.[Symbol.asyncDispose]());

const project = (files: Record<string, string>, scripts: Record<string, string> = {}): Map<string, Uint8Array> => {
  const of = (name: string): string => readFileSync(join(templateDir, name), "utf8");
  const manifest = JSON.stringify({ ...(JSON.parse(of("package.json")) as object), scripts });
  const all = { "package.json": manifest, "vite.config.ts": of("vite.config.ts"), ...files };
  return new Map([...template, ...Object.entries(all).map(([path, text]) => [path, Buffer.from(text)] as const)]);
};

const TESTS: RunCommand = { tests: [] };
const go: RunCommand = { script: "go", args: [] };

const run = (files: ReadonlyMap<string, Uint8Array>, command: RunCommand, more: Partial<RunInput> = {}) =>
  sandbox.run({ files, dependencies: {}, command, ...more });

/** A script of the project that runs this code. */
const script = (code: string, more: Partial<RunInput> = {}) =>
  run(project({ "go.mjs": code }, { go: "node go.mjs" }), go, more);

/** Trees of this process that are still there. */
function slotsLeft(): string[] {
  const root = join(testDataDir, "sandbox");
  const own = readdirSync(root).filter((name) => name.startsWith(`slots-${process.pid}.`));
  expect(own).not.toEqual([]);
  return own.flatMap((name) => readdirSync(join(root, name)));
}

const PRICE = "export const total = (prices: number[]) => prices.reduce((sum, price) => sum + price, 0);\n";
const priceTest = (expected: number): string =>
  `import { expect, it } from "vitest";\nimport { total } from "@/price";\nit("sums up", () => expect(total([1, 2])).toBe(${expected}));\n`;

describe("tests of a project", { timeout: 120_000 }, () => {
  it("run with the starter's runner and aliases, and say what failed where", async () => {
    const lines: string[] = [];
    const passed = await run(project({ "src/price.ts": PRICE, "src/price.test.ts": priceTest(3) }), TESTS, {
      onLine: (line) => lines.push(line),
    });
    expect(passed).toMatchObject({ ok: true, exitCode: 0, stopped: null });
    expect(passed.output).toMatch(/1 passed/);
    expect(lines.join("\n")).toBe(passed.output);
    const files = project({ "src/price.ts": PRICE, "src/price.test.ts": priceTest(4), "src/a.test.ts": priceTest(3) });
    const failed = await run(files, { tests: ["price.test"] });
    expect(failed).toMatchObject({ ok: false, exitCode: 1, stopped: null });
    expect(failed.output).toMatch(/src\/price\.test\.ts:3/);
    expect(failed.output).not.toContain("a.test.ts");
    expect(await sandbox.typecheck({ files, dependencies: {} })).toMatchObject({ ok: true });
  });

  it("fail if there are none", async () => {
    expect(await run(project({}), TESTS)).toMatchObject({ ok: false, exitCode: 1 });
  });
});

describe("a script of a project", { timeout: 120_000 }, () => {
  it("gets its arguments as they are, and may be a line for a shell with programs of packages", async () => {
    const files = project(
      { "go.mjs": "console.log(JSON.stringify(process.argv.slice(2)));" },
      { go: "vite --version && node go.mjs" },
    );
    const { output, ok } = await run(files, { script: "go", args: ["$(id)", "a b", "; exit 3"] });
    expect(output).toMatch(/^vite\/8\./);
    expect(output.split("\n").at(-1)).toBe('["$(id)","a b","; exit 3"]');
    expect(ok).toBe(true);
    expect((await run(files, { script: "none", args: [] })).ok).toBe(false);
  });

  it("writes to a copy that is gone afterwards", async () => {
    const files = project(
      {
        "go.mjs":
          'import fs from "node:fs";\nfs.appendFileSync("src/App.tsx", "// more");\nconsole.log(fs.existsSync("left.txt"));\nfs.writeFileSync("left.txt", "x");',
      },
      { go: "node go.mjs" },
    );
    const before = Buffer.from(files.get("src/App.tsx")!).toString();
    for (let time = 0; time < 2; time += 1) expect(await run(files, go)).toMatchObject({ ok: true, output: "false" });
    expect(Buffer.from(files.get("src/App.tsx")!).toString()).toBe(before);
  });

  it("reaches no network, no file of the server and no process but its own", async () => {
    const { output } = await script(`
import fs from "node:fs";
import net from "node:net";
const tried = (work) => { try { return work(); } catch (error) { return error.code; } };
console.log(tried(() => fs.readFileSync("/etc/passwd", "utf8")));
console.log(tried(() => fs.readdirSync("/home")), tried(() => fs.readdirSync("/root")), tried(() => fs.readdirSync("/var")));
console.log(tried(() => fs.writeFileSync("/node_modules/react/index.js", "")));
console.log(tried(() => fs.writeFileSync("/project/package.json", "")));
console.log(tried(() => fs.writeFileSync("/runner/main.mjs", "")));
console.log(fs.readdirSync("/proc").filter((name) => /^\\d+$/.test(name)).length, Object.keys(process.env).sort().join());
for (const host of ["1.1.1.1", "169.254.169.254", "10.0.0.1"])
  await new Promise((done) => net.connect({ host, port: 80, timeout: 3000 }).on("error", (error) => done(console.log(error.code))).on("connect", () => done(console.log("connected"))));
`);
    expect(output.split("\n")).toEqual([
      "ENOENT",
      "ENOENT ENOENT ENOENT",
      expect.stringMatching(/^(EROFS|EACCES)$/),
      expect.stringMatching(/^(EROFS|EACCES)$/),
      expect.stringMatching(/^(EROFS|EACCES)$/),
      expect.stringMatching(/^0 (?!.*(?:KEY|TOKEN|SECRET|DATABASE))/),
      "ENETUNREACH",
      "ENETUNREACH",
      "ENETUNREACH",
    ]);
  });

  it.each([
    [
      "forks without end",
      'import { spawn } from "node:child_process";\nfor (;;) { try { spawn("/bin/sh", ["-c", "for i in 1 2 3 4 5 6 7 8 9; do sh -c \'sleep 1000\' & done; wait"]).on("error", () => process.exit(9)); } catch { process.exit(9); } await new Promise((next) => setTimeout(next, 1)); }',
    ],
    ["asks for memory without end", "const all = [];\nfor (;;) all.push(Buffer.alloc(50_000_000, 1));"],
    ["writes output without end", 'for (;;) console.log("x".repeat(10_000));'],
    [
      "fills its disk",
      'import fs from "node:fs";\nfor (let at = 0; ; at += 1) fs.writeFileSync(`f${at}`, Buffer.alloc(5_000_000));',
    ],
  ])("ends when it %s, and leaves nothing", async (_what, code) => {
    const result = await script(code);
    expect(result.ok).toBe(false);
    expect(result.output.length).toBeLessThan(1_200_000);
    expect(slotsLeft()).toEqual([]);
    expect(await script("console.log(1)")).toMatchObject({ ok: true, output: "1" });
  });

  it("that sleeps for ever ends when it is stopped", async () => {
    const stop = new AbortController();
    const asleep = script('console.log("asleep");\nsetInterval(() => {}, 1000);\nprocess.on("SIGTERM", () => {});', {
      signal: stop.signal,
      onLine: () => stop.abort(new Error("stopped by the person")),
    });
    await expect(asleep).rejects.toThrow("stopped by the person");
  });
});
