/** A peer of a bench that Debian's packages bring: the machine's own, or apt's, unpacked without installing it. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findExecutable } from "@slipway/platform/processes/find-executable";

const run = promisify(execFile);

export interface UnpackedProgram extends AsyncDisposable {
  path: string;
  env: NodeJS.ProcessEnv;
}

/** `packages`: the program's own and those of libraries it links that a machine may lack. Throws when apt has none of that name. */
export async function unpackedProgram(name: string, packages: readonly string[]): Promise<UnpackedProgram> {
  const installed = findExecutable(name);
  if (installed !== null) return { path: installed, env: process.env, async [Symbol.asyncDispose]() {} };
  const folder = await mkdtemp(join(tmpdir(), "slipway-peer-"));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    await run("apt-get", ["download", ...packages], { cwd: folder });
    for (const archive of (await readdir(folder)).filter((file) => file.endsWith(".deb")))
      await run("dpkg", ["-x", archive, "."], { cwd: folder });
    const libraries = (await readdir(join(folder, "usr/lib"), { withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, "usr/lib", entry.name));
    return {
      path: join(folder, "usr/bin", name),
      env: { ...process.env, LD_LIBRARY_PATH: libraries.join(":") },
      [Symbol.asyncDispose]: remove,
    };
  } catch (error) {
    await remove();
    throw new Error(`this bench needs ${name}: apt-get install ${packages[0] ?? name}`, { cause: error });
  }
}
