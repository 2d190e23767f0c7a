import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startJobs } from "../../jobs/pg-boss-jobs.ts";
import { jobsSuite } from "../../jobs/port.suite.ts";
import { createLive } from "../../live/create-live.ts";
import { liveMigrations } from "../../live/live-tables.ts";
import { endListeners, liveSuite } from "../../live/port.suite.ts";
import { memoryLog } from "../../testing/memory-log.ts";
import { neededRoot } from "../../testing/needed-program.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { neededOldestPostgres, OLDEST_POSTGRES, testPostgres } from "../../testing/servers/test-postgres.ts";
import { ensureDatabase, startEmbeddedPostgres, type EmbeddedPostgres } from "../embedded-postgres.ts";
import { databaseSuite } from "../port.suite.ts";
import { openDatabase } from "../postgres-database.ts";
import { namedPrograms } from "./postgres-programs.ts";

const { runtimeFolder } = testPostgres();
const oldest = neededOldestPostgres();
const asRoot = neededRoot();

/** A folder with programs that say a version and do nothing. */
async function programsOf(folder: string, version: string): Promise<string> {
  const bin = join(folder, `bin-${version}`);
  await mkdir(bin);
  for (const name of ["initdb", "postgres"])
    await writeFile(join(bin, name), `#!/bin/sh\necho 'postgres (PostgreSQL) ${version} (Debian)'\n`, { mode: 0o755 });
  return bin;
}

describe("a folder of programs that an operator names", () => {
  it("says its version, from 15 to 18", async () => {
    await using folder = await temporaryFolder();
    await chmod(folder.path, 0o711);
    for (const version of ["15.18", "16.9", "18.4"])
      expect(await namedPrograms(await programsOf(folder.path, version))).toMatchObject({
        version,
        major: Number.parseInt(version, 10),
        lib: null,
      });
  });

  it("is refused with what is wrong about it", async () => {
    await using folder = await temporaryFolder();
    await chmod(folder.path, 0o711);
    const refusalOf = (bin: string) =>
      namedPrograms(bin).then(
        () => "accepted",
        (error: { userMessage: string }) => error.userMessage,
      );
    expect(await refusalOf(join(folder.path, "none"))).toMatch(
      /SLIPWAY_POSTGRES_BIN names .*there is no program .*initdb/,
    );
    expect(await refusalOf(await programsOf(folder.path, "14.13"))).toMatch(
      /Postgres 14\.13; this release .* 15 to 18/,
    );
    expect(await refusalOf(await programsOf(folder.path, "19.1"))).toMatch(/Postgres 19\.1; this release .* 15 to 18/);
    expect(await refusalOf(await programsOf(folder.path, "of no number"))).toMatch(/does not say its version/);
  });

  it.skipIf(asRoot.isMissing)(`is refused where the database's own user cannot get to it${asRoot.reason}`, async () => {
    await using folder = await temporaryFolder();
    const bin = await programsOf(folder.path, "15.18");
    await expect(namedPrograms(bin)).rejects.toMatchObject({
      userMessage: expect.stringContaining(`${folder.path}, on the way to SLIPWAY_POSTGRES_BIN`) as string,
    });
  });
});

async function one(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ value: unknown }>(text).finally(() => client.end());
  return rows[0]!.value;
}

/** Every name below the folder with its time and, of small files, its bytes. */
async function pictureOf(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const lines = names.map(async (name) => {
    const { mtimeMs, mode, size } = await stat(join(folder, name));
    const text = size < 200 && (mode & 0o170000) === 0o100000 ? await readFile(join(folder, name), "hex") : "";
    return `${name} ${mtimeMs} ${mode} ${size} ${text}`;
  });
  return (await Promise.all(lines)).toSorted();
}

describe.skipIf(oldest.path === null)(`the oldest Postgres that works, 15${oldest.reason}`, { timeout: 60_000 }, () => {
  const own = { runtimeFolder, log: memoryLog(), testing: true };

  it.each([
    {
      major: 15,
      programsFolder: OLDEST_POSTGRES,
      other: null,
      words:
        /written by Postgres 15, and .* is Postgres 18\. Nothing was changed\. Go on with 15: let SLIPWAY_POSTGRES_BIN name/,
    },
    {
      major: 18,
      programsFolder: null,
      other: OLDEST_POSTGRES,
      words:
        /written by Postgres 18, and .* is Postgres 15\. .*, or unset it\. Or move: \.\/slipway backup FILE with 18/,
    },
  ])(
    "and $major sort by code point, keep checksums, and leave the other's data untouched",
    async ({ major, programsFolder, other, words }) => {
      await using folder = await temporaryFolder();
      const options = { ...own, folder: folder.path, testing: false };
      {
        await using server = await startEmbeddedPostgres({ ...options, programsFolder });
        const ask = (text: string) => one(server.urlOf("postgres"), text);
        expect(await ask("select current_setting('server_version_num')::int / 10000 as value")).toBe(major);
        expect(await ask("select string_agg(t, '' order by t) as value from unnest(array['b', 'Z', 'ä', 'a']) t")).toBe(
          "Zabä",
        );
        expect(await ask("select lower('ÄÉΣЖ') as value")).toBe("äéσж");
        expect(await ask("select 'É' ~* '^é$' as value")).toBe(true);
        expect(await ask("select current_setting('data_checksums') as value")).toBe("on");
      }
      const before = await pictureOf(folder.path);
      await expect(startEmbeddedPostgres({ ...options, programsFolder: other })).rejects.toMatchObject({
        code: "database_unavailable",
        userMessage: expect.stringMatching(words) as string,
      });
      expect(await pictureOf(folder.path)).toEqual(before);
    },
  );

  let shared: EmbeddedPostgres;
  let sharedFolder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    sharedFolder = await temporaryFolder();
    shared = await startEmbeddedPostgres({ ...own, folder: sharedFolder.path, programsFolder: OLDEST_POSTGRES });
  });
  afterAll(async () => {
    await shared?.[Symbol.asyncDispose]();
    await sharedFolder?.[Symbol.asyncDispose]();
  });
  let made = 0;
  const open = async () => {
    const name = `suite_${(made += 1)}`;
    await ensureDatabase(shared.urlOf("postgres"), name);
    return openDatabase({ url: shared.urlOf(name), engine: "embedded", log: memoryLog() });
  };

  databaseSuite("Postgres 15", open);

  jobsSuite("pg-boss in Postgres 15", async () => {
    const database = await open();
    const jobs = await startJobs({ database, log: memoryLog() });
    const dispose = async (): Promise<void> => {
      await jobs[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    };
    return { database, jobs, [Symbol.asyncDispose]: dispose };
  });

  liveSuite("Postgres 15", async () => {
    const database = await open();
    await database.migrate(liveMigrations);
    return {
      database,
      open: (options) => createLive({ database, ...options }),
      killDoorbell: () => endListeners(database),
      [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
    };
  });
});
