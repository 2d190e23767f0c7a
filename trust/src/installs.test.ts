import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { named, REFUSED_PACKAGES, startHostileRegistry, type HostileRegistry } from "./escape/hostile-registry.ts";
import { checkDependencies, extraDependencies } from "@slipway/sandbox/local/dependencies/dependency-rules";
import { isLocked } from "@slipway/sandbox/lock-state";
import type { SandboxPort } from "@slipway/sandbox/port";
import { createTestSandbox, exposePreview, templateDir, templateFiles, testDataDir } from "@slipway/sandbox/testing";

let registry: HostileRegistry;
let sandbox: SandboxPort;

beforeAll(async () => {
  registry = await startHostileRegistry();
  // The base set comes from the machine's own registry and is shared with other tests.
  await using first = await createTestSandbox({ poolSize: 0, buildPoolSize: 0 });
  await first.prepared();
  const created = await createTestSandbox({ poolSize: 0, buildPoolSize: 0, npmRegistry: registry.origin });
  await created.prepared();
  sandbox = created;
}, 180_000);
afterAll(async () => {
  await sandbox?.[Symbol.asyncDispose]();
  await registry?.[Symbol.asyncDispose]();
  for (const folder of setsWith(...registry.names)) rmSync(folder, { recursive: true, force: true });
});

/** Folders of kept sets that hold one of these packages. */
function setsWith(...names: string[]): string[] {
  const sets = join(testDataDir, "sandbox", "sets");
  return readdirSync(sets)
    .map((key) => join(sets, key))
    .filter((folder) => names.some((name) => existsSync(join(folder, "node_modules", name))));
}

const HOOK_RAN = "/tmp/slipway-hook-ran";

/** Files that package managers would read in a project's folder: another registry, hooks, packages of its own. */
function advice(lure: string, name: string): Map<string, Buffer> {
  const settings = `registry=${lure}\n@scope:registry=${lure}\nignore-scripts=false\n`;
  const hook = `require("fs").writeFileSync("${HOOK_RAN}", "x"); module.exports = {};`;
  const files = {
    ".npmrc": settings,
    ".yarnrc.yml": `npmRegistryServer: "${lure}"`,
    ".pnpmfile.cjs": hook,
    ".pnpmfile.mjs": hook,
    "pnpm-workspace.yaml": `packages: ["/etc"]\nregistries:\n  default: ${lure}\n`,
    "package.json": JSON.stringify({ overrides: { [name]: `${lure}x.tgz` }, scripts: { postinstall: hook } }),
    "src/.npmrc": settings,
    "node_modules/react/index.js": "throw new Error('confused')",
  };
  return new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));
}

describe("install", () => {
  it("adds a package for previews and builds, asks the registry once, and ignores the project's settings", async () => {
    const name = named("plain");
    const dependencies = { [name]: "^1.0.0" };
    const files = new Map([...(await templateFiles()), ...advice(registry.lure, name)]);
    files.set(
      "src/pages/Index.tsx",
      Buffer.from(`import made from "${name}";\nexport default function Index() { return <h1>{made.word}</h1>; }`),
    );
    const { ok, files: site, log } = await sandbox.build({ files, dependencies });
    expect(ok, log).toBe(true);
    expect([...site.values()].map((bytes) => Buffer.from(bytes).toString()).join()).toContain("from-a-package");
    expect(registry.lured()).toBe(0);
    expect(existsSync(HOOK_RAN)).toBe(false);

    expect(await sandbox.install(dependencies)).toEqual({ [name]: "1.2.3" });
    const requests = registry.asked.length;
    expect(await sandbox.install(dependencies)).toEqual({ [name]: "1.2.3" });
    expect(registry.asked.length).toBe(requests);
    expect(registry.asked.some((line) => line.endsWith(`/${name}/-/${name}-1.2.3.tgz`))).toBe(true);

    await sandbox.previews.wake({ projectId: "p1", treeKey: "one", files: async () => files, dependencies });
    await using front = await exposePreview(() => sandbox.previews.address("p1")?.socketPath ?? null);
    const page = await (await fetch(`${front.url}/src/pages/Index.tsx`, { headers: { accept: "*/*" } })).text();
    const dependency = new RegExp(`/node_modules/\\.vite/deps/${name.replaceAll("-", "[-_]")}\\.js\\?v=\\w+`).exec(
      page,
    )?.[0];
    expect(dependency, page.slice(0, 500)).toBeTruthy();
    expect(await (await fetch(front.url + dependency)).text()).toContain("from-a-package");
  }, 120_000);

  it.each(REFUSED_PACKAGES.map((each) => [...each] as const))(
    "does not install a package %s",
    async (_what, name, reason) => {
      await expect(sandbox.install({ [name]: "1.0.0" })).rejects.toMatchObject({
        code: expect.stringMatching(/^dependency_(refused|unavailable)$/),
        userMessage: expect.stringMatching(reason),
      });
      expect(setsWith(name)).toEqual([]);
      expect(registry.lured()).toBe(0);
    },
    120_000,
  );

  it("runs no install scripts, and writes no files outside a package, no links and no programs over ours", async () => {
    const [script, paths, bins] = [named("script"), named("paths"), named("bins")];
    await sandbox.install({ [script]: "1.0.0", [paths]: "1.0.0", [bins]: "1.0.0" });
    const [folder, ...others] = setsWith(script, paths, bins);
    expect(others).toEqual([]);
    const modules = join(folder!, "node_modules");
    expect(existsSync(join(modules, script, "ran"))).toBe(false);
    const inPackage = readdirSync(join(modules, paths), { recursive: true, withFileTypes: true });
    expect(inPackage.filter((entry) => !entry.isFile() && !entry.isDirectory())).toEqual([]);
    for (const entry of inPackage) expect(statSync(join(entry.parentPath, entry.name)).mode & 0o7022).toBe(0);
    expect(JSON.parse(readFileSync(join(modules, "vite/package.json"), "utf8"))).toMatchObject({ name: "vite" });
    const sets = join(testDataDir, "sandbox", "sets");
    const around = [
      ...readdirSync(folder!),
      ...readdirSync(modules),
      ...readdirSync(sets),
      ...readdirSync("/tmp"),
      ...readdirSync("/etc"),
    ];
    expect(around.filter((name) => /escaped/.test(name))).toEqual([]);
    for (const link of readdirSync(join(modules, ".bin")))
      expect(realpathSync(join(modules, ".bin", link)).startsWith(`${modules}/`), link).toBe(true);
  }, 120_000);

  it("locks a project's dependencies for every platform, without removed ones", async () => {
    const name = named("plain");
    const { dependencies: base, ...rest } = JSON.parse(
      Buffer.from(
        (await templateFiles()).get("package.json") ?? readFileSync(join(templateDir, "package.json")),
      ).toString(),
    ) as { dependencies: Record<string, string> };
    const { papaparse: _gone, ...kept } = base;
    const manifest = JSON.stringify({
      ...rest,
      dependencies: { ...kept, [name]: "^1.0.0" },
      scripts: { postinstall: "exit 1" },
    });
    const { packageLock, asksForLegacyPeers } = await sandbox.lock(manifest, { [name]: "^1.0.0" });
    expect(isLocked(manifest, packageLock)).toBe(true);
    expect(asksForLegacyPeers).toBe(false);
    const { packages } = JSON.parse(packageLock) as { packages: Record<string, { version: string }> };
    expect(packages[`node_modules/${name}`]).toMatchObject({ version: "1.2.3" });
    expect(packages["node_modules/papaparse"]).toBeUndefined();
    expect(packageLock).toContain("win32");
    expect(packageLock).not.toMatch(/"resolved"|127\.0\.0\.1/);
    await expect(sandbox.lock("no manifest", {})).rejects.toMatchObject({ code: "invalid_request" });
  }, 120_000);

  it("refuses what the registry does not have, and versions younger than a week", async () => {
    await expect(sandbox.install({ [named("absent")]: "1.0.0" })).rejects.toMatchObject({
      code: "dependency_refused",
      userMessage: expect.stringContaining("no such package"),
    });
    await expect(sandbox.install({ [named("plain")]: "^9.0.0" })).rejects.toMatchObject({
      code: "dependency_refused",
      userMessage: expect.stringContaining("7 days"),
    });
    await expect(sandbox.install({ [named("young")]: "1.0.0" })).rejects.toMatchObject({ code: "dependency_refused" });
  }, 120_000);

  it("reports a registry that does not answer", async () => {
    await using lonely = await createTestSandbox({ poolSize: 0, buildPoolSize: 0, npmRegistry: "http://127.0.0.1:9" });
    await expect(lonely.install({ [named("other")]: "1.0.0" })).rejects.toMatchObject({
      code: "dependency_unavailable",
    });
  }, 120_000);

  it.each(
    [
      "file:/etc",
      "file:../x",
      "link:../x",
      "git+https://github.com/a/b.git",
      "github:a/b",
      "a/b",
      "https://example.com/x.tgz",
      "workspace:*",
      "npm:react@18",
      "latest",
      "./x",
      "",
    ].map((range) => [range]),
  )("refuses the specifier %j before anything starts", async (range) => {
    if (range === "") return expect(() => checkDependencies({ x: range })).not.toThrow();
    await expect(sandbox.install({ "some-package": range })).rejects.toMatchObject({
      code: "dependency_refused",
      status: 400,
    });
  });

  it.each([
    "../x",
    "/etc",
    "a b",
    "A",
    "@x",
    "node_modules",
    "__proto__x/y",
    "x".repeat(215),
    "-flag".padStart(6, " "),
  ])("refuses the name %j", (name) => {
    expect(() => checkDependencies({ [name]: "1.0.0" })).toThrow(
      expect.objectContaining({ code: "dependency_refused" }),
    );
  });

  it("uses the base set for dependencies that it already satisfies", () => {
    expect(extraDependencies({ react: "19.3.1" }, { react: "^19.0.0" })).toEqual({});
    expect(extraDependencies({ react: "19.3.1" }, { react: "^18.0.0", zustand: "^5.0.0" })).toEqual({
      react: "^18.0.0",
      zustand: "^5.0.0",
    });
  });
});
