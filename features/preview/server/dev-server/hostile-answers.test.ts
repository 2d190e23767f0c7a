/** Dev servers that answer anything, for requests that ask anything: in one process, and with a gateway process before the app. */
import { createServer, connect, type Server, type Socket } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newProject } from "../../../projects/testing.ts";
import { previewContract } from "../../contract/index.ts";
import {
  apartGateway,
  enterWith,
  plainSandbox,
  testGateway,
  type ApartGateway,
  type PlainSandbox,
  type TestGateway,
} from "../../testing.ts";
import { ended, forEver, ODD, page, raw } from "./odd-answers.ts";

const MEGABYTE = 1_048_576;
const stack = new AsyncDisposableStack();
let own: TestGateway;
let apart: ApartGateway;
let sandbox: PlainSandbox;
let app: TestApp;
let host: string;
let cookie: string;
let server: Server;
/** Answers of the dev server to a connection, given the request's head. */
let answer: (socket: Socket, head: string) => void;
/** Heads that the dev server was asked, each with what came right behind it. */
let heads: string[] = [];
const devSockets = new Set<Socket>();

beforeAll(async () => {
  own = stack.use(await testGateway());
  sandbox = stack.use(plainSandbox());
  app = stack.use(await createTestApp({ sandbox, config: { url: `http://slipway.localhost:${own.port}` } }));
  own.hosts = app.services.hosts;
  apart = stack.use(await apartGateway(app.services));
  const folder = mkdtempSync(join(tmpdir(), "slipway-hostile-"));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const socketPath = join(folder, "dev.sock");
  server = createServer((socket) => {
    devSockets.add(socket);
    socket.on("error", () => socket.destroy()).once("close", () => devSockets.delete(socket));
    socket.on("data", (piece) => {
      const text = piece.toString("latin1");
      // Later data are bodies.
      if (!/^[A-Z]+ \//.test(text)) return;
      heads.push(text);
      answer(socket, text);
    });
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  stack.defer(() => {
    for (const socket of devSockets) socket.destroy();
    server.close();
  });
  const maya = await app.signUp("Maya");
  const { id } = await newProject(maya.call);
  Object.assign(sandbox.previews, {
    address: () => ({ socketPath }),
    wake: () => Promise.resolve({ socketPath }),
  });
  const { url } = await maya.call(previewContract.access, { params: { id }, body: {} });
  host = new URL(url).host;
  ({ cookie } = await enterWith(own, url));
}, 120_000);
afterAll(() => stack.disposeAsync());
beforeEach(() => {
  heads = [];
  answer = (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
});

/** Sends these bytes; all that comes until the connection ends, or `enough` of it. */
function exchange(
  port: number,
  bytes: string,
  enough: (text: string) => boolean = () => false,
): Promise<{ text: string; socket: Socket }> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    const settle = (): void => resolve({ text, socket });
    socket.on("data", (piece) => {
      text += piece.toString("latin1");
      if (enough(text)) settle();
    });
    socket.on("error", settle).once("close", settle);
    socket.write(bytes);
  });
}
const requestOf = (line: string, headers: readonly string[] = []): string =>
  [`${line} HTTP/1.1`, `host: ${host}`, `cookie: ${cookie}`, "accept: */*", ...headers, "", ""].join("\r\n");
const asking = (path: string, headers: readonly string[] = []): string =>
  requestOf(`GET ${path}`, ["connection: close", ...headers]);
const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

const PLACES: Record<string, () => TestGateway> = {
  "in one process": () => own,
  "behind a gateway process": () => apart,
};
for (const [place, gateway] of Object.entries(PLACES))
  describe(`a dev server ${place}`, () => {
    const port = (): number => gateway().port;
    const well = async (): Promise<void> => {
      answer = raw(page("200 OK"));
      expect(await exchange(port(), asking("/well"))).toMatchObject({ text: expect.stringMatching(/hi$/) as string });
    };

    it.each(Object.keys(ODD))("that answers with %s ends nothing but its answer", async (name) => {
      const [status, act] = ODD[name]!;
      answer = act;
      const { text } = await exchange(port(), asking("/odd"));
      expect(statusOf(text)).toBe(status);
      if (status === 204) expect(text).not.toContain("content-length");
      await well();
      await expect.poll(() => [...devSockets].filter(({ writableLength }) => writableLength > 0)).toEqual([]);
    });

    it("has no answer of its own taken for the next one", async () => {
      answer = raw(page("200 OK"), page("200 OK", "x-hidden: 1"));
      const two = requestOf("GET /one") + asking("/two");
      const { text } = await exchange(port(), two);
      expect(text.split("HTTP/1.1 200").length - 1).toBe(2);
      expect(text).not.toContain("x-hidden");
    });

    it("has nothing that it says between two requests taken for an answer", async () => {
      answer = raw(page("200 OK"));
      await exchange(port(), requestOf("GET /one"), (seen) => seen.endsWith("hi"));
      // Connections that are kept for the next request.
      await expect.poll(() => devSockets.size).toBeGreaterThan(0);
      for (const kept of devSockets) kept.write(page("200 OK", "x-hidden: 1"));
      const { text } = await exchange(port(), asking("/two"));
      expect(statusOf(text)).toBe(200);
      expect(text).not.toContain("x-hidden");
    });

    it("is not asked for somebody who left while it was being woken", async () => {
      const usual = { ...sandbox.previews };
      const [asked, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const woken = Promise.withResolvers<void>();
      Object.assign(sandbox.previews, {
        address: () => null,
        async wake(input: never) {
          asked.resolve();
          await go.promise;
          woken.resolve();
          return usual.wake(input);
        },
      });
      const socket = connect(port(), "127.0.0.1");
      socket.write(asking("/left"));
      await asked.promise;
      socket.destroy();
      // Answered without a dev server, behind the end of the other connection.
      expect(statusOf((await exchange(port(), asking("/.git/config"))).text)).toBe(404);
      // Whoever comes behind is answered by what was woken for both.
      const next = exchange(port(), asking("/stayed"));
      go.resolve();
      expect(statusOf((await next).text)).toBe(200);
      await woken.promise;
      Object.assign(sandbox.previews, usual);
      expect(heads.map((head) => head.split(" ")[1])).toEqual(["/stayed"]);
    });

    it("says nothing in headers that are ours to say, whatever its Connection names", async () => {
      answer = raw(
        page(
          "200 OK",
          "content-security-policy: frame-ancestors *",
          "connection: x-content-type-options, content-security-policy, content-length, keep-alive",
          "keep-alive: timeout=999",
          "x-frame-options: ALLOW",
          "x-slipway-note: e30",
          "set-cookie: __Host-slipway-preview-a=b; Path=/; Secure",
          "set-cookie: =__Host-slipway-preview-a=b",
          "set-cookie: mine=1; Domain=localhost",
          "strict-transport-security: max-age=1",
        ),
      );
      const { text } = await exchange(port(), asking("/headers"));
      const head = text.slice(0, text.indexOf("\r\n\r\n"));
      expect(head).toMatch(/content-security-policy: frame-ancestors 'self' http/);
      expect(head).toMatch(/x-content-type-options: nosniff/);
      expect(head).toMatch(/set-cookie: mine=1(\r\n|$)/);
      expect(head).not.toMatch(/x-slipway|__Host|frame-ancestors \*|timeout=999|x-frame-options|strict-transport/i);
    });

    it("is asked with nothing of ours, and with each body where its request ends", async () => {
      answer = (socket, head) => socket.write(page("200 OK", `x-path: ${head.split(" ")[1]}`));
      const hidden = requestOf("GET /hidden");
      for (const method of ["GET", "DELETE", "POST", "OPTIONS"])
        for (const named of ["content-length", "content-length, transfer-encoding, cookie, host"]) {
          const headers = [
            `connection: close, ${named}`,
            `content-length: ${hidden.length}`,
            "x-slipway-asked: again",
            "x-slipway-peer: 203.0.113.9",
            "x-slipway-note: e30",
            "authorization: Bearer secret",
            "expect: 100-continue",
          ];
          const { text } = await exchange(port(), requestOf(`${method} /outer`, headers) + hidden);
          expect(text).toMatch(/x-path: \/outer/);
          expect(text).not.toContain("/hidden");
        }
      // A body that came with its head stands behind it; no request is made of one.
      expect(heads.every((head) => /^[A-Z]+ \/outer/.test(head))).toBe(true);
      expect(heads.join("")).not.toMatch(/x-slipway-(asked|peer|note): (again|first|203|e30)[^]*x-path|secret|expect:/);
      for (const head of heads) {
        const alone = head.slice(0, head.indexOf("\r\n\r\n"));
        expect(alone).not.toMatch(/x-slipway|slipway-preview/);
        expect(alone).toMatch(/content-length: \d+/);
      }
    });

    it("lets go of what it began for somebody who left", async () => {
      answer = forEver("HTTP/1.1 200 OK\r\n\r\n", "x".repeat(65_536));
      const { socket } = await exchange(port(), asking("/endless"), (text) => text.length > MEGABYTE);
      const begun = devSockets.size;
      socket.destroy();
      await expect.poll(() => devSockets.size).toBeLessThan(begun);
      const asked = Promise.withResolvers<void>();
      answer = () => asked.resolve();
      const waiting = connect(port(), "127.0.0.1");
      waiting.write(asking("/silent"));
      await asked.promise;
      const open = devSockets.size;
      waiting.destroy();
      await expect.poll(() => devSockets.size).toBeLessThan(open);
      await well();
    });

    it("keeps no more of an endless answer than its reader takes", async () => {
      let sent = 0;
      const piece = "x".repeat(65_536);
      answer = (socket) => {
        socket.write("HTTP/1.1 200 OK\r\n\r\n");
        const more = (): void => {
          do sent += piece.length;
          while (socket.write(piece));
        };
        socket.on("drain", more);
        more();
      };
      const socket = connect(port(), "127.0.0.1");
      socket.once("data", () => socket.pause());
      socket.write(asking("/endless"));
      // It stops by itself: what lies in the buffers of the sockets on the way is all there is.
      let before = -1;
      await expect
        .poll(() => [before, (before = sent)].every((bytes) => bytes === sent && bytes > 0), { interval: 300 })
        .toBe(true);
      expect(sent).toBeLessThan(32 * MEGABYTE);
      socket.destroy();
      await well();
    });

    const upgrade = (headers: readonly string[] = [], method = "GET"): string =>
      requestOf(`${method} /`, [
        "connection: Upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        `origin: http://${host}`,
        ...headers,
      ]);
    const SWITCHED = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n";

    it("joins sockets byte by byte, without a cookie of ours or a length that means nothing", async () => {
      answer = (socket, head) => {
        const set = "set-cookie: slipway-a=b\r\nset-cookie: theme=dark\r\ncontent-length: 5\r\nx-slipway-note: e30\r\n";
        socket.write(`${SWITCHED}${set}\r\nearly`);
        heads.push(head);
        socket.pipe(socket);
      };
      const { text, socket } = await exchange(port(), `${upgrade(["content-length: 4"])}ping`, (seen) =>
        seen.endsWith("ping"),
      );
      expect(text).toMatch(/^HTTP\/1\.1 101 [^]*\r\n\r\nearlyping$/);
      expect(text).toContain("set-cookie: theme=dark");
      expect(text).not.toMatch(/slipway|content-length/);
      expect(heads[0]).not.toMatch(/slipway-preview|content-length|x-slipway/);
      const open = devSockets.size;
      socket.destroy();
      await expect.poll(() => devSockets.size).toBeLessThan(open);
    });

    it("that refuses a socket at any length, or ends, leaves a page's connection lost and others refused", async () => {
      const acts = [
        raw(page("400 No")),
        forEver("HTTP/1.1 400 No\r\n\r\n", "x".repeat(65_536)),
        ended(""),
        raw("HTTP/1.1 099 Odd\r\n\r\n"),
      ];
      for (const act of acts) {
        answer = act;
        const { text } = await exchange(port(), upgrade(["sec-websocket-protocol: vite-hmr"]), (seen) =>
          // The frame that closes a WebSocket.
          seen.includes("\u0088"),
        );
        expect(statusOf(text)).toBe(101);
        expect(statusOf((await exchange(port(), upgrade())).text)).toBe(404);
      }
      await well();
    });

    it("is joined by GET alone, and ends its page's socket with its own", async () => {
      expect(statusOf((await exchange(port(), upgrade([], "POST"))).text)).toBe(404);
      expect(heads).toEqual([]);
      answer = ended(`${SWITCHED}\r\n`);
      expect(statusOf((await exchange(port(), upgrade())).text)).toBe(101);
    });
  });

describe("the app behind a gateway process", () => {
  it("sees the heads of requests, and no byte of what is sent to a dev server or by it", async () => {
    const before = apart.bytesOfApp();
    answer = (socket) => void socket.end(`HTTP/1.1 200 OK\r\n\r\n${"x".repeat(8 * MEGABYTE)}`);
    const body = "y".repeat(4 * MEGABYTE);
    const sent = requestOf("POST /large", ["connection: close", `content-length: ${body.length}`]) + body;
    const { text } = await exchange(apart.port, sent);
    expect(text.length).toBeGreaterThan(8 * MEGABYTE);
    expect(apart.bytesOfApp() - before).toBeLessThan(8_192);
  });

  it("sees no frame of a page's socket", async () => {
    answer = (socket) => {
      socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n");
      socket.pipe(socket);
    };
    const before = apart.bytesOfApp();
    const size = 2 * MEGABYTE;
    const head = requestOf("GET /", [
      "connection: Upgrade",
      "upgrade: websocket",
      "sec-websocket-version: 13",
      "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
      `origin: http://${host}`,
    ]);
    const { text, socket } = await exchange(apart.port, head + "z".repeat(size), (seen) => seen.length > size);
    expect(text.length).toBeGreaterThan(size);
    expect(apart.bytesOfApp() - before).toBeLessThan(8_192);
    socket.destroy();
  });
});
