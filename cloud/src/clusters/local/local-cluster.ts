/** One project's cluster on this machine: a Postgres process while it is up, and a folder. */
import type { PostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import type { Clock } from "@slipway/kernel/clock";
import { randomText } from "@slipway/kernel/ids";
import { folderBytes } from "@slipway/platform/disk/folder-bytes";
import type { Log } from "@slipway/platform/log/port";
import { lstat, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Login } from "../../backend/port.ts";
import { latestOf, type SchemaFile } from "../../schema/schema-migrations.ts";
import type { EngineDatabase, PointOrder, Run } from "../life-cycle/engine.ts";
import { KeptRecord } from "../life-cycle/kept-record.ts";
import type { InstanceType, RestorePoint, ServerLineListener } from "../port.ts";
import { cloudUnavailable } from "../refusals.ts";
import { sizeSettings } from "../sizes.ts";
import { removeDoor } from "./box/door.ts";
import { syncData, writeRecord, type ClusterPaths, type ClusterRecord } from "./cluster-files.ts";
import type { LoginPasswords } from "./logins.ts";
import { renewLogins } from "./renew-logins.ts";
import { dropPoint, putBack, takePoint } from "./restore-points.ts";
import { RunningCluster } from "./running-cluster.ts";

export interface ClusterTools {
  binaries: PostgresBinaries;
  passwords: LoginPasswords;
  clock: Clock;
  log: Log;
  testing: boolean;
  /** Applied in order; data from an earlier version gets the missing ones at its next start. */
  schemaMigrations: readonly SchemaFile[];
  onServerLine: ServerLineListener;
  /** Syncs a fresh copy to disk in the background, since it holds nothing yet that could be lost. */
  syncLater(work: () => Promise<void>): void;
  /** Called when the cluster's folder has lost its name. */
  forget(cluster: LocalCluster): void;
}

const LISTEN_AGAIN_MS = 500;

export class LocalCluster implements EngineDatabase {
  readonly paths: ClusterPaths;
  readonly #tools: ClusterTools;
  readonly #listeners = new Set<() => void>();
  readonly #record: KeptRecord<ClusterRecord>;
  #running: RunningCluster | null = null;
  /** The rest of a run that crashed is being ended. */
  #ending: Promise<void> = Promise.resolve();

  constructor(paths: ClusterPaths, record: ClusterRecord, tools: ClusterTools) {
    this.paths = paths;
    this.#record = new KeptRecord(record, (next) => writeRecord(paths, next));
    this.#tools = { ...tools, log: tools.log.child({ ref: record.ref }) };
  }

  get record(): ClusterRecord {
    return this.#record.value;
  }

  save(change: Partial<ClusterRecord>): Promise<void> {
    return this.#record.save(change);
  }

  /** Process id of the postmaster; null while it sleeps. */
  get pid(): number | null {
    return this.#running?.pid ?? null;
  }

  /** The process may have crashed a moment ago. */
  get #up(): RunningCluster {
    if (this.#running === null) throw cloudUnavailable();
    return this.#running;
  }

  async start(crashed: () => void): Promise<void> {
    await this.#ending;
    const { binaries, passwords, log, testing, onServerLine } = this.#tools;
    const { uid, size, ref, full: isFull = false, loginsLost } = this.record;
    const onLine = (line: string): void => onServerLine(ref, line);
    const run = { binaries, uid, data: this.paths.data, run: this.paths.run, size, log, testing, onLine, isFull };
    const own = passwords.ofCluster(ref);
    if (loginsLost === true) {
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
    void running.crashed.then((hasCrashed) => {
      if (!hasCrashed) return;
      if (this.#running === running) this.#running = null;
      // The cluster's connections are gone; this ends the rest of it.
      this.#ending = running.stop();
      crashed();
    });
    if (this.#listeners.size > 0) await this.#listen(running);
  }

  /** Runs before anybody gets a connection. */
  async #takeLogins(running: RunningCluster): Promise<void> {
    const { hasOwnLogins = false, copiedFrom } = this.record;
    if (hasOwnLogins) return;
    const { passwords } = this.#tools;
    await running.takeLogins([...(copiedFrom === undefined ? [] : [passwords.ofCluster(copiedFrom)]), passwords]);
    await this.save({ hasOwnLogins: true });
  }

  /** Runs before anybody gets a connection. */
  async #followSchema(running: RunningCluster): Promise<void> {
    const { schemaMigrations } = this.#tools;
    const latest = latestOf(schemaMigrations);
    if ((this.record.schema ?? "") === latest) return;
    if (await running.followSchema(schemaMigrations)) await this.save({ schema: latest });
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = null;
    await running?.stop();
  }

  /** A sleeping cluster counts as healthy when its data is there to be started. [CI3] */
  async answers(): Promise<boolean> {
    if (this.#running !== null) return this.#running.probe();
    const version = await lstat(join(this.paths.data, "PG_VERSION")).catch(() => null);
    return version?.isFile() === true && version.size > 0;
  }

  get isQuiet(): boolean {
    return this.#running?.isQuiet ?? true;
  }

  pool(login: Login): pg.Pool {
    return this.#up.pool(login);
  }

  repairLogins(): Promise<void> {
    return this.#up.repairLogins();
  }

  /** Only acts on a run that is under way: the sessions of earlier runs have ended with them. */
  async endSession(pid: number): Promise<void> {
    await this.#running?.endSession(pid);
  }

  /** Nobody can change the schema of a sleeping database: its start listens before anybody gets a connection. */
  async onSchemaChange(listener: () => void): Promise<Disposable> {
    this.#listeners.add(listener);
    if (this.#running !== null) await this.#listen(this.#running);
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

  openReplication(): Promise<pg.Client> {
    return this.#up.openReplication();
  }

  async setReadOnly(full: boolean): Promise<void> {
    await this.#up.setReadOnly(full);
    if ((this.record.full === true) !== full) await this.save({ full, fullBytes: null });
  }

  statementBytes(): number {
    return sizeSettings(this.record.size).memoryBytes;
  }

  bytes(): Promise<number> {
    return folderBytes(this.paths.folder);
  }

  /** Without its process, nobody can connect. */
  pause(run: Run): Promise<void> {
    return run.stop();
  }

  resume(run: Run): Promise<void> {
    return run.start();
  }

  async resize(size: InstanceType, run: Run): Promise<void> {
    const before = this.record.size;
    await run.stop();
    await this.save({ size });
    if (this.record.paused) return;
    try {
      await run.start();
    } catch (error) {
      // The machine may lack the memory, so the cluster goes back to the size that worked.
      await this.save({ size: before });
      await run.start();
      throw error;
    }
  }

  takePoint(order: PointOrder, run: Run): Promise<RestorePoint> {
    return takePoint(this, run, { ...order, now: this.#tools.clock.now() });
  }

  dropPoint(pointId: string): Promise<void> {
    return dropPoint(this, pointId);
  }

  putBack(pointId: string, run: Run): Promise<void> {
    return putBack(this, run, pointId);
  }

  async complete(): Promise<void> {
    if (this.record.holdsRows === true) {
      await this.#up.keepSchemaOnly();
      await this.save({ holdsRows: false });
    }
    const { testing, syncLater } = this.#tools;
    if (!testing) syncLater(() => syncData(this.paths.data));
  }

  async abandon(): Promise<void> {
    this.#tools.forget(this);
    await rm(this.paths.folder, { recursive: true, force: true });
  }

  async remove(run: Run): Promise<() => Promise<void>> {
    await run.stop();
    const gone = join(this.paths.folder, "..", `gone-${randomText(8)}`);
    await removeDoor(this.paths.run);
    await rename(this.paths.folder, gone);
    this.#tools.forget(this);
    return () => rm(gone, { recursive: true, force: true });
  }
}
