/**
 * The server the operator named: its version, whether it can hold projects' databases, and statements of the operator's
 * role.
 */
import { AppError } from "@slipway/kernel/errors";
import { placeOf } from "@slipway/platform/database/connection-string";
import { machineFault } from "@slipway/platform/http/machine-faults";
import pg from "pg";
import { guardAnswers, MAX_CHANGE_BYTES } from "../../../backend/answer-guard.ts";
import { BoundedClient } from "../../../backend/bounded-client.ts";
import { cloudUnavailable, serverUnfit } from "../../refusals.ts";
import { entryConfig, type Entry } from "./address.ts";
import { sharedRoleStatements, unfitRoles } from "./roles.ts";

const MIN_VERSION = 180_000;
const MAX_CONNECTIONS = 4;
const IDLE_MS = 20_000;

export interface Standing {
  version: string;
  /** Reasons why it cannot hold projects' databases, as sentences that say what to change. */
  problems: string[];
  /** Why `postgres_changes` and broadcasts from the database are unavailable; null when they work. */
  noChanges: string | null;
}

interface StandingRow {
  number: string;
  version: string;
  user: string;
  standby: boolean;
  createdb: boolean;
  createrole: boolean;
  super: boolean;
  replication: boolean;
  wal_level: string;
  extensions: string[];
}

const STANDING = `
  select current_setting('server_version_num') as number, current_setting('server_version') as version, current_user as user,
    pg_is_in_recovery() as standby, rolcreatedb as createdb, rolcreaterole as createrole, rolsuper as super,
    rolreplication or rolsuper or coalesce((select pg_has_role(r.oid, 'usage') from pg_roles r where r.rolname = 'rds_replication'), false) as replication,
    current_setting('wal_level') as wal_level,
    array(select name::text from pg_available_extensions where name in ('pgcrypto', 'uuid-ossp')) as extensions
  from pg_roles where rolname = current_user`;

function problemsOf(row: StandingRow, unfit: readonly string[]): string[] {
  const problems: string[] = [];
  if (Number(row.number) < MIN_VERSION)
    problems.push(`It runs Postgres ${row.version}; projects' databases need Postgres 18 or newer.`);
  if (row.standby) problems.push("It is a standby, which cannot be written to.");
  if (!row.createdb && !row.super) problems.push(`Let its role make databases: alter role ${row.user} createdb;`);
  if (!row.createrole && !row.super) problems.push(`Let its role make roles: alter role ${row.user} createrole;`);
  for (const name of ["pgcrypto", "uuid-ossp"])
    if (!row.extensions.includes(name)) problems.push(`The extension ${name} is not installed there.`);
  for (const name of unfit)
    problems.push(`The role ${name} stands there for something else: it can log in or do more than projects may.`);
  return problems;
}

function noChangesOf({ replication, wal_level: level, user }: StandingRow): string | null {
  const reasons = [
    ...(level === "logical" ? [] : ["its wal_level is not logical"]),
    ...(replication ? [] : [`its role ${user} may not replicate`]),
  ];
  return reasons.length === 0 ? null : reasons.join(" and ");
}

export class ManagedServer implements AsyncDisposable {
  readonly #url: string;
  readonly #pool: pg.Pool;
  #rolesStand: Promise<void> | null = null;

  constructor(url: string) {
    this.#url = url;
    this.#pool = new pg.Pool({
      ...entryConfig(url, { database: placeOf(url).database, settings: { search_path: "pg_catalog" } }),
      max: MAX_CONNECTIONS,
      idleTimeoutMillis: IDLE_MS,
      allowExitOnIdle: true,
    });
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  config(entry: Entry): pg.ClientConfig {
    return entryConfig(this.#url, entry);
  }

  /**
   * Runs as the operator's role in the operator's database, where no project's SQL is near. AppError
   * `cloud_unavailable` while it is away.
   */
  async run<Row extends object = Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    try {
      const result = await this.#pool.query<Row>(text, values as unknown[]);
      // Several statements in one text answer a list of results.
      return Array.isArray(result) ? [] : result.rows;
    } catch (error) {
      throw machineFault(error)?.code === "database_unavailable" ? cloudUnavailable(error) : error;
    }
  }

  async standing(): Promise<Standing> {
    const [row] = await this.run<StandingRow>(STANDING);
    const { version } = row!;
    return { version, problems: problemsOf(row!, await unfitRoles(this.#pool)), noChanges: noChangesOf(row!) };
  }

  /** Called before the first database is made. Throws AppError `cloud_server_unfit` with what to change. */
  ready(): Promise<void> {
    this.#rolesStand ??= this.#makeRoles().catch((error: unknown) => {
      this.#rolesStand = null;
      throw error;
    });
    return this.#rolesStand;
  }

  async #makeRoles(): Promise<void> {
    const { problems } = await this.standing();
    if (problems.length > 0) throw serverUnfit(problems);
    try {
      await this.run(sharedRoleStatements());
    } catch (error) {
      if (error instanceof AppError || (error as { code?: unknown }).code !== "42501") throw error;
      throw serverUnfit(["Roles of projects stand there that its role may not give to others."], error);
    }
  }

  /** Opens a connection of its own into one database. The caller ends it. */
  async connect(entry: Entry, more: pg.ClientConfig = {}): Promise<pg.Client> {
    const client = guardAnswers(new BoundedClient({ ...this.config(entry), ...more }), {
      maxChangeBytes: MAX_CHANGE_BYTES,
    });
    client.on("error", () => undefined);
    await client.connect();
    return client;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.end();
  }
}
