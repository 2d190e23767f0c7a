import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { memoryLog } from "../testing/memory-log.ts";
import { createAddresses } from "./addresses.ts";
import { startGateway } from "./gateway-server.ts";
import { answerPlain, createHostTable, hostnameOf } from "./host-table.ts";
import type { HostHandler } from "./port.ts";

const saying = (text: string): HostHandler => ({
  request: (_incoming, response, host) => answerPlain(response, 200, `${text} ${host.label ?? "-"}`),
});

async function get(port: number, host: string): Promise<{ status: number; text: string }> {
  const request = httpRequest({ port, host: "127.0.0.1", headers: { host }, setHost: false }).end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode!, text: Buffer.concat(chunks).toString().trim() };
}

describe("gateway", () => {
  it("picks the handler by name, exact names first, whatever the port and the case", async () => {
    const hosts = createHostTable();
    hosts.set("app.test", saying("app"));
    hosts.set("*.preview.test", saying("preview"));
    const off = hosts.set("own.preview.test", saying("own"));
    await using server = await startGateway({ host: "127.0.0.1", port: 0, hosts, log: memoryLog() });
    expect(await get(server.port, `APP.test:${server.port}`)).toEqual({ status: 200, text: "app -" });
    expect(await get(server.port, "p1.preview.test")).toEqual({ status: 200, text: "preview p1" });
    expect(await get(server.port, "own.preview.test")).toMatchObject({ text: "own -" });
    off();
    expect(await get(server.port, "own.preview.test")).toMatchObject({ text: "preview own" });
    expect((await get(server.port, "a.b.preview.test")).status).toBe(421);
    expect((await get(server.port, "else.test")).status).toBe(421);
    expect((await get(server.port, "a b")).status).toBe(400);
  });

  it.each(["", " ", "a..b", "-a.test", "a/b", "a\u0000b", "x".repeat(300), "[::1", "user@host"])(
    "takes %j for no name",
    (host) => {
      expect(hostnameOf(host)).toBeNull();
    },
  );

  it("answers 500 when a handler fails, and stops while a connection idles", async () => {
    const hosts = createHostTable();
    hosts.set("a.test", { request: () => Promise.reject(new Error("broken")) });
    const server = await startGateway({ host: "127.0.0.1", port: 0, hosts, log: memoryLog() });
    expect((await get(server.port, "a.test")).status).toBe(500);
    const idle = connect(server.port, "127.0.0.1");
    await once(idle, "connect");
    const closed = once(idle, "close");
    await server[Symbol.asyncDispose]();
    await closed;
  });

  it("says in one sentence that the port is taken", async () => {
    await using first = await startGateway({ host: "127.0.0.1", port: 0, hosts: createHostTable(), log: memoryLog() });
    const second = startGateway({ host: "127.0.0.1", port: first.port, hosts: createHostTable(), log: memoryLog() });
    await expect(second).rejects.toMatchObject({ code: "port_in_use" });
  });
});

describe("a host handler that fails", () => {
  const failing: { error: Error } = { error: new Error("unset") };
  const answerTo = async (error: Error): Promise<Response> => {
    failing.error = error;
    const hosts = createHostTable();
    hosts.setFallback({ request: () => Promise.reject(failing.error) });
    await using gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts, log: memoryLog() });
    return await fetch(`http://127.0.0.1:${gateway.port}/`);
  };

  it("says that the database is away and when to come again; its own faults stay unnamed", async () => {
    const away = await answerTo(Object.assign(new Error("connect"), { code: "ECONNREFUSED" }));
    expect([away.status, away.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await away.text()).toContain("The database is not available");
    const fault = await answerTo(new Error("secret detail"));
    expect([fault.status, await fault.text()]).toEqual([500, "Something went wrong.\n"]);
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

  it("takes domains of their own for an app under a real name, and loopback's when the app has only an address", () => {
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
