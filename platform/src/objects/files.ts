/**
 * Objects as files below the data folder. A key's folders carry a `+`, so that `a` and `a/b` can both be objects; each
 * file starts with one line, the SHA-256 of what follows. Written beside, made durable, then renamed into place.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedKey } from "./object-key.ts";
import type { ObjectInfo, Objects, ReceivedBytes } from "./port.ts";
import { cleanSpool, spool } from "./spool.ts";

const HEADER_BYTES = 65;
const TEMPORARY = ".writing";

export interface FileObjectsOptions {
  directory: string;
  /** `false` leaves out fsync; for tests only. */
  durable?: boolean;
}

const isMissing = (error: unknown): boolean =>
  ["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "");

class FileObjects implements Objects {
  readonly #directory: string;
  readonly #durable: boolean;

  constructor(options: FileObjectsOptions) {
    this.#directory = options.directory;
    this.#durable = options.durable ?? true;
  }

  async put(key: string, bytes: Uint8Array): Promise<ObjectInfo> {
    const file = this.#file(key);
    const etag = createHash("sha256").update(bytes).digest("hex");
    const temporary = join(this.#directory, TEMPORARY, randomUUID());
    await mkdir(dirname(temporary), { recursive: true });
    try {
      const handle = await open(temporary, "wx");
      try {
        await handle.writev([Buffer.from(`${etag}\n`), bytes]);
        if (this.#durable) await handle.sync();
      } finally {
        await handle.close();
      }
      await this.#moveIntoPlace(temporary, file);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return { key, size: bytes.length, etag };
  }

  async receive(chunks: AsyncIterable<Uint8Array>): Promise<ReceivedBytes> {
    const { path, size, hash } = await spool(chunks, {
      directory: join(this.#directory, TEMPORARY),
      headBytes: HEADER_BYTES,
      head: (etag) => Buffer.from(`${etag}\n`),
      durable: this.#durable,
    });
    return {
      size,
      keep: async (key) => {
        await this.#moveIntoPlace(path, this.#file(key));
        return { key, size, etag: hash };
      },
      [Symbol.asyncDispose]: () => rm(path, { force: true }),
    };
  }

  async get(key: string, range?: { start: number; end: number }): Promise<Uint8Array | null> {
    return this.#withFile(key, async (handle) => {
      const size = (await handle.stat()).size - HEADER_BYTES;
      const start = Math.max(0, range?.start ?? 0);
      const length = Math.max(0, Math.min(range?.end ?? size - 1, size - 1) - start + 1);
      const buffer = Buffer.alloc(length);
      let read = 0;
      while (read < length) {
        const { bytesRead } = await handle.read(buffer, read, length - read, HEADER_BYTES + start + read);
        if (bytesRead === 0) throw new Error(`object ${key} is shorter than its size`);
        read += bytesRead;
      }
      return buffer;
    });
  }

  async head(key: string): Promise<ObjectInfo | null> {
    return this.#withFile(key, async (handle) => {
      const header = Buffer.alloc(HEADER_BYTES);
      await handle.read(header, 0, HEADER_BYTES, 0);
      return { key, size: (await handle.stat()).size - HEADER_BYTES, etag: header.toString("ascii", 0, 64) };
    });
  }

  async delete(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<ObjectInfo> {
    for await (const key of this.#keys(this.#directory, "", prefix)) {
      const info = await this.head(key);
      if (info !== null) yield info;
    }
  }

  #file(key: string): string {
    return join(this.#directory, checkedKey(key).replaceAll("/", "+/"));
  }

  async #withFile<T>(key: string, work: (handle: FileHandle) => Promise<T>): Promise<T | null> {
    let handle: FileHandle;
    try {
      handle = await open(this.#file(key), "r");
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
    try {
      return await work(handle);
    } finally {
      await handle.close();
    }
  }

  async #moveIntoPlace(temporary: string, file: string): Promise<void> {
    const folder = dirname(file);
    await mkdir(folder, { recursive: true });
    await rename(temporary, file);
    // The new name itself has to survive a power cut, and so do folders that were just made.
    for (let at = folder; this.#durable && at.startsWith(this.#directory); at = dirname(at)) {
      const handle = await open(at, "r");
      await handle.sync().finally(() => handle.close());
      if (at === this.#directory) break;
    }
  }

  /** Keys in code-unit order: a folder sorts as its name and a slash. Folders the prefix rules out are not read. */
  async *#keys(folder: string, path: string, prefix: string): AsyncIterable<string> {
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const names = entries
      .filter((entry) => entry.name !== TEMPORARY)
      .map((entry) =>
        entry.isDirectory()
          ? { name: `${entry.name.slice(0, -1)}/`, folder: entry.name }
          : { name: entry.name, folder: null },
      );
    names.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, folder: below } of names) {
      const key = path + name;
      if (below === null) {
        if (key.startsWith(prefix)) yield key;
      } else if (key.startsWith(prefix) || prefix.startsWith(key)) {
        yield* this.#keys(join(folder, below), key, prefix);
      }
    }
  }
}

/** Removes what a killed process was writing, then serves the folder. */
export async function createFileObjects(options: FileObjectsOptions): Promise<Objects> {
  await cleanSpool(join(options.directory, TEMPORARY));
  return new FileObjects(options);
}
