import { stat } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { connect, type PeerCertificate } from "node:tls";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startGateway } from "../http/gateway-server.ts";
import { answerPlain, createHostTable } from "../http/host-table.ts";
import type { HostTable, HttpServer } from "../http/port.ts";
import { startTlsFront, type TlsFront } from "../http/tls-front.ts";
import { fakeClock, type FakeClock } from "../testing/fake-clock.ts";
import { freePort, startLocalAuthority, type LocalAuthority } from "../testing/servers/local-authority.ts";
import { memoryLog } from "../testing/memory-log.ts";
import { neededProgram } from "../testing/needed-program.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createAcmeCertificates } from "./acme.ts";
import { DEFAULT_LIMITS, type OrderLimits } from "./order-bounds.ts";
import type { Certificates } from "./port.ts";

const pebble = neededProgram("pebble");
const names = neededProgram("pebble-challtestsrv", "pebble");
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface World extends AsyncDisposable {
  hosts: HostTable;
  certificates: Certificates;
  front: TlsFront;
  gateway: HttpServer;
  clock: FakeClock;
  folder: string;
}

const skip = pebble.path === null || names.path === null;
describe(`certificates by ACME${pebble.reason}`, { skip }, () => {
  let authority: LocalAuthority;
  let httpPort: number;
  let before: number;
  beforeAll(async () => {
    httpPort = await freePort();
    // One request of ten is refused as replayed, and answered when asked again: the tests run over that. The client
    // asks six times, so an order fails of it once in 100,000 (of 30 in a hundred it was one in 140).
    authority = await startLocalAuthority({
      programs: { pebble: pebble.path!, names: names.path! },
      httpPort,
      refusedNonces: 10,
    });
  });
  beforeEach(async () => {
    before = await authority.orders();
  });
  afterAll(() => authority?.[Symbol.asyncDispose]());
  const ordersHere = async (): Promise<number> => (await authority.orders()) - before;

  async function startWorld(options: { folder?: string; limits?: OrderLimits } = {}): Promise<World> {
    await using stack = new AsyncDisposableStack();
    const folder = options.folder ?? stack.use(await temporaryFolder()).path;
    const clock = fakeClock(Date.now());
    const log = memoryLog();
    const hosts = createHostTable();
    hosts.set("*.apps.example.test", {
      request: (_incoming, response, { hostname }) => answerPlain(response, 200, `this is ${hostname}`),
      serves: ({ label }) => label!.startsWith("p"),
    });
    const certificates = stack.use(
      await createAcmeCertificates({
        folder: join(folder, "certificates"),
        directoryUrl: authority.directoryUrl,
        email: "operator@example.test",
        mayHave: (name) => hosts.serves(name),
        clock,
        log,
        ...(options.limits ? { limits: options.limits } : {}),
      }),
    );
    const gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts, log });
    const place = { host: "127.0.0.1", port: 0, httpPort, publicPort: null };
    const front = stack.use(await startTlsFront({ ...place, hosts, exchange: gateway.exchange, certificates, log }));
    stack.use(gateway);
    const owned = stack.move();
    return { hosts, certificates, front, gateway, clock, folder, [Symbol.asyncDispose]: () => owned.disposeAsync() };
  }

  interface Visit {
    body: string;
    certificate: PeerCertificate;
  }

  /** One request over TLS, checked against the authority's root. */
  async function visit({ front }: World, name: string): Promise<Visit> {
    const ca = await authority.root();
    return new Promise((resolve, reject) => {
      const socket = connect({ host: "127.0.0.1", port: front.port, servername: name, ca }, () => {
        const certificate = socket.getPeerCertificate();
        let body = "";
        socket.setEncoding("utf8").on("data", (text: string) => (body += text));
        socket.once("end", () => resolve({ body, certificate }));
        socket.write(`GET / HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n\r\n`);
      });
      socket.once("error", reject);
    });
  }

  it("orders one at the first handshake, stores it readable for us only, and serves it after a restart", async () => {
    await using folder = await temporaryFolder();
    const name = "p1.apps.example.test";
    {
      await using world = await startWorld({ folder: folder.path });
      const { body, certificate } = await visit(world, name);
      expect(body).toMatch(/200 OK[^]*this is p1\.apps\.example\.test/);
      expect(certificate.subjectaltname).toBe(`DNS:${name}`);
    }
    for (const file of [`keys/${name}.pem`, "keys/account.pem", `issued/${name}.pem`])
      expect((await stat(join(folder.path, "certificates", file))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder.path, "certificates", "keys"))).mode & 0o777).toBe(0o700);
    {
      await using again = await startWorld({ folder: folder.path });
      await visit(again, name);
    }
    await using withdrawn = await startWorld({ folder: folder.path });
    withdrawn.hosts.set("*.apps.example.test", { request: () => undefined, serves: () => false });
    await expect(visit(withdrawn, name)).rejects.toThrow();
    expect(await ordersHere()).toBe(1);
  });

  it("makes one order for many handshakes at once", async () => {
    await using world = await startWorld();
    const visits = await Promise.all(Array.from({ length: 8 }, () => visit(world, "p2.apps.example.test")));
    expect(new Set(visits.map(({ certificate }) => certificate.fingerprint256)).size).toBe(1);
    expect(await ordersHere()).toBe(1);
  });

  it("refuses names it does not serve without asking the authority", async () => {
    await using world = await startWorld();
    for (const name of ["x1.apps.example.test", "example.org", "a.p1.apps.example.test", "localhost"])
      await expect(visit(world, name)).rejects.toThrow();
    expect(await world.certificates.contextFor("../../etc/passwd")).toBeNull();
    expect(await ordersHere()).toBe(0);
  });

  it("renews after two thirds of the certificate's life, and serves the old one meanwhile", async () => {
    await using world = await startWorld();
    const name = "p3.apps.example.test";
    const first = (await visit(world, name)).certificate;
    const life = Date.parse(first.valid_to) - Date.parse(first.valid_from);
    world.clock.advance((life * 2) / 3 - DAY_MS);
    await world.certificates.renewDue();
    expect(await ordersHere()).toBe(1);
    world.clock.advance(2 * DAY_MS);
    await world.certificates.renewDue();
    expect(await ordersHere()).toBe(2);
    expect((await visit(world, name)).certificate.fingerprint256).not.toBe(first.fingerprint256);
  });

  it("says why while the authority is away, asks again after a pause and goes on with what it has", async () => {
    await using world = await startWorld();
    const [known, unknown] = ["p4.apps.example.test", "p5.apps.example.test"];
    const first = await visit(world, known);
    const root = await authority.root();
    await authority.stop();
    try {
      expect(await world.certificates.contextFor(unknown)).toBeNull();
      expect(world.certificates.problem(unknown)?.sentence).toMatch(
        /^The certificate authority localhost:\d+ cannot be reached\.$/,
      );
      const started = performance.now();
      expect(await world.certificates.contextFor(unknown)).toBeNull();
      expect(performance.now() - started).toBeLessThan(500);
      expect(await world.certificates.contextFor(known)).not.toBeNull();
    } finally {
      await authority.start();
    }
    expect(await world.certificates.contextFor(unknown)).toBeNull();
    world.clock.advance(MINUTE_MS + 1);
    expect((await visit(world, unknown)).certificate.subjectaltname).toBe(`DNS:${unknown}`);
    expect(await authority.root()).not.toBe(root);
    expect(first.certificate.subjectaltname).toBe(`DNS:${known}`);
  });

  it("stops before the authority's own limit", async () => {
    await using world = await startWorld({ limits: { ...DEFAULT_LIMITS, inWindow: 2 } });
    for (const name of ["p6", "p7", "p8"]) await world.certificates.contextFor(`${name}.apps.example.test`);
    expect(await ordersHere()).toBe(2);
    expect(world.certificates.problem("p8.apps.example.test")?.sentence).toMatch(/^Too many certificates/);
    world.clock.advance(DEFAULT_LIMITS.windowMs + MINUTE_MS);
    expect(await world.certificates.contextFor("p8.apps.example.test")).not.toBeNull();
  });

  it("redirects plain http to https for names it serves, and nowhere else", async () => {
    await using world = await startWorld();
    const ask = (path: string, host: string): Promise<{ status: number; location?: string | undefined }> =>
      new Promise((resolve, reject) => {
        request({ host: "127.0.0.1", port: world.front.httpPort, path, headers: { host } }, (answer) => {
          answer.resume();
          resolve({ status: answer.statusCode!, location: answer.headers.location });
        })
          .once("error", reject)
          .end();
      });
    expect(await ask("/menu?x=1", "p1.apps.example.test:80")).toEqual({
      status: 308,
      location: "https://p1.apps.example.test/menu?x=1",
    });
    expect((await ask("/", "x1.apps.example.test")).status).toBe(421);
    expect((await ask("//evil.example", "p1.apps.example.test")).status).toBe(421);
    expect((await ask("/.well-known/acme-challenge/unknown", "x1.apps.example.test")).status).toBe(421);
  });
});
