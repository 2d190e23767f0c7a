/** Rules for the files of a function, and where they are written. */
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isProjectPath } from "@slipway/kernel/project-path";
import { deployFailed } from "../function-error.ts";

/** Paths are relative to `supabase/functions`: `hello/index.ts`, `_shared/cors.ts`. */
export type FunctionFiles = ReadonlyMap<string, Uint8Array>;

const SLUG = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;
const MAX_FILES = 500;
const MAX_BYTES = 10 * 1_048_576;
const ENTRIES = ["index.ts", "index.js", "index.tsx", "index.mjs"];

/** As every path of a project, and nothing hidden. */
const isPath = (path: string): boolean => isProjectPath(path) && !/(^|\/)\./.test(path);

/** Whether the files of a folder make it a function's. */
export const entryIn = (folder: string, files: Pick<FunctionFiles, "has">): string | null =>
  ENTRIES.map((name) => `${folder}/${name}`).find((path) => files.has(path)) ?? null;

/** The entry's path; `wanted` is what the project says it is. Throws AppError `function_deploy_failed`. */
export function checkFiles(slug: string, files: FunctionFiles, wanted: string | null = null): string {
  if (!SLUG.test(slug)) {
    throw deployFailed(`"${slug.slice(0, 100)}" cannot name a function: use letters, digits, hyphens and underscores.`);
  }
  if (files.size > MAX_FILES) throw deployFailed(`A function has at most ${MAX_FILES} files.`);
  const bad = [...files.keys()].find((path) => !isPath(path));
  if (bad !== undefined)
    throw deployFailed(`supabase/functions/${bad.slice(0, 200)} is not a path a function may have.`);
  const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (bytes > MAX_BYTES) throw deployFailed(`The function's files take more than ${MAX_BYTES / 1_048_576} MB.`);
  const entry = wanted ?? entryIn(slug, files);
  if (entry === null || !files.has(entry))
    throw deployFailed(`supabase/functions/${wanted ?? `${slug}/index.ts`} is missing.`);
  return entry;
}

/** Readable by every sandbox user, writable by none. */
export async function writeFiles(folder: string, files: FunctionFiles): Promise<void> {
  for (const [path, bytes] of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes, { mode: 0o644, flag: "wx" });
  }
  await openFolders(folder, files);
}

async function openFolders(folder: string, files: FunctionFiles): Promise<void> {
  const folders = new Set([""]);
  for (const path of files.keys()) {
    for (let at = dirname(path); at !== "."; at = dirname(at)) folders.add(at);
  }
  for (const path of folders) await chmod(join(folder, path), 0o755);
}
