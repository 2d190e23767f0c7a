import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanLog } from "./local/builder.ts";
import { DiagnosticParser } from "./local/typecheck.ts";
import type { SandboxPort } from "./port.ts";
import { createTestSandbox, templateFiles } from "./testing.ts";

let sandbox: SandboxPort;
let template: Map<string, Uint8Array>;

beforeAll(async () => {
  const created = await createTestSandbox({ poolSize: 0 });
  await created.prepared();
  sandbox = created;
  template = await templateFiles();
}, 180_000);
afterAll(() => sandbox?.[Symbol.asyncDispose]());

const project = (changes: Record<string, string>): Map<string, Uint8Array> =>
  new Map([...template, ...Object.entries(changes).map(([path, content]) => [path, Buffer.from(content)] as const)]);
const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

describe("build", () => {
  it("makes a site without source maps or bridge, with public files and the public variables only", async () => {
    const page = `export default function Index() { return <h1>{import.meta.env.VITE_NAME}{import.meta.env.SECRET}{process.env.SECRET}</h1>; }`;
    const { ok, files, log } = await sandbox.build({
      files: project({
        "src/pages/Index.tsx": page,
        "public/robots.txt": "User-agent: *",
        "supabase/functions/x/index.ts": "SUPABASE-CANARY",
      }),
      dependencies: {},
      environment: { VITE_NAME: "baked-in-name", SECRET: "secret-canary" },
    });
    expect(ok, log).toBe(true);
    const names = [...files.keys()];
    expect(names).toContain("index.html");
    expect(text(files.get("robots.txt"))).toBe("User-agent: *");
    expect(names.filter((name) => name.endsWith(".map"))).toEqual([]);
    const all = [...files.values()].map(text).join("\n");
    expect(all).toContain("baked-in-name");
    expect(all).not.toMatch(/secret-canary|SUPABASE-CANARY|sourceMappingURL|slipway-preview/);
  }, 60_000);

  it("says plainly why a project does not build, and does not throw", async () => {
    const { ok, files, log } = await sandbox.build({
      files: project({ "src/pages/Index.tsx": `import { missing } from "./not-there";\nexport default missing;` }),
      dependencies: {},
    });
    expect(ok).toBe(false);
    expect(files.size).toBe(0);
    expect(log).toContain("./not-there");
    expect(log).not.toContain("\u001b");
  }, 60_000);

  it("contains nothing of the starter that the runner was warmed with", async () => {
    const { files } = await sandbox.build({
      files: new Map([...template, ["src/App.tsx", Buffer.from("export default function App() { return null; }")]]),
      dependencies: {},
    });
    const styles = [...files.keys()].filter((name) => name.endsWith(".css"));
    expect(styles).toHaveLength(1);
    const page = text(files.get("index.html"));
    for (const name of files.keys()) if (/^assets\/index-.*\.(js|css)$/.test(name)) expect(page).toContain(name);
  }, 60_000);

  it("includes icons by any of their names", async () => {
    const page = `import { House, Trash2 as Bin, icons, type LucideIcon } from "lucide-react";
import * as all from "lucide-react";
const Chosen: LucideIcon = icons.Zap;
export default function Index() { return <p><House /><Bin /><Chosen /><all.Leaf /></p>; }`;
    const few = `import { House, Trash2 as Bin } from "lucide-react";
export default function Index() { return <p><House /><Bin aria-label="bin-label" /></p>; }`;
    const every = await sandbox.build({ files: project({ "src/pages/Index.tsx": page }), dependencies: {} });
    expect(every.ok, every.log).toBe(true);
    const some = await sandbox.build({ files: project({ "src/pages/Index.tsx": few }), dependencies: {} });
    const code = [...some.files].filter(([name]) => name.endsWith(".js")).map(([, bytes]) => text(bytes));
    const has = (name: string): boolean => code.join("").includes(name);
    // An icon that nobody named is not in it.
    expect({ house: has("`house`"), bin: has("`trash-2`"), anvil: has("`anvil`") }).toEqual({
      house: true,
      bin: true,
      anvil: false,
    });
  }, 60_000);

  it("does not execute the project's own Vite, PostCSS or Tailwind configuration", async () => {
    const loud = `throw new Error("executed"); export default {};`;
    const { ok, log } = await sandbox.build({
      files: project({
        "vite.config.ts": loud,
        "vite.config.js": loud,
        "postcss.config.js": loud,
        "postcss.config.mjs": loud,
        "tailwind.config.js": loud,
      }),
      dependencies: {},
    });
    expect(ok, log).toBe(true);
  }, 60_000);

  it("does not write outside its slot, whatever the path", async () => {
    const files = project({
      "src/../../../escape.txt": "x",
      "public/../../../escape.txt": "x",
      "/etc/escape.txt": "x",
      "src/a\\..\\b": "x",
    });
    expect((await sandbox.build({ files, dependencies: {} })).ok).toBe(true);
  }, 60_000);

  it("stops when aborted", async () => {
    const stop = new AbortController();
    const building = sandbox.build({ files: project({}), dependencies: {}, signal: stop.signal });
    stop.abort();
    await expect(building).rejects.toThrow(/abort/i);
  }, 60_000);
});

describe("typecheck", () => {
  it("passes the template", async () => {
    expect(await sandbox.typecheck({ files: template, dependencies: {} })).toMatchObject({ ok: true, diagnostics: [] });
  }, 60_000);

  it("names file, line, column, code and the whole message of each error", async () => {
    const result = await sandbox.typecheck({
      files: project({
        "src/broken.ts": `const a: { b: { c: number } } = { b: { c: "x" } };\nexport const d = nowhere + a;`,
      }),
      dependencies: {},
    });
    expect(result.ok).toBe(false);
    expect(result.diagnostics).toContainEqual({
      path: "src/broken.ts",
      line: 1,
      column: 40,
      code: "TS2322",
      message: expect.stringContaining("not assignable to type 'number'"),
    });
    expect(result.diagnostics).toContainEqual(
      expect.objectContaining({ path: "src/broken.ts", line: 2, code: "TS2304" }),
    );
  }, 60_000);

  it("reads continuation lines and errors without a place", () => {
    const parser = new DiagnosticParser();
    for (const line of ["src/a.ts(1,2): error TS2345: First", "  second", "error TS5083: Cannot read file", "noise"])
      parser.take(line);
    expect(parser.diagnostics).toEqual([
      { path: "src/a.ts", line: 1, column: 2, code: "TS2345", message: "First\n  second" },
      { path: null, line: null, column: null, code: "TS5083", message: "Cannot read file" },
    ]);
  });
});

describe("cleanLog", () => {
  it("removes colours and control characters and keeps both ends of a long text", () => {
    expect(cleanLog("\u001b[31mred\u001b[0m\u0007 \u001b]8;;http://x\u0007link\u001b]8;;\u0007")).toBe("red link");
    const long = cleanLog(`start${"x".repeat(50_000)}end`);
    expect(long.length).toBeLessThanOrEqual(20_000);
    expect(long).toMatch(/^start.*left out.*end$/s);
  });
});

describe("capabilities", () => {
  it("names the isolation and what is reduced", async () => {
    const { isolated, engine, reduced, reason } = await sandbox.capabilities();
    expect({ isolated, reason }).toEqual({ isolated: true, reason: null });
    expect(engine).toMatch(/^bubblewrap \((own-uid|user-namespace)\)$/);
    expect(reduced.join(" ")).toContain("watchdog");
  });
});
