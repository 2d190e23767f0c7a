/** One project's cluster on this machine: its status, and how it comes up, sleeps and ends. */
import type { PostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import type { Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Login } from "../../backend/port.ts";
import { writeRecord, type ClusterPaths, type ClusterRecord } from "./cluster-files.ts";
import { latestOf, type SchemaFile } from "../../schema/schema-changes.ts";
import type { LoginPasswords } from "./logins.ts";
import { renewLogins } from "./renew-logins.ts";
import { Changes, type Failure } from "../changes.ts";
import type { BackendStatus, InstanceType, ServerLineListener } from "../port.ts";
import { cloudPaused, cloudUnavailable } from "../refusals.ts";
import { RunningCluster } from "./running-cluster.ts";
import { Turns } from "../turns.ts";
import { Usage } from "../usage.ts";

export interface ClusterTools {
  binaries: PostgresBinaries;
  passwords: LoginPasswords;
  clock: Clock;
  log: Log;
  testing: boolean;
  /** Applied in order; data from an earlier version gets the missing ones at its next start. */
  schemaChanges: readonly SchemaFile[];
  onServerLine: ServerLineListener;
}

const LISTEN_AGAIN_MS = 500;

export class LocalCluster {
  readonly paths: ClusterPaths;
  readonly #tools: ClusterTools;
  readonly #changes = new Changes();
  readonly #usage: Usage;
  readonly #saves = new Turns();
  readonly #listeners = new Set<() => void>();
  #record: ClusterRecord;
  #running: RunningCluster | null = null;
  #starting: Promise<RunningCluster> | null = null;

  constructor(paths: ClusterPaths, record: ClusterRecord, tools: ClusterTools) {
    this.paths = paths;
    this.#record = record;
    this.#tools = { ...tools, log: tools.log.child({ ref: record.ref }) };
    this.#usage = new Usage(tools.clock);
  }

  get record(): ClusterRecord {
    return this.#record;
  }

  /** Process id of the postmaster; null while it sleeps. */
  get pid(): number | null {
    return this.#running?.pid ?? null;
  }

  save(change: Partial<ClusterRecord>): Promise<void> {
    return this.#saves.take(async () => {
      const next = { ...this.#record, ...change };
      await writeRecord(this.paths, next);
      this.#record = next;
    });
  }

  /** Only acts on a run that is under way: the sessions of earlier runs have ended with them. */
  async endSession(pid: number): Promise<void> {
    await this.#running?.endSession(pid);
  }

  /** Size of its tables when it became full; the first caller records it. */
  async fullSince(bytes: number): Promise<number> {
    const noted = this.#record.fullBytes ?? null;
    if (noted === null) await this.save({ fullBytes: bytes });
    return noted ?? bytes;
  }

  async pool(login: Login): Promise<pg.Pool> {
    return (await this.awake()).pool(login);
  }

  /** Starts a sleeping cluster; all callers meanwhile wait for the same start. */
  async awake(): Promise<RunningCluster> {
    await this.#changes.settled();
    if (this.#changes.isClosed) throw cloudUnavailable();
    if (this.#record.paused) throw cloudPaused();
    return this.#up();
  }

  #up(): Promise<RunningCluster> {
    this.#usage.touch();
    if (this.#running !== null) return Promise.resolve(this.#running);
    this.#starting ??= this.#start().finally(() => (this.#starting = null));
    return this.#starting;
  }

  async #start(): Promise<RunningCluster> {
    const { binaries, passwords, log, testing, onServerLine } = this.#tools;
    const { uid, size, ref, full: isFull = false } = this.#record;
    const onLine = (line: string): void => onServerLine(ref, line);
    const run = { binaries, uid, data: this.paths.data, run: this.paths.run, size, log, testing, onLine, isFull };
    const own = passwords.ofCluster(ref);
    if (this.#record.loginsLost === true) {
      await renewLogins(run, own);
      await this.save({ loginsLost: false, hasOwnLogins: true });
    }
    const running = await RunningCluster.start(run, own);
    try {
      await this.#takeLogins(running);
      await this.#followSchema(running);
    } catch (error) {
      await running.stop();
      throw error;
    }
    this.#running = running;
    void running.crashed.then((crashed) => this.#ended(running, crashed));
    if (this.#listeners.size > 0) await this.#listen(running);
    return running;
  }

  /** Runs before anybody gets a connection. */
  async #takeLogins(running: RunningCluster): Promise<void> {
    const { hasOwnLogins = false, copiedFrom } = this.#record;
    if (hasOwnLogins) return;
    const { passwords } = this.#tools;
    await running.takeLogins([...(copiedFrom === undefined ? [] : [passwords.ofCluster(copiedFrom)]), passwords]);
    await this.save({ hasOwnLogins: true });
  }

  /** Runs before anybody gets a connection. */
  async #followSchema(running: RunningCluster): Promise<void> {
    const { schemaChanges } = this.#tools;
    const latest = latestOf(schemaChanges);
    if ((this.#record.schema ?? "") === latest) return;
    if (await running.followSchema(schemaChanges)) await this.save({ schema: latest });
  }

  async #ended(running: RunningCluster, crashed: boolean): Promise<void> {
    if (this.#running === running) this.#running = null;
    if (!crashed || this.#changes.isClosed || this.#record.paused) return;
    this.#tools.log.error("a project's database ended unexpectedly and is started again");
    // The cluster's connections are gone; this ends the rest of it.
    await running.stop();
    await this.change("RESTARTING", () => this.#up()).catch((error: unknown) =>
      this.#tools.log.error("a project's database was not started again", { error }),
    );
  }

  /** [C3.14] */
  async status(): Promise<BackendStatus> {
    if (this.#changes.status !== null) return this.#changes.status;
    if (this.#record.paused) return "INACTIVE";
    const running = this.#running;
    if (running !== null) {
      const answers = await running.probe();
      // The cluster may have been stopped or changed during the query.
      if (this.#running !== running || this.#changes.isRunning) return this.status();
      return answers ? "ACTIVE_HEALTHY" : "ACTIVE_UNHEALTHY";
    }
    // A sleeping cluster counts as healthy when its data is there to be started. [CI3]
    const version = await lstat(join(this.paths.data, "PG_VERSION")).catch(() => null);
    return version?.isFile() === true && version.size > 0 ? "ACTIVE_HEALTHY" : "ACTIVE_UNHEALTHY";
  }

  change<T>(status: BackendStatus | null, work: () => Promise<T>, failed: Failure | null = null): Promise<T> {
    return this.#changes.take(status, work, failed);
  }

  refuseWhileChanging(): void {
    this.#changes.refuseWhileRunning();
  }

  /** For use inside a change: like `awake`, without waiting for that change. */
  startNow(): Promise<RunningCluster> {
    return this.#up();
  }

  /** For use inside a change. */
  async stopNow(): Promise<void> {
    await this.#starting?.catch(() => undefined);
    const running = this.#running;
    this.#running = null;
    await running?.stop();
  }

  async resize(size: InstanceType): Promise<void> {
    const before = this.#record.size;
    await this.stopNow();
    await this.save({ size });
    if (this.#record.paused) return;
    try {
      await this.startNow();
    } catch (error) {
      // The machine may lack the memory, so the cluster goes back to the size that worked.
      await this.save({ size: before });
      await this.startNow();
      throw error;
    }
  }

  keepAwake(): Disposable {
    return this.#usage.hold();
  }

  /** The cluster stays awake for it. */
  async openReplication(): Promise<pg.Client> {
    const running = await this.awake();
    const hold = this.keepAwake();
    try {
      const client = await running.openReplication();
      client.once("end", () => hold[Symbol.dispose]());
      return client;
    } catch (error) {
      hold[Symbol.dispose]();
      throw error;
    }
  }

  /** Nobody can change the schema of a sleeping database: its start listens before anybody gets a connection. */
  async onSchemaChange(listener: () => void): Promise<Disposable> {
    this.#listeners.add(listener);
    await this.#listen(await this.awake());
    return { [Symbol.dispose]: () => void this.#listeners.delete(listener) };
  }

  /** Called after another database replaced this one. */
  announceSchemaChange(): void {
    for (const listener of this.#listeners) listener();
  }

  async #listen(running: RunningCluster): Promise<void> {
    const tell = (): void => {
      this.announceSchemaChange();
      if (this.#running === running) void this.#listen(running);
    };
    try {
      await running.listen(tell);
    } catch (error) {
      this.#tools.log.warn("changes of a schema are not heard", { error });
      // A crashed cluster listens again at its next start; while it lives, this tries again.
      setTimeout(() => this.#running === running && tell(), LISTEN_AGAIN_MS).unref();
    }
  }

  /** When the cluster was last used; null while it must not be stopped. */
  idleSince(): number | null {
    const running = this.#running;
    if (running === null || this.#usage.isHeld || this.#changes.isRunning) return null;
    if (!running.isQuiet) this.#usage.touch();
    return this.#usage.last;
  }

  /** Keeps the status: the next caller wakes it. */
  sleep(): Promise<void> {
    return this.#changes.take(null, () => this.stopNow());
  }

  async close(): Promise<void> {
    await this.#changes.close();
    await this.stopNow();
  }
}
