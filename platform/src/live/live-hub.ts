/** Hands changes to subscribers: each once, in order, from the position the subscriber names. */
import type { LiveFrame, LiveRequest } from "@slipway/kernel/contract/live";
import type { Clock } from "@slipway/kernel/clock";
import type { Database } from "../database/port.ts";
import type { Log } from "../log/port.ts";
import type { Doorbell } from "./doorbell.ts";
import { changesAfter, headsOf } from "./live-log.ts";
import { createPathTable, type PathTable, type ResolvedPath } from "./live-paths.ts";
import type { LiveConnection, LiveHub } from "./port.ts";
import { readSnapshot } from "./snapshot.ts";

/** For rings that were lost. */
const LOOK_MS = 1500;
/** A right that was lost ends a subscription within 5 s: this and the time the question takes. [K7] */
const AUTHORIZE_MS = 3000;
const MAX_SUBSCRIPTIONS = 50;

type Peer = Parameters<LiveHub["connect"]>[0];

interface Subscription {
  readonly path: string;
  readonly resolved: ResolvedPath;
  readonly peer: Peer;
  /** Last sequence handed over. */
  at: number;
  open: boolean;
  leave(): void;
}

/** Subscribers of one path that are level with each other. */
interface Channel {
  seq: number;
  readonly subscriptions: Set<Subscription>;
  pumping: boolean;
  again: boolean;
}

export interface LiveHubOptions {
  database: Database;
  doorbell: Doorbell;
  clock: Clock;
  log: Log;
}

export class Hub implements LiveHub {
  readonly #options: LiveHubOptions;
  readonly #paths: PathTable = createPathTable();
  readonly #channels = new Map<string, Channel>();
  readonly #subscriptions = new Set<Subscription>();
  readonly #timers: NodeJS.Timeout[];
  #checking = false;

  constructor(options: LiveHubOptions) {
    this.#options = options;
    options.doorbell.onRing((key, seq) => {
      const channel = this.#channels.get(key);
      if (channel !== undefined && seq > channel.seq) void this.#pump(key, channel);
    });
    options.doorbell.onReconnect(() => void this.#look());
    this.#timers = [
      setInterval(() => void this.#look(), LOOK_MS),
      setInterval(() => void this.#authorizeAgain(), AUTHORIZE_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  register: LiveHub["register"] = (template, snapshot) => this.#paths.register(template, snapshot);

  connect(peer: Peer): LiveConnection {
    const mine = new Map<string, Subscription>();
    return {
      receive: async (request) => {
        const message = request as LiveRequest;
        if (message.type === "ping") peer.send({ type: "pong", server_now: this.#options.clock.now() });
        else if (message.type === "unsubscribe") this.#close(mine.get(message.path));
        else await this.#subscribe(peer, mine, message);
      },
      close: () => {
        for (const subscription of mine.values()) this.#close(subscription);
      },
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const subscription of this.#subscriptions) this.#close(subscription);
  }

  #close(subscription: Subscription | undefined, code?: "not_found" | "overloaded"): void {
    if (subscription === undefined || !subscription.open) return;
    subscription.open = false;
    subscription.leave();
    this.#subscriptions.delete(subscription);
    const { key } = subscription.resolved;
    const channel = this.#channels.get(key);
    channel?.subscriptions.delete(subscription);
    if (channel?.subscriptions.size === 0) this.#channels.delete(key);
    if (code !== undefined) subscription.peer.send({ type: "closed", path: subscription.path, code });
  }

  #deliver(subscription: Subscription, frame: LiveFrame, seq: number): void {
    if (!subscription.open) return;
    if (subscription.peer.send(frame)) subscription.at = seq;
    else this.#close(subscription, "overloaded");
  }

  async #subscribe(
    peer: Peer,
    mine: Map<string, Subscription>,
    message: Extract<LiveRequest, { type: "subscribe" }>,
  ): Promise<void> {
    const { path, since } = message;
    this.#close(mine.get(path));
    const resolved = this.#paths.resolve(path, message.params ?? {});
    if (resolved === null) return void peer.send({ type: "closed", path, code: "not_found" });
    if (mine.size >= MAX_SUBSCRIPTIONS) return void peer.send({ type: "closed", path, code: "overloaded" });
    const subscription: Subscription = {
      path,
      resolved,
      peer,
      at: since ?? -1,
      open: true,
      leave: () => {
        if (mine.get(path) === subscription) mine.delete(path);
      },
    };
    mine.set(path, subscription);
    try {
      if (!(await peer.authorize(resolved.template, resolved.params))) return this.#close(subscription, "not_found");
      // The reader may have left while the question was open.
      if (!subscription.open) return;
      this.#subscriptions.add(subscription);
      await this.#join(subscription);
    } catch (error) {
      this.#options.log.warn("a live subscription failed", { path, error });
      this.#close(subscription, "overloaded");
    }
  }

  /** Brings one subscriber level with its channel, from its own position, then adds it. */
  async #join(subscription: Subscription): Promise<void> {
    const { key } = subscription.resolved;
    if (subscription.at < 0) await this.#snapshot(subscription);
    while (subscription.open) {
      const { changes, gap, full } = await changesAfter(this.#options.database, key, subscription.at);
      if (!subscription.open) return;
      if (gap) {
        await this.#snapshot(subscription);
        continue;
      }
      if (changes.length > 0) {
        const frame: LiveFrame = {
          type: "changes",
          path: subscription.path,
          changes,
          server_now: this.#options.clock.now(),
        };
        this.#deliver(subscription, frame, changes.at(-1)!.seq);
      }
      const channel = this.#channels.get(key);
      // From here to the entry into the channel nothing else can run.
      if (full || (channel !== undefined && subscription.at < channel.seq)) continue;
      return this.#enter(subscription, channel);
    }
  }

  #enter(subscription: Subscription, existing: Channel | undefined): void {
    if (!subscription.open) return;
    const { key } = subscription.resolved;
    const channel = existing ?? { seq: subscription.at, subscriptions: new Set(), pumping: false, again: false };
    this.#channels.set(key, channel);
    channel.subscriptions.add(subscription);
    subscription.peer.send({
      type: "subscribed",
      path: subscription.path,
      seq: subscription.at,
      server_now: this.#options.clock.now(),
    });
    void this.#pump(key, channel);
  }

  async #snapshot(subscription: Subscription): Promise<void> {
    const { resolved, path } = subscription;
    const { seq, docs } = await readSnapshot(this.#options.database, resolved);
    this.#deliver(subscription, { type: "snapshot", path, seq, docs, server_now: this.#options.clock.now() }, seq);
  }

  /** Reads what is new once and hands it to all; one run at a time per path, and another one when it was rung meanwhile. */
  async #pump(key: string, channel: Channel): Promise<void> {
    channel.again = true;
    if (channel.pumping) return;
    channel.pumping = true;
    try {
      while (channel.again && channel.subscriptions.size > 0) {
        channel.again = false;
        const { changes, gap, full } = await changesAfter(this.#options.database, key, channel.seq);
        if (gap) this.#restart(channel);
        else if (changes.length > 0) this.#fanOut(channel, changes);
        if (full) channel.again = true;
      }
    } catch (error) {
      // The next look tries again; nobody's position has moved.
      this.#options.log.warn("live changes could not be read", { path: key, error });
    } finally {
      channel.pumping = false;
    }
  }

  #fanOut(channel: Channel, changes: Awaited<ReturnType<typeof changesAfter>>["changes"]): void {
    const last = changes.at(-1)!.seq;
    const server_now = this.#options.clock.now();
    // One frame per path text, so that the peers can share its serialised form.
    const frames = new Map<string, LiveFrame>();
    for (const subscription of channel.subscriptions) {
      const { path, at } = subscription;
      if (at >= last) continue;
      const shared = frames.get(path) ?? { type: "changes", path, changes, server_now };
      frames.set(path, shared);
      const frame = at === channel.seq ? shared : { ...shared, changes: changes.filter((change) => change.seq > at) };
      this.#deliver(subscription, frame as LiveFrame, last);
    }
    channel.seq = last;
  }

  /** The log was trimmed past the channel: everybody starts again from a snapshot. */
  #restart(channel: Channel): void {
    for (const subscription of channel.subscriptions) this.#close(subscription, "overloaded");
  }

  async #look(): Promise<void> {
    const keys = [...this.#channels.keys()];
    if (keys.length === 0) return;
    try {
      for (const [key, seq] of await headsOf(this.#options.database, keys)) {
        const channel = this.#channels.get(key);
        if (channel !== undefined && seq !== channel.seq) void this.#pump(key, channel);
      }
    } catch (error) {
      this.#options.log.warn("live heads could not be read", { error });
    }
  }

  async #authorizeAgain(): Promise<void> {
    if (this.#checking) return;
    this.#checking = true;
    try {
      await Promise.all(
        [...this.#subscriptions].map(async (subscription) => {
          const { template, params } = subscription.resolved;
          // While the database is away nothing can be read either: the subscription waits.
          const allowed = await subscription.peer.authorize(template, params).catch(() => true);
          if (!allowed) this.#close(subscription, "not_found");
        }),
      );
    } finally {
      this.#checking = false;
    }
  }
}
