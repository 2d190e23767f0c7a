/**
 * Everything that is done inside a project's database as its superuser. Nothing here names, reads or changes an object that the
 * project's owner may define: roles, settings, sessions, the log of changes, and how the server is doing. What touches tables,
 * functions or types runs on a connection of the owner's own login, from which nothing leads back to more rights.
 */
import pg from "pg";
import { optionsText } from "../../../backend/stated-settings.ts";
import { loginStatements, SUPERUSER, type ClusterPasswords } from "../logins.ts";

/** Names mean the server's own, no event trigger fires, and nothing that somebody else made is read. */
const SESSION = {
  search_path: "pg_catalog",
  event_triggers: "off",
  restrict_nonsystem_relation_kind: "view,foreign-table",
  row_security: "off",
  default_transaction_read_only: "off",
  statement_timeout: "0",
  local_preload_libraries: "",
  // The owner can read everybody's last statement, and some of these hold passwords.
  track_activities: "off",
};

const PROBE_MS = 2000;
/** The superuser does not wait for locks that the project's own transactions hold. */
const STATEMENT_MS = 10_000;

/**
 * Parameters of the REST API that a project may set: `alter role authenticator set pgrst.db_pre_request =
 * 'public.check'`.
 */
const OWNERS_PARAMETERS = [
  ...["pgrst.db_plan_enabled", "pgrst.db_aggregates_enabled", "pgrst.db_tx_end", "pgrst.db_max_rows"],
  ...["pgrst.db_pre_request", "pgrst.db_root_spec", "pgrst.openapi_mode", "pgrst.openapi_security_active"],
  "pgrst.openapi_server_proxy_uri",
];

/**
 * `create extension` without a schema uses the first one of the path, so that is `extensions` while it runs, as
 * projects made for Supabase expect. A named schema is respected. Both triggers run as the user who creates it.
 */
const EXTENSIONS_PLACE = `
  create or replace function slipway.enter_extensions() returns event_trigger language plpgsql as $$
  declare
    path pg_catalog.text := pg_catalog.current_setting('search_path');
  begin
    perform pg_catalog.set_config('slipway.path', path, true);
    perform pg_catalog.set_config('search_path', case when path operator(pg_catalog.=) '' then 'extensions' else 'extensions, ' operator(pg_catalog.||) path end, true);
  end $$;
  create or replace function slipway.leave_extensions() returns event_trigger language plpgsql as $$
  begin
    perform pg_catalog.set_config('search_path', pg_catalog.current_setting('slipway.path'), true);
  end $$;
  drop event trigger if exists slipway_extension_begins;
  drop event trigger if exists slipway_extension_stands;
  create event trigger slipway_extension_begins on ddl_command_start when tag in ('CREATE EXTENSION')
    execute function slipway.enter_extensions();
  create event trigger slipway_extension_stands on ddl_command_end when tag in ('CREATE EXTENSION')
    execute function slipway.leave_extensions();`;

/** Owners of objects that the project's owner is no member of: the owner has to own everything a copy is emptied of. */
const OWNERS_OF_OBJECTS = `
  select distinct pg_catalog.quote_ident(r.rolname) as name
  from pg_catalog.pg_shdepend d join pg_catalog.pg_roles r on r.oid operator(pg_catalog.=) d.refobjid
  where d.refclassid operator(pg_catalog.=) 'pg_catalog.pg_authid'::pg_catalog.regclass and d.deptype operator(pg_catalog.=) 'o'
    and not r.rolsuper and not r.rolreplication
    and not pg_catalog.pg_has_role('postgres'::pg_catalog.name, r.oid, 'usage'::pg_catalog.text)`;

/** The owner may drop and rename the roles of the API. Nobody gets in without them, so they are made again. */
const ROLES_OF_API = `
  do $$ declare wanted record; member text; begin
    for wanted in select * from (values ('anon', 'nologin noinherit'), ('authenticated', 'nologin noinherit'),
        ('service_role', 'nologin noinherit bypassrls'), ('authenticator', 'login noinherit')) as roles (name, options) loop
      if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
        execute pg_catalog.format('create role %I %s', wanted.name, wanted.options);
        execute pg_catalog.format('grant %I to postgres with admin option', wanted.name);
      end if;
    end loop;
    foreach member in array array['authenticator', 'supabase_storage_admin', 'supabase_realtime_admin'] loop
      begin
        execute pg_catalog.format('grant anon, authenticated, service_role to %I', member);
      exception when invalid_grant_operation then
        -- The owner made it a member the other way about: the API answers nobody, and everything else goes on.
        null;
      end;
    end loop;
  end $$`;

/**
 * Stored as a comment on the superuser: the project's own logins can neither write nor remove it, and it goes with the
 * data.
 */
const MARK = "slipway schema ";

export interface SchemaMark {
  /** The last change that has certainly been applied. */
  applied: string;
  /** The change that was being applied when this was written, and its transaction. */
  next: { name: string; transaction: string } | null;
}

const MARKED = /^slipway schema (\S*?)(?: then (\S+) in (\d+))?$/;

export interface SuperuserPlace {
  /** Folder of the socket. */
  host: string;
  /** Absent where the server asks for none. */
  password?: string;
}

export class Superuser implements AsyncDisposable {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open({ host, password }: SuperuserPlace): Promise<Superuser> {
    const client = new pg.Client({
      host,
      database: "postgres",
      user: SUPERUSER,
      ...(password === undefined ? {} : { password }),
      options: optionsText(SESSION),
      connectionTimeoutMillis: PROBE_MS,
    });
    client.on("error", () => undefined);
    await client.connect();
    return new Superuser(client);
  }

  async #rows<Row extends object>(text: string, values: unknown[] = [], maxMs = STATEMENT_MS): Promise<Row[]> {
    return (await this.#client.query<Row>({ text, values, query_timeout: maxMs } as pg.QueryConfig)).rows;
  }

  async probe(): Promise<void> {
    await this.#rows("select 1", [], PROBE_MS);
  }

  /** Restores every login. */
  async repairLogins(passwords: ClusterPasswords): Promise<void> {
    for (const statement of [ROLES_OF_API, ...loginStatements(passwords)]) await this.#rows(statement);
  }

  async renewPassword(passwords: ClusterPasswords): Promise<void> {
    await this.#rows(`alter role ${SUPERUSER} password '${passwords.of(SUPERUSER)}'`);
  }

  /**
   * Does what schema files cannot, because those run as the owner. Its objects are in the schema `slipway`, which
   * belongs to the platform alone.
   */
  async prepare(): Promise<void> {
    await this.#rows(`grant set on parameter ${OWNERS_PARAMETERS.join(", ")} to postgres`);
    await this.#client.query(`begin read write; ${EXTENSIONS_PLACE} commit`);
  }

  async grantOwners(): Promise<void> {
    const owners = await this.#rows<{ name: string }>(OWNERS_OF_OBJECTS);
    if (owners.length > 0) await this.#rows(`grant ${owners.map(({ name }) => name).join(", ")} to postgres`);
  }

  async endSession(pid: number): Promise<void> {
    await this.#rows(
      "select pg_catalog.pg_terminate_backend($1::pg_catalog.int4, 0::pg_catalog.int8)",
      [pid],
      PROBE_MS,
    );
  }

  /** Takes effect at once, also for open sessions that have not chosen a mode themselves. */
  async setReadOnly(readOnly: boolean): Promise<void> {
    await this.#rows(
      readOnly
        ? "alter system set default_transaction_read_only = on"
        : "alter system reset default_transaction_read_only",
    );
    await this.#rows("select pg_catalog.pg_reload_conf()");
  }

  async checkpoint(): Promise<void> {
    await this.#client.query("checkpoint");
  }

  async schemaMark(): Promise<SchemaMark> {
    const [row] = await this.#rows<{ mark: string | null }>(
      `select pg_catalog.shobj_description(r.oid, 'pg_authid'::pg_catalog.name) as mark from pg_catalog.pg_roles r
       where r.rolname operator(pg_catalog.=) $1::pg_catalog.name`,
      [SUPERUSER],
    );
    const [, applied = "", name, transaction] = MARKED.exec(row!.mark ?? "") ?? [];
    return { applied, next: name === undefined ? null : { name, transaction: transaction! } };
  }

  /** Names of changes are file names: letters, digits, "-" and ".". */
  async markSchema({ applied, next }: SchemaMark): Promise<void> {
    const then = next === null ? "" : ` then ${next.name} in ${next.transaction}`;
    await this.#rows(`comment on role ${SUPERUSER} is '${`${MARK}${applied}${then}`.replaceAll("'", "")}'`);
  }

  /** Whether a transaction from before a stop or a crash was committed. */
  async wasCommitted(transaction: string): Promise<boolean> {
    const [row] = await this.#rows<{ status: string | null }>(
      `select case when $1::pg_catalog.xid8 operator(pg_catalog.<) pg_catalog.pg_snapshot_xmax(pg_catalog.pg_current_snapshot())
         then pg_catalog.pg_xact_status($1::pg_catalog.xid8) end as status`,
      [transaction],
    );
    return row!.status === "committed";
  }

  /** Keeps the log of changes until it has been copied, too. Ends with this connection. */
  async beginBackup(): Promise<void> {
    await this.#client.query(
      "select pg_catalog.pg_create_physical_replication_slot('slipway_backup'::pg_catalog.name, true, true)",
    );
    await this.#client.query("select pg_catalog.pg_backup_start('slipway'::pg_catalog.text, true)");
  }

  /** Answers the text of the copy's file `backup_label`. */
  async endBackup(): Promise<string> {
    const { rows } = await this.#client.query<{ labelfile: string }>(
      "select labelfile from pg_catalog.pg_backup_stop(false)",
    );
    return rows[0]!.labelfile;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end().catch(() => undefined);
  }
}
