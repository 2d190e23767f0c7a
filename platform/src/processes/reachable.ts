/** Whether children with users of their own can get at a path, and a copy for them where they cannot. */
import { chmod, copyFile, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { randomText } from "@slipway/kernel/ids";

/** The first folder on the way that a user without rights cannot pass. */
export async function firstClosedFolder(path: string): Promise<string | null> {
  for (let at = path; ; at = dirname(at)) {
    const { mode } = await stat(at);
    if ((mode & 0o001) === 0) return at;
    if (at === dirname(at)) return null;
  }
}

/** The program itself when every user can run it, otherwise a copy in `folder`, which every user must be able to pass. */
export async function reachableProgram(program: string, folder: string, name: string): Promise<string> {
  const isOpen = (await firstClosedFolder(dirname(program))) === null && ((await stat(program)).mode & 0o005) === 0o005;
  if (isOpen) return program;
  const copy = join(folder, name);
  if (await stat(copy).catch(() => null)) return copy;
  const staging = `${copy}-${randomText(10)}`;
  await copyFile(program, staging);
  await chmod(staging, 0o755);
  await rename(staging, copy);
  return copy;
}
