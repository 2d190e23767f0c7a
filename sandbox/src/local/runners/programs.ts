/**
 * Copies the programs of sandboxes where their users can read them: this checkout or Node may be below somebody's home.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Layout } from "../layout.ts";
import { randomText } from "@slipway/kernel/ids";

const SOURCE = fileURLToPath(new URL("../../runner/", import.meta.url));

/** The runner as JavaScript: stripping types in every sandbox would cost memory and time. */
async function runnerModules(): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  for (const name of (await readdir(SOURCE, { recursive: true })).sort()) {
    if (!/\.(ts|js)$/.test(name) || name.endsWith(".test.ts")) continue;
    const source = await readFile(join(SOURCE, name), "utf8");
    if (name.endsWith(".js")) modules.set(name, source);
    else
      modules.set(
        name.replace(/\.ts$/, ".mjs"),
        stripTypeScriptTypes(source).replaceAll(/(from "\.{1,2}\/[^"]+)\.ts"/g, '$1.mjs"'),
      );
  }
  return modules;
}

export interface RunnerCode {
  folder: string;
  /**
   * Hash of everything that decides the bytes of a prepared dependency set; other changes to the runner keep the sets
   * valid.
   */
  setHash: string;
}

const hashOf = (modules: Iterable<[string, string]>): string =>
  createHash("sha256")
    .update(JSON.stringify([...modules]))
    .digest("hex")
    .slice(0, 16);

/** Depends on the plugin's name, since Vite hashes those of all plugins. */
const SELECTION = "dev/selection/selection-plugin.mjs";
const ENVIRONMENT = "dev/environment-plugin.mjs";
const DECIDES_SETS = ["vite-config.mjs", "optimize.mjs", "dev/plugins.mjs", "icons.mjs", SELECTION, ENVIRONMENT];

export async function prepareRunnerCode(layout: Layout): Promise<RunnerCode> {
  const modules = await runnerModules();
  const setHash = hashOf([...modules].filter(([name]) => DECIDES_SETS.includes(name)));
  const folder = join(layout.programs, `runner-${hashOf(modules)}`);
  if (await stat(folder).catch(() => null)) return { folder, setHash };
  const staging = join(layout.programs, `staging-${randomText(10)}`);
  await mkdir(staging, { mode: 0o755 });
  for (const [name, source] of modules) {
    await mkdir(dirname(join(staging, name)), { recursive: true, mode: 0o755 });
    await writeFile(join(staging, name), source, { mode: 0o644 });
  }
  await moveInto(staging, folder);
  return { folder, setHash };
}

/** Moves a finished folder to its final name; if another process was first, its folder is as good. */
export async function moveInto(staging: string, folder: string): Promise<void> {
  try {
    await rename(staging, folder);
  } catch (error) {
    if (!(await stat(folder).catch(() => null))) throw error;
    await rm(staging, { recursive: true, force: true });
  }
}
