import { createSecureContext } from "node:tls";
import { describe, expect, it } from "vitest";
import type { Certificates } from "../certificates/port.ts";
import { memoryLog } from "../testing/memory-log.ts";
import { selfSignedCertificate, type SelfSigned } from "../testing/servers/self-signed-certificate.ts";
import { createAddresses } from "./addresses.ts";
import { startGateway } from "./gateway-server.ts";
import { createHostTable, hostnameOf } from "./host-table.ts";
import { httpSuite } from "./port.suite.ts";
import { startTlsFront } from "./tls-front.ts";

/** A certificate that is there: what orders them has tests of its own. */
function certificatesOf({ certificate, key }: SelfSigned): Certificates {
  const context = createSecureContext({ cert: certificate, key });
  return {
    contextFor: async () => context,
    challengeAnswer: () => null,
    problem: () => null,
    renewDue: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  };
}

const failuresOf = ({ lines }: ReturnType<typeof memoryLog>) =>
  lines.filter(({ level }) => level === "error").map(({ message }) => message);

httpSuite("the one port", async (hosts) => {
  const log = memoryLog();
  const gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts, log });
  return {
    port: gateway.port,
    authority: null,
    failures: () => failuresOf(log),
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
});

httpSuite("TLS", async (hosts) => {
  const log = memoryLog();
  const signed = selfSignedCertificate("app.test");
  const gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts, log });
  const place = { host: "127.0.0.1", port: 0, httpPort: 0, publicPort: null };
  const certificates = certificatesOf(signed);
  const front = await startTlsFront({ ...place, hosts, exchange: gateway.exchange, certificates, log });
  return {
    port: front.port,
    authority: signed.certificate,
    failures: () => failuresOf(log),
    [Symbol.asyncDispose]: async () => {
      await front[Symbol.asyncDispose]();
      await gateway[Symbol.asyncDispose]();
    },
  };
});

describe("gateway", () => {
  it.each(["", " ", "a..b", "-a.test", "a/b", "a\u0000b", "x".repeat(300), "[::1", "user@host"])(
    "takes %j for no name",
    (host) => {
      expect(hostnameOf(host)).toBeNull();
    },
  );

  it("says in one sentence that the port is taken", async () => {
    await using first = await startGateway({ host: "127.0.0.1", port: 0, hosts: createHostTable(), log: memoryLog() });
    const second = startGateway({ host: "127.0.0.1", port: first.port, hosts: createHostTable(), log: memoryLog() });
    await expect(second).rejects.toMatchObject({ code: "port_in_use" });
  });
});

describe("addresses", () => {
  it("puts app, previews and sites on different sites of loopback by default", () => {
    const addresses = createAddresses(null, 4400);
    expect(addresses).toMatchObject({ appUrl: "http://slipway.localhost:4400", thisComputerOnly: true, secure: false });
    expect(addresses.previewUrl("p1")).toBe("http://p1.preview.localhost:4400");
    expect(addresses.siteUrl("shop")).toBe("http://shop.sites.localhost:4400");
    expect(addresses.cloud?.urlOf("p1")).toBe("http://p1.cloud.localhost:4400");
  });

  it("uses the configured domains for an app under a real name, and loopback names for a bare address", () => {
    const domains = { preview: "preview.example.net", sites: "sites.example.com", cloud: "cloud.example.dev" };
    const named = createAddresses("https://slipway.example.org", 1, domains);
    expect(named).toMatchObject({ previewPattern: "*.preview.example.net", sitePattern: "*.sites.example.com" });
    expect(named.siteUrl("shop")).toBe("https://shop.sites.example.com");
    expect(named.cloud).toMatchObject({ pattern: "*.cloud.example.dev" });
    expect(createAddresses("https://slipway.example.org", 1, { ...domains, cloud: null }).cloud).toBeNull();
    expect(createAddresses("https://slipway.example.org:8443", 1, domains).previewUrl("p1")).toBe(
      "https://p1.preview.example.net:8443",
    );
    const bare = createAddresses("http://192.168.1.5:4400", 1);
    expect(bare).toMatchObject({ thisComputerOnly: false, previewPattern: "*.preview.localhost" });
  });
});
