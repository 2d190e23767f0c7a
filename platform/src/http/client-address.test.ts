import { expect, it } from "vitest";
import { clientAddress, trustedProxies } from "./client-address.ts";

function seen(peer: string, forwarded: string | null, ranges: string[] = []): string {
  return clientAddress({ peer, forwardedFor: forwarded }, trustedProxies(ranges));
}

it("is the peer, unless a trusted proxy names somebody else", () => {
  expect(seen("203.0.113.9", null)).toBe("203.0.113.9");
  expect(seen("203.0.113.9", "198.51.100.7")).toBe("203.0.113.9");
  expect(seen("127.0.0.1", "198.51.100.7")).toBe("198.51.100.7");
  expect(seen("::ffff:127.0.0.1", "198.51.100.7")).toBe("198.51.100.7");
  expect(seen("10.0.0.3", "198.51.100.7", ["10.0.0.0/24"])).toBe("198.51.100.7");
  expect(seen("10.0.1.3", "198.51.100.7", ["10.0.0.0/24"])).toBe("10.0.1.3");
  expect(seen("2001:db8::5", "198.51.100.7", ["2001:db8::/64"])).toBe("198.51.100.7");
});

it("ignores an address named by a caller without one", () => {
  expect(seen("", "198.51.100.7")).toBe("");
});

it("goes through a chain of proxies up to the first address that no trusted one wrote", () => {
  const chain = ["10.0.0.0/24", "192.0.2.1"];
  expect(seen("10.0.0.3", "1.1.1.1, 198.51.100.7, 192.0.2.1", chain)).toBe("198.51.100.7");
  expect(seen("10.0.0.3", "127.0.0.1, 198.51.100.7", chain)).toBe("198.51.100.7");
  expect(seen("10.0.0.3", "nonsense", chain)).toBe("nonsense");
});
