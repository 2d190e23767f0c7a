/** Does the work of `ssh -L` in this process: another port on loopback whose connections go to the server's. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface ForwardedPort extends AsyncDisposable {
  port: number;
}

export async function forwardPort(target: number): Promise<ForwardedPort> {
  const sockets = new Set<Socket>();
  const hold = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => other.destroy());
  };
  const server = createServer((incoming) => {
    const outgoing = connect(target, "127.0.0.1");
    hold(incoming, outgoing);
    hold(outgoing, incoming);
    incoming.pipe(outgoing).pipe(incoming);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
