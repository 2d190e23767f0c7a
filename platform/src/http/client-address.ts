/** Identifies the caller, also behind proxies. */
import { BlockList, isIP } from "node:net";

/** An IPv4 address as such where a socket writes it in IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:/i, "").trim();

/** `ranges`: addresses and CIDR blocks, checked by the configuration. This machine is always among them. */
export function trustedProxies(ranges: readonly string[]): BlockList {
  const trusted = new BlockList();
  for (const range of ["127.0.0.0/8", "::1", ...ranges]) {
    const [address, bits] = range.split("/") as [string, string | undefined];
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return trusted;
}

/** `address`: as `plainAddress` has it. */
export const isProxy = (trusted: BlockList, address: string): boolean =>
  isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

export interface Arrival {
  /** The other end of the connection; empty where it has no address. */
  peer: string;
  /** The header of that name. */
  forwardedFor: string | null | undefined;
}

/**
 * Only a trusted proxy may speak for somebody else. Each writes whom it heard from at the end of `X-Forwarded-For`, so the
 * last entry that is no trusted proxy is the caller; what stands before it is the caller's own invention. A request that a
 * local proxy passes on for the outside never counts as loopback.
 */
export function clientAddress({ peer, forwardedFor }: Arrival, trusted: BlockList): string {
  let caller = plainAddress(peer);
  for (const claimed of (forwardedFor ?? "").split(",").map(plainAddress).filter(Boolean).toReversed()) {
    if (!isProxy(trusted, caller)) return caller;
    caller = claimed;
  }
  return caller;
}
