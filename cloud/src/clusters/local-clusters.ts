/** Engine: a Postgres process per project on this machine, from the programs the platform ships. */
import { mkdir, readdir, rename, rm, chmod } from "node:fs/promises";
import { join } from "node:path";
import { systemClock, type Clock } from "@slipway/kernel/clock";
import { randomText } from "@slipway/kernel/ids";
import { exposePostgresBinaries } from "@slipway/platform/database/postgres-binaries";
import { folderBytes } from "@slipway/platform/disk/folder-bytes";
import type { Log } from "@slipway/platform/log/port";
import { CLUSTER_UIDS } from "@slipway/platform/processes/uid-leases";
import { pooledConnections, type PoolSource } from "../backend/pooled-connections.ts";
import type { BackendDatabase, Connections, Login } from "../backend/port.ts";
import { removeDoor } from "./local/box/door.ts";
import {
  clusterPaths,
  copyStopped,
  copyTemplate,
  makeFolders,
  ownTree,
  readRecord,
  syncData,
  writeRecord,
  type ClusterRecord,
  type ClusterPaths,
} from "./local/cluster-files.ts";
import { LocalCluster, type ClusterTools } from "./local/local-cluster.ts";
import { loginPasswords } from "./local/logins.ts";
import type { BackendStatus, Clusters, EnableOptions, ServerLineListener } from "./port.ts";
import { cloudExists, cloudNotEnabled, sameSize } from "./refusals.ts";
import { finishCutOff, dropPoint, putBack, takePoint } from "./local/restore-points.ts";
import { ensureTemplate } from "./local/template.ts";
import { sizeSettings } from "./sizes.ts";
import { Turns } from "./turns.ts";
import { latestOf, schemaChanges as changesOfThisVersion, type SchemaFile } from "../schema/schema-changes.ts";

export interface LocalClustersOptions {
  folder: string;
  /** Where the programs are copied to; default `<folder>/runtime`. */
  runtimeFolder?: string;
  log: Log;
  clock?: Clock;
  /** A cluster goes to sleep after this long without use. */
  idleMs?: number;
  /** Clusters awake at once; beyond it the one that was idle longest goes to sleep at the next sweep. */
  maxAwake?: number;
  /** Faster and not durable. */
  testing?: boolean;
  /** Schema changes since the first clusters, in order; default: those of this version. */
  schemaChanges?: readonly SchemaFile[];
  /** Holds the template and the secret that its passwords are made from; default `folder`. Tests share one. */
  templateFolder?: string;
}

const IDLE_MS = 5 * 60_000;
const LOOK_MS = 15_000;
const MAX_AWAKE = 100;
const REF = /^[a-z][a-z0-9]{2,19}$/;

export interface LocalClusters extends Clusters {
  /** Puts idle clusters to sleep. Runs by itself; answers the refs. */
  sweep(): Promise<string[]>;
  /** Process id of the postmaster; null while it sleeps. */
  pidOf(ref: string): number | null;
}

interface Engine {
  root: string;
  template: () => Promise<string>;
  tools: ClusterTools;
  /** Listeners to the clusters' output. */
  lines: Set<ServerLineListener>;
  options: Required<Pick<LocalClustersOptions, "idleMs" | "maxAwake">>;
  clusters: Map<string, LocalCluster>;
  /** Refs whose first start is under way or has failed. */
  unfinished: Map<string, BackendStatus>;
  uids: Turns;
  /** Syncs a fresh copy to disk in the background, since it holds nothing yet that could be lost. */
  keepCopy: (data: string) => void;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Numbers begin at a place derived from this folder, so that two installations rarely share one. */
function freeUid({ root, clusters }: Engine, taken: ReadonlySet<number>): number | null {
  if (!isRoot()) return null;
  const { first, blockSize, blocks } = CLUSTER_UIDS;
  const size = blockSize * blocks;
  let offset = 0;
  for (const byte of Buffer.from(root)) offset = (offset * 31 + byte) % size;
  const used = new Set([...taken, ...[...clusters.values()].map((cluster) => cluster.record.uid)]);
  for (let step = 1; step < size; step += 1) {
    const uid = first + ((offset + step) % size);
    // The first number belongs to the template.
    if (uid !== first && !used.has(uid)) return uid;
  }
  throw new Error("every user number for databases is taken");
}

/** The folder was made by root and is now used by an ordinary user, or the reverse: only root can assign users. */
async function runnableHere(engine: Engine, paths: ClusterPaths, record: ClusterRecord): Promise<ClusterRecord> {
  if (isRoot() === (record.uid !== null)) return record;
  const uid = freeUid(engine, new Set());
  if (uid !== null) await ownTree(paths.data, uid);
  const moved = { ...record, uid };
  await writeRecord(paths, moved);
  return moved;
}

async function load(engine: Engine): Promise<void> {
  for (const name of await readdir(engine.root)) {
    const paths = clusterPaths(engine.root, name);
    if (name.startsWith("new-") || name.startsWith("gone-")) {
      // Left by an enabling or a removal that was cut off. A failure here does not stop the start.
      await rm(paths.folder, { recursive: true, force: true }).catch((error: unknown) =>
        engine.tools.log.warn("the folder of a removed database stays", { name, error }),
      );
      continue;
    }
    if (!REF.test(name)) continue;
    const record = await readRecord(paths);
    if (record === null) continue;
    if (record.holdsRows === true) {
      // A copy for a remix that was cut off before the other project's rows were removed.
      await rm(paths.folder, { recursive: true, force: true });
      continue;
    }
    const known = await runnableHere(engine, paths, await finishCutOff(paths, record));
    engine.clusters.set(name, new LocalCluster(paths, known, engine.tools));
  }
}

/** The folder gets its final name when it is complete. */
async function make(engine: Engine, ref: string, options: EnableOptions): Promise<LocalCluster> {
  const { root, tools } = engine;
  const source = options.schemaOf === undefined ? null : engine.clusters.get(options.schemaOf);
  if (source === undefined) throw cloudNotEnabled();
  const paths = clusterPaths(root, ref);
  const staging = clusterPaths(root, `new-${randomText(8)}`);
  const uid = freeUid(engine, new Set());
  await mkdir(staging.folder, { mode: 0o711 });
  try {
    if (source === null) {
      await copyTemplate(await engine.template(), staging.data, uid);
    } else {
      const wasRunning = source.pid !== null;
      await source.change("RESTARTING", async () => {
        await source.stopNow();
        await copyStopped({ from: source.paths.data, to: staging.data, uid: source.record.uid });
        if (wasRunning) await source.startNow();
      });
      if (uid !== null) await ownTree(staging.data, uid);
    }
    const record = {
      ref,
      uid,
      size: options.size ?? "xs",
      paused: false,
      createdAt: tools.clock.now(),
      holdsRows: source !== null,
      loginsLost: source?.record.loginsLost ?? false,
      ...(source === null ? {} : { copiedFrom: source.record.ref }),
      schema: source === null ? latestOf(tools.schemaChanges) : (source.record.schema ?? ""),
      points: [],
    } as const;
    await writeRecord(staging, { ...record, points: [] });
    await rename(staging.folder, paths.folder);
    await makeFolders(paths);
    return new LocalCluster(paths, { ...record, points: [] }, tools);
  } finally {
    await rm(staging.folder, { recursive: true, force: true });
  }
}

async function enable(engine: Engine, ref: string, options: EnableOptions): Promise<void> {
  if (!REF.test(ref)) throw new Error(`${ref} cannot be the first label of a host`);
  if (engine.clusters.has(ref) || engine.unfinished.get(ref) === "COMING_UP") throw cloudExists();
  engine.unfinished.set(ref, "COMING_UP");
  try {
    // Copies run one at a time: two would take the same user number, and the disk is no faster.
    const cluster = await engine.uids.take(async () => {
      const made = await make(engine, ref, options);
      engine.clusters.set(ref, made);
      return made;
    });
    try {
      const running = await cluster.awake();
      if (options.schemaOf !== undefined) {
        await running.keepSchemaOnly();
        await cluster.save({ holdsRows: false });
      }
    } catch (error) {
      engine.clusters.delete(ref);
      await cluster.close();
      await rm(cluster.paths.folder, { recursive: true, force: true });
      throw error;
    }
    engine.unfinished.delete(ref);
    if (!engine.tools.testing) engine.keepCopy(cluster.paths.data);
  } catch (error) {
    engine.unfinished.set(ref, "INIT_FAILED");
    throw error;
  }
}

async function remove(engine: Engine, ref: string): Promise<void> {
  const cluster = engine.clusters.get(ref);
  engine.unfinished.delete(ref);
  if (cluster === undefined) return;
  await cluster.change("GOING_DOWN", async () => {
    await cluster.stopNow();
    const gone = join(engine.root, `gone-${randomText(8)}`);
    await removeDoor(cluster.paths.run);
    await rename(cluster.paths.folder, gone);
    engine.clusters.delete(ref);
    await rm(gone, { recursive: true, force: true });
  });
}

async function sweep({ clusters, options, tools }: Engine, idleMs = options.idleMs): Promise<string[]> {
  const now = tools.clock.now();
  const idle = [...clusters.values()]
    .map((cluster) => ({ cluster, since: cluster.idleSince() }))
    .filter((entry): entry is { cluster: LocalCluster; since: number } => entry.since !== null)
    .sort((a, b) => a.since - b.since);
  const awake = [...clusters.values()].filter((cluster) => cluster.pid !== null).length;
  const tooMany = Math.max(0, awake - options.maxAwake);
  const asleep = idle.filter(({ since }, index) => now - since >= idleMs || index < tooMany);
  await Promise.all(asleep.map(({ cluster }) => cluster.sleep()));
  return asleep.map(({ cluster }) => cluster.record.ref);
}

/** One per login, since every request asks for them. */
function connectionsOf(source: (login: Login) => PoolSource): (login: Login) => Connections {
  const made = new Map<Login, Connections>();
  return (login) => {
    let connections = made.get(login);
    if (connections === undefined) made.set(login, (connections = pooledConnections(source(login))));
    return connections;
  };
}

function clustersOf(engine: Engine, end: () => Promise<void>): LocalClusters {
  const { clusters, unfinished, tools } = engine;
  const find = (ref: string): LocalCluster => {
    const cluster = clusters.get(ref);
    if (cluster === undefined) throw cloudNotEnabled();
    return cluster;
  };
  return {
    enable: (ref, options = {}) => enable(engine, ref, options),
    status: async (ref) => unfinished.get(ref) ?? clusters.get(ref)?.status() ?? "REMOVED",
    isPaused: async (ref) => clusters.get(ref)?.record.paused ?? false,
    size: async (ref) => clusters.get(ref)?.record.size ?? null,
    database: (ref): BackendDatabase => ({
      as: connectionsOf((login) => ({
        pool: async () => find(ref).pool(login),
        repairLogins: async () => (await find(ref).awake()).repairLogins(),
        // Statements of the owner check the room themselves: `vacuum`, for one, frees some.
        isFull: () => login !== "postgres" && find(ref).record.full === true,
        fullSince: async (bytes) => find(ref).fullSince(bytes),
        endSession: async (pid) => find(ref).endSession(pid),
        statementBytes: () => sizeSettings(find(ref).record.size).memoryBytes,
      })),
      onSchemaChange: async (listener) => find(ref).onSchemaChange(listener),
      replicate: async () => find(ref).openReplication(),
    }),
    keepAwake: (ref) => find(ref).keepAwake(),
    async pause(ref) {
      const cluster = find(ref);
      if (cluster.record.paused) return;
      cluster.refuseWhileChanging();
      const work = async (): Promise<void> => {
        await cluster.save({ paused: true });
        await cluster.stopNow();
      };
      await cluster.change("PAUSING", work, "PAUSE_FAILED");
    },
    async wake(ref) {
      const cluster = find(ref);
      if (!cluster.record.paused) return;
      cluster.refuseWhileChanging();
      const work = async (): Promise<void> => {
        await cluster.startNow();
        await cluster.save({ paused: false });
      };
      await cluster.change("RESTORING", work, "RESTORE_FAILED");
    },
    async resize(ref, size) {
      const cluster = find(ref);
      if (cluster.record.size === size) throw sameSize();
      cluster.refuseWhileChanging();
      await cluster.change("RESIZING", () => cluster.resize(size));
    },
    restorePoints: async (ref) => find(ref).record.points,
    async createRestorePoint(ref, label) {
      const cluster = find(ref);
      return cluster.change("RESTARTING", () => takePoint(cluster, label, tools.clock.now()));
    },
    async dropRestorePoint(ref, pointId) {
      const cluster = find(ref);
      await cluster.change(null, () => dropPoint(cluster, pointId));
    },
    async restore(ref, pointId) {
      const cluster = find(ref);
      cluster.refuseWhileChanging();
      await cluster.change("RESTORING", () => putBack(cluster, pointId), "RESTORE_FAILED");
    },
    remove: (ref) => remove(engine, ref),
    awake: async () => [...clusters.values()].flatMap(({ pid, record }) => (pid === null ? [] : record.ref)),
    async setReadOnly(ref, readOnly) {
      const cluster = find(ref);
      await (await cluster.awake()).setReadOnly(readOnly);
      if ((cluster.record.full === true) !== readOnly) await cluster.save({ full: readOnly, fullBytes: null });
    },
    bytes: (ref) => folderBytes(find(ref).paths.folder),
    refs: async () => [...clusters.keys()].sort(),
    onServerLine(listener) {
      engine.lines.add(listener);
      return () => void engine.lines.delete(listener);
    },
    sweep: () => sweep(engine),
    sleepIdle: (unusedMs) => sweep(engine, unusedMs),
    pidOf: (ref) => clusters.get(ref)?.pid ?? null,
    [Symbol.asyncDispose]: end,
  };
}

/** Sleeping clusters cost nothing but their folder: none is started here. */
export async function openLocalClusters(options: LocalClustersOptions): Promise<LocalClusters> {
  const { folder, log, clock = systemClock, testing = false } = options;
  const root = join(folder, "projects");
  await mkdir(root, { recursive: true, mode: 0o711 });
  const templateFolder = options.templateFolder ?? folder;
  await mkdir(templateFolder, { recursive: true, mode: 0o711 });
  for (const path of [folder, root, templateFolder]) await chmod(path, 0o711);
  const binaries = await exposePostgresBinaries(options.runtimeFolder ?? join(folder, "runtime"));
  const passwords = await loginPasswords(templateFolder);
  const lines = new Set<ServerLineListener>();
  const onServerLine: ServerLineListener = (ref, line) => {
    for (const listener of lines) listener(ref, line);
  };
  const schemaChanges = options.schemaChanges ?? (await changesOfThisVersion());
  const tools: ClusterTools = { binaries, passwords, clock, log, testing, schemaChanges, onServerLine };
  const { first } = CLUSTER_UIDS;
  const makeTemplate = (): Promise<string> =>
    ensureTemplate({
      folder: join(templateFolder, "templates"),
      uid: isRoot() ? first : undefined,
      binaries,
      passwords,
      changes: schemaChanges,
      log,
    });
  const syncs = new Turns();
  let template: Promise<string> | null = null;
  const engine: Engine = {
    root,
    tools,
    lines,
    template: () => (template ??= makeTemplate().catch((error: unknown) => ((template = null), Promise.reject(error)))),
    options: { idleMs: options.idleMs ?? IDLE_MS, maxAwake: options.maxAwake ?? MAX_AWAKE },
    clusters: new Map(),
    unfinished: new Map(),
    uids: new Turns(),
    keepCopy: (data) =>
      void syncs.take(() => syncData(data)).catch((error: unknown) => log.warn("not synced", { error })),
  };
  await load(engine);
  // Made ahead, so that the first person to enable a backend does not wait for it.
  void engine.template().catch((error: unknown) => log.warn("the template of databases was not made", { error }));
  let sweeping: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep(engine).catch((error: unknown) => log.warn("idle databases were not stopped", { error }));
  }, LOOK_MS).unref();
  return clustersOf(engine, async () => {
    clearInterval(timer);
    await sweeping;
    await template?.catch(() => undefined);
    await syncs.idle();
    await Promise.all([...engine.clusters.values()].map((cluster) => cluster.close()));
  });
}
