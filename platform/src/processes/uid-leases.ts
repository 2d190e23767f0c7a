/**
 * Users for children: numbers without an account, one per running child, so that no child can see or signal another.
 * Installations on one machine take whole blocks; the kernel holds the claim (an abstract UNIX socket), which is free of
 * races and ends with this process however that ends, where a lock file would go stale.
 */
import { createServer, type Server } from "node:net";
import { unavailable } from "@slipway/kernel/errors";

export interface UidRange {
  /** Names the range on this machine; installations that share a range must use the same name. */
  name: string;
  first: number;
  blockSize: number;
  blocks: number;
}

/** Sandboxes and installs. No two ranges share a number, and none reaches 65534, which is nobody. */
export const SANDBOX_UIDS: UidRange = { name: "sandbox", first: 20_000, blockSize: 250, blocks: 40 };
export const DATABASE_UIDS: UidRange = { name: "database", first: 30_000, blockSize: 250, blocks: 40 };
export const BROWSER_UIDS: UidRange = { name: "browser", first: 40_000, blockSize: 50, blocks: 40 };
/** Databases of projects: a number each, kept beside the data. */
export const CLUSTER_UIDS: UidRange = { name: "cluster", first: 42_000, blockSize: 250, blocks: 80 };

export const FUNCTION_UIDS: UidRange = { name: "function", first: 62_000, blockSize: 100, blocks: 34 };

export interface UidLease extends Disposable {
  readonly uid: number;
}

export interface UidBlock extends AsyncDisposable {
  readonly first: number;
  readonly size: number;
  /** A uid no live lease holds. Give it back only when its processes are gone. Throws AppError `uids_exhausted`. */
  take(): UidLease;
}

function claim(name: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(null) : reject(error),
    );
    server.listen(`\0${name}`, () => resolve(server.unref()));
  });
}

/** Claims the first free block of a range for this process. Throws AppError `uids_exhausted` when all are taken. */
export async function leaseUidBlock(range: UidRange): Promise<UidBlock> {
  for (let block = 0; block < range.blocks; block += 1) {
    const first = range.first + block * range.blockSize;
    const server = await claim(`slipway-uids-${range.name}-${first}`);
    if (server) return blockOf(server, first, range.blockSize);
  }
  throw unavailable("uids_exhausted", "Too many installations run on this server.");
}

function blockOf(server: Server, first: number, size: number): UidBlock {
  const taken = new Set<number>();
  let next = 0;
  return {
    first,
    size,
    take() {
      if (taken.size >= size) throw unavailable("uids_exhausted", "This server runs too many sandboxes at once.");
      // Round robin: a number rests as long as possible before another child gets it.
      while (taken.has(first + next)) next = (next + 1) % size;
      const uid = first + next;
      next = (next + 1) % size;
      taken.add(uid);
      return {
        uid,
        [Symbol.dispose]: () => void taken.delete(uid),
      };
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
