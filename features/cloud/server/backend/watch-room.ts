/** Databases that have taken all their room, or the last of the platform's, can be read and emptied, and take nothing more. */
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";

const EVERY_MS = 15_000;

/** Known state of each database; unknown after a start. */
export type KnownStates = Map<string, boolean>;

/** One look at those that are awake: what sleeps cannot grow. */
export async function limitRoom(
  services: Needs<"clusters" | "disk" | "log"> & Keeps<"room">,
  known: KnownStates,
): Promise<void> {
  const { clusters, disk, log } = services;
  const refs = await clusters.awake();
  if (refs.length === 0) return;
  const { isLow } = await disk.space();
  for (const ref of refs) {
    try {
      services.room.forget(ref);
      const { databaseBytes, fileBytes, maxBytes } = await services.room.usage(ref);
      const isFull = isLow || databaseBytes + fileBytes > maxBytes;
      if (known.get(ref) === isFull) continue;
      await clusters.setReadOnly(ref, isFull);
      if (isFull || known.has(ref)) log.warn("the room of a backend", { ref, isFull, databaseBytes, fileBytes });
      known.set(ref, isFull);
    } catch (error) {
      // The database may have fallen asleep or been deleted meanwhile.
      log.info("the room of a backend could not be measured", { ref, error });
    }
  }
}

export function watchRoom(services: Needs<"clusters" | "disk" | "log"> & Keeps<"room">): Disposable {
  const known: KnownStates = new Map();
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void limitRoom(services, known)
      .catch((error: unknown) => services.log.warn("the room of backends could not be measured", { error }))
      .finally(() => (looking = false));
  }, EVERY_MS).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}
