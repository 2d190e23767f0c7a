/**
 * Short reads that many callers send over few connections, without waiting for earlier answers. A read on its own
 * connection wakes two processes twice, which is most of a request's cost under load.
 */
import pg from "pg";
import type { Log } from "../../log/port.ts";

/** A prepared statement as the query builder sends it; its rows are arrays. */
export type Read = Required<Pick<pg.QueryArrayConfig, "name" | "text" | "types">>;

/** Two connections, so that a stuck one only delays reads that it got before that was noticed. */
const CONNECTIONS = 2;
const MAX_UNDERWAY = 128;
const CONNECT_MS = 10_000;
/** Pause after a failed connection attempt. The pool answers meanwhile, with its own errors when it cannot. */
const AGAIN_MS = 1000;

/** The driver supports it, but its types omit it. */
interface PipelineConfig extends pg.ClientConfig {
  pipeline: boolean;
}

interface Corkable {
  cork(): void;
  uncork(): void;
}

class Lane {
  readonly client: pg.Client;
  readonly #stream: Corkable;
  underway = 0;
  isOpen = false;
  /** Queries of one turn of the event loop leave in one packet. */
  isCorked = false;

  constructor(client: pg.Client) {
    this.client = client;
    this.#stream = (client.connection as unknown as { stream: Corkable }).stream;
  }

  ask({ name, text, types }: Read, values: unknown[]): Promise<pg.QueryArrayResult> {
    this.underway += 1;
    this.#cork();
    return new Promise((resolve, reject) => {
      // A copy, because the driver writes values and callback into the object it is given.
      const config: pg.QueryArrayConfig = { name, text, types, rowMode: "array" };
      const query = new pg.Query(config, values, (error, result) => {
        this.underway -= 1;
        if (error) reject(error);
        else resolve(result as unknown as pg.QueryArrayResult);
      });
      this.client.query(query);
    });
  }

  #cork(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.#stream.cork();
    setImmediate(() => {
      this.isCorked = false;
      this.#stream.uncork();
    });
  }
}

export interface PipelinedReadsOptions {
  url: string;
  /** Answers reads while there is no connection, and repeats those that were lost when one broke. */
  pool: pg.Pool;
  /** Default: the driver's own. */
  Client?: typeof pg.Client;
  log: Log;
}

export class PipelinedReads implements AsyncDisposable {
  readonly #options: PipelinedReadsOptions;
  readonly #lanes = new Set<Lane>();
  #nextTry = 0;
  #isEnded = false;

  constructor(options: PipelinedReadsOptions) {
    this.#options = options;
  }

  async query(read: Read, values: unknown[]): Promise<pg.QueryArrayResult> {
    const lane = this.#lane();
    if (lane === null) return this.#byPool(read, values);
    return lane.ask(read, values).catch((error: unknown) => {
      // Postgres' error about the read itself is final; a read that was lost with its connection is sent again.
      if (lane.isOpen && (error as { severity?: unknown }).severity !== "FATAL") throw error;
      return this.#byPool(read, values);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isEnded = true;
    const lanes = [...this.#lanes];
    this.#lanes.clear();
    await Promise.all(lanes.map(({ client }) => client.end().catch(() => undefined)));
  }

  #byPool({ name, text, types }: Read, values: unknown[]): Promise<pg.QueryArrayResult> {
    return this.#options.pool.query({ name, text, types, rowMode: "array" }, values);
  }

  /**
   * Prefers a connection with an unsent packet, then the one with the least to do. Null when none is open, or all have
   * enough.
   */
  #lane(): Lane | null {
    if (this.#lanes.size < CONNECTIONS) this.#open();
    let best: Lane | null = null;
    for (const lane of this.#lanes) {
      if (!lane.isOpen || lane.underway >= MAX_UNDERWAY) continue;
      if (lane.isCorked) return lane;
      if (best === null || lane.underway < best.underway) best = lane;
    }
    return best;
  }

  #open(): void {
    if (this.#isEnded || performance.now() < this.#nextTry) return;
    const { url, Client = pg.Client, log } = this.#options;
    const config: PipelineConfig = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, pipeline: true };
    const lane = new Lane(new Client(config));
    this.#lanes.add(lane);
    const leave = (error?: unknown): void => {
      lane.isOpen = false;
      if (!this.#lanes.delete(lane)) return;
      this.#nextTry = performance.now() + AGAIN_MS;
      if (error !== undefined) log.warn("a database connection broke", { error });
    };
    lane.client.on("error", leave);
    lane.client.once("end", () => leave());
    lane.client.connect().then(
      () => (lane.isOpen = true),
      () => leave(),
    );
  }
}
