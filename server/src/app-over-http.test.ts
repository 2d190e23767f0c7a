import { mkdir, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { type Actor, type Feature, mounted } from "@slipway/features/feature.ts";
import { livePath, type LiveFrame } from "@slipway/kernel/contract/live";
import { route } from "@slipway/kernel/contract/route";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { temporaryFolder } from "@slipway/platform/testing/temporary-folder";
import { WebSocket } from "ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { loadWebApp } from "./api/web-app.ts";
import { createApp } from "./app.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

const notes = livePath({ path: "projects/{id}/notes", policy: { project: "EditProject" }, summary: "Notes" });
const letters = livePath({ path: "letters/{userId}", policy: "signedIn", own: "userId", summary: "Letters" });
const contract = {
  me: route({ method: "GET", path: "/me", policy: "signedIn", summary: "Me", result: z.object({ ip: z.string() }) }),
};
const feature: Feature = {
  name: "suite",
  migrations: [],
  mount: () =>
    mounted({
      name: "suite",
      contract,
      handlers: { me: async (_input, { ip }) => ({ ip }) },
      livePaths: [
        { definition: notes, snapshot: async () => [{ id: "n1", doc: { text: "first" } }] },
        { definition: letters, snapshot: async () => [{ id: "l1", doc: { text: "dear" } }] },
      ],
    }),
};

const actor: Actor = {
  userId: "u1",
  email: "a@example.com",
  displayName: "A",
  isStaff: false,
  via: "session",
  sessionId: "s1",
  ssoWorkspaceId: null,
};
const facts = {
  signedIn: true,
  visibility: "private",
  plan: "biz",
  allowPublicRemix: false,
  inTrash: false,
  workspaceRole: null,
} as const;

describe("app over HTTP", () => {
  let level: "write" | null = "write";
  let sessionHolds = true;
  let app: TestApp;
  let server: HttpServer;
  let host: string;
  const stack = new AsyncDisposableStack();

  beforeAll(async () => {
    const access = () => ({
      authenticate: async (request: Request) => {
        const signedIn =
          request.headers.get("cookie") === "session=good" || request.headers.get("authorization") === "Bearer good";
        return signedIn && sessionHolds ? actor : null;
      },
      projectFacts: async () => ({ ...facts, collaboratorLevel: level }),
      workspaceFacts: async () => null,
    });
    app = stack.use(await createTestApp({ features: [feature], access }));
    server = stack.use(await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() }));
    host = `slipway.localhost:${server.port}`;
  });
  afterAll(() => stack.disposeAsync());

  const get = async (
    path: string,
    headers: Record<string, string>,
  ): Promise<{ status: number; headers: IncomingMessage["headers"]; text: string }> => {
    const request = httpRequest({ port: server.port, host: "127.0.0.1", path, headers, setHost: false }).end();
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode!, headers: response.headers, text: Buffer.concat(chunks).toString() };
  };

  it("counts cookies on its own name only, and bearer tokens on any", async () => {
    expect((await get("/api/me", { host, cookie: "session=good" })).status).toBe(200);
    expect((await get("/api/me", { host: `localhost:${server.port}`, cookie: "session=good" })).status).toBe(401);
    expect((await get("/api/me", { host: `127.0.0.1:${server.port}`, authorization: "Bearer good" })).status).toBe(200);
    expect((await get("/api/me", { host: "evil.example" })).status).toBe(421);
  });

  it("takes the address that a proxy on this machine reports, so that its callers do not count as local", async () => {
    const direct = await get("/api/me", { host, authorization: "Bearer good" });
    expect(JSON.parse(direct.text)).toEqual({ ip: "127.0.0.1" });
    const forwarded = await get("/api/me", {
      host,
      authorization: "Bearer good",
      "x-forwarded-for": "127.0.0.1, 203.0.113.9",
    });
    expect(JSON.parse(forwarded.text)).toEqual({ ip: "203.0.113.9" });
  });

  const open = (options: { protocols?: string[]; headers?: Record<string, string> }): WebSocket =>
    new WebSocket(`ws://127.0.0.1:${server.port}/api/live`, options.protocols ?? [], {
      headers: { host, ...options.headers },
    });

  const refusal = async (socket: WebSocket): Promise<number> => {
    socket.on("error", () => undefined);
    const [, response] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage];
    return response.statusCode!;
  };

  it("admits a page's socket by cookie and own origin, a program's by cookie or bearer, and nobody else", async () => {
    const origin = `http://${host}`;
    expect(await refusal(open({ headers: { origin } }))).toBe(401);
    expect(await refusal(open({ headers: { origin: "http://p1.preview.localhost", cookie: "session=good" } }))).toBe(
      403,
    );
    expect(await refusal(open({ headers: { cookie: "session=good", "sec-fetch-site": "cross-site" } }))).toBe(403);
    expect(
      await refusal(
        open({
          headers: { origin: "http://p1.preview.localhost", host: `localhost:${server.port}`, cookie: "session=good" },
        }),
      ),
    ).toBe(403);
    const page = open({ headers: { origin, cookie: "session=good" } });
    await once(page, "open");
    // It names no page: no browser does that.
    const keeper = open({ headers: { cookie: "session=good" } });
    await once(keeper, "open");
    const program = open({ protocols: ["slipway.live", "bearer.good"] });
    await once(program, "open");
    expect(program.protocol).toBe("slipway.live");
    for (const socket of [page, keeper, program]) socket.close();
  });

  it("closes a flooded socket, and limits the sockets of one person", async () => {
    const flooding = open({ headers: { authorization: "Bearer good" } });
    await once(flooding, "open");
    const asking = JSON.stringify({ type: "subscribe", path: "projects/p1/notes", since: null });
    const closed = once(flooding, "close");
    for (let count = 0; count < 5000; count += 1) flooding.send(asking);
    expect((await closed)[0]).toBe(1008);
    const many = Array.from({ length: 100 }, () => open({ headers: { authorization: "Bearer good" } }));
    await Promise.all(many.map((socket) => once(socket, "open")));
    expect(await refusal(open({ headers: { authorization: "Bearer good" } }))).toBe(429);
    many[0]!.close();
    await once(many[0]!, "close");
    await expect
      .poll(async () => {
        const again = open({ headers: { authorization: "Bearer good" } });
        again.on("error", () => undefined);
        const opened = await Promise.race([
          once(again, "open").then(() => true),
          once(again, "unexpected-response").then(() => false),
        ]);
        again.terminate();
        return opened;
      })
      .toBe(true);
    for (const socket of many) socket.terminate();
  });

  it("answers unknown addresses and calls in the one error shape, and upgrades nothing else [K3]", async () => {
    const bodyOf = (text: string) => (JSON.parse(text) as { error: Record<string, unknown> }).error;
    const trace_id = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    for (const path of ["/\\evil.example", "http://[/api/user", "*"]) {
      const answer = await get(path, { host });
      expect([answer.status, bodyOf(answer.text)], path).toMatchObject([400, { code: "invalid_request", trace_id }]);
    }
    for (const name of [host, `localhost:${server.port}`]) {
      const trace = httpRequest({ port: server.port, host: "127.0.0.1", method: "TRACE", path: "/api/me" });
      trace.setHeader("host", name).setHeader("cookie", "session=good").end();
      const [answer] = (await once(trace, "response")) as [IncomingMessage];
      expect(answer.resume().statusCode, name).toBe(405);
    }
    const nowhere = await get("/nowhere", { host });
    expect([nowhere.status, bodyOf(nowhere.text)]).toMatchObject([404, { code: "not_found", trace_id }]);
    expect(nowhere.headers["x-trace-id"]).toBe(bodyOf(nowhere.text)["trace_id"]);
    const upgrade = httpRequest({
      port: server.port,
      host: "127.0.0.1",
      path: "//[",
      headers: { host, connection: "Upgrade", upgrade: "websocket" },
    }).end();
    const [refused] = (await once(upgrade, "response")) as [IncomingMessage];
    expect(refused.statusCode).toBe(404);
  });

  it("opens a document of one person for that person alone, whatever parameters are sent along", async () => {
    const socket = open({ headers: { authorization: "Bearer good" } });
    const frames: LiveFrame[] = [];
    socket.on("message", (data) => frames.push(JSON.parse(String(data)) as LiveFrame));
    await once(socket, "open");
    const ask = (path: string, params?: Record<string, string>) =>
      socket.send(JSON.stringify({ type: "subscribe", path, since: null, params }));
    ask("letters/u2");
    ask("letters/u3", { userId: "u1" });
    ask("letters/u1");
    await expect.poll(() => frames.length).toBe(4);
    const heard = frames.map((frame) => `${frame.type} ${"path" in frame ? frame.path : ""}`).sort();
    expect(heard).toEqual(["closed letters/u2", "closed letters/u3", "snapshot letters/u1", "subscribed letters/u1"]);
    socket.close();
  });

  it("streams changes, and ends the subscription when the right is lost [K7]", async () => {
    level = "write";
    const socket = open({ headers: { authorization: "Bearer good" } });
    const frames: LiveFrame[] = [];
    socket.on("message", (data) => frames.push(JSON.parse(String(data)) as LiveFrame));
    await once(socket, "open");
    socket.send(JSON.stringify({ type: "subscribe", path: "projects/p1/notes", since: null }));
    await expect.poll(() => frames.map((frame) => frame.type)).toEqual(["snapshot", "subscribed"]);
    await app.services.database.transaction((tx) =>
      app.services.live.emit(tx, "projects/p1/notes", [{ op: "put", id: "n2", doc: { text: "second" } }]),
    );
    await expect.poll(() => frames.at(-1)).toMatchObject({ type: "changes", changes: [{ seq: 1, id: "n2" }] });
    level = null;
    await expect.poll(() => frames.at(-1), { timeout: 6000 }).toMatchObject({ type: "closed", code: "not_found" });
    socket.send("{ not json");
    const [code] = (await once(socket, "close")) as [number];
    expect(code).toBe(1008);
  });

  it(
    "closes within five seconds after the session ended, without sending later changes",
    { timeout: 15_000 },
    async () => {
      level = "write";
      const socket = open({ headers: { cookie: "session=good", origin: `http://${host}` } });
      const frames: LiveFrame[] = [];
      socket.on("message", (data) => frames.push(JSON.parse(String(data)) as LiveFrame));
      await once(socket, "open");
      socket.send(JSON.stringify({ type: "subscribe", path: "projects/p1/notes", since: null }));
      await expect.poll(() => frames.at(-1)?.type).toBe("subscribed");
      const closed = once(socket, "close");
      sessionHolds = false;
      const started = performance.now();
      const [code] = (await closed) as [number];
      expect([code, performance.now() - started < 5_500]).toEqual([1008, true]);
      sessionHolds = true;
      await app.services.database.transaction((tx) =>
        app.services.live.emit(tx, "projects/p1/notes", [{ op: "put", id: "n3", doc: { text: "late" } }]),
      );
      expect(JSON.stringify(frames)).not.toContain("late");
    },
  );

  it("serves pages with a nonce each and hashed files for ever, and redirects other names to its own", async () => {
    await using folder = await temporaryFolder();
    await mkdir(join(folder.path, "assets"));
    await writeFile(
      join(folder.path, "index.html"),
      '<html><head></head><script type="module" src="/assets/a.js"></script></html>',
    );
    for (const [name, text] of [
      ["a.js", "plain"],
      ["a.js.br", "brotli"],
      ["a.js.gz", "gzipped"],
    ] as const)
      await writeFile(join(folder.path, "assets", name), text);
    const { services } = app;
    const access = { authenticate: async () => null, projectFacts: async () => null, workspaceFacts: async () => null };
    const web = await loadWebApp(folder.path, { ...access, addresses: services.addresses, supportUrl: null });
    await using withWeb = createApp({ services, features: [], access, web });
    const load = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      withWeb.fetch(
        new Request(`http://slipway.localhost:4400${path}`, {
          headers: { host: "slipway.localhost:4400", ...headers },
        }),
      );

    const page = await load("/projects/p1?view=code");
    const nonce = /nonce="([^"]+)"/.exec(await page.text())?.[1];
    expect(page.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(/nonce="([^"]+)"/.exec(await (await load("/")).text())?.[1]).not.toBe(nonce);

    const asset = await load("/assets/a.js", { "accept-encoding": "gzip, br" });
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect([asset.headers.get("content-encoding"), await asset.text()]).toEqual(["br", "brotli"]);
    const old = await load("/assets/a.js", { "accept-encoding": "gzip;q=1, br;q=0" });
    expect([old.headers.get("content-encoding"), await old.text()]).toEqual(["gzip", "gzipped"]);
    const plain = await load("/assets/a.js");
    expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "plain"]);
    expect((await load("/assets/a.js.br")).status).toBe(404);
    expect((await load("/assets/gone.js")).status).toBe(404);
    expect((await load("/api/nothing")).headers.get("content-type")).toContain("application/json");

    const local = await load("/projects/p1?x=1", { host: "localhost:5500" });
    expect([local.status, local.headers.get("location")]).toEqual([
      307,
      "http://slipway.localhost:5500/projects/p1?x=1",
    ]);
  });
});
