/** A prepared set of dependencies on disk: packages, the optimizer's cache of them, and their bytes as served. */
import { existsSync } from "node:fs";
import { lstat, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ICON_FACTORY } from "../../runner/icons.ts";

export interface PreparedSet {
  key: string;
  folder: string;
  nodeModules: string;
  optimized: string;
  served: string;
  /** Entries of the optimizer's cache, which are part of its hash. */
  include: string[];
  servedNames: string[];
  /** Exact version of each direct dependency. */
  versions: Readonly<Record<string, string>>;
  packageJson: string;
  packageLock: string;
}

const RECORD = z.object({
  include: z.array(z.string()),
  servedNames: z.array(z.string()),
  versions: z.record(z.string(), z.string()),
});

export const foldersOf = (folder: string) => ({
  nodeModules: join(folder, "node_modules"),
  optimized: join(folder, "optimized"),
  served: join(folder, "served"),
});

/** Null when it is missing or unfinished: the record is written last. */
export async function readPreparedSet(sets: string, key: string): Promise<PreparedSet | null> {
  const folder = join(sets, key);
  const text = await readFile(join(folder, "set.json"), "utf8").catch(() => null);
  if (text === null) return null;
  const [packageJson, packageLock] = await Promise.all(
    ["package.json", "package-lock.json"].map((name) => readFile(join(folder, name), "utf8")),
  );
  return {
    key,
    folder,
    ...foldersOf(folder),
    ...RECORD.parse(JSON.parse(text)),
    packageJson: packageJson!,
    packageLock: packageLock!,
  };
}

export async function writeRecord(folder: string, record: z.infer<typeof RECORD>): Promise<void> {
  await writeFile(join(folder, "set.json"), JSON.stringify(record), { mode: 0o644 });
}

/** Reads a small regular file in a folder that untrusted code wrote, without following links and within a size. */
async function readPlainFile(path: string, max: number): Promise<string | null> {
  const entry = await lstat(path).catch(() => null);
  if (!entry?.isFile() || entry.size > max) return null;
  return readFile(path, "utf8");
}

const MANIFEST = z.object({
  version: z.string().max(100),
  main: z.string().optional().catch(undefined),
  module: z.string().optional().catch(undefined),
  exports: z.unknown().optional(),
});

/** Entries of packages for which the rule below finds too many, or misses needed ones. */
const KNOWN_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  react: ["react", "react/jsx-runtime", "react/jsx-dev-runtime"],
  "react-dom": ["react-dom", "react-dom/client"],
  "react-router": ["react-router", "react-router/dom"],
  "lucide-react": ["lucide-react", ICON_FACTORY],
};
const MAX_SUBPATHS = 12;
const CONDITIONS = ["browser", "module", "import", "default", "require"];

function targetOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return targetOf(value[0]);
  if (typeof value !== "object" || value === null) return null;
  const record = value as Record<string, unknown>;
  const condition = CONDITIONS.find((name) => name in record);
  return condition === undefined ? null : targetOf(record[condition]);
}

const isScript = (target: string | null): boolean => target !== null && /\.(js|mjs|cjs)$/.test(target);

/**
 * Entries of one package that the optimizer bundles: its main entry and its named subpaths, so that they share chunks.
 */
function entriesOf(name: string, manifest: z.infer<typeof MANIFEST>): string[] {
  if (KNOWN_ENTRIES[name]) return [...KNOWN_ENTRIES[name]];
  const { exports } = manifest;
  if (exports === undefined) {
    const main = manifest.module ?? manifest.main ?? "index.js";
    return isScript(main) || !/\.\w+$/.test(main) ? [name] : [];
  }
  const isMap =
    typeof exports === "object" && exports !== null && Object.keys(exports).some((key) => key.startsWith("."));
  if (!isMap) return isScript(targetOf(exports)) ? [name] : [];
  const paths = Object.entries(exports as Record<string, unknown>).filter(
    ([path, value]) => !path.includes("*") && isScript(targetOf(value)),
  );
  const root = paths.some(([path]) => path === ".") ? [name] : [];
  const subpaths = paths
    .filter(([path]) => path !== "." && !/\.\w+$/.test(path))
    .map(([path]) => `${name}/${path.slice(2)}`);
  return subpaths.length > MAX_SUBPATHS ? root : [...root, ...subpaths];
}

/** Versions and optimizer entries of the named packages. Throws when one is missing. */
export async function inspectPackages(nodeModules: string, names: readonly string[]) {
  const versions: Record<string, string> = {};
  const include: string[] = [];
  for (const name of names) {
    const text = await readPlainFile(join(nodeModules, name, "package.json"), 1 << 20);
    if (text === null) throw new Error(`${name} is not in the installed set.`);
    const manifest = MANIFEST.parse(JSON.parse(text));
    versions[name] = manifest.version;
    // Only the versions whose icons we draw have it.
    const hasFactory = existsSync(join(nodeModules, ICON_FACTORY));
    include.push(...entriesOf(name, manifest).filter((entry) => entry !== ICON_FACTORY || hasFactory));
  }
  return { versions, include: include.sort() };
}

export async function makeCacheFolders(folder: string): Promise<void> {
  const { optimized, served } = foldersOf(folder);
  for (const path of [optimized, served]) {
    await rm(path, { recursive: true, force: true });
    await mkdir(path, { mode: 0o755 });
  }
}

/**
 * Runs after the optimizer's sandbox is gone: keeps plain files, and removes maps (ten times the code) and everything
 * else.
 */
export async function pruneCache(folder: string): Promise<void> {
  const { optimized, served } = foldersOf(folder);
  for (const path of [join(optimized, "deps"), served]) {
    for (const entry of await readdir(path, { withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith(".map"))
        await rm(join(path, entry.name), { recursive: true, force: true });
    }
  }
}
