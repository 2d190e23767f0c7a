/** A `supabase` folder as its local tools start it: settings, migrations in order, seeds, functions. */
import { existsSync } from "node:fs";
import { glob, readFile, readdir } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { CONFIG_PATH, FUNCTIONS_PATH } from "../functions/deploy/functions-config.ts";
import { projectFunctions, type ProjectFunction } from "../functions/deploy/project-functions.ts";
import { readLocalSettings, usualSettings, type LocalSettings } from "./local-settings.ts";

export interface SupabaseFolder extends LocalSettings {
  /** Migrations, then seeds. */
  sqlFiles: string[];
  functions: ProjectFunction[];
}

async function matching(folder: string, patterns: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const pattern of patterns) {
    const found: string[] = [];
    for await (const name of glob(pattern, { cwd: folder })) found.push(resolve(folder, name));
    files.push(...found.toSorted());
  }
  return [...new Set(files)];
}

async function functionsIn(folder: string, config: string | null): Promise<ProjectFunction[]> {
  const files = new Map<string, Uint8Array>();
  if (config !== null) files.set(CONFIG_PATH, Buffer.from(config));
  const root = join(folder, "functions");
  if (!existsSync(root)) return [];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(root, path).split(sep);
    if (name.some((part) => part.startsWith(".") || part === "node_modules")) continue;
    files.set([FUNCTIONS_PATH, ...name].join("/"), await readFile(path));
  }
  return projectFunctions(files);
}

/** `folder` is the one with `config.toml`, which may be missing. Throws Error for a file that cannot be read. */
export async function readSupabaseFolder(folder: string, environment: NodeJS.ProcessEnv): Promise<SupabaseFolder> {
  const file = join(folder, "config.toml");
  const config = existsSync(file) ? await readFile(file, "utf8") : null;
  const settings = config === null ? usualSettings() : readLocalSettings(config, environment);
  const sqlFiles = [...(await matching(folder, ["migrations/*.sql"])), ...(await matching(folder, settings.seeds))];
  const signingKeys = settings.signingKeys === null ? null : resolve(folder, settings.signingKeys);
  return { ...settings, signingKeys, sqlFiles, functions: await functionsIn(folder, config) };
}
