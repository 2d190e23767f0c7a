/** Puts together the files a build sends, within bounds; what breaks them is an error, not a smaller result. */
import { isSafePath } from "../project-files.ts";

const MAX_BYTES = 128 << 20;
const MAX_FILES = 5_000;

export class FileCollector {
  #files = new Map<string, Uint8Array>();
  #total = 0;
  #current: { bytes: Buffer; held: number } | null = null;

  begin(path: string, size: number): void {
    if (this.#current && this.#current.held < this.#current.bytes.length)
      throw new Error("a file began inside another");
    this.#total += size;
    if (!isSafePath(path)) throw new Error("a file has an unsafe path");
    if (this.#total > MAX_BYTES || this.#files.size >= MAX_FILES) throw new Error("the build is too large");
    this.#current = { bytes: Buffer.alloc(size), held: 0 };
    this.#files.set(path, this.#current.bytes);
  }

  append(part: Buffer): void {
    if (!this.#current) throw new Error("bytes without a file");
    const { bytes, held } = this.#current;
    if (held + part.length > bytes.length) throw new Error("a file is longer than it said");
    part.copy(bytes, held);
    this.#current.held += part.length;
  }

  /** Hands over what came and starts anew. Throws when the last file is incomplete. */
  take(): Map<string, Uint8Array> {
    if (this.#current && this.#current.held < this.#current.bytes.length)
      throw new Error("a file is shorter than it said");
    const files = this.#files;
    this.#files = new Map();
    this.#current = null;
    this.#total = 0;
    return files;
  }
}
