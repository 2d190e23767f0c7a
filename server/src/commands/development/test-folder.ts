/** Where the files of a run of tests go: databases, repositories, projects, profiles of browsers. */
import { chmod, mkdir, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownName, removeLeftovers } from "@slipway/platform/processes/leftovers";

const IN_MEMORY = "/dev/shm";
const TMPFS = 0x01021994;
/** Free memory, in bytes, from which on files go there. Tests of the server held up to 0.9 GB when it was measured. */
const ROOM = 8 * 1024 ** 3;
const KIND = "slipway-test";

async function hasRoom(): Promise<boolean> {
  const found = await statfs(IN_MEMORY).catch(() => null);
  if (found?.type !== TMPFS) return false;
  return Math.min(found.bavail * found.bsize, process.availableMemory()) >= ROOM;
}

/**
 * A new folder, for the caller to remove; in memory where there is room for a whole run. Tests make and remove very many small
 * files: on an ext4 disk an eighth of the processor time of 222 tests of the server went there.
 */
export async function makeTestFolder(): Promise<string> {
  const parent = (await hasRoom()) ? IN_MEMORY : tmpdir();
  // What a run that was killed left in memory nobody else would ever take away.
  await removeLeftovers({ parent, kinds: [KIND], isShared: true });
  // No longer than it has to be: paths of sockets in it have an end.
  const folder = join(parent, ownName(KIND, 4));
  await mkdir(folder);
  // Tests start programs as other users, who must be able to pass, as through every folder for temporary files.
  await chmod(folder, 0o1777);
  return folder;
}
