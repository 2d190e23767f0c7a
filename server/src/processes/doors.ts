/**
 * The listeners of the machine. The supervisor accepts connections and hands each, unread, to the gateway process: one that ends
 * takes the connections it had, and those that come while it starts again wait.
 */
import { createServer, type Server, type Socket } from "node:net";
import type { Config } from "@slipway/platform/config/port";
import { listen } from "@slipway/platform/http/listening";
import type { Door } from "./messages.ts";

/** Connections that wait for a gateway process; more are closed. */
const MAX_WAITING = 1000;

export interface Doors extends AsyncDisposable {
  /** The port of `http`. */
  readonly port: number;
  /** Whom connections are handed to from now on; null: they wait. */
  open(take: ((socket: Socket, door: Door) => void) | null): void;
}

/** Throws AppError `port_in_use` or `port_refused`. */
export async function openDoors({ host, port, tls }: Config): Promise<Doors> {
  await using stack = new AsyncDisposableStack();
  let taker: ((socket: Socket, door: Door) => void) | null = null;
  const waiting = new Map<Socket, Door>();
  const arrive = (socket: Socket, door: Door): void => {
    socket.on("error", () => socket.destroy());
    if (taker !== null) return taker(socket, door);
    if (waiting.size >= MAX_WAITING) return void socket.destroy();
    waiting.set(socket, door);
    socket.once("close", () => waiting.delete(socket));
  };
  const bind = async (door: Door, place: { host: string | null; port: number }): Promise<number> => {
    // Nothing is read here: the bytes are the gateway process's.
    const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => arrive(socket, door));
    const bound = await listen(server, place);
    stack.defer(() => closed(server));
    return bound;
  };
  const bound = await bind("http", { host, port });
  if (tls !== null) {
    await bind("tls", { host: tls.host, port: tls.port });
    await bind("tls-redirect", { host: tls.host, port: tls.httpPort });
  }
  const owned = stack.move();
  return {
    port: bound,
    open(take) {
      taker = take;
      if (take === null) return;
      for (const [socket, door] of [...waiting]) {
        waiting.delete(socket);
        take(socket, door);
      }
    },
    async [Symbol.asyncDispose]() {
      for (const socket of waiting.keys()) socket.destroy();
      await owned.disposeAsync();
    },
  };
}

/** Without those that were handed on: they are not this process's any more. */
const closed = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));
