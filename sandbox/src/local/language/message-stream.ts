/** LSP's frames: a header with the length, then JSON. */

const HEADER_END = "\r\n\r\n";
const LONGEST_HEADER = 1_000;
/** The longest honest answer, a list of all completions, has about 150,000 bytes. */
const LONGEST_MESSAGE = 16 << 20;

export function frameOf(message: object): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  return Buffer.concat([Buffer.from(`Content-Length: ${body.length}${HEADER_END}`), body]);
}

/** Cuts a stream into messages. Throws for bytes that are no LSP, or too long. */
export class MessageReader {
  readonly #onMessage: (text: string) => void;
  #parts: Buffer[] = [];
  #have = 0;
  /** Length of the message being read; null while its header is read. */
  #need: number | null = null;

  constructor(onMessage: (text: string) => void) {
    this.#onMessage = onMessage;
  }

  push(chunk: Buffer): void {
    this.#parts.push(chunk);
    this.#have += chunk.length;
    while (this.#step());
  }

  #step(): boolean {
    if (this.#need !== null) {
      if (this.#have < this.#need) return false;
      const bytes = this.#take(this.#need);
      this.#need = null;
      this.#onMessage(bytes.toString("utf8"));
      return true;
    }
    const all = this.#all();
    const end = all.subarray(0, LONGEST_HEADER).indexOf(HEADER_END);
    if (end === -1) {
      if (all.length >= LONGEST_HEADER) throw new Error("no header of a message");
      return false;
    }
    const length = Number(/content-length: (\d+)/i.exec(all.toString("latin1", 0, end))?.[1] ?? Number.NaN);
    if (!(length <= LONGEST_MESSAGE)) throw new Error(`a message of ${length} bytes`);
    this.#take(end + HEADER_END.length);
    this.#need = length;
    return true;
  }

  #all(): Buffer {
    if (this.#parts.length !== 1) this.#parts = [Buffer.concat(this.#parts)];
    return this.#parts[0]!;
  }

  #take(bytes: number): Buffer {
    const all = this.#all();
    this.#parts = [all.subarray(bytes)];
    this.#have = all.length - bytes;
    return all.subarray(0, bytes);
  }
}
