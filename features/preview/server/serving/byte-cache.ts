/** Least-recently-used cache of bytes. Entries larger than a quarter of it are not cached. */
export class ByteCache {
  readonly #max: number;
  readonly #entries = new Map<string, Buffer>();
  #size = 0;

  constructor(max: number) {
    this.#max = max;
  }

  get(key: string): Buffer | undefined {
    const bytes = this.#entries.get(key);
    if (bytes !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, bytes);
    }
    return bytes;
  }

  set(key: string, bytes: Buffer): void {
    if (bytes.length > this.#max / 4 || this.#entries.has(key)) return;
    this.#entries.set(key, bytes);
    this.#size += bytes.length;
    for (const [oldest, old] of this.#entries) {
      if (this.#size <= this.#max) break;
      this.#entries.delete(oldest);
      this.#size -= old.length;
    }
  }
}
