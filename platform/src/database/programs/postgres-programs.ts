/**
 * Which Postgres runs the embedded database: the build that comes with this release, or the programs in a folder that
 * the operator names. The build is somebody else's beta of one exact version, so there must be a way around it.
 */
import { execFile } from "node:child_process";
import { access, constants, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { unavailable } from "@slipway/kernel/errors";
import { firstClosedFolder } from "../../processes/reachable.ts";
import { embeddedBuild, exposePostgresBinaries, type ProgramFiles } from "../postgres-binaries.ts";

/** Statements of ours need what 15 brought; 18 is the newest that this release was tested with. */
export const MIN_MAJOR = 15;
export const MAX_MAJOR = 18;
const VERSION_MS = 10_000;

export interface PostgresPrograms extends ProgramFiles {
  /** Such as 15. */
  major: number;
  /** Such as "15.18". */
  version: string;
}

const refused = (sentence: string, cause?: unknown) => unavailable("database_unavailable", sentence, cause);

async function versionOf(postgres: string, folder: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(postgres, ["--version"], { timeout: VERSION_MS, cwd: "/" });
    return /\(PostgreSQL\) (\d+(?:\.\d+)?)/.exec(stdout)![1]!;
  } catch (error) {
    throw refused(`SLIPWAY_POSTGRES_BIN names ${folder}, whose postgres does not say its version.`, error);
  }
}

/** Throws AppError `database_unavailable` for a folder whose programs cannot be used, with what to do. */
export async function namedPrograms(folder: string): Promise<PostgresPrograms> {
  const [initdb, postgres] = [join(folder, "initdb"), join(folder, "postgres")];
  for (const program of [initdb, postgres])
    await access(program, constants.X_OK).catch((error: unknown) => {
      throw refused(
        `SLIPWAY_POSTGRES_BIN names ${folder}, where there is no program ${program}. Debian's is /usr/lib/postgresql/15/bin.`,
        error,
      );
    });
  const closed = process.getuid?.() === 0 ? await firstClosedFolder(folder) : null;
  if (closed !== null)
    throw refused(
      `Databases run as users of their own, and ${closed}, on the way to SLIPWAY_POSTGRES_BIN, lets nobody pass but its owner.`,
    );
  const version = await versionOf(postgres, folder);
  const major = Number.parseInt(version, 10);
  if (major < MIN_MAJOR || major > MAX_MAJOR)
    throw refused(
      `SLIPWAY_POSTGRES_BIN names Postgres ${version}; this release of Slipway runs ${MIN_MAJOR} to ${MAX_MAJOR}.`,
    );
  const library = join(dirname(folder), "lib");
  // Builds that are unpacked anywhere bring what the system lacks.
  const lib = (await stat(library).catch(() => null))?.isDirectory() ? library : null;
  return { initdb, postgres, lib, major, version };
}

/** `named`: SLIPWAY_POSTGRES_BIN. The build's programs are copied below `runtimeFolder`. */
export async function postgresPrograms(named: string | null, runtimeFolder: string): Promise<PostgresPrograms> {
  if (named !== null) return namedPrograms(named);
  const { version } = await embeddedBuild();
  return { ...(await exposePostgresBinaries(runtimeFolder)), major: Number.parseInt(version, 10), version };
}

/** The version that wrote a data directory; null where there is none. */
export async function writtenBy(data: string): Promise<number | null> {
  const text = await readFile(join(data, "PG_VERSION"), "utf8").catch(() => null);
  return text === null ? null : Number.parseInt(text, 10);
}

/** Says what stands in the way of running these programs over data of another version, and the way on; null: nothing. */
export function otherMajor(data: string, found: number | null, { major, postgres }: PostgresPrograms): string | null {
  if (found === null || found === major) return null;
  return (
    `The data in ${data} was written by Postgres ${found}, and ${postgres} is Postgres ${major}. Nothing was changed. ` +
    `Go on with ${found}: let SLIPWAY_POSTGRES_BIN name its programs${found === MAX_MAJOR ? ", or unset it" : ""}. Or move: ` +
    `./slipway backup FILE with ${found}, then ./slipway reset and ./slipway restore FILE with ${major}.`
  );
}

/** Refuses before anything in the folder is touched. AppError `database_unavailable`. */
export async function refuseOtherMajor(data: string, programs: PostgresPrograms): Promise<void> {
  const sentence = otherMajor(data, await writtenBy(data), programs);
  if (sentence !== null) throw refused(sentence);
}

/**
 * Text sorts by code point and its letters are Unicode's, in every version: from 17 on by Postgres itself, before that by
 * the system's C.UTF-8.
 */
export function initdbFlags(major: number, testing: boolean): string[] {
  const locale =
    major >= 17
      ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]
      : ["--locale-provider=libc", "--lc-collate=C", "--lc-ctype=C.UTF-8", "--locale=C"];
  // 18 is the first that has checksums unless told otherwise, and the first that knows the word for no.
  const checksums = testing ? (major >= 18 ? ["--no-data-checksums"] : []) : ["--data-checksums"];
  return ["--encoding=UTF8", ...locale, ...checksums, ...(testing ? ["--no-sync"] : [])];
}
