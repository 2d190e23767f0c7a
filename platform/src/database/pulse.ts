/**
 * Notices a database across a network that has gone silent. TCP itself waits for a quarter of an hour, and everybody who
 * asked would wait with it: a small question every second finds out, ends the connections that wait, and lets new
 * questions fail at once until it is answered again.
 */
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log/port.ts";

const EVERY_MS = 1000;
/** Longer than any pause of a machine that is merely busy. */
const SILENCE_MS = 3000;
const CONNECT_MS = 1500;
const AGAIN_MS = 300;

/** The driver's error for an answer that did not come in time. */
const isSilence = (error: unknown): boolean => error instanceof Error && error.message === "Query read timeout";

/** Postgres' own word for a connection that failed. */
const away = (): Error => Object.assign(new Error("the database does not answer"), { code: "08006" });

export class Pulse implements AsyncDisposable {
  readonly #url: string;
  readonly #log: Log;
  readonly #clients = new Set<pg.Client>();
  readonly #stop = new AbortController();
  #running: Promise<void> | null = null;
  #away = false;

  constructor(url: string, log: Log) {
    this.#url = url;
    this.#log = log;
  }

  /** For `pg.Pool`: its connections end with the silence, and while it lasts none is opened. */
  clientClass(): typeof pg.Client {
    const clients = this.#clients;
    const isAway = (): boolean => this.#away;
    return class extends pg.Client {
      override connect(): Promise<void>;
      override connect(callback: (error: Error) => void): void;
      override connect(callback?: (error: Error) => void): Promise<void> | void {
        if (isAway()) {
          if (callback === undefined) return Promise.reject(away());
          return void process.nextTick(() => callback(away()));
        }
        clients.add(this);
        this.once("end", () => clients.delete(this));
        return callback === undefined ? super.connect() : super.connect(callback);
      }
    };
  }

  /** From now on; the database has answered before. */
  start(): void {
    this.#running = this.#beat();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #beat(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const client = new pg.Client({
        connectionString: this.#url,
        application_name: "slipway-pulse",
        connectionTimeoutMillis: CONNECT_MS,
        query_timeout: SILENCE_MS,
      });
      client.on("error", () => undefined);
      let isConnected = false;
      try {
        await client.connect();
        isConnected = true;
        await this.#listen(client, signal);
      } catch (error) {
        // The end of this one connection says nothing of the others, which may be newer; silence does, and a refusal.
        if (!signal.aborted && (!isConnected || isSilence(error))) this.#goAway(error);
      } finally {
        endWithoutGoodbye(client);
      }
      if (this.#away) await delay(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #listen(client: pg.Client, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await client.query("select 1");
      if (this.#away) this.#log.info("the database answers again");
      this.#away = false;
      await delay(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  #goAway(error: unknown): void {
    if (!this.#away) this.#log.warn("the database does not answer", { error });
    this.#away = true;
    for (const client of this.#clients) endWithoutGoodbye(client);
    this.#clients.clear();
  }
}

/** Closes the socket at once: on a silent network an orderly end would wait as long as any other message. */
export function endWithoutGoodbye(client: pg.Client): void {
  const { stream } = client.connection as unknown as { stream: { destroy(): void } };
  stream.destroy();
}
