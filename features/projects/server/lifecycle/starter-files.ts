/** Files of the starter project every new app begins from, read once per process. */
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { projectPath } from "@slipway/kernel/project-path";
import type { CommitChange } from "@slipway/platform/git/port";

const LEFT_OUT = new Set(["node_modules", "dist", ".git", ".vite"]);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !LEFT_OUT.has(name))
      .map((entry) => {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return filesBelow(path);
        return entry.isFile() ? [path] : [];
      }),
  );
  return nested.flat().toSorted();
}

async function read(folder: string): Promise<readonly CommitChange[]> {
  const files = await filesBelow(folder);
  if (files.length === 0) throw new Error("the starter project has no files");
  return Promise.all(
    files.map(async (file) => ({
      path: projectPath(relative(folder, file).split(sep).join("/")),
      content: await readFile(file),
    })),
  );
}

const cache = new Map<string, Promise<readonly CommitChange[]>>();

/** Kept in memory for the life of the process: the folder belongs to the installation and does not change. */
export function starterFiles(templateDir: string): Promise<readonly CommitChange[]> {
  let files = cache.get(templateDir);
  if (files === undefined) {
    files = read(templateDir);
    cache.set(templateDir, files);
    files.catch(() => cache.delete(templateDir));
  }
  return files;
}
