/** Identifies the API's caller, also behind proxies. */
import type { IncomingMessage } from "node:http";
import type { BlockList } from "node:net";
import { peerOf } from "@slipway/platform/http/forward/peer";
import { clientAddress } from "@slipway/platform/http/client-address";

export interface NodeBindings {
  incoming?: IncomingMessage;
}

/** A request without bindings comes from a test, on this machine. */
export function callerOf(request: Request, bindings: NodeBindings | undefined, trusted: BlockList): string {
  const peer = bindings?.incoming === undefined ? "127.0.0.1" : peerOf(bindings.incoming);
  return clientAddress({ peer, forwardedFor: request.headers.get("x-forwarded-for") }, trusted);
}
