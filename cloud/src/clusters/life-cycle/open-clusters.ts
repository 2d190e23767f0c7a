/** The one implementation of `Clusters` over any engines, which are opened on first use: most processes of tests and commands never use one. */
import { systemClock, type Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import type { Clusters, ServerLineListener } from "../port.ts";
import type { Engine, OpenEngine } from "./engine.ts";
import { MadeOnce } from "./made-once.ts";
import { deferredDatabase, projectDatabase } from "./project-database.ts";
import { Registry } from "./registry.ts";

export interface ClustersOptions {
  log: Log;
  clock?: Clock;
  /** A database goes to sleep after this long without use. */
  idleMs?: number;
}

export interface OpenableClusters extends Clusters {
  /** Opens the engines ahead. A failure is reported by the next call, which tries again. */
  open(): Promise<void>;
  /** Puts idle databases to sleep. Runs by itself; answers the refs. */
  sweep(): Promise<string[]>;
}

const IDLE_MS = 5 * 60_000;

async function openAll(engines: readonly OpenEngine[], onServerLine: ServerLineListener): Promise<Engine[]> {
  await using opened = new AsyncDisposableStack();
  const open: Engine[] = [];
  for (const openEngine of engines) open.push(opened.use(await openEngine(onServerLine)));
  opened.move();
  return open;
}

/** A database stays on the engine that holds it; new ones are made on the last engine. */
export function clustersOver(
  engines: readonly OpenEngine[],
  { log, clock = systemClock, idleMs = IDLE_MS }: ClustersOptions,
): OpenableClusters {
  const listeners = new Set<ServerLineListener>();
  const onServerLine: ServerLineListener = (ref, line) => {
    for (const listener of listeners) listener(ref, line);
  };
  let open: Registry | null = null;
  const opening = new MadeOnce(async () => {
    open = new Registry(await openAll(engines, onServerLine), { clock, log, idleMs });
    return open;
  });
  const registry = (): Promise<Registry> => opening.get();
  const project = async (ref: string) => (await registry()).find(ref);
  return {
    open: async () => void (await registry()),
    enable: async (ref, options = {}) => (await registry()).enable(ref, options),
    status: async (ref) => (await registry()).status(ref),
    isPaused: async (ref) => (open ?? (await registry())).get(ref)?.record.paused ?? false,
    size: async (ref) => (await registry()).get(ref)?.record.size ?? null,
    database(ref) {
      const of = (there: Registry) => projectDatabase(() => there.find(ref));
      return open === null ? deferredDatabase(async () => of(await registry())) : of(open);
    },
    keepAwake(ref) {
      if (open === null) throw new Error("a database that nobody asked yet cannot be kept awake");
      return open.find(ref).keepAwake();
    },
    pause: async (ref) => (await project(ref)).pause(),
    wake: async (ref) => (await project(ref)).resume(),
    resize: async (ref, size) => (await project(ref)).resize(size),
    restorePoints: async (ref) =>
      (await project(ref)).record.points.map(({ id, createdAt, label, bytes }) => ({ id, createdAt, label, bytes })),
    createRestorePoint: async (ref, label, keep) => (await project(ref)).takePoint({ label, keep: keep ?? null }),
    dropRestorePoint: async (ref, pointId) => (await project(ref)).dropPoint(pointId),
    restore: async (ref, pointId) => (await project(ref)).putBack(pointId),
    remove: async (ref) => (await registry()).remove(ref),
    // Nobody asked yet, so none is awake.
    awake: async () => open?.awake() ?? [],
    sleepIdle: async (unusedMs) => open?.sweep(unusedMs) ?? [],
    sweep: async () => open?.sweep() ?? [],
    setReadOnly: async (ref, readOnly) => (await project(ref)).setReadOnly(readOnly),
    bytes: async (ref) => (await project(ref)).database.bytes(),
    refs: async () => (await registry()).refs(),
    onServerLine(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [Symbol.asyncDispose]: async () => (await opening.settled())?.[Symbol.asyncDispose](),
  };
}
