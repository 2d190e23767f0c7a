/** Listeners that count who comes, and a dialler that writes down where sockets try to go. */
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import type { Dial } from "../../egress/connector.ts";

export interface Listener extends AsyncDisposable {
  port: number;
  connections: number;
}

/** On every address of this machine, so that whatever spelling gets through is heard. */
export async function countingListener(answer: RequestListener): Promise<Listener> {
  const server = createHttpServer(answer);
  const listener = {
    port: 0,
    connections: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.on("connection", () => (listener.connections += 1));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  listener.port = (server.address() as AddressInfo).port;
  return listener;
}

export interface Dialled {
  dial: Dial;
  /** Addresses to which a connection was tried, as the system was given them. */
  attempts: string[];
}

/**
 * Sockets as they are, but an attempt at a `stand-in` address comes to this machine: tests have no public internet. Nothing else is
 * changed, so an attempt at a private address is a real one.
 */
export function watchedDial(standIns: Readonly<Record<string, number>> = {}): Dialled {
  const attempts: string[] = [];
  const dial: Dial = ({ host, port, lookup }) => {
    const socket = connect({
      host,
      port,
      lookup: (name, options, callback) =>
        lookup(name, options, (error, found, family) => {
          const first = Array.isArray(found) ? found[0]?.address : found;
          const standIn = error === null && first !== undefined ? standIns[first] : undefined;
          if (standIn === undefined) return callback(error, found, family);
          attempts.push(first!);
          // The port cannot be changed from here: the listener stands on the one that is asked for.
          Object.defineProperty(socket, "remoteAddress", { value: first });
          standsIn = true;
          if (options.all === true) callback(null, [{ address: "127.0.0.1", family: 4 }]);
          else callback(null, "127.0.0.1", 4);
        }),
    });
    let standsIn = false;
    socket.on("connectionAttempt", (address: string) => void (standsIn || attempts.push(address)));
    return socket;
  };
  return { dial, attempts };
}
