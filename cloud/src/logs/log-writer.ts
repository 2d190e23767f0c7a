/** Log records on their way to the database: kept in memory for a moment, within bounds, and then written together. */
import type { Clock } from "@slipway/kernel/clock";
import type { Log } from "@slipway/platform/log/port";
import type { LogRecord, LogSink } from "./port.ts";

/** One list per column. */
export type LogColumns = [number[], string[], string[], string[], string[]];

export interface LogWriterOptions {
  write(ref: string, columns: LogColumns): Promise<void>;
  clock: Clock;
  log: Log;
}

const FLUSH_MS = 250;
/** Records of one project between two flushes; those beyond are only counted. */
const MAX_WAITING = 5000;
const LONGEST_MESSAGE = 8192;
const LONGEST_ATTRIBUTES = 8192;

interface Waiting {
  records: LogRecord[];
  leftOut: number;
  /** Time of the newest record without one of its own. */
  lastAt: number;
}

/** Milliseconds between records of one millisecond: they keep their order. */
const STEP_MS = 0.001;

/** Postgres stores every character but NUL. */
const storable = (text: string, longest: number): string => text.slice(0, longest).toWellFormed().replaceAll("\0", "");

function attributesOf({ attributes = {} }: LogRecord): string {
  const text = JSON.stringify(attributes).replaceAll("\\u0000", "");
  return text.length > LONGEST_ATTRIBUTES ? "{}" : text.toWellFormed();
}

export class LogWriter implements AsyncDisposable {
  readonly #options: LogWriterOptions;
  readonly #waiting = new Map<string, Waiting>();
  readonly #timer: NodeJS.Timeout;
  #flushing: Promise<void> | null = null;

  constructor(options: LogWriterOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  of(ref: string): LogSink {
    return {
      write: (record) => {
        const waiting = this.#waiting.get(ref) ?? { records: [], leftOut: 0, lastAt: 0 };
        this.#waiting.set(ref, waiting);
        if (waiting.records.length >= MAX_WAITING) waiting.leftOut += 1;
        else waiting.records.push({ ...record, at: record.at ?? this.#timeOf(waiting) });
      },
    };
  }

  #timeOf(waiting: Waiting): number {
    const now = this.#options.clock.now();
    const isSame = now <= waiting.lastAt && waiting.lastAt - now < 1;
    waiting.lastAt = isSame ? waiting.lastAt + STEP_MS : now;
    return waiting.lastAt;
  }

  async flush(): Promise<void> {
    // Records that arrived during a flush are written in the next one.
    while (this.#flushing !== null) await this.#flushing;
    if (this.#waiting.size === 0) return;
    this.#flushing = this.#writeAll().finally(() => (this.#flushing = null));
    await this.#flushing;
  }

  async #writeAll(): Promise<void> {
    const all = [...this.#waiting];
    this.#waiting.clear();
    for (const [ref, { records, leftOut }] of all) {
      const told = leftOut === 0 ? records : [...records, this.#leftOut(leftOut)];
      const columns: LogColumns = [
        told.map(({ at }) => at!),
        told.map(({ source }) => source),
        told.map(({ level }) => level),
        told.map(({ message }) => storable(message, LONGEST_MESSAGE)),
        told.map(attributesOf),
      ];
      await this.#options
        .write(ref, columns)
        .catch((error: unknown) =>
          this.#options.log.warn("logs of a project were not written", { ref, count: told.length, error }),
        );
    }
  }

  #leftOut(count: number): LogRecord {
    const message = `${count} records were left out: too many came at once.`;
    return { source: "edge_logs", level: "warning", message, at: this.#options.clock.now() };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
