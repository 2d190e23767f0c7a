/** A cluster that accepts connections: its process, its pools and how it ends. */
import type { PostgresProcess } from "@slipway/platform/database/postgres-process";
import pg from "pg";
import { guardAnswers, MAX_CHANGE_BYTES } from "../../backend/answer-guard.ts";
import { BoundedClient } from "../../backend/bounded-client.ts";
import type { Login } from "../../backend/port.ts";
import { startCluster, STOP_GRACE_MS, type ClusterRun } from "./cluster-process.ts";
import { REPLICATOR, SUPERUSER, type AnyLogin, type ClusterPasswords } from "./logins.ts";
import { LoginPools } from "../life-cycle/login-pools.ts";
import { withOwner } from "./sessions/owner-session.ts";
import { emptyCopy } from "../schema-only.ts";
import { Superuser } from "./sessions/superuser.ts";
import { optionsText, statedSettings } from "../../backend/stated-settings.ts";
import { applyMigrations, type SchemaFile } from "../../schema/schema-migrations.ts";

const PROBE_MS = 2000;

const isWrongPassword = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === "28P01";

export class RunningCluster {
  readonly #process: PostgresProcess;
  readonly #run: ClusterRun;
  readonly #passwords: ClusterPasswords;
  readonly #pools: LoginPools;
  readonly #replications = new Set<pg.Client>();
  #ear: Promise<pg.Client> | null = null;
  #repairing: Promise<void> | null = null;
  #stopping = false;
  #isReadOnly: boolean;
  /** Settles when it is gone; true when nobody had asked for that. */
  readonly crashed: Promise<boolean>;

  private constructor(process: PostgresProcess, run: ClusterRun, passwords: ClusterPasswords) {
    this.#process = process;
    this.#run = run;
    this.#passwords = passwords;
    this.#pools = new LoginPools((login) => this.#entry(login));
    this.#isReadOnly = run.isFull === true;
    this.crashed = process.exited.then(() => !this.#stopping);
  }

  static async start(run: ClusterRun, passwords: ClusterPasswords): Promise<RunningCluster> {
    return new RunningCluster(await startCluster(run), run, passwords);
  }

  get pid(): number {
    return this.#process.pid;
  }

  pool(login: Login): pg.Pool {
    return this.#pools.get(login, this.#run.size);
  }

  #place(user: AnyLogin) {
    return { host: this.#run.run, database: "postgres", user, password: this.#passwords.of(user) };
  }

  #entry(login: Login) {
    const isReadOnly = login === "postgres" && this.#isReadOnly;
    return { ...this.#place(login), options: optionsText(statedSettings({ login, isReadOnly })) };
  }

  /** Nobody waits for a statement or holds a connection. */
  get isQuiet(): boolean {
    return this.#pools.isQuiet;
  }

  /** A superuser's connection. The work must touch no object of the project. */
  async #withSuperuser<T>(work: (superuser: Superuser) => Promise<T>): Promise<T> {
    await using superuser = await Superuser.open({ host: this.#run.run, password: this.#passwords.of(SUPERUSER) });
    return await work(superuser);
  }

  /** On a connection of its own whose path is `pg_catalog`. */
  asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    return withOwner({ host: this.#run.run, password: this.#passwords.of("postgres") }, work);
  }

  /** Sets its own passwords where the data has others. Throws where it has none of `others`. */
  async takeLogins(others: readonly ClusterPasswords[]): Promise<void> {
    // The first may have been set by a start that was cut off.
    const superuser = await this.#superuserWith([this.#passwords, ...others]);
    try {
      await superuser.repairLogins(this.#passwords);
      await superuser.renewPassword(this.#passwords);
    } finally {
      await superuser[Symbol.asyncDispose]();
    }
  }

  async #superuserWith([passwords, ...others]: readonly ClusterPasswords[]): Promise<Superuser> {
    if (passwords === undefined) throw new Error("nobody knows the password of a database's superuser");
    try {
      return await Superuser.open({ host: this.#run.run, password: passwords.of(SUPERUSER) });
    } catch (error) {
      if (!isWrongPassword(error)) throw error;
      return this.#superuserWith(others);
    }
  }

  /** False when a change was left out. */
  followSchema(changes: readonly SchemaFile[]): Promise<boolean> {
    const { log } = this.#run;
    return this.#withSuperuser(async (superuser) => {
      // The owner may have changed its own way in.
      await superuser.repairLogins(this.#passwords);
      return this.asOwner((owner) => applyMigrations({ superuser, owner, log }, changes));
    });
  }

  /** After a copy was made of another's data: everything in it but its schema goes, by its owner's hand. */
  async keepSchemaOnly(): Promise<void> {
    await this.#withSuperuser(async (superuser) => {
      // The other one may have taken all its room; its copy has not.
      await superuser.setReadOnly(false);
      await superuser.repairLogins(this.#passwords);
      await superuser.grantOwners();
      await this.asOwner(emptyCopy);
      await superuser.checkpoint();
    });
  }

  /** All who are refused meanwhile wait for the same one. */
  repairLogins(): Promise<void> {
    this.#repairing ??= this.#withSuperuser((superuser) => superuser.repairLogins(this.#passwords)).finally(
      () => (this.#repairing = null),
    );
    return this.#repairing;
  }

  /** Whatever it is doing: no SQL can catch this. What it had begun is undone. */
  endSession(pid: number): Promise<void> {
    return this.#withSuperuser((superuser) => superuser.endSession(pid));
  }

  /** Transactions that begin from now on. */
  async setReadOnly(readOnly: boolean): Promise<void> {
    this.#isReadOnly = readOnly;
    await this.#withSuperuser((superuser) => superuser.setReadOnly(readOnly));
    // The owner's sessions said how they begin when they did; others are told with each transaction.
    await this.#pools.renew("postgres");
  }

  /** Whether it answers right now. */
  async probe(): Promise<boolean> {
    try {
      await this.#withSuperuser((superuser) => superuser.probe());
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
    const ear = new BoundedClient(this.#entry("authenticator"));
    ear.on("notification", listener);
    ear.on("error", () => undefined);
    try {
      await ear.connect();
      await ear.query("listen pgrst");
    } catch (error) {
      this.#ear = null;
      throw error;
    }
    // A change may have been missed: listeners are told to look afresh, and the ear is opened again.
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
        "-c search_path=pg_catalog -c timezone=UTC -c datestyle=ISO,MDY -c intervalstyle=postgres -c extra_float_digits=1 -c bytea_output=hex",
      connectionTimeoutMillis: PROBE_MS,
    } as pg.ClientConfig);
    guardAnswers(client, { maxChangeBytes: MAX_CHANGE_BYTES });
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
    const ear = this.#ear?.then((client) => client.end()).catch(() => undefined);
    await Promise.all([this.#process.stop(STOP_GRACE_MS), ear, this.#pools.end()]);
  }
}
