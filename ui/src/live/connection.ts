/**
 * One WebSocket for every live document of the page. Subscriptions outlive the socket: after a loss it reconnects with
 * growing waits and each path resumes from the last sequence it saw, so nothing is missed and nothing is applied twice.
 */
import type { LiveFrame, LiveRequest } from "@slipway/kernel/contract/live";

export type ConnectionState = "idle" | "connecting" | "open" | "waiting";

/** Callbacks of a subscriber: frames of its path, and the state of the connection. */
export interface LiveSubscription {
  path: string;
  params?: Record<string, string>;
  /** Last sequence already applied; null asks for a snapshot. Read at each (re)connect. */
  since: () => number | null;
  onFrame: (frame: PathFrame) => void;
}

export type PathFrame = Exclude<LiveFrame, { type: "pong" }>;

interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface LiveConnectionOptions {
  open: () => SocketLike;
  setTimer: (run: () => void, ms: number) => unknown;
  clearTimer: (timer: unknown) => void;
  random: () => number;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 10_000;
/** Patience when the browser itself doubts the network. */
const CHECK_WITHIN_MS = 2_000;
const CONNECTING = 0;
const OPEN = 1;

/**
 * Wait before the nth try (from 0). Up to half of it is random, so that a restarted server does not meet all clients at
 * once.
 */
export const reconnectWait = (tries: number, random: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + random / 2);

export class LiveConnection {
  readonly #options: LiveConnectionOptions;
  readonly #subscriptions = new Map<string, LiveSubscription>();
  readonly #listeners = new Set<() => void>();
  #socket: SocketLike | null = null;
  #timer: unknown = null;
  #tries = 0;
  #state: ConnectionState = "idle";
  /** Server's clock minus ours, in milliseconds. */
  clockSkew = 0;

  constructor(options: LiveConnectionOptions) {
    this.#options = options;
  }

  getState = (): ConnectionState => this.#state;

  onState = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** One subscriber per path: `use-live.ts` counts the components behind it. */
  subscribe(subscription: LiveSubscription): () => void {
    const { path } = subscription;
    if (this.#subscriptions.has(path)) throw new Error(`live path ${path} is already subscribed`);
    this.#subscriptions.set(path, subscription);
    if (this.#socket === null) this.#connect();
    else this.#sendSubscribe(subscription);
    return () => {
      this.#subscriptions.delete(path);
      this.#send({ type: "unsubscribe", path });
      if (this.#subscriptions.size === 0) this.#rest();
    };
  }

  /** Asks for the path again from its `since`: used after a gap. */
  resume(path: string): void {
    const subscription = this.#subscriptions.get(path);
    if (subscription === undefined) return;
    this.#send({ type: "unsubscribe", path });
    this.#sendSubscribe(subscription);
  }

  /** The browser says the network is back, or the person pressed Retry. */
  retryNow = (): void => {
    if (this.#state !== "waiting") return;
    this.#tries = 0;
    this.#connect();
  };

  /** The browser says the network is gone. A server on this machine still answers, so ask it. */
  checkNow = (): void => {
    if (this.#state === "open") this.#ping(CHECK_WITHIN_MS);
  };

  #connect(): void {
    this.#clearTimer();
    this.#setState("connecting");
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(String(event.data)) as LiveFrame);
    socket.onclose = () => this.#lost(socket);
  }

  #opened(): void {
    this.#tries = 0;
    this.#setState("open");
    for (const subscription of this.#subscriptions.values()) this.#sendSubscribe(subscription);
    this.#pingLater();
  }

  #received(frame: LiveFrame): void {
    this.#pingLater();
    if ("server_now" in frame) this.clockSkew = frame.server_now - Date.now();
    if (frame.type === "pong") return;
    this.#subscriptions.get(frame.path)?.onFrame(frame);
  }

  #lost(socket: SocketLike): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#clearTimer();
    if (this.#subscriptions.size === 0) return this.#setState("idle");
    this.#setState("waiting");
    const wait = reconnectWait(this.#tries, this.#options.random());
    this.#tries += 1;
    this.#timer = this.#options.setTimer(() => this.#connect(), wait);
  }

  /** A silent socket may be dead: sends a ping, and closes it when nothing comes back. */
  #pingLater(): void {
    this.#clearTimer();
    this.#timer = this.#options.setTimer(() => this.#ping(PONG_WITHIN_MS), PING_EVERY_MS);
  }

  #ping(pongWithinMs: number): void {
    this.#clearTimer();
    this.#send({ type: "ping" });
    const socket = this.#socket;
    this.#timer = this.#options.setTimer(() => {
      if (socket === null) return;
      this.#drop(socket);
      this.#lost(socket);
    }, pongWithinMs);
  }

  #rest(): void {
    this.#clearTimer();
    const socket = this.#socket;
    this.#socket = null;
    if (socket !== null) this.#drop(socket);
    this.#setState("idle");
  }

  /** A socket that is still connecting closes once it is open: Firefox reports an error of the page otherwise. */
  #drop(socket: SocketLike): void {
    const isConnecting = socket.readyState === CONNECTING;
    socket.onmessage = null;
    socket.onopen = isConnecting ? () => socket.close() : null;
    if (!isConnecting) socket.close();
  }

  #sendSubscribe({ path, params, since }: LiveSubscription): void {
    this.#send({ type: "subscribe", path, since: since(), ...(params && { params }) });
  }

  /** Nothing is queued while closed: `#opened` subscribes afresh. */
  #send(request: LiveRequest): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(request));
  }

  #setState(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #clearTimer(): void {
    this.#options.clearTimer(this.#timer);
    this.#timer = null;
  }
}

function openSocket(): WebSocket {
  const url = new URL("/api/live", window.location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url);
}

/** The page's connection. Opens with the first subscription and closes with the last. */
export const liveConnection = new LiveConnection({
  open: openSocket,
  setTimer: (run, ms) => setTimeout(run, ms),
  clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  random: Math.random,
});

if (typeof window !== "undefined") {
  window.addEventListener("online", liveConnection.retryNow);
  window.addEventListener("offline", liveConnection.checkNow);
}
