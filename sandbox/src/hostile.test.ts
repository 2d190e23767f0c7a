/**
 * Projects that cost what they can while they are previewed or built: others go on, and nothing is left. What code in a runner
 * gets at is escape.test.ts.
 */
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { BuildResult, LogLine, SandboxPort } from "./port.ts";
import { createTestSandbox, templateDir, templateFiles, testDataDir } from "./testing.ts";

const css = readFileSync(join(templateDir, "src/index.css"), "utf8");
const SOON = { timeout: 15_000, interval: 20 };

let sandbox: SandboxPort;
let template: Map<string, Uint8Array>;
const lines: LogLine[] = [];

beforeAll(async () => {
  const created = await createTestSandbox({ poolSize: 1, buildPoolSize: 1 });
  await created.prepared();
  sandbox = created;
  sandbox.previews.onLog((line) => lines.push(line));
  template = await templateFiles();
  await sandbox.previews.wake({ projectId: "quiet", treeKey: "1", files: async () => template, dependencies: {} });
}, 180_000);
afterEach(() => sandbox.previews.sleep("hostile"));
afterAll(() => sandbox?.[Symbol.asyncDispose]());

const project = (changes: Record<string, string>): Map<string, Uint8Array> =>
  new Map([...template, ...Object.entries(changes).map(([path, text]) => [path, Buffer.from(text)] as const)]);

/** The one place where a project's code runs on the server: a Tailwind plugin. */
const plugin = (code: string): Record<string, string> => ({
  "src/index.css": css.replace(/(@import [^;]*tailwindcss[^;]*;)/, '$1\n@plugin "./probe.mjs";'),
  "src/probe.mjs": `import fs from "node:fs";\n${code}\nexport default () => {};`,
});

/** Sends whole frames as fast as the runner can. */
const flood = (message: object): Record<string, string> =>
  plugin(`const text = Buffer.from(${JSON.stringify(JSON.stringify(message))});
const frames = Buffer.concat(Array(500).fill(Buffer.concat([Buffer.from([0, 0, text.length >> 8, text.length & 255, 0]), text])));
const send = (part) => { try { part = part.subarray(fs.writeSync(3, part)); } catch {} setImmediate(send, part.length > 0 ? part : frames); };
send(frames);`);

const wake = (changes: Record<string, string>, treeKey = "1") =>
  sandbox.previews.wake({ projectId: "hostile", treeKey, files: async () => project(changes), dependencies: {} });

/** Status of a preview's answer. */
const get = (projectId: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { socketPath } = sandbox.previews.address(projectId)!;
    request({ socketPath, path, headers: { accept: "*/*" } }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode!));
    })
      .on("error", reject)
      .end();
  });

const bodyOf = async (projectId: string, path: string): Promise<string> => {
  const chunks: Buffer[] = [];
  const { socketPath } = sandbox.previews.address(projectId)!;
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ socketPath, path, headers: { accept: "*/*" } }, resolve)
      .on("error", reject)
      .end(),
  );
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return createHash("sha256").update(Buffer.concat(chunks)).digest("hex");
};

const neighbourAnswers = async (): Promise<void> => expect(await get("quiet", "/src/main.tsx")).toBe(200);

describe("a hostile preview", () => {
  it.each([
    ["answers what nobody asked", flood({ type: "done", id: 4_000_000, data: null }), /answered what nobody asked/],
    ["logs without end", flood({ type: "log", level: "info", message: "x" }), /told too much at once/],
    ["fills the server's memory with files", flood({ type: "file", path: "a", size: 1_000_000 }), /without a build/],
    [
      "writes without end",
      plugin(`for (;;) try { fs.writeSync(1, "x".repeat(65_535) + "\\n"); } catch {}`),
      /more output than it may/,
    ],
    ["makes variables of variables", { ".env": laughs(40) }, /more memory than it may/],
  ])(
    "loses its runner when it %s",
    async (_what, changes, reason) => {
      const from = lines.length;
      // One that cannot start is refused; that is the preview's state as well.
      const woken = wake(changes).catch(() => undefined);
      const why = (): string => {
        const state = sandbox.previews.state("hostile");
        return "reason" in state ? state.reason : "";
      };
      await expect.poll(why, SOON).toMatch(reason);
      await neighbourAnswers();
      await woken;
      expect(
        lines.length - from,
        "lines of one project in ten seconds, and one of ours for each end",
      ).toBeLessThanOrEqual(205);
    },
    30_000,
  );

  it("that never answers delays nobody else, and ends when told to", async () => {
    await wake(plugin("for (;;);"));
    const page = get("hostile", "/src/index.css").catch(() => "lost");
    await neighbourAnswers();
    await sandbox.previews.sleep("hostile");
    expect(await page).toBe("lost");
    expect(sandbox.previews.state("hostile")).toEqual({ state: "asleep" });
  });

  it("that stops answering is ended, even if its process lives", async () => {
    await using strict = await createTestSandbox({ silenceMs: 1_000, poolSize: 0, buildPoolSize: 0 });
    const told: string[] = [];
    strict.previews.onLog(({ message }) => told.push(message));
    const files = async () => project(plugin("for (;;);"));
    await strict.previews.wake({ projectId: "silent", treeKey: "1", files, dependencies: {} });
    await expect.poll(() => told, SOON).toContainEqual(expect.stringMatching(/The preview stopped.*did not answer/));
  });

  it("whose source ends the compiler fails after a few tries, and is back once the source is fixed", async () => {
    await wake({ "src/pages/Index.tsx": `export default () => ${"<a>".repeat(100_000)}` });
    await expect.poll(() => sandbox.previews.state("hostile").state, SOON).toBe("failed");
    await neighbourAnswers();
    await wake({}, "2");
    expect(await get("hostile", "/src/pages/Index.tsx")).toBe(200);
  });

  it("with hundreds of modules in a circle answers its page", async () => {
    const modules = Array.from({ length: 600 }, (_, at) => [
      `src/circle/m${at}.ts`,
      `import "./m${(at + 1) % 600}"; import "./m${(at * 7) % 600}"; export const value = ${at};`,
    ]);
    await wake({
      ...Object.fromEntries(modules),
      "src/pages/Index.tsx": `import "../circle/m0"; export default () => null;`,
    });
    expect(await get("hostile", "/src/circle/m599.ts")).toBe(200);
    await neighbourAnswers();
  });

  it("accepts two hundred visitors that never finish a request, and answers others", async () => {
    await wake({});
    const { socketPath } = sandbox.previews.address("hostile")!;
    const visitors: Socket[] = [];
    const open = async (at: number): Promise<void> => {
      const visitor = connect(socketPath);
      visitors.push(visitor);
      visitor.on("error", () => undefined);
      await new Promise<void>((resolve) => visitor.once("connect", resolve));
      // Half of them stop in the head, half in the body.
      const head = `POST /src/main.tsx HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n`;
      visitor.write(at % 2 === 0 ? head : `${head}\r\nx`);
    };
    await Promise.all(Array.from({ length: 200 }, (_, at) => open(at)));
    expect(await get("hostile", "/src/main.tsx")).toBe(200);
    await neighbourAnswers();
    const closed = visitors.map((visitor) =>
      visitor.closed ? null : new Promise((resolve) => visitor.once("close", resolve)),
    );
    for (const visitor of visitors) visitor.resume();
    await sandbox.previews.sleep("hostile");
    await Promise.all(closed);
  });
});

/** Everything that several projects are built and served from, by its bytes; packages by what changes with every write. */
async function commonGround(): Promise<Record<string, string>> {
  const root = join(testDataDir, "sandbox");
  const [set] = readdirSync(join(root, "sets"))
    .filter((name) => name.startsWith("base-"))
    .map((name) => join(root, "sets", name))
    .toSorted((one, other) => statSync(other).atimeMs - statSync(one).atimeMs);
  const hashOf = (folder: string, describe: (path: string) => string | Buffer): string => {
    const hash = createHash("sha256");
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      hash.update(path).update(entry.isFile() ? describe(path) : "");
    }
    return hash.digest("hex");
  };
  const marks = (path: string): string => {
    const { ino, size, mode, uid, mtimeMs } = lstatSync(path);
    return [ino, size, mode, uid, mtimeMs].join();
  };
  const read = (path: string): Buffer => readFileSync(path);
  return {
    packages: hashOf(join(set!, "node_modules"), marks),
    optimized: hashOf(join(set!, "optimized"), read),
    served: hashOf(join(set!, "served"), read),
    programs: hashOf(join(root, "programs"), marks),
    page: await bodyOf("quiet", "/"),
    module: await bodyOf("quiet", "/src/main.tsx"),
  };
}

/** Overwrites, replaces, renames, opens and fills what it can see, and what its tools would write next. */
const TAMPERING = `import path from "node:path"; import vite from "vite";
const tries = [];
const attempt = (act) => { try { act(); tries.push("done"); } catch (error) { tries.push(error.code ?? error.name); } };
for (const folder of ["/node_modules/react", "/node_modules/vite", "/app/node_modules/.vite/deps", "/served", "/runner", "/app/src", "/bin"]) {
  const [name] = fs.readdirSync(folder);
  const file = path.join(folder, name);
  for (const act of [() => fs.writeFileSync(file, "tampered"), () => fs.appendFileSync(file, "tampered"), () => fs.truncateSync(file), () => fs.unlinkSync(file), () => fs.renameSync(file, file + "2"), () => fs.chmodSync(file, 0o777), () => fs.utimesSync(file, 0, 0), () => fs.symlinkSync("/tmp", path.join(folder, "new")), () => fs.linkSync(file, path.join(folder, "new")), () => fs.mkdirSync(path.join(folder, "new")), () => fs.cpSync(file, path.join(folder, "new"))]) attempt(act);
}
console.log("TRIES " + tries.length + " " + [...new Set(tries)].join());
Object.defineProperty(Object.prototype, "tampered", { value: "tampered", configurable: true }); globalThis.tampered = "tampered";
process.env.VITE_TAMPERED = "tampered"; globalThis.fetch = () => "tampered";`;

describe("a hostile build beside others", () => {
  it("changes no file that others are built and served from, and passes nothing on", async () => {
    const build = (files: Map<string, Uint8Array>, environment?: Record<string, string>) =>
      sandbox.build({ files, dependencies: {}, ...(environment && { environment }) });
    const before = await commonGround();
    const asks = project({ "src/main.tsx": `document.title = JSON.stringify(import.meta.env);` });
    // A project, the hostile one, and a copy of the first, which is given nothing.
    const first = await build(asks, { VITE_BACKEND: "https://canary-of-the-original.example" });
    const hostile = await build(project(plugin(TAMPERING)));
    const copy = await build(asks);
    const again = await build(asks, { VITE_BACKEND: "https://canary-of-the-original.example" });
    expect(/^TRIES (\d+) (.*)$/m.exec(hostile.log)?.slice(1)).toEqual(["77", expect.not.stringContaining("done")]);
    expect(await commonGround()).toEqual(before);
    const bytes = ({ files }: BuildResult): [string, string][] =>
      [...files].map(([path, content]) => [path, createHash("sha256").update(content).digest("hex")]);
    expect(bytes(again)).toEqual(bytes(first));
    const textOf = ({ files }: BuildResult): string =>
      [...files.values()].map((content) => Buffer.from(content)).join();
    expect(textOf(first)).toContain("canary-of-the-original");
    expect(textOf(copy)).not.toMatch(/canary|tampered/);
    expect(textOf(again)).not.toContain("tampered");
  }, 240_000);
});

describe("a hostile build", () => {
  it.each([
    ["elements", { "src/pages/Index.tsx": `export default () => ${"<a>".repeat(100_000)}` }, /ended unexpectedly/],
    ["rules", { "src/main.tsx": `import "./deep.css";`, "src/deep.css": "a{".repeat(100_000) }, /deep\.css|stack/],
    ["data", { "src/main.tsx": `import d from "./d.json"; d;`, "src/d.json": "[".repeat(100_000) }, /recursion limit/],
    ["configuration", { "tsconfig.json": `{ "extends": "./tsconfig.json" }` }, /circular/],
  ])(
    "of endless %s fails with an error of that project",
    async (_what, changes, reason) => {
      const result = await sandbox.build({ files: project(changes as Record<string, string>), dependencies: {} });
      expect(result).toMatchObject({ ok: false, log: expect.stringMatching(reason) });
      expect(result.log.length).toBeLessThanOrEqual(20_000);
      await neighbourAnswers();
    },
    60_000,
  );
});

it("leaves no process, no tree and no socket behind", async () => {
  await sandbox[Symbol.asyncDispose]();
  const running = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => commandOf(name).includes(`slots-${process.pid}.`));
  expect(running).toEqual([]);
  const root = join(testDataDir, "sandbox");
  const own = readdirSync(root).filter((name) => new RegExp(`^(slots|s)-${process.pid}\\.`).test(name));
  expect(own.flatMap((folder) => readdirSync(join(root, folder)))).toEqual([]);
});

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    // It has ended since.
    return "";
  }
}

/** Each variable is four of the one before. */
function laughs(levels: number): string {
  const four = (at: number): string => `$A${at}`.repeat(4);
  const steps = Array.from({ length: levels }, (_, at) => `A${at + 1}=${four(at)}`);
  return ["A0=ha", ...steps, `VITE_A=$A${levels}`].join("\n");
}
