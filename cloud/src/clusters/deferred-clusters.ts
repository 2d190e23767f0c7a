/** An engine that is opened on first use: most processes of tests and commands never use it. */
import type { BackendDatabase } from "../backend/port.ts";
import type { Clusters, ServerLineListener } from "./port.ts";

export interface DeferredClusters extends Clusters {
  /** Opens it ahead. A failure is reported by the next call. */
  open(): Promise<void>;
}

function databaseOf(opened: () => Promise<Clusters>, ref: string): BackendDatabase {
  const database = async (): Promise<BackendDatabase> => (await opened()).database(ref);
  return {
    as: (login) => ({
      query: async (text, values, bounds) => (await database()).as(login).query(text, values, bounds),
      queryAs: async (caller, statement) => (await database()).as(login).queryAs(caller, statement),
      transaction: async (work, caller, aim) => (await database()).as(login).transaction(work, caller, aim),
    }),
    onSchemaChange: async (listener) => (await database()).onSchemaChange(listener),
    async replicate() {
      const opening = await database();
      if (opening.replicate === undefined) throw new Error("this backend's database does not tell its changes");
      return opening.replicate();
    },
  };
}

export function deferredClusters(open: () => Promise<Clusters>): DeferredClusters {
  let opening: Promise<Clusters> | null = null;
  let engine: Clusters | null = null;
  const listeners = new Set<ServerLineListener>();
  const opened = (): Promise<Clusters> =>
    (opening ??= open().then(
      (ready) => {
        ready.onServerLine((ref, line) => {
          for (const listener of listeners) listener(ref, line);
        });
        return (engine = ready);
      },
      (error: unknown) => {
        // A folder that could not be made today may be there tomorrow.
        opening = null;
        throw error;
      },
    ));
  return {
    open: async () => void (await opened()),
    enable: async (ref, options) => (await opened()).enable(ref, options),
    status: async (ref) => (await opened()).status(ref),
    isPaused: async (ref) => (await opened()).isPaused(ref),
    size: async (ref) => (await opened()).size(ref),
    database: (ref) => engine?.database(ref) ?? databaseOf(opened, ref),
    keepAwake(ref) {
      if (engine === null) throw new Error("a database that nobody asked yet cannot be kept awake");
      return engine.keepAwake(ref);
    },
    pause: async (ref) => (await opened()).pause(ref),
    wake: async (ref) => (await opened()).wake(ref),
    resize: async (ref, size) => (await opened()).resize(ref, size),
    restorePoints: async (ref) => (await opened()).restorePoints(ref),
    createRestorePoint: async (ref, label) => (await opened()).createRestorePoint(ref, label),
    dropRestorePoint: async (ref, pointId) => (await opened()).dropRestorePoint(ref, pointId),
    restore: async (ref, pointId) => (await opened()).restore(ref, pointId),
    remove: async (ref) => (await opened()).remove(ref),
    // Nobody asked yet, so none is awake.
    awake: async () => (engine === null ? [] : engine.awake()),
    sleepIdle: async (unusedMs) => (engine === null ? [] : engine.sleepIdle(unusedMs)),
    setReadOnly: async (ref, readOnly) => (await opened()).setReadOnly(ref, readOnly),
    bytes: async (ref) => (await opened()).bytes(ref),
    refs: async () => (await opened()).refs(),
    onServerLine(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async [Symbol.asyncDispose]() {
      const open = await opening?.catch(() => null);
      await open?.[Symbol.asyncDispose]();
    },
  };
}
