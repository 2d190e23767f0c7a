/** Engine: a database per project on a Postgres server that somebody else runs, entered by a role that is no superuser. */
import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { systemClock, type Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import { pooledConnections } from "../backend/pooled-connections.ts";
import type { BackendDatabase, Connections, Login } from "../backend/port.ts";
import { latestOf, schemaChanges as changesOfThisVersion, type SchemaFile } from "../schema/schema-changes.ts";
import { loginPasswords } from "./local/logins.ts";
import {
  bytesOf,
  close,
  copy,
  databaseName,
  dress,
  exchange,
  exists,
  nextName,
  open,
  pointName,
} from "./managed/server/databases.ts";
import { emptyCopy } from "./local/schema-only.ts";
import { ManagedProject, type ManagedTools } from "./managed/managed-project.ts";
import { ManagedRecords, type ManagedRecord } from "./managed/records.ts";
import { removeEverything } from "./managed/server/removal.ts";
import { dropPoint, putBack, takePoint, withoutSchema } from "./managed/restore-points.ts";
import { LOGINS, loginStatements } from "./managed/server/roles.ts";
import { ManagedServer } from "./managed/server/server.ts";
import { ensureTemplate } from "./managed/server/template.ts";
import type { BackendStatus, Clusters, EnableOptions } from "./port.ts";
import { cloudExists, cloudNotEnabled, databaseNameTaken, sameSize } from "./refusals.ts";

export interface ManagedClustersOptions {
  /** Holds the records of the databases, and the secret that the passwords of their logins are made from. */
  folder: string;
  /** URL of the server, with a role that may make databases and roles: `postgres://role:password@host/database`. */
  url: string;
  log: Log;
  clock?: Clock;
  /** A project's connections are closed after this long without use. */
  idleMs?: number;
  /** Schema changes since the first databases, in order; default: those of this version. */
  schemaChanges?: readonly SchemaFile[];
}

const IDLE_MS = 5 * 60_000;
const LOOK_MS = 15_000;
const REF = /^[a-z][a-z0-9]{2,19}$/;

interface Engine {
  tools: ManagedTools;
  template: () => Promise<string>;
  projects: Map<string, ManagedProject>;
  /** Refs whose first start is under way or has failed. */
  unfinished: Map<string, BackendStatus>;
  /** Refs of work that was cut off: their objects on the server are to be removed. */
  leftovers: Set<string>;
  removals: Map<string, Promise<void>>;
  idleMs: number;
}

/** Copies the other project's schema without its contents. */
async function copyForRemix(source: ManagedProject, project: ManagedProject, { tools }: Engine): Promise<void> {
  const { server } = tools;
  const incoming = nextName(project.record.ref);
  await source.changes.take("RESTARTING", () => source.quietly(() => copy(server, source.name, incoming)));
  await prepare(project, tools);
  await open(server, incoming);
  await project.asOwner(emptyCopy, { database: incoming });
  await close(server, incoming);
}

async function prepare({ record }: ManagedProject, { server, passwords }: ManagedTools): Promise<void> {
  const { ref } = record;
  await server.run(loginStatements(ref, (login) => passwords.ofProject(ref, login)));
  await dress(server, nextName(ref), record);
}

async function make(engine: Engine, ref: string, options: EnableOptions): Promise<ManagedProject> {
  const { tools } = engine;
  const { server, records, clock, schemaChanges } = tools;
  const source = options.schemaOf === undefined ? null : engine.projects.get(options.schemaOf);
  if (source === undefined) throw cloudNotEnabled();
  await server.ready();
  if (await exists(server, databaseName(ref))) throw databaseNameTaken();
  const project = new ManagedProject(
    {
      ref,
      state: "making",
      size: options.size ?? "xs",
      paused: false,
      full: false,
      fullBytes: null,
      createdAt: clock.now(),
      schema: source === null ? latestOf(schemaChanges) : source.record.schema,
      applying: null,
      restoring: null,
      points: [],
    },
    tools,
  );
  await records.write(project.record);
  try {
    if (source === null) {
      await copy(server, await engine.template(), nextName(ref));
      await prepare(project, tools);
    } else {
      await copyForRemix(source, project, engine);
    }
    await exchange(server, { incoming: nextName(ref), name: project.name, aside: null });
    await open(server, project.name);
    await project.wakeUp();
    await project.save({ state: "ready" });
    return project;
  } catch (error) {
    await project.close();
    await forget(engine, ref);
    throw error;
  }
}

/** A removal that fails now is tried again later. A second caller waits for the same work. */
function forget(engine: Engine, ref: string): Promise<void> {
  const { tools, leftovers, removals } = engine;
  const known = removals.get(ref);
  if (known !== undefined) return known;
  leftovers.add(ref);
  const work = async (): Promise<void> => {
    try {
      await removeEverything(tools.server, ref, tools.log);
      await tools.records.remove(ref);
      leftovers.delete(ref);
    } catch (error) {
      tools.log.warn("a project's database is not removed yet", { ref, error });
    }
  };
  const removal = work().finally(() => removals.delete(ref));
  removals.set(ref, removal);
  return removal;
}

async function enable(engine: Engine, ref: string, options: EnableOptions): Promise<void> {
  const { projects, unfinished, leftovers } = engine;
  if (!REF.test(ref)) throw new Error(`${ref} cannot be the first label of a host`);
  if (projects.has(ref) || unfinished.get(ref) === "COMING_UP") throw cloudExists();
  unfinished.set(ref, "COMING_UP");
  try {
    if (leftovers.has(ref)) await forget(engine, ref);
    projects.set(ref, await make(engine, ref, options));
    unfinished.delete(ref);
  } catch (error) {
    unfinished.set(ref, "INIT_FAILED");
    throw error;
  }
}

async function remove(engine: Engine, ref: string): Promise<void> {
  const { projects, unfinished, tools } = engine;
  const project = projects.get(ref);
  unfinished.delete(ref);
  if (project === undefined) return;
  await project.changes.take("GOING_DOWN", async () => {
    await project.save({ state: "going" });
    await project.letGo();
    projects.delete(ref);
    await forget(engine, ref);
  });
  tools.log.info("a project's database was removed", { ref });
}

async function sweep({ projects, tools, idleMs }: Engine, unusedMs = idleMs): Promise<string[]> {
  const now = tools.clock.now();
  const idle = [...projects.values()].filter((project) => {
    const since = project.idleSince();
    return since !== null && now - since >= unusedMs;
  });
  await Promise.all(idle.map((project) => project.sleep()));
  return idle.map(({ record }) => record.ref);
}

/** Reports schema changes that functions called by the owner made, before the statement answers. */
function tellingConnections(connections: Connections, told: () => Promise<void>): Connections {
  const after = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    await told();
    return result;
  };
  return {
    query: (text, values, bounds) => after(connections.query(text, values, bounds)),
    queryAs: (caller, statement) => after(connections.queryAs(caller, statement)),
    transaction: (work, caller, plan) => after(connections.transaction(work, caller, plan)),
  };
}

function databaseOf(find: () => ManagedProject): BackendDatabase {
  const plain = (login: Login): Connections =>
    pooledConnections({
      pool: async () => find().pool(login),
      repairLogins: async () => find().repairLogins(),
      isFull: () => login !== "postgres" && find().record.full,
      fullSince: async (bytes) => find().fullSince(bytes),
      endSession: async (pid) => find().endSession(pid),
      role: LOGINS[login].role,
    });
  return {
    as: (login) => (login === "postgres" ? tellingConnections(plain(login), () => find().ear.look()) : plain(login)),
    async onSchemaChange(listener) {
      const project = find();
      await project.awake();
      return project.ear.add(listener);
    },
    replicate: async () => find().openReplication(),
  };
}

function changesOf({ tools }: Engine, find: (ref: string) => ManagedProject) {
  const { server, clock } = tools;
  return {
    async pause(ref: string) {
      const project = find(ref);
      if (project.record.paused) return;
      project.changes.refuseWhileRunning();
      const work = async (): Promise<void> => {
        await project.save({ paused: true });
        await project.leave().catch(async (error: unknown) => {
          // Otherwise nobody could try again.
          await project.save({ paused: false });
          throw error;
        });
      };
      await project.changes.take("PAUSING", work, "PAUSE_FAILED");
    },
    async wake(ref: string) {
      const project = find(ref);
      if (!project.record.paused) return;
      project.changes.refuseWhileRunning();
      const work = async (): Promise<void> => {
        await open(server, project.name);
        await project.wakeUp();
        await project.save({ paused: false });
      };
      await project.changes.take("RESTORING", work, "RESTORE_FAILED");
    },
    async resize(ref: string, size: ManagedRecord["size"]) {
      const project = find(ref);
      if (project.record.size === size) throw sameSize();
      project.changes.refuseWhileRunning();
      await project.changes.take("RESIZING", () => project.resize(size));
    },
    restorePoints: async (ref: string) => find(ref).record.points.map(withoutSchema),
    async createRestorePoint(ref: string, label: string) {
      const project = find(ref);
      return project.changes.take("RESTARTING", () => takePoint(server, project, { label, now: clock.now() }));
    },
    async dropRestorePoint(ref: string, pointId: string) {
      const project = find(ref);
      await project.changes.take(null, () => dropPoint(server, project, pointId));
    },
    async restore(ref: string, pointId: string) {
      const project = find(ref);
      project.changes.refuseWhileRunning();
      await project.changes.take("RESTORING", () => putBack(server, project, pointId), "RESTORE_FAILED");
    },
  };
}

function clustersOf(engine: Engine, end: () => Promise<void>): Clusters {
  const { projects, unfinished, tools } = engine;
  const find = (ref: string): ManagedProject => {
    const project = projects.get(ref);
    if (project === undefined) throw cloudNotEnabled();
    return project;
  };
  return {
    ...changesOf(engine, find),
    enable: (ref, options = {}) => enable(engine, ref, options),
    status: async (ref) => unfinished.get(ref) ?? projects.get(ref)?.status() ?? "REMOVED",
    isPaused: async (ref) => projects.get(ref)?.record.paused ?? false,
    size: async (ref) => projects.get(ref)?.record.size ?? null,
    database: (ref) => databaseOf(() => find(ref)),
    keepAwake: (ref) => find(ref).usage.hold(),
    remove: (ref) => remove(engine, ref),
    awake: async () => [...projects.values()].flatMap(({ isAwake, record }) => (isAwake ? record.ref : [])),
    sleepIdle: (unusedMs) => sweep(engine, unusedMs),
    setReadOnly: async (ref, readOnly) => find(ref).setReadOnly(readOnly),
    bytes: async (ref) => {
      const { name, record } = find(ref);
      return bytesOf(tools.server, [name, ...record.points.map(({ id }) => pointName(ref, id))]);
    },
    refs: async () => [...projects.keys()].sort(),
    // The output of such a server belongs to whoever runs it.
    onServerLine: () => () => undefined,
    [Symbol.asyncDispose]: end,
  };
}

/** Opens even while the server is away, because the records of its databases are stored here. */
export async function openManagedClusters(options: ManagedClustersOptions): Promise<Clusters> {
  const { folder, url, log, clock = systemClock, idleMs = IDLE_MS } = options;
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await chmod(folder, 0o711);
  const server = new ManagedServer(url);
  const records = new ManagedRecords(join(folder, "managed"));
  const schemaChanges = options.schemaChanges ?? (await changesOfThisVersion());
  const tools: ManagedTools = { server, records, passwords: await loginPasswords(folder), clock, log, schemaChanges };
  let template: Promise<string> | null = null;
  const engine: Engine = {
    tools,
    template: () =>
      (template ??= ensureTemplate(server, schemaChanges).catch((error: unknown) => {
        template = null;
        throw error;
      })),
    projects: new Map(),
    unfinished: new Map(),
    leftovers: new Set(),
    removals: new Map(),
    idleMs,
  };
  for (const record of await records.all()) {
    if (record.state === "ready") engine.projects.set(record.ref, new ManagedProject(record, tools));
    else engine.leftovers.add(record.ref);
  }
  const look = async (): Promise<void> => {
    for (const ref of [...engine.leftovers]) await forget(engine, ref);
    await sweep(engine);
  };
  const carefully = (): Promise<void> =>
    look().catch((error: unknown) => log.warn("idle databases were not left", { error }));
  let looking = carefully();
  const timer = setInterval(() => (looking = looking.then(carefully)), LOOK_MS).unref();
  return clustersOf(engine, async () => {
    clearInterval(timer);
    await looking;
    await Promise.all([...engine.projects.values()].map((project) => project.close()));
    await server[Symbol.asyncDispose]();
  });
}
