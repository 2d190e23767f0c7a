/**
 * The listeners of the machine. The supervisor accepts connections and hands each, unread, to the gateway process: one that ends
 * takes the connections it had, and those that come while it starts again wait.
 */
import { createServer, type Server, type Socket } from "node:net";
import type { Config } from "@slipway/platform/config/port";
import { trustedProxies } from "@slipway/platform/http/client-address";
import { listen } from "@slipway/platform/http/listening";
import type { Door } from "./messages.ts";

/** Connections that wait for a gateway process, or for its word that it has them; more are closed. */
const MAX_WAITING = 1000;

/** `id` names the connection until `taken` is told of it. */
type Take = (socket: Socket, door: Door, id: number) => void;

export interface Doors extends AsyncDisposable {
  /** The port of `http`. */
  readonly port: number;
  /** Process that gets connections from now on; null: they wait, and so do those that were handed on and not taken. */
  open(take: Take | null): void;
  /** It is another process's now. */
  taken(id: number): void;
}

interface Arrived {
  socket: Socket;
  door: Door;
  isHanded: boolean;
}

/** Throws AppError `port_in_use` or `port_refused`. */
export async function openDoors({ host, port, tls, trustedProxies: ranges }: Config): Promise<Doors> {
  await using stack = new AsyncDisposableStack();
  const proxies = trustedProxies(ranges);
  let taker: Take | null = null;
  let lastId = 0;
  const arrived = new Map<number, Arrived>();
  const hand = (): void => {
    for (const [id, one] of arrived) {
      if (taker === null || one.isHanded) continue;
      one.isHanded = true;
      taker(one.socket, one.door, id);
    }
  };
  const arrive = (socket: Socket, door: Door): void => {
    socket.on("error", () => socket.destroy());
    if (arrived.size >= MAX_WAITING) return void socket.destroy();
    const id = (lastId += 1);
    arrived.set(id, { socket, door, isHanded: taker !== null });
    socket.once("close", () => arrived.delete(id));
    taker?.(socket, door, id);
  };
  const bind = async (door: Door, place: { host: string | null; port: number }): Promise<number> => {
    // Nothing is read here: the bytes are the gateway process's.
    const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => arrive(socket, door));
    const bound = await listen(server, { ...place, proxies });
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
      // Whoever had them and is gone may not have read a word.
      if (take === null) for (const one of arrived.values()) one.isHanded = false;
      else hand();
    },
    taken: (id) => void arrived.get(id)?.socket.destroy(),
    async [Symbol.asyncDispose]() {
      for (const { socket } of arrived.values()) socket.destroy();
      await owned.disposeAsync();
    },
  };
}

/** Without those that were handed on: they are not this process's any more. */
const closed = (server: Server): Promise<void> => new Promise((resolve) => void server.close(() => resolve()));
