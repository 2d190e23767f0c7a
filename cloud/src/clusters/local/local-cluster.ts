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
  /** In order; what an earlier version made follows at its next start. */
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

  /** Of the run that goes on, if one does: another's sessions have ended with it. */
  async endSession(pid: number): Promise<void> {
    await this.#running?.endSession(pid);
  }

  /** What its tables took when it became full; noted by whoever asks first. */
  async fullSince(bytes: number): Promise<number> {
    const noted = this.#record.fullBytes ?? null;
    if (noted === null) await this.save({ fullBytes: bytes });
    return noted ?? bytes;
  }

  async pool(login: Login): Promise<pg.Pool> {
    return (await this.awake()).pool(login);
  }

  /** Starts it when it sleeps: all who ask meanwhile wait for the same start. */
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
    if (this.#record.loginsLost === true) {
      await renewLogins(run, passwords);
      await this.save({ loginsLost: false });
    }
    const running = await RunningCluster.start(run, passwords);
    await this.#followSchema(running).catch(async (error: unknown) => {
      await running.stop();
      throw error;
    });
    this.#running = running;
    void running.crashed.then((crashed) => this.#ended(running, crashed));
    if (this.#listeners.size > 0) await this.#listen(running);
    return running;
  }

  /** Before anybody gets a connection. */
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
    // Its connections are gone with it; what is left of them ends here.
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
      // It may have been stopped or changed while we asked.
      if (this.#running !== running || this.#changes.isRunning) return this.status();
      return answers ? "ACTIVE_HEALTHY" : "ACTIVE_UNHEALTHY";
    }
    // Asleep counts as healthy when there is something to wake up. [CI3]
    const version = await lstat(join(this.paths.data, "PG_VERSION")).catch(() => null);
    return version?.isFile() === true && version.size > 0 ? "ACTIVE_HEALTHY" : "ACTIVE_UNHEALTHY";
  }

  change<T>(status: BackendStatus | null, work: () => Promise<T>, failed: Failure | null = null): Promise<T> {
    return this.#changes.take(status, work, failed);
  }

  refuseWhileChanging(): void {
    this.#changes.refuseWhileRunning();
  }

  /** Inside a change: as `awake`, without waiting for it. */
  startNow(): Promise<RunningCluster> {
    return this.#up();
  }

  /** Inside a change. */
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
      // The machine may lack the memory: the size that worked is better than none.
      await this.save({ size: before });
      await this.startNow();
      throw error;
    }
  }

  keepAwake(): Disposable {
    return this.#usage.hold();
  }

  /** Stays awake for it. */
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

  /** Of a database that sleeps nobody can change the schema: its start listens before anybody gets a connection. */
  async onSchemaChange(listener: () => void): Promise<Disposable> {
    this.#listeners.add(listener);
    await this.#listen(await this.awake());
    return { [Symbol.dispose]: () => void this.#listeners.delete(listener) };
  }

  /** After another database took the place of this one. */
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
      // Of a cluster that crashed the next start listens; for one that lives we try again.
      setTimeout(() => this.#running === running && tell(), LISTEN_AGAIN_MS).unref();
    }
  }

  /** Null while it must not be stopped, else since when nobody asked. */
  idleSince(): number | null {
    const running = this.#running;
    if (running === null || this.#usage.isHeld || this.#changes.isRunning) return null;
    if (!running.isQuiet) this.#usage.touch();
    return this.#usage.last;
  }

  /** Keeps its status: whoever asks next wakes it. */
  sleep(): Promise<void> {
    return this.#changes.take(null, () => this.stopNow());
  }

  async close(): Promise<void> {
    await this.#changes.close();
    await this.stopNow();
  }
}
