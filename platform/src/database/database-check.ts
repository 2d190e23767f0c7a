/** Whether a server is one that Slipway can work with, asked before anything is written there. */
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { placeOf } from "./connection-string.ts";
import { databaseFailure, databaseRefused, isStarting } from "./database-failures.ts";

const MIN_SERVER_VERSION = 150_000;
const STARTING_MS = 30_000;
const STARTING_PAUSE_MS = 500;

interface Standing {
  number: string;
  version: string;
  encoding: string;
  standby: boolean;
  schema: string | null;
  may_create_tables: boolean;
  may_create_schema: boolean;
  has_jobs_schema: boolean;
}

const STANDING = `
  select current_setting('server_version_num') as number, current_setting('server_version') as version,
    current_setting('server_encoding') as encoding, pg_is_in_recovery() as standby, current_schema() as schema,
    coalesce(has_schema_privilege('public', 'create'), false) as may_create_tables,
    has_database_privilege(current_database(), 'create') as may_create_schema,
    to_regnamespace('pgboss') is not null as has_jobs_schema`;

/** Throws AppError `database_unavailable`, whose sentence says what to change. */
export async function refuseUnfit(pool: pg.Pool, url: string, engine: "embedded" | "external"): Promise<void> {
  const standing = await ask(pool).catch((error: unknown) => {
    throw databaseFailure(error, url, engine);
  });
  const { user, database } = placeOf(url);
  if (Number(standing.number) < MIN_SERVER_VERSION)
    throw databaseRefused(`Slipway needs Postgres 15 or newer; DATABASE_URL names Postgres ${standing.version}.`);
  if (standing.standby) throw databaseRefused("DATABASE_URL names a standby, which cannot be written to.");
  if (standing.encoding !== "UTF8")
    throw databaseRefused(`The database ${database} stores ${standing.encoding}. Create it with encoding 'UTF8'.`);
  if (standing.schema !== "public")
    throw databaseRefused(`The search_path of ${user} does not lead to the schema public. Reset it for this user.`);
  const mayAll = standing.may_create_tables && (standing.may_create_schema || standing.has_jobs_schema);
  if (!mayAll) {
    throw databaseRefused(
      `The user ${user} may not create tables and schemas in the database ${database}. Make it the owner: alter database ${database} owner to ${user};`,
    );
  }
}

/** A server that has just been started along with us is waited for. */
async function ask(pool: pg.Pool): Promise<Standing> {
  const deadline = Date.now() + STARTING_MS;
  for (;;) {
    try {
      return await askOnce(pool);
    } catch (error) {
      if (!isStarting(error) || Date.now() > deadline) throw error;
      await delay(STARTING_PAUSE_MS);
    }
  }
}

async function askOnce(pool: pg.Pool): Promise<Standing> {
  // Older servers may not know what the second question asks.
  const { rows } = await pool.query<Standing>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as version",
  );
  if (Number(rows[0]!.number) < MIN_SERVER_VERSION) return rows[0]!;
  return (await pool.query<Standing>(STANDING)).rows[0]!;
}
