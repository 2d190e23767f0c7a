/** Folder for the files of a test run: databases, repositories, projects, profiles of browsers. */
import { chmod, mkdir, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownName, removeLeftovers } from "@slipway/platform/processes/leftovers";

const IN_MEMORY = "/dev/shm";
const TMPFS = 0x01021994;
/** Free memory, in bytes, from which on the files go there. Server tests held up to 0.9 GB when this was measured. */
const ROOM = 8 * 1024 ** 3;
const KIND = "slipway-test";

async function hasRoom(): Promise<boolean> {
  const found = await statfs(IN_MEMORY).catch(() => null);
  if (found?.type !== TMPFS) return false;
  return Math.min(found.bavail * found.bsize, process.availableMemory()) >= ROOM;
}

/**
 * A new folder for the caller to remove, in memory where it fits a whole run. Tests make and remove very many small
 * files, which took an eighth of the processor time of 222 server tests on an ext4 disk.
 */
export async function makeTestFolder(): Promise<string> {
  const parent = (await hasRoom()) ? IN_MEMORY : tmpdir();
  // Nobody else would remove what a killed run left in memory.
  await removeLeftovers({ parent, kinds: [KIND], isShared: true });
  // The name is short because paths of sockets in it are limited.
  const folder = join(parent, ownName(KIND, 4));
  await mkdir(folder);
  // Tests start programs as other users, who must be able to pass through it.
  await chmod(folder, 0o1777);
  return folder;
}
