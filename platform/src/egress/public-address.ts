/** Decides which addresses belong to the public internet, and which names lead elsewhere whatever they resolve to. */
import { BlockList, isIP } from "node:net";

/** IANA's registries of special-purpose addresses, and one that is public but a cloud's own metadata service. */
const NOT_PUBLIC_4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Everything but 2000::/3, and in it the blocks that carry an IPv4 address or are for documents and protocols. */
const NOT_PUBLIC_6 = [
  "::/3",
  "4000::/2",
  "8000::/1",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
  "5f00::/16",
];

function blocksOf(ranges: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address, bits] = range.split("/");
    list.addSubnet(address!, Number(bits), family);
  }
  return list;
}

const blocked4 = blocksOf(NOT_PUBLIC_4, "ipv4");
const blocked6 = blocksOf(NOT_PUBLIC_6, "ipv6");

/** `address`: as a resolver or a socket writes it. What is no address is not public. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, "");
  const family = isIP(bare);
  // An IPv4 address in IPv6 clothes is refused as a whole: 64:ff9b::/96, ::ffff:0:0/96 and 2002::/16 are in the blocks.
  return family === 4 ? !blocked4.check(bare, "ipv4") : family === 6 && !blocked6.check(bare, "ipv6");
}

/** Names for this machine, its network and the metadata services of clouds: RFC 6761, 6762, 8375, 9476 and usage. */
const INNER =
  /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa|in-addr\.arpa|ip6\.arpa|onion|test|invalid|example|alt)$/;

export function isPublicName(name: string): boolean {
  const bare = name.toLowerCase().replace(/\.$/, "");
  return bare.includes(".") && !INNER.test(bare) && /^[a-z0-9_.-]+$/.test(bare) && !/^[0-9.]+$/.test(bare);
}
