/** Engine of the calls between processes: one UNIX socket, many calls on it at once. */
import { chmod, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@slipway/kernel/errors";
import type { Log } from "../log/port.ts";
import type { RpcClient, RpcMethods, RpcSession } from "./port.ts";
import { encodeFrame, errorOfWire, frameReader, wireError, type Frame } from "./rpc-frames.ts";

/** A restart of the other process takes a few seconds, for which a call waits. */
const PATIENCE_MS = 10_000;
const RETRY_MS = 50;
/** Calls that wait for an answer on one connection; more are refused. */
const MAX_CALLS = 10_000;

const restarting = (cause?: unknown): AppError =>
  new AppError({
    code: "gateway_restarting",
    status: 503,
    kind: "system",
    userMessage: "A part of Slipway is restarting. Try again in a moment.",
    retryAfter: 1,
    cause,
  });

/** Listens at `path`, which only this user may reach. A file that a killed process left there is replaced. */
export async function serveRpc(options: { path: string; methods: RpcMethods; log: Log }): Promise<AsyncDisposable> {
  const { path, methods, log } = options;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serveConnection(socket, { methods, log });
    socket.once("close", () => sockets.delete(socket));
  });
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function serveConnection(socket: Socket, { methods, log }: { methods: RpcMethods; log: Log }): void {
  const atEnd: (() => void)[] = [];
  let hasEnded = false;
  const send = (frame: Frame): void => void (socket.destroyed || socket.write(encodeFrame(frame)));
  const session: RpcSession = {
    tell: (topic, value) => send({ kind: "told", topic, value }),
    onEnd: (work) => (hasEnded ? work() : void atEnd.push(work)),
  };
  const answer = async ({ id, method, args }: Extract<Frame, { kind: "call" }>): Promise<void> => {
    try {
      const work = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (work === undefined) throw new Error(`there is no method ${method}`);
      send({ kind: "answer", id, value: await work(args as never, session) });
    } catch (error) {
      send({ kind: "failure", id, error: wireError(error) });
    }
  };
  const read = frameReader((frame) => {
    if (frame.kind === "call") void answer(frame);
  });
  socket.on("data", (chunk) => {
    try {
      read(chunk);
    } catch (error) {
      log.error("a frame of another process could not be read", { error });
      socket.destroy();
    }
  });
  socket.on("error", () => socket.destroy());
  socket.once("close", () => {
    hasEnded = true;
    for (const work of atEnd.splice(0)) work();
  });
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

class SocketRpc implements RpcClient {
  readonly #path: string;
  readonly #patienceMs: number;
  readonly #waiting = new Map<number, Waiting>();
  readonly #followers = new Map<string, Set<(value: unknown) => void>>();
  readonly #lost = new Set<() => void>();
  #connection: Promise<Socket> | null = null;
  #nextId = 0;
  #isClosed = false;

  constructor(path: string, patienceMs: number) {
    this.#path = path;
    this.#patienceMs = patienceMs;
  }

  async call<T>(method: string, args?: unknown): Promise<T> {
    if (this.#waiting.size >= MAX_CALLS) throw restarting();
    const socket = await this.#connected();
    const id = (this.#nextId += 1);
    const frame = encodeFrame({ kind: "call", id, method, args });
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      // It may have been lost since: nobody would tell this call.
      if (socket.destroyed) this.#settle(id)?.reject(restarting());
      else socket.write(frame);
    });
  }

  follow(topic: string, listener: (value: unknown) => void): () => void {
    const listeners = this.#followers.get(topic) ?? new Set();
    this.#followers.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#followers.delete(topic);
    };
  }

  onLost(listener: () => void): () => void {
    this.#lost.add(listener);
    return () => void this.#lost.delete(listener);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    const socket = await this.#connection?.catch(() => null);
    socket?.destroy();
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #connected(): Promise<Socket> {
    return (this.#connection ??= this.#connect().catch((error: unknown) => {
      this.#connection = null;
      throw error;
    }));
  }

  /** Tries until somebody listens, as long as there is patience. */
  async #connect(): Promise<Socket> {
    const until = performance.now() + this.#patienceMs;
    for (;;) {
      if (this.#isClosed) throw restarting();
      try {
        return await this.#connectOnce();
      } catch (error) {
        if (performance.now() >= until) throw restarting(error);
        await delay(RETRY_MS);
      }
    }
  }

  #connectOnce(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.#path);
      socket.once("error", reject);
      socket.once("connect", () => {
        socket.off("error", reject);
        this.#listen(socket);
        resolve(socket);
      });
    });
  }

  #listen(socket: Socket): void {
    const read = frameReader((frame) => this.#receive(frame));
    socket.on("data", (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.on("error", () => socket.destroy());
    socket.once("close", () => {
      this.#connection = null;
      for (const id of [...this.#waiting.keys()]) this.#settle(id)?.reject(restarting());
      for (const listener of this.#lost) listener();
    });
  }

  #receive(frame: Frame): void {
    if (frame.kind === "answer") this.#settle(frame.id)?.resolve(frame.value);
    else if (frame.kind === "failure") this.#settle(frame.id)?.reject(errorOfWire(frame.error));
    else if (frame.kind === "told")
      for (const listener of this.#followers.get(frame.topic) ?? []) listener(frame.value);
  }
}

/** Connects at the first call, and again after the other process was restarted. */
export const connectRpc = ({ path, patienceMs = PATIENCE_MS }: { path: string; patienceMs?: number }): RpcClient =>
  new SocketRpc(path, patienceMs);
