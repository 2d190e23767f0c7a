import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "@slipway/platform/config/environment";
import { embeddedBuild } from "@slipway/platform/database/postgres-binaries";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { neededOldestPostgres, OLDEST_POSTGRES } from "@slipway/platform/testing/servers/test-postgres";
import { expect, it } from "vitest";
import { postgres } from "./postgres.ts";

const SERVERS = { DATABASE_URL: "postgres://me@db.example.org/slipway" };
const NO_PROJECTS = { SLIPWAY_CLOUD_ENABLED: "0" };
const oldest = neededOldestPostgres();
/** An installation that never started. */
const configOf = (env: Record<string, string> = {}) => readConfig({ SLIPWAY_DATA_DIR: "/nowhere/slipway", ...env });

it("says which Postgres is started here, its version and whether its build is supported", async () => {
  const { release, version } = await embeddedBuild();
  const ours = `Postgres ${version} that comes with Slipway, build ${release}, supported in this release`;
  expect(await postgres(configOf())).toEqual({ what: "postgres", state: "ok", detail: ours, advice: "" });
  expect(await postgres(configOf(SERVERS))).toMatchObject({ state: "ok", detail: `for projects: ${ours}` });
  expect(await postgres(configOf({ ...SERVERS, ...NO_PROJECTS }))).toMatchObject({
    state: "ok",
    detail: expect.stringContaining("none is started here") as string,
  });
});

it.skipIf(oldest.path === null)(`names the programs of SLIPWAY_POSTGRES_BIN${oldest.reason}`, async () => {
  const named = { SLIPWAY_POSTGRES_BIN: OLDEST_POSTGRES };
  const both = await postgres(configOf(named));
  expect(both).toMatchObject({ state: "ok", advice: "" });
  expect(both.detail).toMatch(/^Postgres 15\.\d+ in \/usr\/lib\/postgresql\/15\/bin; for projects: Postgres 18\./);
  const alone = await postgres(configOf({ ...named, ...NO_PROJECTS }));
  expect(alone.detail).toMatch(/^Postgres 15\.\d+ in \/usr\/lib\/postgresql\/15\/bin$/);
});

it("finds data of another version and programs that are not there before a start does", async () => {
  await using folder = await temporaryFolder();
  const data = join(folder.path, "postgres", "data");
  await mkdir(data, { recursive: true });
  await writeFile(join(data, "PG_VERSION"), "15\n");
  expect(await postgres(configOf({ SLIPWAY_DATA_DIR: folder.path }))).toMatchObject({
    state: "broken",
    advice: expect.stringMatching(/written by Postgres 15.* is Postgres 18.*SLIPWAY_POSTGRES_BIN.*restore/) as string,
  });
  expect(await postgres(configOf({ SLIPWAY_POSTGRES_BIN: folder.path }))).toMatchObject({
    state: "broken",
    detail: expect.stringContaining(`SLIPWAY_POSTGRES_BIN names ${folder.path}`) as string,
  });
});
