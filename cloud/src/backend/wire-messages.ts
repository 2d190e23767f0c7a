/** Messages of Postgres' protocol 3.0 that a statement needs, written one behind the other into a single packet. */

const [PARSE, BIND, CLOSE, DESCRIBE, EXECUTE, SYNC] = [0x50, 0x42, 0x43, 0x44, 0x45, 0x53];
const [OF_STATEMENT, OF_PORTAL] = [0x53, 0x50];
const NULL_LENGTH = -1;
const [AS_TEXT, AS_BYTES] = [0, 1];
/** UTF-8 needs at most three bytes for each unit of a JavaScript string. */
const MAX_BYTES = 3;
const FIRST_BYTES = 4096;
/** A larger buffer is dropped after use, so that one large body does not keep its memory. */
const MAX_KEPT = 262_144;

export type WireValue = string | Buffer | null;

export class WireMessages {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #at = 0;

  parse(name: string, text: string): void {
    const start = this.#begin(PARSE);
    this.#text(name);
    this.#text(text);
    this.#int16(0);
    this.#end(start);
  }

  /** Binds to the unnamed portal; the answer comes as text. */
  bind(name: string, values: readonly WireValue[]): void {
    const start = this.#begin(BIND);
    this.#text("");
    this.#text(name);
    const hasBytes = values.some((value) => typeof value === "object" && value !== null);
    this.#int16(hasBytes ? values.length : 0);
    if (hasBytes) for (const value of values) this.#int16(Buffer.isBuffer(value) ? AS_BYTES : AS_TEXT);
    this.#int16(values.length);
    for (const value of values) this.#value(value);
    this.#int16(0);
    this.#end(start);
  }

  describePortal(): void {
    const start = this.#begin(DESCRIBE);
    this.#byte(OF_PORTAL);
    this.#text("");
    this.#end(start);
  }

  /** `maxRows`: the server keeps the others to itself; 0 for all of them. */
  execute(maxRows = 0): void {
    const start = this.#begin(EXECUTE);
    this.#text("");
    this.#int32(maxRows);
    this.#end(start);
  }

  closeStatement(name: string): void {
    const start = this.#begin(CLOSE);
    this.#byte(OF_STATEMENT);
    this.#text(name);
    this.#end(start);
  }

  sync(): void {
    this.#end(this.#begin(SYNC));
  }

  /** All messages since the last call. */
  take(): Buffer {
    const packet = Buffer.from(this.#bytes.subarray(0, this.#at));
    this.clear();
    return packet;
  }

  clear(): void {
    this.#at = 0;
    if (this.#bytes.length > MAX_KEPT) this.#bytes = Buffer.allocUnsafe(FIRST_BYTES);
  }

  #begin(code: number): number {
    this.#byte(code);
    this.#int32(0);
    return this.#at - 4;
  }

  /** The length counts itself, not the code before it. */
  #end(start: number): void {
    this.#bytes.writeInt32BE(this.#at - start, start);
  }

  #value(value: WireValue): void {
    if (value === null) {
      this.#int32(NULL_LENGTH);
      return;
    }
    const start = this.#at;
    this.#int32(0);
    if (typeof value === "string") {
      this.#room(value.length * MAX_BYTES);
      this.#at += this.#bytes.write(value, this.#at);
    } else {
      this.#room(value.length);
      this.#at += value.copy(this.#bytes, this.#at);
    }
    this.#bytes.writeInt32BE(this.#at - start - 4, start);
  }

  /** A text ends with NUL and so cannot hold one: Postgres would read what follows as the next field. */
  #text(text: string): void {
    if (text.includes("\0")) throw new Error("NUL in a statement");
    this.#room(text.length * MAX_BYTES + 1);
    this.#at += this.#bytes.write(text, this.#at);
    this.#byte(0);
  }

  #byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#at] = value;
    this.#at += 1;
  }

  #int16(value: number): void {
    this.#room(2);
    this.#at = this.#bytes.writeUInt16BE(value, this.#at);
  }

  #int32(value: number): void {
    this.#room(4);
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
  }

  #room(bytes: number): void {
    const needed = this.#at + bytes;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}
