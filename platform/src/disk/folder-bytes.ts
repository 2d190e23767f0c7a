/** The disk space of a folder's files. Files that vanish during the count are skipped. */
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** `stat` counts blocks of this size whatever the file system's own are. */
const BLOCK_BYTES = 512;

export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  let total = 0;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) total += await folderBytes(path);
    else total += ((await lstat(path).catch(() => null))?.blocks ?? 0) * BLOCK_BYTES;
  }
  return total;
}
