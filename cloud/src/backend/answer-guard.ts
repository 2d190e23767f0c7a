/**
 * Stands between a connection to a project's database and pg's parser, which takes messages of any length: it reads the length that
 * stands before each message and stops what is too large before a byte of it is kept. One value alone may be a gigabyte.
 */
import { AppError, unavailable } from "@slipway/kernel/errors";
import type pg from "pg";
import { BoundedClient } from "./bounded-client.ts";

const MEBIBYTE = 1_048_576;
/** The bound of one change in a stream of changes: clients are told records up to 1 MB. */
export const MAX_CHANGE_BYTES = 8 * MEBIBYTE;
/** The bound of one answer, where its size says nothing else. */
export const MAX_ANSWER_BYTES = 64 * MEBIBYTE;
/** Smaller answers do not count toward the bound of all together. */
const SMALL_BYTES = MEBIBYTE;
/**
 * The bound of all large answers that arrive at this process at once. An answer takes its bytes about three times (as it comes, as text, as it
 * leaves).
 */
const MAX_ARRIVING_BYTES = 192 * MEBIBYTE;

const HEADER_BYTES = 5;
const LENGTH_BYTES = 4;
const [READY, NOTIFICATION, PARAMETER, COPY_DATA] = [..."ZASd"].map((letter) => letter.charCodeAt(0));

const inMegabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / MEBIBYTE))} MB`;

const answerTooLarge = (bytes: number): AppError =>
  new AppError({
    code: "answer_too_large",
    status: 400,
    userMessage: `The database's answer is larger than ${inMegabytes(bytes)}, the maximum of one answer.`,
    details: { limit_bytes: bytes },
  });

const tooMuchAtOnce = (): AppError =>
  unavailable(
    "cloud_answers_busy",
    `Large answers of ${inMegabytes(MAX_ARRIVING_BYTES)} are on their way already, the most at once. Try again.`,
  );

let arrivingBytes = 0;

/** The part of pg's connection that the guard needs; its own types leave it out. */
interface Wire {
  attachListeners(stream: Stream): void;
}

interface Stream {
  on(event: string, listener: (chunk: Buffer) => void): unknown;
  destroy(error: Error): void;
}

export interface GuardOptions {
  /** The bound of one answer, errors and notices included. */
  maxBytes?: number;
  /**
   * The bound of one message in a stream of changes: one that is larger is left out, and the stream goes on behind it. Absent: it counts toward the
   * answer as every message does.
   */
  maxChangeBytes?: number;
}

const guards = new WeakMap<object, AnswerGuard>();

export class AnswerGuard {
  /** The bound of the answer that comes next; whoever sets it sets it back. */
  maxBytes: number;
  /** The size of a change that was left out. */
  onLeftOut: (bytes: number) => void = () => undefined;
  readonly #usual: number;
  readonly #maxChangeBytes: number | null;
  readonly #header = Buffer.alloc(HEADER_BYTES);
  #inHeader = 0;
  /** Bytes left of the message that is passing. */
  #left = 0;
  #isLeftOut = false;
  /** Bytes of the answer that is passing. */
  #taken = 0;
  /** Those of them that count toward the bound of all together. */
  #counted = 0;
  #isOver = false;

  constructor({ maxBytes = MAX_ANSWER_BYTES, maxChangeBytes }: GuardOptions) {
    this.#usual = maxBytes;
    this.maxBytes = maxBytes;
    this.#maxChangeBytes = maxChangeBytes ?? null;
  }

  static of(connection: object): AnswerGuard | undefined {
    return guards.get(connection);
  }

  usual(): void {
    this.maxBytes = this.#usual;
  }

  /** Hands on what may pass. Answers why the connection has to end; null while it may go on. */
  take(chunk: Buffer, pass: (part: Buffer) => void): AppError | null {
    if (this.#isOver) return null;
    let [at, from] = [0, 0];
    while (at < chunk.length) {
      if (this.#left > 0) {
        const step = Math.min(this.#left, chunk.length - at);
        this.#left -= step;
        at += step;
        if (this.#isLeftOut) from = at;
        continue;
      }
      // Where headers are torn by the network, their beginning is kept back: whether they pass depends on the rest.
      const begun = at;
      const torn = this.#inHeader;
      while (at < chunk.length && this.#inHeader < HEADER_BYTES) this.#header[this.#inHeader++] = chunk[at++]!;
      if (this.#inHeader < HEADER_BYTES) {
        if (begun > from) pass(chunk.subarray(from, begun));
        return null;
      }
      this.#inHeader = 0;
      const refusal = this.#begin(this.#header[0]!, this.#header.readUInt32BE(1));
      // The messages before it are whole, and may end another caller's answer.
      if ((refusal !== null || this.#isLeftOut) && begun > from) pass(chunk.subarray(from, begun));
      if (refusal !== null) return this.#end(refusal);
      if (this.#isLeftOut) from = at;
      else if (torn > 0) {
        pass(Buffer.from(this.#header));
        from = at;
      }
    }
    if (at > from) pass(chunk.subarray(from, at));
    return null;
  }

  /** Gives back what the connection held of the common bound. */
  release(): void {
    arrivingBytes -= this.#counted;
    this.#counted = 0;
  }

  #end(refusal: AppError): AppError {
    this.#isOver = true;
    this.release();
    return refusal;
  }

  #begin(code: number, length: number): AppError | null {
    this.#left = length - LENGTH_BYTES;
    this.#isLeftOut = false;
    if (code === READY) {
      this.#taken = 0;
      if (this.#counted > 0) this.release();
      return null;
    }
    if (code === COPY_DATA && this.#maxChangeBytes !== null) {
      this.#isLeftOut = length > this.#maxChangeBytes;
      if (this.#isLeftOut) this.onLeftOut(length);
      return null;
    }
    // These arrive at any time and belong to no answer.
    if (code === NOTIFICATION || code === PARAMETER) return length > this.maxBytes ? this.#tooLarge() : null;
    this.#taken += length;
    if (this.#taken > this.maxBytes) return this.#tooLarge();
    return this.#taken > SMALL_BYTES ? this.#count() : null;
  }

  #tooLarge(): AppError {
    return answerTooLarge(this.maxBytes);
  }

  #count(): AppError | null {
    const more = this.#taken - this.#counted;
    if (arrivingBytes + more > MAX_ARRIVING_BYTES) return tooMuchAtOnce();
    arrivingBytes += more;
    this.#counted += more;
    return null;
  }
}

/** Called before it connects. Whatever pg's listeners throw over an answer ends the connection and not the process. */
export function guardAnswers<Client extends pg.Client>(client: Client, options: GuardOptions = {}): Client {
  const wire = client.connection as unknown as Wire;
  const attach = wire.attachListeners;
  wire.attachListeners = (stream) => {
    const guard = new AnswerGuard(options);
    guards.set(wire, guard);
    const guarded = (listener: (chunk: Buffer) => void) => (chunk: Buffer) => {
      try {
        const refusal = guard.take(chunk, listener);
        if (refusal !== null) stream.destroy(refusal);
      } catch (error) {
        stream.destroy(error as Error);
      }
    };
    attach.call(wire, {
      on: (event, listener) => stream.on(event, event === "data" ? guarded(listener) : listener),
      destroy: (error) => stream.destroy(error),
    });
    stream.on("close", () => guard.release());
  };
  return client;
}

/** The client class for a pool. */
export const guardedClients = (options: GuardOptions) =>
  class extends BoundedClient {
    constructor(config?: pg.ClientConfig) {
      super(config);
      guardAnswers(this, options);
    }
  };
