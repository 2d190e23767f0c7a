/** Bytes on their way into a store, written to a file as they come: their number and hash are known only at the end. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";

/** Bytes that are hashed and written in one turn of the event loop: about 0.5 ms. */
const PIECE_BYTES = 262_144;
/** A command may open the folder of a running server: a younger file is being written. */
const LEFT_BEHIND_MS = 3_600_000;

export interface SpoolOptions {
  directory: string;
  /** Bytes left free at the beginning, for `head`. */
  headBytes: number;
  /** Made from the hash of the bytes (SHA-256, hex) and written before them. */
  head(hash: string): Uint8Array;
  durable: boolean;
}

export interface Spooled {
  path: string;
  size: number;
  /** SHA-256 in hex. */
  hash: string;
}

async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

/** Rejects with what `chunks` throws. The file then no longer exists. */
export async function spool(chunks: AsyncIterable<Uint8Array>, options: SpoolOptions): Promise<Spooled> {
  const { directory, headBytes, head, durable } = options;
  await mkdir(directory, { recursive: true });
  const path = join(directory, randomUUID());
  const digest = createHash("sha256");
  let size = 0;
  try {
    const handle = await open(path, "wx");
    try {
      for await (const chunk of chunks)
        for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
          const piece = chunk.subarray(at, at + PIECE_BYTES);
          digest.update(piece);
          await writeAll(handle, piece, headBytes + size);
          size += piece.length;
        }
      const hash = digest.digest("hex");
      await writeAll(handle, head(hash), 0);
      if (durable) await handle.sync();
      return { path, size, hash };
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Removes what a killed process was writing. */
export async function cleanSpool(directory: string): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    // Nothing was ever received, or a restore looks for an installation here.
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    const changed = await stat(join(directory, name)).catch(() => null);
    if (changed !== null && Date.now() - changed.mtimeMs > LEFT_BEHIND_MS)
      await rm(join(directory, name), { force: true });
  }
}
