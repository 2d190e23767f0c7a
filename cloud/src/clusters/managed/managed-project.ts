/** One project's database on the operator's server: its connections, and operations on it as a whole. */
import type { Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import type pg from "pg";
import { BoundedClient, isRefusedLogin } from "../../backend/bounded-client.ts";
import { statedSettings } from "../../backend/stated-settings.ts";
import type { Login } from "../../backend/port.ts";
import { latestOf, type SchemaFile } from "../../schema/schema-migrations.ts";
import type { EngineDatabase, PointOrder, Run } from "../life-cycle/engine.ts";
import { KeptRecord } from "../life-cycle/kept-record.ts";
import { LoginPools } from "../life-cycle/login-pools.ts";
import type { LoginPasswords } from "../local/logins.ts";
import type { InstanceType, RestorePoint } from "../port.ts";
import { changesNotTold, cloudUnavailable } from "../refusals.ts";
import { sizeSettings } from "../sizes.ts";
import type { Leftovers } from "./leftovers.ts";
import type { Entry } from "./server/address.ts";
import {
  beforeName,
  bytesOf,
  close,
  databaseName,
  dress,
  drop,
  limitConnections,
  limitWrites,
  nextName,
  open,
  pointName,
} from "./server/databases.ts";
import type { ManagedRecord, ManagedRecords } from "./records.ts";
import { loginName, LOGINS, loginStatements } from "./server/roles.ts";
import { dropPoint, putBack, takePoint } from "./restore-points.ts";
import { SchemaEar } from "./schema-ear.ts";
import { settled, unknownPoints } from "./settle.ts";
import type { ManagedServer } from "./server/server.ts";
import { onSharedServer } from "./server/template.ts";

export interface ManagedTools {
  server: ManagedServer;
  records: ManagedRecords;
  leftovers: Leftovers;
  passwords: LoginPasswords;
  clock: Clock;
  log: Log;
  schemaMigrations: readonly SchemaFile[];
}

/** An owner's own objects may run for ever. Applying migrations or emptying a copy takes a second. */
const MAX_OWNER_MS = 120_000;

interface AsOwner {
  /** Another database that this project's owner may enter. */
  database?: string;
  maxMs?: number;
}

const PROBE_MS = 2000;

export class ManagedProject implements EngineDatabase {
  readonly name: string;
  readonly ear: SchemaEar;
  readonly #tools: ManagedTools;
  readonly #record: KeptRecord<ManagedRecord>;
  readonly #pools: LoginPools;
  readonly #replications = new Set<pg.Client>();
  #tidy = false;

  constructor(record: ManagedRecord, tools: ManagedTools) {
    this.#record = new KeptRecord(record, (next) => tools.records.write(next));
    this.#tools = { ...tools, log: tools.log.child({ ref: record.ref }) };
    this.name = databaseName(record.ref);
    this.#pools = new LoginPools((login) => tools.server.config(this.entry(login)));
    this.ear = new SchemaEar(() => this.#connect("authenticator"), this.#tools.log);
  }

  get record(): ManagedRecord {
    return this.#record.value;
  }

  save(change: Partial<ManagedRecord>): Promise<void> {
    return this.#record.save(change);
  }

  entry(login: Login, database = this.name): Entry {
    const { role } = LOGINS[login];
    const { ref, size, full } = this.record;
    const { postgres } = sizeSettings(size);
    const stated = statedSettings({ login, role, isReadOnly: login === "postgres" && full });
    return {
      database,
      login: { user: loginName(ref, login), password: this.#passwordOf(login) },
      settings: { ...stated, work_mem: postgres["work_mem"]! },
    };
  }

  #passwordOf(login: Login): string {
    return this.#tools.passwords.ofProject(this.record.ref, login);
  }

  roleOf(login: Login): string {
    return LOGINS[login].role;
  }

  pool(login: Login): pg.Pool {
    return this.#pools.get(login, this.record.size);
  }

  get isQuiet(): boolean {
    return this.#pools.isQuiet;
  }

  async start(): Promise<void> {
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
    const { ref, applying, restoring } = this.record;
    if (applying !== null || restoring !== null) {
      // The session of a process that was killed may go on for a while.
      await close(server, this.name);
      await this.save(await settled(server, this.record));
    }
    if (this.#tidy) return;
    const leftovers = [nextName(ref), beforeName(ref), ...(await unknownPoints(server, this.record))];
    for (const leftover of leftovers) await drop(server, leftover);
    await dress(server, this.name, this.record);
    this.#tidy = true;
  }

  /** Upgrades databases of earlier versions before anybody gets a connection. A migration that fails is left out with those after it. */
  async #followSchema(): Promise<void> {
    const { schemaMigrations, log } = this.#tools;
    if (this.record.schema >= latestOf(schemaMigrations)) return;
    await this.asOwner(async (client) => {
      for (const { name, sql } of schemaMigrations.filter((migration) => migration.name > this.record.schema)) {
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
  async asOwner<T>(work: (client: pg.Client) => Promise<T>, { database, maxMs }: AsOwner = {}): Promise<T> {
    const client = await this.#connect("postgres", database);
    const over = { isOver: false };
    const end = (): void => {
      over.isOver = true;
      client.connection.stream.destroy();
    };
    const timer = setTimeout(end, maxMs ?? MAX_OWNER_MS);
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

  async repairLogins(): Promise<void> {
    const { server } = this.#tools;
    await server.run(loginStatements(this.record.ref, (login) => this.#passwordOf(login)));
    await dress(server, this.name, this.record);
  }

  /** Whether it accepts connections of the API right now. */
  async answers(): Promise<boolean> {
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

  onSchemaChange(listener: () => void): Promise<Disposable> {
    return this.ear.add(listener);
  }

  lookAtSchema(): Promise<void> {
    return this.ear.look();
  }

  /** No session is open during the work. Callers wait, and not for long, since statements wait for transitions. */
  async quietly<T>(run: Run, work: () => Promise<T>): Promise<T> {
    try {
      await this.pause(run);
      return await work();
    } finally {
      if (!this.record.paused) await open(this.#tools.server, this.name);
    }
  }

  /** Closes the database to everybody and ends its sessions. */
  async pause(run: Run): Promise<void> {
    await this.ear.close();
    await close(this.#tools.server, this.name);
    await run.stop();
  }

  async resume(run: Run): Promise<void> {
    await open(this.#tools.server, this.name);
    await run.start();
  }

  async stop(): Promise<void> {
    await this.ear.close();
    for (const client of this.#replications) client.connection.stream.destroy();
    await this.#pools.end();
  }

  async resize(size: InstanceType): Promise<void> {
    await this.save({ size });
    await limitConnections(this.#tools.server, this.name, size);
    await this.#pools.end();
  }

  async setReadOnly(full: boolean): Promise<void> {
    await limitWrites(this.#tools.server, this.name, full);
    if (this.record.full !== full) await this.save({ full, fullBytes: null });
    await this.#pools.end();
  }

  bytes(): Promise<number> {
    const { ref, points } = this.record;
    return bytesOf(this.#tools.server, [this.name, ...points.map(({ id }) => pointName(ref, id))]);
  }

  takePoint(order: PointOrder, run: Run): Promise<RestorePoint> {
    const { server, clock } = this.#tools;
    return takePoint({ server, project: this, run }, { ...order, now: clock.now() });
  }

  dropPoint(pointId: string): Promise<void> {
    return dropPoint(this.#tools.server, this, pointId);
  }

  putBack(pointId: string, run: Run): Promise<void> {
    return putBack({ server: this.#tools.server, project: this, run }, pointId);
  }

  complete(): Promise<void> {
    return this.save({ state: "ready" });
  }

  abandon(): Promise<void> {
    return this.#tools.leftovers.remove(this.record.ref);
  }

  async remove(run: Run): Promise<() => Promise<void>> {
    await this.save({ state: "going" });
    await run.stop();
    return () => this.#tools.leftovers.remove(this.record.ref);
  }

  /**
   * Connects as the operator's role, the only one that may on such a server. AppError `changes_not_told` where it may
   * not either.
   */
  async openReplication(): Promise<pg.Client> {
    const { server } = this.#tools;
    const { noChanges } = await server.standing();
    if (noChanges !== null) throw changesNotTold(noChanges);
    const client = await server.connect({ database: this.name }, { replication: "database" } as pg.ClientConfig);
    this.#replications.add(client);
    client.once("end", () => this.#replications.delete(client));
    return client;
  }
}
