/** Who is calling, also behind a proxy on this machine. */
export interface NodeBindings {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

const plain = (address: string): string => address.replace(/^::ffff:/i, "").trim();
const isLoopback = (address: string): boolean => address === "::1" || address.startsWith("127.");

/**
 * Only a peer on this machine may speak for somebody else: its last `X-Forwarded-For` entry is the one that proxy wrote.
 * So a request that a local proxy passes on for the outside never counts as loopback.
 */
export function clientAddress(request: Request, bindings: NodeBindings | undefined): string {
  const peer = plain(bindings?.incoming?.socket.remoteAddress ?? "127.0.0.1");
  const forwarded = request.headers.get("x-forwarded-for");
  if (forwarded === null || !isLoopback(peer)) return peer;
  return plain(forwarded.split(",").at(-1)!) || peer;
}
