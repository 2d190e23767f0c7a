/** The exact lines to have in DNS: each configured name and the addresses of this machine. */
import { networkInterfaces } from "node:os";
import { BlockList, isIPv6 } from "node:net";
import type { AddressReport } from "../contract/index.ts";

export type DnsLine = AddressReport["hosts"][number]["records"][number];

const privateRanges = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
] as const)
  privateRanges.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["fc00::", 7],
  ["fe80::", 10],
  ["::1", 128],
] as const)
  privateRanges.addSubnet(network, bits, "ipv6");

export const isPrivateAddress = (address: string): boolean =>
  privateRanges.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** Addresses that others can use first; never link-local ones. */
export function machineAddresses(interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces()): string[] {
  const all = Object.values(interfaces)
    .flatMap((entries) => entries ?? [])
    .filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address))
    .map(({ address }) => address);
  const open = all.filter((address) => !isPrivateAddress(address));
  return open.length > 0 ? open : all;
}

export const linesFor = (name: string, addresses: readonly string[]): DnsLine[] =>
  addresses.map((value) => ({ name, type: isIPv6(value) ? "AAAA" : "A", value }));
