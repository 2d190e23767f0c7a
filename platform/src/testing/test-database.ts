/** A database of its own for one test file, in the cluster that global-setup started. */
import { createHash } from "node:crypto";
import { randomText } from "@slipway/kernel/ids";
import pg from "pg";
import { inject } from "vitest";
import type { Database, Migration } from "../database/port.ts";
import { openDatabase } from "../database/postgres-database.ts";
import type { Log } from "../log/port.ts";
import { memoryLog } from "./memory-log.ts";

/** Serialises the making of templates between the workers of a run. */
const TEMPLATE_LOCK = 7_254_012;

let provided: string | null = null;

/** For programs that are no run of tests: the cluster that global-setup would have named, `{database}` in its place. */
export function provideTestPostgres(url: string): void {
  provided = url;
}

const urlOf = (database: string): string =>
  (provided ?? inject("slipwayPostgres")).replace(encodeURIComponent("{database}"), database);

async function withAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: urlOf("postgres") });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

async function migrateTemplate(name: string, { migrations, foreign }: Schema): Promise<void> {
  const template = await openDatabase({ url: urlOf(name), engine: "embedded", log: memoryLog(), maxConnections: 1 });
  try {
    if (foreign !== "") await template.pool.query(foreign);
    await template.migrate(migrations);
  } finally {
    await template[Symbol.asyncDispose]();
  }
}

interface Schema {
  migrations: readonly Migration[];
  foreign: string;
}

/** Name of a migrated database to clone: the first test file of a run that needs this schema makes it. */
async function templateFor(admin: pg.Client, schema: Schema): Promise<string> {
  const name = `template_${createHash("sha256").update(JSON.stringify(schema)).digest("hex").slice(0, 24)}`;
  const isThere = async (): Promise<boolean> =>
    ((await admin.query("select 1 from pg_database where datname = $1 and datistemplate", [name])).rowCount ?? 0) > 0;
  if (await isThere()) return name;
  await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  try {
    if (await isThere()) return name;
    await admin.query(`drop database if exists ${name}`);
    await admin.query(`create database ${name} template template0 strategy file_copy`);
    await migrateTemplate(name, schema);
    await admin.query(`alter database ${name} is_template true`);
  } finally {
    await admin.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
  }
  return name;
}

export interface TestDatabaseOptions {
  migrations?: readonly Migration[];
  /** Tables of somebody else in the same database, which no migration speaks of. */
  foreign?: string;
  log?: Log;
}

/** Migrated and empty; dropped when disposed. 20-40 ms once the template stands. */
export async function createTestDatabase({
  migrations = [],
  foreign = "",
  log = memoryLog(),
}: TestDatabaseOptions = {}): Promise<Database> {
  const name = `test_${randomText(16)}`;
  await withAdmin(async (admin) => {
    const template = await templateFor(admin, { migrations, foreign });
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const database = await openDatabase({ url: urlOf(name), engine: "embedded", log });
  return {
    ...database,
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await withAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}
