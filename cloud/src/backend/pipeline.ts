/** Several statements in one round trip and one implicit transaction: all go out before one Sync (protocol 3.0). */
import { setEntry } from "@slipway/kernel/text/named-entries";
import { AppError } from "@slipway/kernel/errors";
import pg from "pg";
import { AnswerGuard } from "./answer-guard.ts";
import type { TextRows } from "./port.ts";
import { WireMessages, type WireValue } from "./wire-messages.ts";

export interface PipedStatement {
  text: string;
  values: readonly unknown[];
  /** Whether the text is parsed once per connection, under a name. */
  prepared: boolean;
  /** In place of the connection's own bound, which ends with AppError `answer_too_large` and its connection. */
  maxBytes?: number;
  /** Its answer is discarded. */
  isSilent?: boolean;
  /** Its answer comes as texts: at most this many rows. */
  asTexts?: { maxRows: number };
}

const UNNAMED: ParsedStatement = { name: "", fields: null };

/** NUL ends a statement on the wire. */
const nulInStatement = (): AppError =>
  new AppError({ code: "invalid_statement", status: 400, userMessage: "A statement cannot hold the character NUL." });

export interface PipedResult {
  rows: Record<string, unknown>[];
  count: number;
  /** Only of statements that asked for texts. */
  texts?: TextRows;
}

interface Field {
  name: string;
  dataTypeID: number;
}

/** The part of pg's connection that the extended protocol needs; its own types leave it out. */
interface Wire {
  sendCopyFail(message: string): void;
  stream: { write(packet: Buffer): void };
}

interface ParsedStatement {
  name: string;
  /** Null until the server has described them. A statement that would answer with other fields is refused. */
  fields: readonly Field[] | null;
}

interface ParsedTexts {
  /** By text, oldest first. */
  all: Map<string, ParsedStatement>;
  /** Length of all texts. */
  length: number;
}

/** Statements that each connection has parsed. Beyond a bound the oldest are closed. */
const parsedOn = new WeakMap<Wire, ParsedTexts>();
/** Names that the server may still know; it is told to close them at the next opportunity. */
const forgottenOn = new WeakMap<Wire, string[]>();
const MAX_PREPARED = 200;
const MAX_PREPARED_LENGTH = 16_384;
/** A client may ask for as many long texts as it likes, and the server keeps a tree of each that is many times as large. */
const MAX_PREPARED_LENGTHS = 524_288;
let lastName = 0;
/** All connections share one buffer, since a packet is written and taken in one go. */
const messages = new WireMessages();

/** `texts` lists statements that the server may or may not have kept; null means all. */
function forget(wire: Wire, texts: readonly string[] | null): void {
  const parsed = parsedOn.get(wire);
  if (parsed === undefined) return;
  const forgotten = forgottenOn.get(wire) ?? [];
  for (const text of texts ?? [...parsed.all.keys()]) {
    const statement = remove(parsed, text);
    if (statement !== undefined) forgotten.push(statement.name);
  }
  forgottenOn.set(wire, forgotten);
}

function remove(parsed: ParsedTexts, text: string): ParsedStatement | undefined {
  const statement = parsed.all.get(text);
  if (parsed.all.delete(text)) parsed.length -= text.length;
  return statement;
}

function toWire(value: unknown): WireValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || Buffer.isBuffer(value)) return value;
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value as number | boolean | bigint);
}

const countOf = (tag: string): number => Number(/(\d+)$/.exec(tag)?.[1] ?? 0);

const noTexts = (): TextRows => ({ fields: [], rows: [], command: "", count: 0, hasMore: false });

/** A query of our own for `pg`'s client (its interface `Submittable`). */
class Pipeline {
  readonly #statements: readonly PipedStatement[];
  readonly #done: (error: Error | null, results: PipedResult[]) => void;
  readonly #results: PipedResult[];
  /** Fields of each statement's answer. */
  readonly #fields: (readonly Field[])[] = [];
  #at = 0;
  #wire: Wire | null = null;
  /** Names given in this pipeline: whether the server kept them is unknown until it says so. */
  #fresh: string[] = [];
  #guard: AnswerGuard | undefined;
  #behind: readonly Pipeline[] = [];

  constructor(statements: readonly PipedStatement[], done: (error: Error | null, results: PipedResult[]) => void) {
    this.#statements = statements;
    this.#done = done;
    this.#results = statements.map(({ asTexts }) => ({
      ...{ rows: [], count: 0 },
      ...(asTexts === undefined ? {} : { texts: noTexts() }),
    }));
  }

  /** The others leave in this pipeline's packet. The driver gets them one by one, each before its answer comes. */
  takeAlong(behind: readonly Pipeline[]): void {
    this.#behind = behind;
  }

  submit(connection: pg.Connection): void {
    if (this.#wire !== null) return;
    const wire = connection as unknown as Wire;
    try {
      for (const pipeline of [this, ...this.#behind]) pipeline.#writeTo(wire);
      wire.stream.write(messages.take());
    } finally {
      messages.clear();
    }
  }

  #writeTo(wire: Wire): void {
    this.#wire = wire;
    this.#bound(wire);
    // Closing a name that the server never had is harmless.
    for (const name of forgottenOn.get(wire)?.splice(0) ?? []) messages.closeStatement(name);
    for (const statement of this.#statements) this.#write(wire, statement);
    messages.sync();
  }

  #bound(wire: Wire): void {
    const bounds = this.#statements.flatMap(({ maxBytes }) => maxBytes ?? []);
    if (bounds.length === 0) return;
    this.#guard = AnswerGuard.of(wire);
    if (this.#guard === undefined) throw new Error("this connection bounds no answers");
    this.#guard.maxBytes = Math.max(...bounds);
  }

  #write(wire: Wire, { text, values, prepared, isSilent, asTexts }: PipedStatement): void {
    const isNamed = prepared && text.length <= MAX_PREPARED_LENGTH;
    const { name, fields } = isNamed ? this.#parsed(wire, text) : UNNAMED;
    if (!isNamed) messages.parse("", text);
    messages.bind(name, values.map(toWire));
    this.#fields.push(fields ?? []);
    if (fields === null && isSilent !== true) messages.describePortal();
    messages.execute(asTexts?.maxRows);
  }

  #parsed(wire: Wire, text: string): ParsedStatement {
    let kept = parsedOn.get(wire);
    if (kept === undefined) parsedOn.set(wire, (kept = { all: new Map(), length: 0 }));
    const known = kept.all.get(text);
    if (known !== undefined) return known;
    for (const [oldText, old] of kept.all) {
      if (kept.all.size < MAX_PREPARED && kept.length + text.length <= MAX_PREPARED_LENGTHS) break;
      messages.closeStatement(old.name);
      remove(kept, oldText);
    }
    lastName += 1;
    const parsed: ParsedStatement = { name: `slipway_${lastName}`, fields: null };
    messages.parse(parsed.name, text);
    kept.all.set(text, parsed);
    kept.length += text.length;
    this.#fresh.push(text);
    return parsed;
  }

  handleRowDescription(message: { fields: Field[] }): void {
    this.#fields[this.#at] = message.fields;
    const { texts } = this.#results[this.#at]!;
    if (texts !== undefined) texts.fields = message.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
    const { text, prepared } = this.#statements[this.#at]!;
    const parsed = prepared && this.#wire !== null ? parsedOn.get(this.#wire)?.all.get(text) : undefined;
    if (parsed !== undefined) parsed.fields = message.fields;
  }
  handleDataRow(message: { fields: (string | null)[] }): void {
    const { texts } = this.#results[this.#at]!;
    if (texts !== undefined) {
      texts.rows.push(message.fields);
      return;
    }
    const row: Record<string, unknown> = {};
    for (const [index, field] of this.#fields[this.#at]!.entries()) {
      const value = message.fields[index] ?? null;
      setEntry(row, field.name, value === null ? null : pg.types.getTypeParser(field.dataTypeID)(value));
    }
    this.#results[this.#at]!.rows.push(row);
  }
  handleCommandComplete(message: { text: string }): void {
    const result = this.#results[this.#at]!;
    result.count = countOf(message.text);
    if (result.texts !== undefined) Object.assign(result.texts, { command: message.text, count: result.count });
    this.#next();
  }
  handleEmptyQuery(): void {
    this.#next();
  }
  #next(): void {
    this.#at += 1;
  }
  handlePortalSuspended(): void {
    const { texts } = this.#results[this.#at]!;
    if (texts !== undefined) Object.assign(texts, { command: "SELECT", count: texts.rows.length, hasMore: true });
    this.#next();
  }
  handleCopyInResponse(connection: unknown): void {
    (connection as Wire).sendCopyFail("COPY is not possible here");
  }
  handleCopyData(): void {}
  handleError(error: Error): void {
    // A table changed after its statement was parsed: the next call parses anew.
    const isOutdated = /cached plan must not change result type/.test(error.message);
    if (this.#wire !== null && (isOutdated || this.#fresh.length > 0))
      forget(this.#wire, isOutdated ? null : this.#fresh);
    this.#guard?.usual();
    this.#done(error, []);
  }
  handleReadyForQuery(): void {
    this.#guard?.usual();
    this.#done(null, this.#results);
  }
}

/** Fails with pg's DatabaseError, after which nothing has been applied. */
export function runPipeline(client: pg.PoolClient, statements: readonly PipedStatement[]): Promise<PipedResult[]> {
  if (statements.some(({ text }) => text.includes("\0"))) return Promise.reject(nulInStatement());
  return runPipelines(client, [statements])[0]!;
}

/**
 * Sends several pipelines of statements that have run before in one packet. Each is a transaction of its own, and they
 * are answered in order.
 */
export function runPipelines(
  client: pg.PoolClient,
  all: readonly (readonly PipedStatement[])[],
): Promise<PipedResult[]>[] {
  const tell = (at: number): void => {
    if (at < pipelines.length) client.query(pipelines[at] as unknown as pg.Submittable);
  };
  const pipelines: Pipeline[] = [];
  const answers = all.map((statements, at) => {
    return new Promise<PipedResult[]>((resolve, reject) => {
      const done = (error: Error | null, results: PipedResult[]): void => {
        tell(at + 1);
        if (error === null) resolve(results);
        else reject(error);
      };
      pipelines.push(new Pipeline(statements, done));
    });
  });
  pipelines[0]!.takeAlong(pipelines.slice(1));
  tell(0);
  return answers;
}
