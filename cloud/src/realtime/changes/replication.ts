/** One stream of committed changes from a project's database, over a temporary slot that ends with its connection. */
import { randomText } from "@slipway/kernel/ids";
import type pg from "pg";
import { AnswerGuard } from "../../backend/answer-guard.ts";
import type { BackendDatabase } from "../../backend/port.ts";
import { OutputDecoder, type Commit, type RowChange } from "./pgoutput.ts";

export interface CommittedChanges extends Commit {
  changes: RowChange[];
  /** Changes of this transaction that are not sent: each was too large, or together they were too many. */
  leftOut: number;
  transaction: number;
}

export interface Replication extends AsyncDisposable {
  /** Resolves when it is over, with the reason where there is one. Never rejects. */
  readonly ended: Promise<Error | null>;
}

export interface ReplicationOptions {
  database: BackendDatabase;
  publications: readonly string[];
  /** Called for one transaction after the other; the next is read when this one is done. */
  onCommit(committed: CommittedChanges): Promise<void>;
}

/** Changes of one transaction that are sent; the rest of a larger one is left out and reported as such. */
export const MAX_CHANGES = 10_000;
const MEBIBYTE = 1_048_576;
/** Bytes of rows that are sent of one transaction. */
export const MAX_TRANSACTION_BYTES = 32 * MEBIBYTE;
const STATUS_MS = 10_000;
/** Transactions that wait to be sent, and their rows; beyond it the stream pauses, and Postgres with it. */
const MAX_WAITING = 64;
const MAX_WAITING_BYTES = 32 * MEBIBYTE;
const XLOG_DATA = 0x77;
const KEEPALIVE = 0x6b;
const DATA_HEADER = 25;
const POSTGRES_EPOCH_MS = 946_684_800_000;

/** Members of pg's connection that its types leave out. */
interface Wire {
  stream: { pause(): void; resume(): void; destroy(): void };
  on(event: "copyData", listener: (message: { chunk: Buffer }) => void): void;
  once(event: "replicationStart", listener: () => void): void;
  sendCopyFromChunk(chunk: Buffer): void;
}

const wireOf = (client: pg.Client): Wire => client.connection as unknown as Wire;

/** Standby status update: everything before `lsn` may be forgotten. */
function statusUpdate(lsn: bigint): Buffer {
  const message = Buffer.alloc(34);
  message[0] = 0x72;
  for (const offset of [1, 9, 17]) message.writeBigUInt64BE(lsn, offset);
  message.writeBigInt64BE(BigInt(Date.now() - POSTGRES_EPOCH_MS) * 1000n, 25);
  return message;
}

class Stream {
  readonly #wire: Wire;
  readonly #decoder = new OutputDecoder();
  readonly #onCommit: ReplicationOptions["onCommit"];
  readonly #fail: (error: Error) => void;
  #changes: RowChange[] = [];
  #bytes = 0;
  #leftOut = 0;
  #transaction = 0;
  #waiting: (CommittedChanges & { bytes: number })[] = [];
  #waitingBytes = 0;
  #telling = false;
  #done = 0n;

  constructor(wire: Wire, onCommit: ReplicationOptions["onCommit"], fail: (error: Error) => void) {
    this.#wire = wire;
    this.#onCommit = onCommit;
    this.#fail = fail;
  }

  take(chunk: Buffer): void {
    if (chunk[0] === XLOG_DATA) return this.#read(chunk.subarray(DATA_HEADER));
    if (chunk[0] !== KEEPALIVE) return;
    // Nothing is left to send, so we are at the end of the log.
    if (!this.#telling && this.#changes.length === 0) this.#done = chunk.readBigUInt64BE(1);
    if (chunk[17] === 1) this.confirm();
  }

  confirm(): void {
    if (this.#done > 0n) this.#wire.sendCopyFromChunk(statusUpdate(this.#done));
  }

  /** A change is too large, or will not be sent. */
  leaveOut(): void {
    this.#leftOut += 1;
  }

  #read(bytes: Buffer): void {
    // Decoding turns values into texts, which is spared for changes that nobody gets.
    if (OutputDecoder.isChange(bytes) && !this.#hasRoom(bytes.length)) return this.leaveOut();
    const message = this.#decoder.read(bytes);
    if (message.type === "begin") this.#transaction = message.transaction;
    if (message.type === "change") this.#changes.push(message.change);
    if (message.type === "commit") this.#committed(message.commit);
  }

  #hasRoom(bytes: number): boolean {
    this.#bytes += bytes;
    return this.#changes.length < MAX_CHANGES && this.#bytes <= MAX_TRANSACTION_BYTES;
  }

  #committed(commit: Commit): void {
    const bytes = Math.min(this.#bytes, MAX_TRANSACTION_BYTES);
    const [changes, leftOut, transaction] = [this.#changes, this.#leftOut, this.#transaction];
    this.#waiting.push({ ...commit, changes, leftOut, transaction, bytes });
    this.#waitingBytes += bytes;
    [this.#changes, this.#bytes, this.#leftOut] = [[], 0, 0];
    if (this.#waiting.length >= MAX_WAITING || this.#waitingBytes >= MAX_WAITING_BYTES) this.#wire.stream.pause();
    if (!this.#telling) void this.#tell().catch(this.#fail);
  }

  async #tell(): Promise<void> {
    this.#telling = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      await this.#onCommit(next);
      this.#done = next.endLsn;
      this.#waitingBytes -= next.bytes;
      if (this.#waiting.length < MAX_WAITING / 2 && this.#waitingBytes < MAX_WAITING_BYTES) this.#wire.stream.resume();
    }
    this.#telling = false;
  }
}

/** Resolves when it streams: later commits are sent. Throws Postgres' error. */
export async function openReplication(options: ReplicationOptions): Promise<Replication> {
  const client = await options.database.replicate!();
  const wire = wireOf(client);
  const ended = Promise.withResolvers<Error | null>();
  const end = (error: Error | null): void => {
    ended.resolve(error);
    wire.stream.destroy();
  };
  client.on("error", (error: Error) => end(error));
  client.once("end", () => ended.resolve(null));
  const slot = `slipway_${randomText(16)}`;
  try {
    // This protocol's commands work in capitals only.
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput (SNAPSHOT 'nothing')`);
    const started = new Promise<void>((resolve) => wire.once("replicationStart", resolve));
    const stream = new Stream(wire, options.onCommit, end);
    const guard = AnswerGuard.of(client.connection);
    if (guard !== undefined) guard.onLeftOut = () => stream.leaveOut();
    wire.on("copyData", ({ chunk }) => {
      try {
        stream.take(chunk);
      } catch (error) {
        end(error as Error);
      }
    });
    const names = options.publications.map((name) => `"${name}"`).join(",");
    const over = client
      .query(`START_REPLICATION SLOT ${slot} LOGICAL 0/0 (proto_version '1', publication_names '${names}')`)
      .then(() => null);
    // The statement lasts as long as the stream.
    over.then(end, end);
    await Promise.race([started, over.then(() => Promise.reject(new Error("the stream ended before it began")))]);
    const timer = setInterval(() => stream.confirm(), STATUS_MS).unref();
    void ended.promise.then(() => clearInterval(timer));
  } catch (error) {
    end(error as Error);
    throw error;
  }
  return {
    ended: ended.promise,
    async [Symbol.asyncDispose]() {
      wire.stream.destroy();
      await ended.promise;
    },
  };
}
