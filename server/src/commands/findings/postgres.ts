/** Which Postgres programs Slipway starts itself, and whether they are what this release was tested with. */
import { join } from "node:path";
import { AppError } from "@slipway/kernel/errors";
import type { Config } from "@slipway/platform/config/port";
import { embeddedBuild, type EmbeddedBuild } from "@slipway/platform/database/postgres-binaries";
import {
  MAX_MAJOR,
  MIN_MAJOR,
  namedPrograms,
  otherMajor,
  type PostgresPrograms,
  writtenBy,
} from "@slipway/platform/database/programs/postgres-programs";
import { embeddedDatabaseFolder } from "../../data-folder.ts";
import type { Finding, State } from "./findings.ts";

type Settings = Pick<Config, "databaseUrl" | "postgresBin" | "dataDir" | "cloudEnabled" | "cloudDatabaseUrl">;

const finding = (state: State, detail: string, advice = ""): Finding => ({ what: "postgres", state, detail, advice });

const isSupported = ({ release, supported }: EmbeddedBuild): boolean => release === supported;

const ofBuild = (build: EmbeddedBuild): string =>
  isSupported(build)
    ? `Postgres ${build.version} that comes with Slipway, build ${build.release}, supported in this release`
    : `Postgres ${build.version}, build ${build.release}, not supported in this release, which was tested with ${build.supported}`;

/** The programs of the platform's own database; null where DATABASE_URL names a server. */
async function platformPrograms({ databaseUrl, postgresBin }: Settings): Promise<PostgresPrograms | null> {
  if (databaseUrl !== null) return null;
  if (postgresBin !== null) return namedPrograms(postgresBin);
  const { version } = await embeddedBuild();
  return {
    initdb: "",
    postgres: "the Postgres that comes with Slipway",
    lib: null,
    version,
    major: parseInt(version, 10),
  };
}

export async function postgres(config: Settings): Promise<Finding> {
  const { databaseUrl, postgresBin, dataDir, cloudEnabled, cloudDatabaseUrl } = config;
  const startsProjects = cloudEnabled && cloudDatabaseUrl === null;
  if (databaseUrl !== null && !startsProjects)
    return finding("ok", "none is started here: all databases stand on servers of yours");
  try {
    const programs = await platformPrograms(config);
    const data = join(embeddedDatabaseFolder(dataDir), "data");
    const inTheWay = programs === null ? null : otherMajor(data, await writtenBy(data), programs);
    if (inTheWay !== null) return finding("broken", `Postgres ${programs!.version} does not fit the data`, inTheWay);
    const named = databaseUrl === null && postgresBin !== null ? programs : null;
    const build = named === null || startsProjects ? await embeddedBuild() : null;
    const parts = [
      ...(named === null ? [] : [`Postgres ${named.version} in ${postgresBin}`]),
      ...(build === null ? [] : [`${named === null && databaseUrl === null ? "" : "for projects: "}${ofBuild(build)}`]),
    ];
    if (build === null || isSupported(build)) return finding("ok", parts.join("; "));
    return finding(
      "reduced",
      parts.join("; "),
      `Install the dependencies as locked (npm ci), or let SLIPWAY_POSTGRES_BIN name programs of Postgres ${MIN_MAJOR} to ${MAX_MAJOR}.`,
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return finding("broken", error.userMessage, "Slipway does not start without it.");
  }
}
