/** Memory for the bodies of requests that are being read or answered, bounded per project and altogether. */
import type { Readable } from "node:stream";
import { unavailable, type AppError } from "@slipway/kernel/errors";

const MEBIBYTE = 1_048_576;
/** Small bodies are always taken: the services' own limits bound their number. */
const SMALL_BYTES = 65_536;
/** JSON takes about five times its bytes once it is parsed. */
const MAX_BYTES = 192 * MEBIBYTE;
/** A client with one project's public key cannot use up the room of the others. */
const MAX_PROJECT_BYTES = 64 * MEBIBYTE;

const tooMuchAtOnce = (): AppError =>
  unavailable(
    "cloud_bodies_busy",
    `Bodies of ${MAX_PROJECT_BYTES / MEBIBYTE} MB are being worked on already, the most at once. Try again.`,
  );

interface Held {
  ref: string;
  bytes: number;
}

export class HeldBodies {
  readonly #held = new WeakMap<Readable, Held>();
  readonly #byProject = new Map<string, number>();
  #bytes = 0;

  /** Counts the body until it is answered; bodies that are not tracked do not count. */
  track(body: Readable, ref: string): void {
    this.#held.set(body, { ref, bytes: 0 });
  }

  /** Throws AppError `cloud_bodies_busy` when a body of this many bytes does not fit. */
  take(body: Readable, bytes: number): void {
    const held = this.#held.get(body);
    if (held === undefined || bytes <= SMALL_BYTES) return;
    const more = bytes - held.bytes;
    const ofProject = this.#byProject.get(held.ref) ?? 0;
    if (ofProject + more > MAX_PROJECT_BYTES || this.#bytes + more > MAX_BYTES) throw tooMuchAtOnce();
    this.#count(held, more);
  }

  release(body: Readable): void {
    const held = this.#held.get(body);
    if (held === undefined) return;
    this.#held.delete(body);
    this.#count(held, -held.bytes);
  }

  #count(held: Held, more: number): void {
    if (more === 0) return;
    held.bytes += more;
    this.#bytes += more;
    const ofProject = (this.#byProject.get(held.ref) ?? 0) + more;
    if (ofProject === 0) this.#byProject.delete(held.ref);
    else this.#byProject.set(held.ref, ofProject);
  }
}

/** The bodies of this process. */
export const heldBodies = new HeldBodies();
