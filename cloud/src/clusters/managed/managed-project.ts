/** One project's database on the operator's server: its status, its connections, and operations on it as a whole. */
import type { Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import type pg from "pg";
import { BoundedClient, isRefusedLogin } from "../../backend/bounded-client.ts";
import { openPool } from "../../backend/pooled-connections.ts";
import { statedSettings } from "../../backend/stated-settings.ts";
import type { Login } from "../../backend/port.ts";
import { latestOf, type SchemaFile } from "../../schema/schema-changes.ts";
import { Changes } from "../changes.ts";
import type { LoginPasswords } from "../local/logins.ts";
import type { BackendStatus, InstanceType } from "../port.ts";
import { changesNotTold, cloudPaused, cloudUnavailable } from "../refusals.ts";
import { sizeSettings } from "../sizes.ts";
import { Turns } from "../turns.ts";
import { Usage } from "../usage.ts";
import type { Entry } from "./server/address.ts";
import {
  beforeName,
  close,
  databaseName,
  dress,
  drop,
  limitConnections,
  limitWrites,
  nextName,
  open,
} from "./server/databases.ts";
import type { ManagedRecord, ManagedRecords } from "./records.ts";
import { loginName, LOGINS, loginStatements } from "./server/roles.ts";
import { SchemaEar } from "./schema-ear.ts";
import { settled, unknownPoints } from "./settle.ts";
import type { ManagedServer } from "./server/server.ts";
import { onSharedServer } from "./server/template.ts";

export interface ManagedTools {
  server: ManagedServer;
  records: ManagedRecords;
  passwords: LoginPasswords;
  clock: Clock;
  log: Log;
  schemaChanges: readonly SchemaFile[];
}

/** An owner's own objects may run for ever. Applying schema changes or emptying a copy takes a second. */
const MAX_OWNER_MS = 120_000;

interface AsOwner {
  /** Another database that this project's owner may enter. */
  database?: string;
  mostMs?: number;
}

const SERVICE_CONNECTIONS = 3;
const PROBE_MS = 2000;

export class ManagedProject {
  readonly name: string;
  readonly changes = new Changes();
  readonly usage: Usage;
  readonly ear: SchemaEar;
  readonly #tools: ManagedTools;
  readonly #saves = new Turns();
  readonly #pools = new Map<Login, pg.Pool>();
  readonly #replications = new Set<pg.Client>();
  #record: ManagedRecord;
  /** Null while it sleeps. */
  #up: Promise<void> | null = null;
  #tidy = false;

  constructor(record: ManagedRecord, tools: ManagedTools) {
    this.#record = record;
    this.#tools = { ...tools, log: tools.log.child({ ref: record.ref }) };
    this.name = databaseName(record.ref);
    this.usage = new Usage(tools.clock);
    this.ear = new SchemaEar(() => this.#connect("authenticator"), this.#tools.log);
  }

  get record(): ManagedRecord {
    return this.#record;
  }

  get isAwake(): boolean {
    return this.#up !== null;
  }

  save(change: Partial<ManagedRecord>): Promise<void> {
    return this.#saves.take(async () => {
      const next = { ...this.#record, ...change };
      await this.#tools.records.write(next);
      this.#record = next;
    });
  }

  entry(login: Login, database = this.name): Entry {
    const { role } = LOGINS[login];
    const { ref, size, full } = this.#record;
    const { postgres } = sizeSettings(size);
    const stated = statedSettings({ login, role, isReadOnly: login === "postgres" && full });
    return {
      database,
      login: { user: loginName(ref, login), password: this.#passwordOf(login) },
      settings: { ...stated, work_mem: postgres["work_mem"]! },
    };
  }

  #passwordOf(login: Login): string {
    return this.#tools.passwords.ofProject(this.#record.ref, login);
  }

  async pool(login: Login): Promise<pg.Pool> {
    await this.awake();
    const known = this.#pools.get(login);
    if (known !== undefined) return known;
    const { apiConnections, statementTimeoutMs, answerBytes: mostAnswerBytes } = sizeSettings(this.#record.size);
    const bounds =
      login === "authenticator"
        ? { max: apiConnections, statementTimeoutMs, mostAnswerBytes }
        : { max: SERVICE_CONNECTIONS };
    const opened = openPool({ ...this.#tools.server.config(this.entry(login)), ...bounds });
    this.#pools.set(login, opened);
    return opened;
  }

  /** Waits for a running change to end. */
  async awake(): Promise<void> {
    await this.changes.settled();
    if (this.changes.isClosed) throw cloudUnavailable();
    if (this.#record.paused) throw cloudPaused();
    await this.wakeUp();
  }

  /** For use inside a change: like `awake`, without waiting for that change. */
  wakeUp(): Promise<void> {
    this.usage.touch();
    this.#up ??= this.#wakeUp().catch((error: unknown) => {
      this.#up = null;
      throw error;
    });
    return this.#up;
  }

  async #wakeUp(): Promise<void> {
    const { server } = this.#tools;
    await this.#settle();
    await open(server, this.name);
    await this.#followSchema();
    // A database without its ear is better than none: the ear tries again by itself, and then reports changes.
    await this.ear
      .open()
      .catch((error: unknown) => this.#tools.log.warn("changes of a schema are not heard", { error }));
  }

  /** After changes that were cut off. */
  async #settle(): Promise<void> {
    const { server } = this.#tools;
    const { ref, applying, restoring } = this.#record;
    if (applying !== null || restoring !== null) {
      // The session of a process that was killed may go on for a while.
      await close(server, this.name);
      await this.save(await settled(server, this.#record));
    }
    if (this.#tidy) return;
    const leftovers = [nextName(ref), beforeName(ref), ...(await unknownPoints(server, this.#record))];
    for (const leftover of leftovers) await drop(server, leftover);
    await dress(server, this.name, this.#record);
    this.#tidy = true;
  }

  /** Upgrades databases of earlier versions before anybody gets a connection. A change that fails is left out with those after it. */
  async #followSchema(): Promise<void> {
    const { schemaChanges, log } = this.#tools;
    if (this.#record.schema >= latestOf(schemaChanges)) return;
    await this.asOwner(async (client) => {
      for (const { name, sql } of schemaChanges.filter((change) => change.name > this.#record.schema)) {
        try {
          await client.query("begin read write");
          await client.query(onSharedServer(sql));
          const { rows } = await client.query<{ id: string }>("select pg_current_xact_id()::text as id");
          await this.save({ applying: { name, transaction: rows[0]!.id } });
          await client.query("commit");
          await this.save({ schema: name, applying: null });
        } catch (error) {
          await client.query("rollback").catch(() => undefined);
          log.error("a project's database keeps its schema of before", { change: name, error });
          return;
        }
      }
    });
  }

  /** Names mean the server's own. A login that the project's SQL broke is repaired first. */
  async #connect(login: Login, database?: string): Promise<pg.Client> {
    const { settings, ...entry } = this.entry(login, database);
    const open = () => this.#tools.server.connect({ ...entry, settings: { ...settings, search_path: "pg_catalog" } });
    return open().catch(async (error: unknown) => {
      if (!isRefusedLogin(error)) throw error;
      await this.repairLogins();
      return open();
    });
  }

  /**
   * Runs on a connection of its own whose path is `pg_catalog`. Throws AppError `cloud_unavailable` when the owner's
   * objects took too long.
   */
  async asOwner<T>(work: (client: pg.Client) => Promise<T>, { database, mostMs }: AsOwner = {}): Promise<T> {
    const client = await this.#connect("postgres", database);
    const over = { isOver: false };
    const end = (): void => {
      over.isOver = true;
      client.connection.stream.destroy();
    };
    const timer = setTimeout(end, mostMs ?? MAX_OWNER_MS);
    try {
      return await work(client);
    } catch (error) {
      throw over.isOver ? cloudUnavailable(error) : error;
    } finally {
      clearTimeout(timer);
      // Otherwise the server ends the session when it notices that the client is gone.
      if (!over.isOver) await client.end();
    }
  }

  /**
   * Ends sessions of this project only, since session numbers are the server's. No SQL of the session can prevent it.
   */
  async endSession(pid: number): Promise<void> {
    await this.#tools.server.run(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and datname = $2",
      [pid, this.name],
    );
  }

  /** Size of its tables when it became full; the first caller records it. */
  async fullSince(bytes: number): Promise<number> {
    const noted = this.#record.fullBytes;
    if (noted === null) await this.save({ fullBytes: bytes });
    return noted ?? bytes;
  }

  async repairLogins(): Promise<void> {
    const { server } = this.#tools;
    await server.run(loginStatements(this.#record.ref, (login) => this.#passwordOf(login)));
    await dress(server, this.name, this.#record);
  }

  /** [C3.14] */
  async status(): Promise<BackendStatus> {
    if (this.changes.status !== null) return this.changes.status;
    if (this.#record.paused) return "INACTIVE";
    const answers = await this.#probe();
    // The database may have changed during the query.
    if (this.changes.status !== null || this.#record.paused) return this.status();
    return answers ? "ACTIVE_HEALTHY" : "ACTIVE_UNHEALTHY";
  }

  /** Whether it accepts connections of the API right now. */
  async #probe(): Promise<boolean> {
    const client = new BoundedClient({
      ...this.#tools.server.config(this.entry("authenticator")),
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select 1");
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /**
   * For use inside a change: no session is open during the work. Callers wait, and not for long, since statements wait
   * for changes.
   */
  async quietly<T>(work: () => Promise<T>): Promise<T> {
    const { server } = this.#tools;
    try {
      await this.leave();
      return await work();
    } finally {
      if (!this.#record.paused) await open(server, this.name);
    }
  }

  /** For use inside a change: closes the database to everybody and ends its sessions. */
  async leave(): Promise<void> {
    await this.ear.close();
    await close(this.#tools.server, this.name);
    await this.letGo();
  }

  /** Closes our own connections to it. */
  async letGo(): Promise<void> {
    await this.#up?.catch(() => undefined);
    this.#up = null;
    await this.ear.close();
    for (const client of this.#replications) client.connection.stream.destroy();
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map((pool) => pool.end()));
  }

  async resize(size: InstanceType): Promise<void> {
    await this.save({ size });
    await limitConnections(this.#tools.server, this.name, size);
    await this.#renewSessions();
  }

  async setReadOnly(full: boolean): Promise<void> {
    await limitWrites(this.#tools.server, this.name, full);
    if (this.#record.full !== full) await this.save({ full, fullBytes: null });
    await this.#renewSessions();
  }

  /** Sessions keep the settings they began with, so later statements get new sessions. */
  async #renewSessions(): Promise<void> {
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map((pool) => pool.end()));
  }

  /**
   * Connects as the operator's role, the only one that may on such a server. AppError `changes_not_told` where it may
   * not either.
   */
  async openReplication(): Promise<pg.Client> {
    await this.awake();
    const { server } = this.#tools;
    const { noChanges } = await server.standing();
    if (noChanges !== null) throw changesNotTold(noChanges);
    const hold = this.usage.hold();
    try {
      const client = await server.connect({ database: this.name }, { replication: "database" } as pg.ClientConfig);
      this.#replications.add(client);
      client.once("end", () => {
        hold[Symbol.dispose]();
        this.#replications.delete(client);
      });
      return client;
    } catch (error) {
      hold[Symbol.dispose]();
      throw error;
    }
  }

  /** When the database was last used; null while it must not be put to sleep. */
  idleSince(): number | null {
    if (this.#up === null || this.usage.isHeld || this.changes.isRunning) return null;
    const isQuiet = [...this.#pools.values()].every(
      (pool) => pool.waitingCount === 0 && pool.totalCount === pool.idleCount,
    );
    if (!isQuiet) this.usage.touch();
    return this.usage.last;
  }

  /** Keeps the status: the next caller wakes it. */
  sleep(): Promise<void> {
    return this.changes.take(null, () => this.letGo());
  }

  async close(): Promise<void> {
    await this.changes.close();
    await this.letGo();
  }
}
