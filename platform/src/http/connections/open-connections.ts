/**
 * The open connections of a listener. Node itself only ends connections between two requests: not those that have sent
 * nothing yet, which browsers open ahead, nor those in a TLS handshake, nor WebSockets.
 */
import type { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { BlockList, Server, Socket } from "node:net";
import { Crowding } from "./crowding.ts";

interface Open {
  socket: Socket;
  /** Requests without a complete answer. */
  running: number;
}

/** The same for a connection and the TLS on top of it. Ends of UNIX sockets have no address, so each is its own. */
const peerOf = (socket: Socket): string | Socket =>
  socket.remoteAddress === undefined ? socket : `${socket.remoteAddress} ${socket.remotePort}`;

export class OpenConnections {
  readonly #byPeer = new Map<string | Socket, Open>();
  readonly #bySocket = new WeakMap<Socket, Open>();
  #isEnding = false;

  /** `proxies`: addresses that may hold any number of connections. */
  constructor(server: Server, proxies: BlockList | null) {
    const events = server as EventEmitter;
    const crowding = new Crowding(proxies);
    events.on("connection", (socket: Socket) => {
      const place = crowding.enter(socket.remoteAddress);
      if (place === null) return void socket.destroy();
      socket.once("close", () => place[Symbol.dispose]());
      const peer = peerOf(socket);
      const open = { socket, running: 0 };
      this.#byPeer.set(peer, open);
      this.#bySocket.set(socket, open);
      socket.once("close", () => {
        // A new connection of the same peer may be registered already.
        if (this.#byPeer.get(peer) === open) this.#byPeer.delete(peer);
      });
    });
    events.on("secureConnection", (secure: Socket) => {
      const open = this.#byPeer.get(peerOf(secure));
      if (open !== undefined) this.#bySocket.set(secure, open);
    });
    events.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
      const open = this.#bySocket.get(socket);
      if (open === undefined) return;
      open.running += 1;
      response.once("close", () => {
        open.running -= 1;
        if (this.#isEnding && open.running === 0) socket.destroySoon();
      });
    });
  }

  /** Ends connections without a running request now, and the others after their answers. */
  endIdle(): void {
    this.#isEnding = true;
    for (const { socket, running } of this.#byPeer.values()) if (running === 0) socket.destroy();
  }

  endAll(): void {
    for (const { socket } of this.#byPeer.values()) socket.destroy();
  }
}
