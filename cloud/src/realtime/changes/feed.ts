/** Sends a project's committed changes to subscribers who may see them; open while somebody listens. */
import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "@slipway/platform/log/port";
import { MAX_CHANGE_BYTES } from "../../backend/answer-guard.ts";
import type { BackendDatabase } from "../../backend/port.ts";
import { toldChange, type ToldChange } from "./change-data.ts";
import { deliveriesOf, type Subscriber } from "./deliveries.ts";
import type { RowChange } from "./pgoutput.ts";
import { publishGeneratedColumns } from "./publication.ts";
import {
  MAX_CHANGES,
  MAX_TRANSACTION_BYTES,
  openReplication,
  type CommittedChanges,
  type Replication,
} from "./replication.ts";
import { readTable, type TableInfo } from "./table-info.ts";

/** A row of realtime.messages that SQL wrote. */
export interface StoredMessage {
  topic: string;
  event: string;
  /** JSON. */
  payload: string;
  private: boolean;
}

export interface FeedOptions {
  database: BackendDatabase;
  log: Log;
  onMessage(message: StoredMessage): void;
}

/** Changes whose visibility is checked together. */
const CHUNK = 200;
const MAX_LOOKS = 1000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 10_000;
const MESSAGES = "slipway_realtime_messages";
const CHANGES = "supabase_realtime";

const leftOutMessage = (count: number): string =>
  `${count} changes of one transaction are not told: at most ${MAX_CHANGES} changes, ` +
  `${MAX_TRANSACTION_BYTES / 1_048_576} MB together and ${MAX_CHANGE_BYTES / 1_048_576} MB each are.`;

export class ChangeFeed implements AsyncDisposable {
  readonly #options: FeedOptions;
  readonly #subscribers = new Set<Subscriber>();
  readonly #tables = new Map<number, Promise<TableInfo | null>>();
  #holds = 0;
  /** Whether the project's publication existed when the stream began. */
  #published = false;
  #stream: Promise<Replication> | null = null;
  #ear: Promise<Disposable> | null = null;
  #closing: Promise<void> = Promise.resolve();
  #retrying: AbortController | null = null;

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#stream !== null;
  }

  /** Open until disposed; resolves when later commits will be sent. Throws the database's error. */
  async hold(): Promise<Disposable> {
    this.#holds += 1;
    let held = true;
    const release = (): void => {
      if (held) this.#holds -= 1;
      held = false;
      if (this.#holds === 0) this.#close();
    };
    try {
      await this.#open();
    } catch (error) {
      release();
      throw error;
    }
    return { [Symbol.dispose]: release };
  }

  subscribe(subscriber: Subscriber): Disposable {
    this.#subscribers.add(subscriber);
    return { [Symbol.dispose]: () => void this.#subscribers.delete(subscriber) };
  }

  table(oid: number): Promise<TableInfo | null> {
    let known = this.#tables.get(oid);
    if (known === undefined) {
      known = readTable(this.#options.database, oid);
      this.#tables.set(oid, known);
      known.catch(() => this.#tables.delete(oid));
    }
    return known;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#holds = 0;
    this.#close();
    await this.#closing;
  }

  #open(): Promise<Replication> {
    if (this.#stream !== null) return this.#stream;
    const stream = this.#closing.then(() => this.#start());
    this.#stream = stream;
    stream.then(
      ({ ended }) => void ended.then((reason) => this.#ended(stream, reason)),
      () => (this.#stream = this.#stream === stream ? null : this.#stream),
    );
    return stream;
  }

  async #start(): Promise<Replication> {
    const { database } = this.#options;
    if (database.replicate === undefined) throw new Error("this backend's database does not tell its changes");
    const ear = (this.#ear ??= database.onSchemaChange(() => this.#schemaChanged()));
    await ear.catch((error: unknown) => {
      if (this.#ear === ear) this.#ear = null;
      throw error;
    });
    const owner = database.as("postgres");
    await owner.transaction(async (tx) => {
      // A full disk makes databases read-only; this work takes no room.
      await tx.query("set transaction read write");
      await publishGeneratedColumns(tx);
    });
    const { rows } = await database.as("supabase_realtime_admin").query<{
      name: string;
    }>("select pubname as name from pg_catalog.pg_publication where pubname in ($1, $2)", [CHANGES, MESSAGES]);
    const publications = rows.map(({ name }) => name);
    this.#published = publications.includes(CHANGES);
    return openReplication({ database, publications, onCommit: (committed) => this.#tell(committed) });
  }

  #schemaChanged(): void {
    this.#tables.clear();
    // A publication that is made again is a new one, and the stream has to be restarted for it.
    if (!this.#published && this.#stream !== null) {
      void this.#stream.then((stream) => stream[Symbol.asyncDispose]()).catch(() => undefined);
    }
  }

  #close(): void {
    this.#retrying?.abort();
    const [stream, ear] = [this.#stream, this.#ear];
    this.#stream = null;
    this.#ear = null;
    this.#tables.clear();
    this.#closing = (async () => {
      (await ear?.catch(() => null))?.[Symbol.dispose]();
      await (await stream?.catch(() => null))?.[Symbol.asyncDispose]();
    })();
  }

  /** A stream ended that nobody closed: the cluster stopped or crashed, or the project changed what is published. */
  async #ended(stream: Promise<Replication>, reason: Error | null): Promise<void> {
    if (this.#stream !== stream) return;
    this.#stream = null;
    this.#tables.clear();
    this.#options.log.warn("the stream of changes of a project ended", { error: reason });
    this.#announce("error", "The connection to the database was lost. Changes may have been missed.");
    const stop = (this.#retrying = new AbortController());
    for (let wait = FIRST_RETRY_MS; this.#holds > 0 && !stop.signal.aborted; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
      await delay(wait, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      if (stop.signal.aborted) return;
      try {
        await this.#open();
        return this.#announce("ok", "Subscribed to PostgreSQL");
      } catch (error) {
        this.#options.log.debug("changes of a project cannot be told yet", { error });
      }
    }
  }

  #announce(status: "ok" | "error", message: string): void {
    for (const subscriber of this.#subscribers) subscriber.state(status, message);
  }

  /** The log reports a commit a moment before others see it; a query in between would find nothing. */
  async #untilVisible(transaction: number): Promise<void> {
    const reader = this.#options.database.as("supabase_realtime_admin");
    for (let count = 0; count < MAX_LOOKS; count += 1) {
      const { rows } = await reader.query(
        "select 1 from pg_catalog.pg_locks where locktype = 'transactionid' and transactionid = $1::text::xid limit 1",
        [String(transaction)],
      );
      if (rows.length === 0) return;
      await delay(1, undefined, { ref: false });
    }
  }

  async #tell({ changes, time, transaction, leftOut }: CommittedChanges): Promise<void> {
    if (leftOut > 0) this.#announce("error", leftOutMessage(leftOut));
    if (this.#subscribers.size > 0 && changes.length > 0) await this.#untilVisible(transaction);
    for (let at = 0; at < changes.length; at += CHUNK) {
      const told: ToldChange[] = [];
      for (const change of changes.slice(at, at + CHUNK)) {
        if (change.relation.schema === "realtime") this.#tellMessage(change);
        else if (this.#subscribers.size > 0) {
          const table = await this.table(change.relation.oid);
          if (table !== null) told.push(toldChange(change, table, time));
        }
      }
      if (told.length > 0) await this.#deliver(told);
    }
  }

  async #deliver(told: readonly ToldChange[]): Promise<void> {
    const { database, log } = this.#options;
    for (const { subscriber, ids, data } of await deliveriesOf({
      database,
      told,
      subscribers: [...this.#subscribers],
      onRefusal: (error) => log.warn("who sees a change could not be asked", { error }),
    })) {
      subscriber.deliver(ids, data);
    }
  }

  #tellMessage({ relation, new: tuple }: RowChange): void {
    const values = new Map(relation.columns.map(({ name }, index) => [name, tuple?.[index] ?? null]));
    const [topic, event, payload] = ["topic", "event", "payload"].map((name) => values.get(name) ?? null);
    if (values.get("extension") !== "broadcast" || topic == null || event == null) return;
    this.#options.onMessage({ topic, event, payload: payload ?? "{}", private: values.get("private") === "t" });
  }
}
