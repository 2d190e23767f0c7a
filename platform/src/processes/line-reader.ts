/**
 * Cuts a byte stream into lines with a bound on each: what a child writes without a newline must not grow in our memory.
 * A longer line is delivered cut, its rest is dropped.
 */
export class LineReader {
  #parts: Buffer[] = [];
  #held = 0;
  #dropping = false;
  readonly #limit: number;
  readonly #deliver: (line: string) => void;

  constructor(limit: number, deliver: (line: string) => void) {
    this.#limit = limit;
    this.#deliver = deliver;
  }

  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      this.#hold(chunk.subarray(start, end));
      this.#flush();
      start = end + 1;
    }
    this.#hold(chunk.subarray(start));
  }

  /** Delivers a last line that had no newline. */
  end(): void {
    if (this.#held > 0) this.#flush();
  }

  #hold(part: Buffer): void {
    if (this.#dropping || part.length === 0) return;
    const room = this.#limit - this.#held;
    // A copy: keeping a view would keep the whole chunk it came in.
    this.#parts.push(Buffer.from(part.subarray(0, room)));
    this.#held += Math.min(part.length, room);
    if (part.length > room) this.#dropping = true;
  }

  #flush(): void {
    const line = Buffer.concat(this.#parts, this.#held).toString("utf8").replace(/\r$/, "");
    const cut = this.#dropping;
    this.#parts = [];
    this.#held = 0;
    this.#dropping = false;
    this.#deliver(cut ? `${line}…` : line);
  }
}

/** The last bytes written, oldest dropped first. */
export class TailBuffer {
  #chunks: Buffer[] = [];
  #size = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(Buffer.from(chunk.subarray(Math.max(0, chunk.length - this.#limit))));
    this.#size += Math.min(chunk.length, this.#limit);
    while (this.#chunks.length > 1 && this.#size - this.#chunks[0]!.length >= this.#limit) {
      this.#size -= this.#chunks.shift()!.length;
    }
  }

  text(): string {
    const all = Buffer.concat(this.#chunks);
    return all.subarray(Math.max(0, all.length - this.#limit)).toString("utf8");
  }
}
