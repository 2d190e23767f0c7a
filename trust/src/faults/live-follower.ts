/** A subscriber that comes back where it left, as the app's page does, and counts what it got twice or not at all. */
import { setTimeout as delay } from "node:timers/promises";
import type { LiveFrame } from "@slipway/kernel/contract/live";
import { WebSocket } from "ws";
import type { TestPerson } from "@slipway/server/testing/test-person";

const AGAIN_MS = 50;

export interface LiveFollower extends AsyncDisposable {
  /** Position up to which every change was received. */
  readonly seq: number;
  /** Changes that came a second time, and numbers that were left out. */
  readonly doubled: number;
  readonly missing: number;
  /** Connections after the first. */
  readonly reconnects: number;
  /** Milliseconds from each loss of the connection to the next accepted subscription. */
  readonly awayMs: readonly number[];
  /** Ends the connection as a network does; the follower connects again. */
  cut(): void;
  /** The first connection's subscription was accepted. */
  readonly ready: Promise<void>;
}

export interface FollowOptions {
  url: string;
  person: TestPerson;
  path: string;
  onChange: (change: { id: string; doc?: Record<string, unknown> }) => void;
}

class Follower implements LiveFollower {
  seq = 0;
  doubled = 0;
  missing = 0;
  reconnects = -1;
  readonly awayMs: number[] = [];
  readonly ready: Promise<void>;
  readonly #options: FollowOptions;
  readonly #ready = Promise.withResolvers<void>();
  readonly #running: Promise<void>;
  #socket: WebSocket | null = null;
  #stopped = false;
  #lostAt: number | null = null;

  constructor(options: FollowOptions) {
    this.#options = options;
    this.ready = this.#ready.promise;
    this.#running = this.#run();
  }

  cut(): void {
    // One that is on its way back is left alone: on a busy machine it would never arrive.
    if (this.#lostAt === null) this.#end();
  }

  #end(): void {
    this.#socket?.terminate();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopped = true;
    this.#end();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      await this.#connection();
      this.#lostAt ??= performance.now();
      await delay(AGAIN_MS);
    }
  }

  #connection(): Promise<void> {
    const { url, person, path } = this.#options;
    const { host, port, origin } = new URL(url);
    const headers = { host, origin, cookie: person.headers["cookie"] ?? "" };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, ["slipway.live"], { headers });
    this.#socket = socket;
    socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", path, since: this.seq })));
    socket.on("message", (data: Buffer) => this.#receive(JSON.parse(data.toString("utf8")) as LiveFrame));
    socket.on("error", () => socket.terminate());
    return new Promise((resolve) => socket.on("close", () => resolve()));
  }

  #receive(frame: LiveFrame): void {
    if (frame.type === "closed") return this.#end();
    if (frame.type === "subscribed") {
      this.reconnects += 1;
      if (this.#lostAt !== null) this.awayMs.push(performance.now() - this.#lostAt);
      this.#lostAt = null;
      this.#ready.resolve();
    }
    // Everything is in the log: a snapshot would mean that changes were skipped.
    if (frame.type === "snapshot") this.missing += Math.max(0, frame.seq - this.seq);
    if (frame.type === "snapshot") this.seq = frame.seq;
    if (frame.type !== "changes") return;
    for (const change of frame.changes) {
      if (change.seq <= this.seq) this.doubled += 1;
      else this.missing += change.seq - this.seq - 1;
      this.seq = Math.max(this.seq, change.seq);
      this.#options.onChange(change);
    }
  }
}

export const followThroughFaults = (options: FollowOptions): LiveFollower => new Follower(options);
