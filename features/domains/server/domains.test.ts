import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createNetServer } from "node:net";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { freePort } from "@slipway/platform/testing/servers/local-authority";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { selfSignedCertificate } from "@slipway/platform/testing/servers/self-signed-certificate";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { signUpPerson, type TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testGateway } from "../../preview/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { addressFailed } from "../contract/events.ts";
import { domainsContract, type AddressReport, addressReportSchema } from "../contract/index.ts";
import { tellFailures } from "./index.ts";
import { machineAddresses } from "./dns-lines.ts";
import { type LookUp, probeHost, systemLookUp } from "./probe-host.ts";
import { Questions } from "./questions.ts";
import { AddressReports } from "./report.ts";

const DOMAINS = { preview: "preview.example.net", sites: "sites.example.com", cloud: "cloud.example.dev" };
let app: TestApp;
let gateway: HttpServer;
let staff: TestPerson;

beforeAll(async () => {
  const port = await freePort();
  app = await createTestApp({ config: { url: `http://slipway.example.org:${port}`, domains: DOMAINS } });
  gateway = await startGateway({ host: "127.0.0.1", port, hosts: app.services.hosts, log: memoryLog() });
  staff = await firstAccount();
});
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app?.[Symbol.asyncDispose]();
});

/** Under a public name the first account needs the code of the start. */
async function firstAccount(): Promise<TestPerson> {
  const code = "a-code-that-the-start-would-print";
  const hash = createHash("sha256").update(code).digest("hex");
  await app.services.database.pool.query("update installation set claim_code_hash = $1", [hash]);
  const send: typeof fetch = (input, init) => {
    const body = input.toString().endsWith("/sign-up/email")
      ? JSON.stringify({ ...(JSON.parse(String(init!.body)) as object), claim_code: code })
      : (init?.body ?? null);
    return app.fetch(new URL(input.toString()).pathname, { ...init, body });
  };
  return signUpPerson({ appUrl: app.services.addresses.appUrl, send, name: "Staff" });
}

const failing = (code: string): Promise<never> => Promise.reject(Object.assign(new Error(code), { code }));
const everywhere: LookUp = () => Promise.resolve(["127.0.0.1"]);

/** A check whose names resolve as the test says. It answers its own questions, in place of the mounted feature. */
async function checkWith(lookUp: LookUp): Promise<AddressReport> {
  const questions = new Questions();
  const { hosts, addresses } = app.services;
  const options = { services: app.services, questions, lookUp, addresses: () => ["203.0.113.7", "2001:db8::7"] };
  const patterns = [addresses.previewPattern, addresses.sitePattern, addresses.cloud!.pattern];
  const names = patterns.map((name) => name.replace("*", "0-slipway-check"));
  const own = [addresses.appHost, ...names].map((name) => [name, hosts.match(name)!.handler] as const);
  for (const name of names) hosts.set(name, questions.handler());
  hosts.set(addresses.appHost, {
    request: (incoming, response) => {
      const answer = questions.answerTo((incoming.url ?? "").split("/").at(-1)!);
      response.writeHead(answer === null ? 404 : 200).end(answer ?? "");
    },
  });
  try {
    return await new AddressReports(options).check();
  } finally {
    for (const [name, handler] of own) hosts.set(name, handler);
  }
}

describe("the result of a probe", () => {
  it("is a tick only where our own answer comes back through the public name", async () => {
    const report = addressReportSchema.parse(await checkWith(everywhere));
    expect(report.hosts.map(({ kind, name, state }) => [kind, name, state])).toEqual([
      ["app", "slipway.example.org", "ok"],
      ["preview", "*.preview.example.net", "ok"],
      ["sites", "*.sites.example.com", "ok"],
      ["cloud", "*.cloud.example.dev", "ok"],
    ]);
    expect(report).toMatchObject({ this_computer_only: false, tls: "none", addresses_are_private: true });
    expect(report.hosts[1]!.records).toEqual([{ name: "*.preview.example.net", type: "A", value: "127.0.0.1" }]);
    expect(report.hosts[3]!.records).toEqual([{ name: "*.cloud.example.dev", type: "A", value: "127.0.0.1" }]);
    expect(report.advice[0]).toContain("plain http");
    expect(report.advice.join()).not.toContain("SLIPWAY_CLOUD_DOMAIN");
  });

  it("is a sentence about the fault, with the records to add", async () => {
    const foreign = createServer((_request, response) => response.end("welcome to another server"));
    foreign.listen(gateway.port, "127.0.0.2");
    await once(foreign, "listening");
    const lookUp: LookUp = (name) => {
      if (name === "slipway.example.org") return Promise.resolve(["127.0.0.2"]);
      if (name === "0-slipway-check.preview.example.net") return Promise.resolve(["127.0.0.1"]);
      return failing(name.endsWith("sites.example.com") ? "EAI_AGAIN" : "ENOTFOUND");
    };
    const { hosts: found, addresses_are_private: isPrivate } = await checkWith(lookUp);
    foreign.close();
    expect(found.map(({ state }) => state)).toEqual(["wrong", "wrong", "unknown", "wrong"]);
    expect(found[0]!.sentence).toMatch(/^Another server answers at slipway\.example\.org \(127\.0\.0\.2\)/);
    expect(found[1]!.sentence).toContain("the line needs the *.");
    expect(found[2]!.sentence).toContain("DNS did not answer");
    expect(isPrivate).toBe(false);
    expect(found[0]!.records).toEqual([
      { name: "slipway.example.org", type: "A", value: "203.0.113.7" },
      { name: "slipway.example.org", type: "AAAA", value: "2001:db8::7" },
    ]);
  });

  it("names a server that switches protocols unasked as another one", async () => {
    const odd = createNetServer((socket) => {
      socket.on("error", () => undefined);
      socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n");
    });
    odd.listen(0, "127.0.0.1");
    await once(odd, "listening");
    const url = new URL(`http://a.example.org:${(odd.address() as AddressInfo).port}/`);
    const input = { answer: "never", certificateProblem: null, lookUp: everywhere };
    expect((await probeHost({ ...input, url })).sentence).toMatch(/^Another server answers at a\.example\.org/);
    odd.close();
  });

  it("tells a closed port, a missing record and an untrusted certificate apart", async () => {
    const closed = new URL(`http://a.example.org:${await freePort()}/`);
    const input = { answer: "never", certificateProblem: null, lookUp: everywhere };
    expect((await probeHost({ ...input, url: closed })).sentence).toMatch(/where nothing listens on port \d+\.$/);
    const lookUp: LookUp = () => failing("ENOTFOUND");
    expect((await probeHost({ ...input, lookUp, url: closed })).sentence).toMatch(
      /^DNS has no address for a\.example\.org/,
    );
    const { certificate, key } = selfSignedCertificate("a.example.org");
    const server = createTlsServer({ cert: certificate, key }, (_request, response) => response.end("never"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = new URL(`https://a.example.org:${(server.address() as AddressInfo).port}/`);
    expect((await probeHost({ ...input, url })).sentence).toMatch(/comes from an authority this machine does not know/);
    server.close();
  });

  it("leaves link-local addresses out and prefers those that others can use", () => {
    const entry = (address: string, internal = false) => ({ address, internal }) as never;
    const network = {
      lo: [entry("127.0.0.1", true)],
      eth0: [entry("10.0.0.4"), entry("fe80::1"), entry("203.0.113.9")],
    };
    expect(machineAddresses(network)).toEqual(["203.0.113.9"]);
    expect(machineAddresses({ eth0: [entry("10.0.0.4"), entry("fe80::1")] })).toEqual(["10.0.0.4"]);
  });

  it("takes names below localhost for this machine", async () => {
    expect(await systemLookUp("0-slipway-check.preview.localhost")).toEqual(["127.0.0.1"]);
  });
});

it("says if projects can have no backends, and asks for no missing names", async () => {
  const { addresses } = app.services;
  const services = { ...app.services, addresses: { ...addresses, cloud: null } };
  const lookUp: LookUp = () => failing("ENOTFOUND");
  const report = await new AddressReports({ services, questions: new Questions(), lookUp }).check();
  expect(report.hosts.map(({ kind }) => kind)).toEqual(["app", "preview", "sites"]);
  expect(report.advice.join()).toContain("Give them a domain with SLIPWAY_CLOUD_DOMAIN.");
});

it("tells which names cannot be reached, and nothing of those that nobody could ask about", async () => {
  const told: unknown[] = [];
  const stop = app.services.events.on(addressFailed, (failure) => void told.push(failure));
  const host = (name: string, state: "ok" | "wrong" | "unknown") => ({
    ...{ kind: "app" as const, name, state, sentence: "No record.", records: [] },
  });
  await tellFailures(app.services, { hosts: [host("a.org", "ok"), host("b.org", "unknown"), host("c.org", "wrong")] });
  stop();
  expect(told).toEqual([{ name: "c.org", sentence: "No record." }]);
});

describe("routes", () => {
  it("show staff a report of this very installation", async () => {
    const report = await staff.call(domainsContract.check, { body: {} });
    expect(report.hosts.map(({ kind }) => kind)).toEqual(["app", "preview", "sites", "cloud"]);
    expect(await staff.call(domainsContract.report, {})).toEqual(report);
  });

  it("are answered by the installation itself", async () => {
    await using gateway = await testGateway();
    await using own = await createTestApp({ config: { url: `http://slipway.localhost:${gateway.port}` } });
    gateway.hosts = own.services.hosts;
    const operator = await own.signUp("Operator");
    const { hosts } = await operator.call(domainsContract.check, { body: {} });
    expect(hosts.map(({ kind, state }) => [kind, state])).toEqual(
      ["app", "preview", "sites", "cloud"].map((kind) => [kind, "ok"]),
    );
  });

  it("let a proxy make certificates only for names that are served", async () => {
    const { id } = await newProject(staff.call, { display_name: "Bakery" });
    const may = (domain: string): Promise<number> =>
      app.fetch(`/api/reach/certificates?domain=${domain}`).then(({ status }) => status);
    for (const name of [
      "slipway.example.org",
      `${id}.preview.example.net`,
      "0-slipway-check.sites.example.com",
      "0-slipway-check.cloud.example.dev",
    ])
      expect([name, await may(name)]).toEqual([name, 200]);
    for (const name of [
      "example.org",
      "preview.example.net",
      "p00000000000000000.preview.example.net",
      `000000000000--${id}.preview.example.net`,
      `a.${id}.preview.example.net`,
      "nothing-here.sites.example.com",
      "nothing-here.cloud.example.dev",
      "localhost",
      "127.0.0.1",
    ])
      expect([name, await may(name)]).toEqual([name, 404]);
  });
});
