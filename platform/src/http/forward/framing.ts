/** Passes on another party's request or answer so that it ends where its sender meant. */
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

type WithHeaders = Pick<IncomingMessage, "headers">;

/** A request has a body only where a header says so (RFC 9112, 6.3). */
export const hasBody = ({ headers }: WithHeaders): boolean =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/**
 * Sends the body of `incoming` behind `call`, whose headers must be `framed`. Anything else would be read as the next request of a
 * connection that many share.
 */
export function passBody(incoming: IncomingMessage, call: ClientRequest): void {
  if (hasBody(incoming)) incoming.pipe(call);
  else call.end();
}

/** An answer may come before the body was read: what is left of it would keep the connection from its next request. */
export function passOver(incoming: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => incoming.unpipe().resume());
}

/** The headers with what says where the body ends, whatever the method is, and whatever the sender's `Connection` names. */
export function framed(incoming: WithHeaders, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { "content-length": length, "transfer-encoding": encoding } = incoming.headers;
  const framing: OutgoingHttpHeaders =
    encoding !== undefined
      ? { "transfer-encoding": "chunked" }
      : length !== undefined
        ? { "content-length": length }
        : {};
  return { ...withoutFrame(headers), ...framing };
}

/** The headers of a request that is passed on without a body. */
export function withoutFrame(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { "content-length": _length, "transfer-encoding": _encoding, ...others } = headers;
  return others;
}

/** False, and nothing is sent, for a status or a header that no answer of ours can have: programs of others write what they like. */
export function passHead(response: ServerResponse, answer: IncomingMessage, headers: OutgoingHttpHeaders): boolean {
  try {
    response.writeHead(answer.statusCode ?? 502, headers);
    return true;
  } catch {
    return false;
  }
}
