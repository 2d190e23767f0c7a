/**
 * Who is at the other end of a connection. A request that another process of ours passed on came over a UNIX socket, which has no
 * address: that process says in a header of its own whom it heard from, and only the listener on that socket believes it.
 */
import type { IncomingMessage } from "node:http";

export const PEER_HEADER = "x-slipway-peer";

const passedOn = new WeakMap<object, string>();

/** The address of the connection, not of whom a proxy speaks for (`client-address.ts`); empty where it has none. */
export const peerOf = (incoming: Pick<IncomingMessage, "socket">): string =>
  passedOn.get(incoming) ?? incoming.socket.remoteAddress ?? "";

/** For a listener that only our own processes reach. The header goes no further. */
export function believePeer(incoming: IncomingMessage): void {
  const said = incoming.headers[PEER_HEADER];
  delete incoming.headers[PEER_HEADER];
  if (typeof said === "string") passedOn.set(incoming, said);
}
