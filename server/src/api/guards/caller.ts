/** Who is calling the API, also behind proxies. */
import type { BlockList } from "node:net";
import { clientAddress } from "@slipway/platform/http/client-address";

export interface NodeBindings {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

/** A request without bindings comes from a test, on this machine. */
export function callerOf(request: Request, bindings: NodeBindings | undefined, trusted: BlockList): string {
  const peer = bindings?.incoming?.socket.remoteAddress ?? "127.0.0.1";
  return clientAddress({ peer, forwardedFor: request.headers.get("x-forwarded-for") }, trusted);
}
