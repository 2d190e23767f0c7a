/** A tar archive compressed with Zstandard, written and read entry by entry. `tar --zstd -tf` lists it. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { AppError } from "@slipway/kernel/errors";
import { backupDamaged } from "./errors.ts";
import { extract, pack, type Pack } from "tar-stream";

/** A bit that changes on a disk makes the archive unreadable, wherever it stands. */
const checked = { params: { [constants.ZSTD_c_checksumFlag]: 1 } };

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

export class ArchiveWriter {
  readonly #pack: Pack = pack();
  readonly #file: string;
  readonly #written: Promise<void>;

  constructor(file: string) {
    this.#file = file;
    this.#written = pipeline(this.#pack, createZstdCompress(checked), createWriteStream(file, { mode: 0o600 }));
    // It is told by `end`, or by the entry that meets it.
    this.#written.catch(() => undefined);
  }

  async addBytes(name: string, bytes: Uint8Array): Promise<void> {
    await this.#entry(name, bytes.length, (entry) => entry.end(bytes));
  }

  async addFile(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    await this.#entry(name, size, (entry) => void pipeline(createReadStream(file), entry).catch(() => undefined));
  }

  /** Resolves when the archive is durable. */
  async end(): Promise<void> {
    this.#pack.finalize();
    await this.#written;
    await using handle = await open(this.#file, "r");
    await handle.sync();
  }

  /** Gives up; the file is the caller's to remove. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
  }

  #entry(name: string, size: number, write: (entry: NodeJS.WritableStream) => void): Promise<void> {
    const added = new Promise<void>((resolve, reject) => {
      write(this.#pack.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve())));
    });
    return Promise.race([added, this.#written]);
  }
}

/** Calls `take` for one entry after the other; it must read or drain each. AppError `backup_damaged`. */
export async function readArchive(
  file: string,
  take: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const entries = extract();
  const source = pipeline(createReadStream(file), createZstdDecompress(), entries);
  source.catch(() => undefined);
  try {
    for await (const entry of entries) {
      // Links, folders and devices are nothing that a backup holds.
      if (entry.header.type !== "file") throw new Error(`the entry ${entry.header.name} is no file`);
      await take(entry.header.name, Readable.from(entry));
    }
    await source;
  } catch (error) {
    throw error instanceof AppError ? error : backupDamaged(error);
  }
}

/** Throws AppError `backup_damaged` beyond the limit. */
export async function bytesOf(content: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw backupDamaged(new Error(`an entry has more than ${limit} bytes`));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
