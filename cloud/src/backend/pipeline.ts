/** Several statements in one round trip and one implicit transaction: all go out before one Sync (protocol 3.0). */
import { AppError } from "@slipway/kernel/errors";
import pg from "pg";

export interface PipedStatement {
  text: string;
  values: readonly unknown[];
  /** Parsed once per connection under a name. */
  prepared: boolean;
  /** An answer with more ends with its connection: one value alone may be larger than this process's memory. */
  mostBytes?: number;
}

const answerTooLarge = (): AppError =>
  new AppError({ code: "answer_too_large", status: 400, userMessage: "The answer is too large." });

export interface PipedResult {
  rows: Record<string, unknown>[];
  count: number;
}

interface Field {
  name: string;
  dataTypeID: number;
}

/** The part of pg's connection that the extended protocol needs; its own types leave it out. */
interface Wire {
  parse(message: { name: string; text: string; types: number[] }): void;
  bind(message: {
    portal: string;
    statement: string;
    values: (string | Buffer | null)[];
    binary: boolean;
    valueMapper: (value: unknown) => unknown;
  }): void;
  describe(message: { type: "P"; name: string }): void;
  execute(message: { portal: string; rows: number }): void;
  close(message: { type: "S"; name: string }): void;
  sync(): void;
  sendCopyFail(message: string): void;
  stream: {
    cork?(): void;
    uncork?(): void;
    on(event: "data", listener: (chunk: Buffer) => void): void;
    off(event: "data", listener: (chunk: Buffer) => void): void;
    destroy(error?: Error): void;
  };
}

/** Names this connection has parsed, oldest first. Beyond the bound the oldest is closed. */
const parsedOn = new WeakMap<Wire, Map<string, string>>();
const MAX_PREPARED = 200;
const MAX_PREPARED_LENGTH = 16_384;
let lastName = 0;

function toWire(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || Buffer.isBuffer(value)) return value;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value as number | boolean | bigint);
}

const countOf = (tag: string): number => Number(/(\d+)$/.exec(tag)?.[1] ?? 0);

/** What `pg`'s client runs instead of a query of its own (its interface `Submittable`). */
class Pipeline {
  readonly #statements: readonly PipedStatement[];
  readonly #done: (error: Error | null, results: PipedResult[]) => void;
  readonly #results: PipedResult[];
  #fields: Field[] = [];
  #at = 0;
  #wire: Wire | null = null;
  /** Named in this pipeline: whether the server kept them is unknown until it says so. */
  #fresh: string[] = [];
  #refusal: AppError | null = null;
  #unbound: () => void = () => undefined;

  constructor(statements: readonly PipedStatement[], done: (error: Error | null, results: PipedResult[]) => void) {
    this.#statements = statements;
    this.#done = done;
    this.#results = statements.map(() => ({ rows: [], count: 0 }));
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    this.#wire = wire;
    this.#bound(wire);
    wire.stream.cork?.();
    try {
      for (const statement of this.#statements) this.#send(wire, statement);
      wire.sync();
    } finally {
      wire.stream.uncork?.();
    }
  }

  #bound({ stream }: Wire): void {
    const bounds = this.#statements.flatMap(({ mostBytes }) => mostBytes ?? []);
    if (bounds.length === 0) return;
    let left = Math.max(...bounds);
    const count = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left >= 0) return;
      this.#unbound();
      this.#refusal = answerTooLarge();
      stream.destroy(this.#refusal);
    };
    stream.on("data", count);
    this.#unbound = () => stream.off("data", count);
  }

  #send(wire: Wire, { text, values, prepared }: PipedStatement): void {
    const name = prepared && text.length <= MAX_PREPARED_LENGTH ? this.#nameOf(wire, text) : "";
    if (name === "") wire.parse({ name, text, types: [] });
    const valueMapper = (value: unknown): unknown => value;
    wire.bind({ portal: "", statement: name, values: values.map(toWire), binary: false, valueMapper });
    wire.describe({ type: "P", name: "" });
    wire.execute({ portal: "", rows: 0 });
  }

  #nameOf(wire: Wire, text: string): string {
    let parsed = parsedOn.get(wire);
    if (parsed === undefined) parsedOn.set(wire, (parsed = new Map()));
    const known = parsed.get(text);
    if (known !== undefined) return known;
    for (const [oldText, oldName] of parsed) {
      if (parsed.size < MAX_PREPARED) break;
      wire.close({ type: "S", name: oldName });
      parsed.delete(oldText);
    }
    lastName += 1;
    const name = `slipway_${lastName}`;
    wire.parse({ name, text, types: [] });
    parsed.set(text, name);
    this.#fresh.push(text);
    return name;
  }

  handleRowDescription(message: { fields: Field[] }): void {
    this.#fields = message.fields;
  }
  handleDataRow(message: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [index, field] of this.#fields.entries()) {
      const value = message.fields[index] ?? null;
      row[field.name] = value === null ? null : pg.types.getTypeParser(field.dataTypeID)(value);
    }
    this.#results[this.#at]!.rows.push(row);
  }
  handleCommandComplete(message: { text: string }): void {
    this.#results[this.#at]!.count = countOf(message.text);
    this.#next();
  }
  handleEmptyQuery(): void {
    this.#next();
  }
  #next(): void {
    this.#at += 1;
    this.#fields = [];
  }
  handlePortalSuspended(): void {}
  handleCopyInResponse(connection: unknown): void {
    (connection as Wire).sendCopyFail("COPY is not possible here");
  }
  handleCopyData(): void {}
  handleError(error: Error): void {
    // Names are never used twice, so one the server did keep only waits for the connection's end.
    const parsed = this.#wire === null ? undefined : parsedOn.get(this.#wire);
    for (const text of this.#fresh) parsed?.delete(text);
    // A table changed under a statement that was parsed before: the next call parses anew.
    if (/cached plan must not change result type/.test(error.message)) parsed?.clear();
    this.#unbound();
    this.#done(this.#refusal ?? error, []);
  }
  handleReadyForQuery(): void {
    this.#unbound();
    this.#done(null, this.#results);
  }
}

/** Fails with pg's DatabaseError; then nothing of it has happened. */
export function runPipeline(client: pg.PoolClient, statements: readonly PipedStatement[]): Promise<PipedResult[]> {
  return new Promise((resolve, reject) => {
    const pipeline = new Pipeline(statements, (error, results) => (error === null ? resolve(results) : reject(error)));
    client.query(pipeline as unknown as pg.Submittable);
  });
}
