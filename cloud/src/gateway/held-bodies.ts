/** Bodies of requests that are being read or answered: what they may take of this process's memory, each project and all together. */
import type { Readable } from "node:stream";
import { unavailable, type AppError } from "@slipway/kernel/errors";

const MEBIBYTE = 1_048_576;
/** Always taken: the services' own limits bound their number. */
const SMALL_BYTES = 65_536;
/** JSON takes about five times its bytes once it is read. */
const MAX_BYTES = 192 * MEBIBYTE;
/** Whoever holds the public key of one project leaves room for the others. */
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

  /** Until it is answered; what is not tracked is not counted. */
  track(body: Readable, ref: string): void {
    this.#held.set(body, { ref, bytes: 0 });
  }

  /** Throws AppError `cloud_bodies_busy` when there is no room for one that has so many bytes by now. */
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

/** Of this process. */
export const heldBodies = new HeldBodies();
