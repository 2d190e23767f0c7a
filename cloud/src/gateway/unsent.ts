/** Answers that are whole in memory until their client has taken them: what all of them may take together, and for how long. */
import type { ServerResponse } from "node:http";

const MEBIBYTE = 1_048_576;
/** Smaller ones fit into the buffers of the connection, or nearly so. */
const SMALL_BYTES = MEBIBYTE;
export const MAX_UNSENT_BYTES = 256 * MEBIBYTE;
/** A client that takes no byte for this long no longer reads. */
const STALLED_MS = 30_000;

export class Unsent {
  readonly #max: number;
  #bytes = 0;

  constructor(max = MAX_UNSENT_BYTES) {
    this.#max = max;
  }

  /** False when there is no room for it; then nothing was held. */
  hold(response: ServerResponse, bytes: number): boolean {
    if (bytes <= SMALL_BYTES) return true;
    if (this.#bytes + bytes > this.#max) return false;
    this.#bytes += bytes;
    response.setTimeout(STALLED_MS, () => response.destroy());
    response.once("close", () => (this.#bytes -= bytes));
    return true;
  }
}
