/** Requests that arrive in one turn of the event loop are handled together, when all of them were read. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

interface Arrived {
  incoming: IncomingMessage;
  response: ServerResponse;
}

/**
 * As many as are handled in one turn. A client may send two thousand short requests in one packet, and each takes up to 0.1 ms before it
 * waits for anything.
 */
export const MAX_AT_ONCE = 128;

/**
 * Closes connections that alone have more requests waiting than one turn takes, and answers what the others sent. Nobody who waits for
 * answers sends so many ahead, and those of one client could otherwise arrive faster than they are handled.
 */
function withoutFloods(arrived: readonly Arrived[]): Arrived[] {
  const bySocket = Map.groupBy(arrived, ({ incoming }) => incoming.socket);
  for (const [socket, { length }] of bySocket) if (length > MAX_AT_ONCE) socket.destroy();
  return arrived.filter(({ incoming }) => !incoming.socket.destroyed);
}

/**
 * Reading, answering and writing one request after the other costs half as much again of the processor: whoever waits is woken
 * for each answer alone, and the code of each step is fetched anew. A request that comes alone waits for nothing, and the
 * answers of one connection keep their order. `handle` must not throw.
 */
export function batchedRequests(
  handle: (incoming: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  let arrived: Arrived[] = [];
  const handleAll = (): void => {
    const batch = arrived.splice(0, MAX_AT_ONCE);
    // The others come before those that arrive meanwhile.
    if (arrived.length > 0) setImmediate(handleAll);
    for (const { incoming, response } of batch) {
      // The client left while the others were read, so nobody would get the answer.
      if (!incoming.destroyed) handle(incoming, response);
    }
  };
  return (incoming, response) => {
    const waiting = arrived.push({ incoming, response });
    if (waiting === 1) setImmediate(handleAll);
    else if (waiting % (2 * MAX_AT_ONCE) === 0) arrived = withoutFloods(arrived);
  };
}
