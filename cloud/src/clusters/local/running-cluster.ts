/** A cluster that accepts connections: its process, its pools and how it ends. */
import type { PostgresProcess } from "@slipway/platform/database/postgres-process";
import pg from "pg";
import { guardAnswers, MAX_CHANGE_BYTES } from "../../backend/answer-guard.ts";
import { openPool } from "../../backend/pooled-connections.ts";
import type { Login } from "../../backend/port.ts";
import { startCluster, STOP_GRACE_MS, type ClusterRun } from "./cluster-process.ts";
import { loginStatements, REPLICATOR, SUPERUSER, type AnyLogin, type LoginPasswords } from "./logins.ts";
import { sizeSettings } from "../sizes.ts";

const SERVICE_CONNECTIONS = 3;
const PROBE_MS = 2000;

export class RunningCluster {
  readonly #process: PostgresProcess;
  readonly #run: ClusterRun;
  readonly #passwords: LoginPasswords;
  readonly #pools = new Map<Login, pg.Pool>();
  readonly #replications = new Set<pg.Client>();
  #ear: Promise<pg.Client> | null = null;
  #stopping = false;
  /** Settles when it is gone; true when nobody had asked for that. */
  readonly crashed: Promise<boolean>;

  private constructor(process: PostgresProcess, run: ClusterRun, passwords: LoginPasswords) {
    this.#process = process;
    this.#run = run;
    this.#passwords = passwords;
    this.crashed = process.exited.then(() => !this.#stopping);
  }

  static async start(run: ClusterRun, passwords: LoginPasswords): Promise<RunningCluster> {
    return new RunningCluster(await startCluster(run), run, passwords);
  }

  get pid(): number {
    return this.#process.pid;
  }

  pool(login: Login): pg.Pool {
    const known = this.#pools.get(login);
    if (known !== undefined) return known;
    const { apiConnections, statementTimeoutMs, answerBytes: mostAnswerBytes } = sizeSettings(this.#run.size);
    const bounds =
      login === "authenticator"
        ? { max: apiConnections, statementTimeoutMs, mostAnswerBytes }
        : { max: SERVICE_CONNECTIONS };
    const opened = openPool({ ...this.#place(login), ...bounds });
    this.#pools.set(login, opened);
    return opened;
  }

  #place(user: AnyLogin | typeof SUPERUSER) {
    return { host: this.#run.run, database: "postgres", user, password: this.#passwords.of(user) };
  }

  /** Nobody waits for a statement or holds a connection. */
  get isQuiet(): boolean {
    return [...this.#pools.values()].every((pool) => pool.waitingCount === 0 && pool.totalCount === pool.idleCount);
  }

  /** As the superuser; for the platform's own work, never for anything a project wrote. */
  async asSuperuser<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({
      ...this.#place(SUPERUSER),
      options: "-c search_path=pg_catalog",
      connectionTimeoutMillis: PROBE_MS,
    });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async repairLogins(): Promise<void> {
    await this.asSuperuser(async (client) => {
      for (const statement of loginStatements(this.#passwords)) await client.query(statement);
    });
  }

  /** Whatever it is doing: no SQL can catch this. What it had begun is undone. */
  async endSession(pid: number): Promise<void> {
    await this.asSuperuser((client) =>
      client.query({
        text: "select pg_terminate_backend($1)",
        values: [pid],
        query_timeout: PROBE_MS,
      } as pg.QueryConfig),
    );
  }

  /** At once, also for the sessions that are open. */
  async setReadOnly(readOnly: boolean): Promise<void> {
    await this.asSuperuser(async (client) => {
      await client.query(
        readOnly
          ? "alter system set default_transaction_read_only = on"
          : "alter system reset default_transaction_read_only",
      );
      await client.query("select pg_reload_conf()");
    });
  }

  /** Whether it answers right now. */
  async probe(): Promise<boolean> {
    try {
      await this.asSuperuser((client) => client.query({ text: "select 1", query_timeout: PROBE_MS } as pg.QueryConfig));
      return true;
    } catch {
      return false;
    }
  }

  /** Hears `notify pgrst`, which a trigger sends after each change of the schema. Resolves when it listens. */
  listen(listener: () => void): Promise<void> {
    if (this.#stopping) return Promise.resolve();
    this.#ear ??= this.#openEar(listener);
    return this.#ear.then(() => undefined);
  }

  async #openEar(listener: () => void): Promise<pg.Client> {
    const ear = new pg.Client(this.#place("authenticator"));
    ear.on("notification", listener);
    ear.on("error", () => undefined);
    try {
      await ear.connect();
      await ear.query("listen pgrst");
    } catch (error) {
      this.#ear = null;
      throw error;
    }
    // Deaf means that a change may be missed: whoever listens looks afresh, and the ear is opened again.
    ear.on("end", () => {
      this.#ear = null;
      if (!this.#stopping) listener();
    });
    return ear;
  }

  async openReplication(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.#place(REPLICATOR),
      replication: "database",
      // As the values are read; a role's own settings would change their text.
      options:
        "-c timezone=UTC -c datestyle=ISO,MDY -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex",
      connectionTimeoutMillis: PROBE_MS,
    } as pg.ClientConfig);
    guardAnswers(client, { mostChangeBytes: MAX_CHANGE_BYTES });
    client.on("error", () => undefined);
    client.once("end", () => this.#replications.delete(client));
    this.#replications.add(client);
    try {
      await client.connect();
    } catch (error) {
      this.#replications.delete(client);
      throw error;
    }
    return client;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    // Postgres waits for those who read its log until they have read all of it.
    for (const client of this.#replications) client.connection.stream.destroy();
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    const ear = this.#ear?.then((client) => client.end()).catch(() => undefined);
    await Promise.all([this.#process.stop(STOP_GRACE_MS), ear, ...pools.map((pool) => pool.end())]);
  }
}
