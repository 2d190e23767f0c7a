/** Where the files of a run of tests go: databases, repositories, projects, profiles of browsers. */
import { chmod, mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const IN_MEMORY = "/dev/shm";
const TMPFS = 0x01021994;
/** Free memory, in bytes, from which on files go there. Tests of the server held up to 0.9 GB when it was measured. */
const ROOM = 8 * 1024 ** 3;
const NAME = /^slipway-test-(\d+)-/;

async function hasRoom(): Promise<boolean> {
  const found = await statfs(IN_MEMORY).catch(() => null);
  if (found?.type !== TMPFS) return false;
  return Math.min(found.bavail * found.bsize, process.availableMemory()) >= ROOM;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What a run that was killed left in memory: nobody else would ever take it away. */
async function removeLeftovers(parent: string): Promise<void> {
  const pids = (await readdir(parent)).map((name) => ({ name, pid: Number(NAME.exec(name)?.[1]) }));
  const leftover = pids.filter(({ pid }) => pid > 0 && !isAlive(pid));
  await Promise.allSettled(leftover.map(({ name }) => rm(join(parent, name), { recursive: true, force: true })));
}

/**
 * A new folder, for the caller to remove; in memory where there is room for a whole run. Tests make and remove very many small
 * files: on an ext4 disk an eighth of the processor time of 222 tests of the server went there.
 */
export async function makeTestFolder(): Promise<string> {
  const parent = (await hasRoom()) ? IN_MEMORY : tmpdir();
  await removeLeftovers(parent);
  const folder = await mkdtemp(join(parent, `slipway-test-${process.pid}-`));
  // Tests start programs as other users, who must be able to pass, as through every folder for temporary files.
  await chmod(folder, 0o1777);
  return folder;
}
