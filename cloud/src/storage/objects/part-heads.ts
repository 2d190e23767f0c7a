/** Bounds of a form that are counted before anything is read from it: its parts, and the headers of each. */
import { invalidRequest } from "../storage-error.ts";

/** A file and the few fields that say more of it. */
const MAX_PARTS = 32;
/** Bytes of the lines, with the line end before each. */
const MAX_PART_HEAD = 16_384;

const CRLF = Buffer.from("\r\n");
const BLANK_LINE = Buffer.from("\r\n\r\n");
const NOTHING = Buffer.alloc(0);
const DASH = 0x2d;

/** `mark`: a mark has been read, and whether it is the last one is not known yet. */
type State = "content" | "mark" | "head" | "over";

const earlier = (one: number, other: number): number =>
  one === -1 ? other : other === -1 ? one : Math.min(one, other);

export class PartHeads {
  readonly #mark: Buffer;
  #state: State = "content";
  #parts = 0;
  /** Bytes whose meaning later ones decide. The first mark has no line end before it. */
  #undecided: Buffer = CRLF;

  constructor(boundary: string) {
    this.#mark = Buffer.from(`\r\n--${boundary}`);
  }

  /** Sees the next bytes of the form. Throws AppError `InvalidRequest`. */
  see(chunk: Buffer): void {
    if (this.#state === "over") return;
    const bytes = this.#undecided.length === 0 ? chunk : Buffer.concat([this.#undecided, chunk]);
    let at: number | null = 0;
    for (let next: number | null = 0; next !== null; next = this.#step(bytes, next)) at = next;
    const from = this.#state === "content" ? Math.max(at, bytes.length - this.#mark.length + 1) : at;
    this.#undecided = this.#isOver() ? NOTHING : bytes.subarray(from);
  }

  #isOver(): boolean {
    return this.#state === "over";
  }

  /** Answers where to go on, or null where more bytes are needed. */
  #step(bytes: Buffer, at: number): number | null {
    if (this.#state === "over") return null;
    if (this.#state === "mark") return this.#afterMark(bytes, at);
    const mark = bytes.indexOf(this.#mark, at);
    if (this.#state === "content") {
      if (mark === -1) return null;
      this.#state = "mark";
      return mark + this.#mark.length;
    }
    const end = earlier(mark, bytes.indexOf(BLANK_LINE, at));
    // A blank line of which only the beginning has arrived is no header.
    if ((end === -1 ? bytes.length - BLANK_LINE.length + 1 : end) - at > MAX_PART_HEAD)
      throw invalidRequest(`The headers of a part have at most ${MAX_PART_HEAD} bytes`);
    if (end === -1) return null;
    this.#state = "content";
    return end;
  }

  #afterMark(bytes: Buffer, at: number): number | null {
    if (bytes.length - at < 2) return null;
    if (bytes[at] === DASH && bytes[at + 1] === DASH) {
      this.#state = "over";
      return at;
    }
    this.#parts += 1;
    if (this.#parts > MAX_PARTS) throw invalidRequest(`A form has at most ${MAX_PARTS} parts`);
    this.#state = "head";
    return at;
  }
}
