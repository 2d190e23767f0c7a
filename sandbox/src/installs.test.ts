import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkDependencies, extraDependencies } from "./local/dependencies/dependency-rules.ts";
import type { SandboxPort } from "./port.ts";
import { createTestSandbox, exposePreview, templateFiles, testDataDir } from "./testing.ts";

/** A tar archive of one folder, as registries serve packages. */
function tarball(files: Record<string, string>): Buffer {
  const blocks: Buffer[] = [];
  for (const [name, content] of Object.entries(files)) {
    const header = Buffer.alloc(512);
    const body = Buffer.from(content);
    header.write(`package/${name}`, 0);
    header.write("0000644\0", 100);
    header.write("0000000\0", 108);
    header.write("0000000\0", 116);
    header.write(`${body.length.toString(8).padStart(11, "0")}\0`, 124);
    header.write("00000000000\0", 136);
    header.write("        0", 148);
    header.write("ustar\u000000", 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    blocks.push(header, body, Buffer.alloc((512 - (body.length % 512)) % 512));
  }
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

const run = Date.now().toString(36);
/** Names of this run: sets are kept by what was asked for. */
const named = (name: string): string => `slipway-test-${name}-${run}`;

interface Published {
  version: string;
  files: Record<string, string>;
  manifest?: object;
  /** Days since it was published. */
  age?: number;
}

const packages: Record<string, Published> = {
  [named("plain")]: {
    version: "1.2.3",
    files: { "index.js": "module.exports = { word: 'from-a-package' };" },
    manifest: { main: "index.js" },
  },
  [named("script")]: {
    version: "1.0.0",
    files: { "index.js": "", "evil.js": "require('fs').writeFileSync(require('path').join(__dirname, 'ran'), 'x')" },
    manifest: {
      main: "index.js",
      scripts: { preinstall: "node evil.js", install: "node evil.js", postinstall: "node evil.js" },
    },
  },
  [named("file")]: { version: "1.0.0", files: { "index.js": "" }, manifest: { dependencies: { shadow: "file:/etc" } } },
  [named("git")]: {
    version: "1.0.0",
    files: { "index.js": "" },
    manifest: { dependencies: { other: "git+https://example.com/x.git" } },
  },
  [named("young")]: { version: "1.0.0", files: { "index.js": "" }, age: 1 },
};

let registry: Server;
let origin: string;
let sandbox: SandboxPort;
const asked: string[] = [];

function answer(url: string): Buffer | object | null {
  const [, name, dash, file] = url.split("/").map(decodeURIComponent);
  const found = name === undefined ? undefined : packages[name];
  if (!found) return null;
  const { version, files, manifest, age = 100 } = found;
  const described = { name, version, ...manifest };
  const archive = tarball({ "package.json": JSON.stringify(described), ...files });
  if (dash === "-" && file) return archive;
  const integrity = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
  const published = new Date(Date.now() - age * 86_400_000).toISOString();
  const dist = { tarball: `https://cdn.elsewhere.test/${name}/-/${name}-${version}.tgz`, integrity };
  return {
    name,
    "dist-tags": { latest: version },
    versions: { [version]: { ...described, dist } },
    time: { created: published, modified: published, [version]: published },
  };
}

beforeAll(async () => {
  registry = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const found = answer(request.url ?? "/");
    if (!found) return void response.writeHead(404, { "content-type": "application/json" }).end("{}");
    const isArchive = Buffer.isBuffer(found);
    response.writeHead(200, { "content-type": isArchive ? "application/octet-stream" : "application/json" });
    response.end(isArchive ? found : JSON.stringify(found));
  });
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  // The base set comes from the machine's own registry and is shared with the other tests.
  await using first = await createTestSandbox({ poolSize: 0, buildPoolSize: 0 });
  await first.prepared();
  const created = await createTestSandbox({ poolSize: 0, buildPoolSize: 0, npmRegistry: origin });
  await created.prepared();
  sandbox = created;
}, 180_000);
afterAll(async () => {
  registry.close();
  await sandbox?.[Symbol.asyncDispose]();
  for (const folder of setsWith(...Object.keys(packages))) rmSync(folder, { recursive: true, force: true });
});

/** Folders of kept sets that hold one of these packages. */
function setsWith(...names: string[]): string[] {
  const sets = join(testDataDir, "sandbox", "sets");
  return readdirSync(sets)
    .map((key) => join(sets, key))
    .filter((folder) => names.some((name) => existsSync(join(folder, "node_modules", name))));
}

describe("install", () => {
  it("adds a package that previews and builds then use, and asks the registry once", async () => {
    const name = named("plain");
    const dependencies = { [name]: "^1.0.0" };
    expect(await sandbox.install(dependencies)).toEqual({ [name]: "1.2.3" });
    const requests = asked.length;
    expect(await sandbox.install(dependencies)).toEqual({ [name]: "1.2.3" });
    expect(asked.length).toBe(requests);
    expect(asked.some((line) => line.endsWith(`/${name}/-/${name}-1.2.3.tgz`))).toBe(true);

    const files = new Map(await templateFiles());
    files.set(
      "src/pages/Index.tsx",
      Buffer.from(`import made from "${name}";\nexport default function Index() { return <h1>{made.word}</h1>; }`),
    );
    const { ok, files: site, log } = await sandbox.build({ files, dependencies });
    expect(ok, log).toBe(true);
    expect([...site.values()].map((bytes) => Buffer.from(bytes).toString()).join()).toContain("from-a-package");

    await sandbox.previews.wake({ projectId: "p1", treeKey: "one", files: async () => files, dependencies });
    await using front = await exposePreview(() => sandbox.previews.address("p1")?.socketPath ?? null);
    const page = await (await fetch(`${front.url}/src/pages/Index.tsx`, { headers: { accept: "*/*" } })).text();
    const dependency = new RegExp(`/node_modules/\\.vite/deps/${name.replaceAll("-", "[-_]")}\\.js\\?v=\\w+`).exec(
      page,
    )?.[0];
    expect(dependency, page.slice(0, 500)).toBeTruthy();
    expect(await (await fetch(front.url + dependency)).text()).toContain("from-a-package");
  }, 120_000);

  it("runs no install scripts", async () => {
    const name = named("script");
    expect(await sandbox.install({ [name]: "1.0.0" })).toEqual({ [name]: "1.0.0" });
    const folders = setsWith(name);
    expect(folders).toHaveLength(1);
    expect(existsSync(join(folders[0]!, "node_modules", name, "ran"))).toBe(false);
  }, 120_000);

  it.each([
    ["a package that depends on a folder of the machine", named("file")],
    ["a package that depends on a git address", named("git")],
  ])(
    "does not install %s",
    async (_what, name) => {
      await expect(sandbox.install({ [name]: "1.0.0" })).rejects.toMatchObject({
        code: expect.stringMatching(/^dependency_(refused|unavailable)$/),
      });
    },
    120_000,
  );

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

  it("says so when the registry does not answer", async () => {
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

  it("takes the base set for what it already answers", () => {
    expect(extraDependencies({ react: "19.3.1" }, { react: "^19.0.0" })).toEqual({});
    expect(extraDependencies({ react: "19.3.1" }, { react: "^18.0.0", zustand: "^5.0.0" })).toEqual({
      react: "^18.0.0",
      zustand: "^5.0.0",
    });
  });
});
