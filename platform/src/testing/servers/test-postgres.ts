/** Which Postgres tests run over. `SLIPWAY_TEST_POSTGRES` names a folder of programs of another version. */
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { postgresPrograms, type PostgresPrograms } from "../../database/programs/postgres-programs.ts";
import { neededFile, type NeededProgram } from "../needed-program.ts";

/** Debian 12's: the oldest version that the platform's database runs on. */
export const OLDEST_POSTGRES = "/usr/lib/postgresql/15/bin";

export const neededOldestPostgres = (): NeededProgram => neededFile(`${OLDEST_POSTGRES}/postgres`, "postgresql-15");

export const testPostgres = (): { runtimeFolder: string; programsFolder: string | null } => ({
  runtimeFolder: join(tmpdir(), `slipway-postgres-${userInfo().uid}`),
  programsFolder: process.env["SLIPWAY_TEST_POSTGRES"] ?? null,
});

export function testPostgresPrograms(): Promise<PostgresPrograms> {
  const { runtimeFolder, programsFolder } = testPostgres();
  return postgresPrograms(programsFolder, runtimeFolder);
}

/** Programs for projects' databases, which the platform's choice does not change. */
export const projectsPrograms = (): Promise<PostgresPrograms> => postgresPrograms(null, testPostgres().runtimeFolder);
