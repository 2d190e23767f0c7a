/** Two engines of one installation: what stands on this machine stays there, and what is enabled from now on stands on the other. */
import type { Clusters } from "./port.ts";

/** Disposing of it disposes of both. */
export async function sideBySide(here: Clusters, there: Clusters): Promise<Clusters> {
  const refsHere = new Set(await here.refs());
  const of = (ref: string): Clusters => (refsHere.has(ref) ? here : there);
  const both = async <T>(ask: (clusters: Clusters) => Promise<T[]>): Promise<T[]> =>
    (await Promise.all([ask(here), ask(there)])).flat();
  return {
    async enable(ref, options = {}) {
      // A remix is a copy, and copies do not cross from one engine to the other.
      const engine = of(options.schemaOf ?? ref);
      if (engine === here) refsHere.add(ref);
      await engine.enable(ref, options);
    },
    status: (ref) => of(ref).status(ref),
    isPaused: (ref) => of(ref).isPaused(ref),
    size: (ref) => of(ref).size(ref),
    database: (ref) => of(ref).database(ref),
    keepAwake: (ref) => of(ref).keepAwake(ref),
    pause: (ref) => of(ref).pause(ref),
    wake: (ref) => of(ref).wake(ref),
    resize: (ref, size) => of(ref).resize(ref, size),
    restorePoints: (ref) => of(ref).restorePoints(ref),
    createRestorePoint: (ref, label) => of(ref).createRestorePoint(ref, label),
    dropRestorePoint: (ref, pointId) => of(ref).dropRestorePoint(ref, pointId),
    restore: (ref, pointId) => of(ref).restore(ref, pointId),
    async remove(ref) {
      await of(ref).remove(ref);
      refsHere.delete(ref);
    },
    awake: () => both((clusters) => clusters.awake()),
    sleepIdle: (unusedMs) => both((clusters) => clusters.sleepIdle(unusedMs)),
    setReadOnly: (ref, readOnly) => of(ref).setReadOnly(ref, readOnly),
    bytes: (ref) => of(ref).bytes(ref),
    refs: async () => (await both((clusters) => clusters.refs())).sort(),
    onServerLine(listener) {
      const ends = [here, there].map((clusters) => clusters.onServerLine(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([here, there].map((clusters) => clusters[Symbol.asyncDispose]()));
    },
  };
}
