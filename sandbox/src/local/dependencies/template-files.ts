import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isServedFile } from "../project-files.ts";

/** The starter project's served files, which waiting runners are warmed up with. */
export async function readTemplateFiles(templateDir: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const entry of await readdir(templateDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(templateDir.replace(/\/$/, "").length + 1);
    if (entry.isFile() && isServedFile(path)) files.set(path, await readFile(join(templateDir, path)));
  }
  return files;
}
