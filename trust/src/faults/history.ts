/** Requests of clients and the answers they got while processes die; the checker compares them with the stores. */
import { AppError } from "@slipway/kernel/errors";
import { SILENT_MS } from "@slipway/server/testing/by-address";

/** `unknown`: no answer, or one that leaves open whether it happened. `fail`: refused, so it must not be stored. */
export type Outcome = "ok" | "fail" | "unknown";

export interface Operation {
  /** Target of the write, such as `saves public/a.txt`: order is kept within one. */
  readonly path: string;
  /** No two operations of a history share one. */
  readonly value: string;
  /** Milliseconds of one clock; an operation that ended before another began comes first. */
  readonly invokedAt: number;
  endedAt: number;
  outcome: Outcome;
}

/** A refusal says that nothing happened; a broken connection or an engine that went away says nothing. */
const outcomeOf = (error: unknown): Outcome =>
  error instanceof AppError && error.status >= 400 && error.status < 500 && error.code !== "http_error"
    ? "fail"
    : "unknown";

export class History {
  readonly operations: Operation[] = [];
  readonly #values = new Set<string>();
  /** Answers that nobody should get: a 500, an empty sentence, or none at all. */
  readonly unclear: string[] = [];

  /** Runs one write and records how it ended; never rejects. Resolves to the answer, or null. */
  async write<T>(path: string, value: string, work: () => Promise<T>): Promise<T | null> {
    if (this.#values.has(value)) throw new Error(`the value ${value} was sent before`);
    this.#values.add(value);
    const operation: Operation = { path, value, invokedAt: performance.now(), endedAt: Infinity, outcome: "unknown" };
    this.operations.push(operation);
    try {
      const answer = await work();
      operation.outcome = "ok";
      return answer;
    } catch (error) {
      operation.outcome = outcomeOf(error);
      if (isUnclear(error)) this.unclear.push(`${path}: ${String((error as AppError).status)} ${describe(error)}`);
      return null;
    } finally {
      operation.endedAt = performance.now();
      const tookMs = operation.endedAt - operation.invokedAt;
      if (tookMs >= SILENT_MS) this.unclear.push(`${path}: ${value} had no answer for ${Math.round(tookMs)} ms`);
    }
  }

  count(outcome: Outcome): number {
    return this.operations.filter((operation) => operation.outcome === outcome).length;
  }
}

const describe = (error: unknown): string => (error instanceof AppError ? `${error.code}: ${error.userMessage}` : "");

/** Faults of the machine are 503 or 507 with a sentence; 500 means an unforeseen failure. */
const isUnclear = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 500 || error.userMessage.trim() === "");
