/**
 * Bounds the connections that one address may hold at a time. Each takes a file descriptor, of which a process has a limited number, and
 * stays open for as long as the timeouts of a listener allow: without a bound, one machine that sends nothing keeps everybody out.
 */
import type { BlockList } from "node:net";
import { isPublicAddress } from "../../egress/public-address.ts";
import { isProxy, plainAddress } from "../client-address.ts";

/** A browser opens six to a host, and many people may share the address of a company or a provider. */
export const MAX_PER_ADDRESS = 1000;

/** A customer of a provider has at least so much of IPv6 to choose from: the first four groups. */
function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const rest = tail === "" ? [] : tail.split(":");
    groups.push(...Array<string>(8 - groups.length - rest.length).fill("0"), ...rest);
  }
  return groups.slice(0, 4).join(":");
}

export class Crowding {
  readonly #proxies: BlockList | null;
  readonly #open = new Map<string, number>();

  /** `proxies`: those behind which many people stand. */
  constructor(proxies: BlockList | null) {
    this.#proxies = proxies;
  }

  /**
   * Null where the address holds as many as it may. Disposed of when the connection has closed. Addresses of this machine and its
   * networks are not counted: a proxy there, or the bridge of a container, stands for everybody.
   */
  enter(remoteAddress: string | undefined): Disposable | null {
    const address = plainAddress(remoteAddress ?? "");
    if (!isPublicAddress(address) || (this.#proxies !== null && isProxy(this.#proxies, address)))
      return { [Symbol.dispose]: () => undefined };
    const network = networkOf(address);
    const count = this.#open.get(network) ?? 0;
    if (count >= MAX_PER_ADDRESS) return null;
    this.#open.set(network, count + 1);
    return { [Symbol.dispose]: () => this.#leave(network) };
  }

  #leave(network: string): void {
    const left = (this.#open.get(network) ?? 1) - 1;
    if (left === 0) this.#open.delete(network);
    else this.#open.set(network, left);
  }
}
