/**
 * Messages between host and runner, on a UNIX socket pair: a 4-byte big-endian length, a kind byte, then at most 64 KB.
 * The host reads them from code it does not trust, so the parser never holds more than one frame and never recovers
 * from a wrong one.
 */
import type { Duplex } from "node:stream";

export const FRAME_LIMIT = 64 * 1024;
const HEADER = 5;

export const FRAME_JSON = 0;
export const FRAME_BYTES = 1;

export class FrameError extends Error {}

export function encodeFrame(kind: number, payload: Uint8Array): Buffer {
  if (payload.length > FRAME_LIMIT) throw new FrameError(`A frame of ${payload.length} bytes is too long.`);
  const frame = Buffer.allocUnsafe(HEADER + payload.length);
  frame.writeUInt32BE(payload.length, 0);
  frame[4] = kind;
  frame.set(payload, HEADER);
  return frame;
}

/** Cuts a byte stream into frames. `push` throws FrameError on a length or kind that no honest peer sends. */
export class FrameReader {
  #buffer = Buffer.allocUnsafe(HEADER + FRAME_LIMIT);
  #held = 0;
  readonly #deliver: (kind: number, payload: Buffer) => void;

  /** The payload is only valid during the call. */
  constructor(deliver: (kind: number, payload: Buffer) => void) {
    this.#deliver = deliver;
  }

  push(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      at += this.#take(chunk, at, HEADER);
      if (this.#held < HEADER) return;
      const length = this.#buffer.readUInt32BE(0);
      const kind = this.#buffer[4]!;
      if (length > FRAME_LIMIT) throw new FrameError(`A frame announced ${length} bytes.`);
      if (kind !== FRAME_JSON && kind !== FRAME_BYTES) throw new FrameError(`A frame of unknown kind ${kind}.`);
      at += this.#take(chunk, at, HEADER + length);
      if (this.#held < HEADER + length) return;
      this.#held = 0;
      this.#deliver(kind, this.#buffer.subarray(HEADER, HEADER + length));
    }
  }

  /** Copies until `until` bytes of the frame are held; answers how many it took. */
  #take(chunk: Buffer, from: number, until: number): number {
    const wanted = Math.max(0, until - this.#held);
    const taken = chunk.copy(this.#buffer, this.#held, from, from + wanted);
    this.#held += taken;
    return taken;
  }
}

/** Writes one frame and waits while the peer is slow. */
export async function writeFrame(stream: Duplex, kind: number, payload: Uint8Array): Promise<void> {
  if (stream.destroyed || !stream.writable) throw new FrameError("The channel is closed.");
  if (stream.write(encodeFrame(kind, payload))) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      stream.off("drain", done).off("close", done);
      resolve();
    };
    stream.on("drain", done).on("close", done);
  });
}

export const writeMessage = (stream: Duplex, message: unknown): Promise<void> =>
  writeFrame(stream, FRAME_JSON, Buffer.from(JSON.stringify(message)));
