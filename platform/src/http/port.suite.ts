/** Behaviour of every listener of the gateway: the right handler for each name, one answer to every failure, an end. */
import { once } from "node:events";
import { request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { AppError } from "@slipway/kernel/errors";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { answerPlain, createHostTable } from "./host-table.ts";
import type { HostHandler, HostTable } from "./port.ts";

export interface OpenedListener extends AsyncDisposable {
  port: number;
  /** The authority of its certificate; null when it speaks plain HTTP. */
  authority: string | null;
  /** Messages of log lines about failures. */
  failures(): string[];
}

interface Answered {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

const NAME = "app.test";
const saying = (text: string): HostHandler => ({
  request: (_incoming, response, host) => answerPlain(response, 200, `${text} ${host.label ?? "-"}`),
});

async function bodyOf(stream: AsyncIterable<unknown>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

export function httpSuite(name: string, open: (hosts: HostTable) => Promise<OpenedListener>): void {
  describe(`http: ${name}`, () => {
    let hosts: HostTable;
    let opened: OpenedListener;
    beforeEach(async () => {
      hosts = createHostTable();
      opened = await open(hosts);
    });
    afterEach(() => opened[Symbol.asyncDispose]());

    /** Connects as a client elsewhere does: only the Host header tells the name. */
    async function get(host: string, more: RequestOptions = {}): Promise<Answered> {
      const place = { port: opened.port, host: "127.0.0.1", headers: { host }, setHost: false, agent: false, ...more };
      const request =
        opened.authority === null
          ? httpRequest(place)
          : httpsRequest({ ...place, ca: opened.authority, servername: NAME });
      request.end();
      const [response] = (await once(request, "response")) as [IncomingMessage];
      const text = (await bodyOf(response)).trim();
      return { status: response.statusCode!, text, retryAfter: response.headers["retry-after"] };
    }

    async function connection(): Promise<Socket> {
      const place = { port: opened.port, host: "127.0.0.1" };
      const { authority } = opened;
      const socket =
        authority === null ? connectPlain(place) : connectTls({ ...place, ca: authority, servername: NAME });
      // Some of these tests cut connections on purpose.
      socket.on("error", () => undefined);
      await once(socket, authority === null ? "connect" : "secureConnect");
      return socket;
    }

    /** Sends raw bytes and reads until the other side closes. */
    async function sayRaw(bytes: string): Promise<string> {
      const socket = await connection();
      socket.write(bytes);
      return bodyOf(socket).catch(() => "");
    }
    const upgrade = (host: string, more = ""): string =>
      `GET /live HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n${more}`;

    it("picks the handler by name, exact names first, whatever the port and the case", async () => {
      hosts.set("app.test", saying("app"));
      hosts.set("*.preview.test", saying("preview"));
      const off = hosts.set("own.preview.test", saying("own"));
      expect(await get(`APP.test:${opened.port}`)).toMatchObject({ status: 200, text: "app -" });
      expect(await get("app.test.")).toMatchObject({ status: 200, text: "app -" });
      expect(await get("p1.preview.test")).toMatchObject({ status: 200, text: "preview p1" });
      expect(await get("own.preview.test")).toMatchObject({ text: "own -" });
      off();
      expect(await get("own.preview.test")).toMatchObject({ text: "preview own" });
      expect((await get("a.b.preview.test")).status).toBe(421);
      expect((await get("else.test")).status).toBe(421);
      expect((await get("a b")).status).toBe(400);
    });

    it("keeps a later entry under the same name, and uses the fallback for unknown names", async () => {
      const off = hosts.set(NAME, saying("first"));
      hosts.set(NAME, saying("second"));
      off();
      expect(await get(NAME)).toMatchObject({ text: "second -" });
      hosts.setFallback(saying("fallback"));
      expect(await get("else.test")).toMatchObject({ status: 200, text: "fallback -" });
      for (const host of ["constructor", "__proto__", "*.test", "a.__proto__"])
        expect((await get(host)).text, host).not.toContain("second");
    });

    it("answers for a handler that failed, logs the error, and never reveals it", async () => {
      const failing = { error: new Error("secret detail") as unknown };
      hosts.set(NAME, { request: () => Promise.reject(failing.error as Error) });
      expect(await get(NAME)).toMatchObject({ status: 500, text: "Something went wrong." });
      hosts.set("thrown.test", {
        request: () => {
          throw new Error("secret detail");
        },
      });
      expect(await get("thrown.test")).toMatchObject({ status: 500, text: "Something went wrong." });
      failing.error = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
      const away = await get(NAME);
      expect([away.status, away.retryAfter]).toEqual([503, "1"]);
      expect(away.text).toContain("The database is not available");
      failing.error = new AppError({ code: "asleep", status: 503, userMessage: "It sleeps.", retryAfter: 7 });
      expect(await get(NAME)).toEqual({ status: 503, text: "It sleeps.", retryAfter: "7" });
      expect(opened.failures()).toHaveLength(4);
    });

    it("cuts an answer that fails in its middle, so that nobody takes it for complete", async () => {
      hosts.set(NAME, {
        request: async (_incoming, response) => {
          response.writeHead(200, { "content-length": 100 });
          await new Promise<void>((resolve) => response.write("half", () => resolve()));
          throw new Error("broken");
        },
      });
      await expect(get(NAME)).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    });

    it("refuses malformed requests, and goes on serving others", async () => {
      hosts.set(NAME, saying("app"));
      const chunked = "POST / HTTP/1.1\r\nhost: app.test\r\ntransfer-encoding: chunked\r\n";
      const bad = [
        "NONSENSE\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: app.test\r\nhost: else.test\r\n\r\n",
        "GET / HTTP/1.1\r\nhost: app.test\r\nx: a\u0000b\r\n\r\n",
        `${chunked}content-length: 4\r\n\r\n0\r\n\r\n`,
        "GET / HTTP/1.1\r\nhost : app.test\r\n\r\n",
      ];
      for (const bytes of bad) expect.soft(await sayRaw(bytes), bytes).toMatch(/^HTTP\/1\.1 400 /);
      const long = `GET / HTTP/1.1\r\nhost: app.test\r\nx: ${"x".repeat(40_000)}\r\n\r\n`;
      expect(await sayRaw(long)).toMatch(/^HTTP\/1\.1 431 /);
      expect((await get(NAME)).status).toBe(200);
    });

    it("answers many requests at once, in order for each connection, unharmed by clients that leave", async () => {
      const later: ((path: string) => void)[] = [];
      hosts.set("*.app.test", {
        request: async (incoming, response, { label }) => {
          const path = incoming.url!;
          // The first request of a connection is answered last, so the others have to wait.
          if (path === "/slow") await new Promise<string>((resolve) => later.push(resolve));
          else later.splice(0).forEach((resolve) => resolve(path));
          answerPlain(response, 200, `${label}${path}`);
        },
      });
      const gone = await connection();
      gone.write("GET /gone HTTP/1.1\r\nhost: gone.app.test\r\n\r\n");
      gone.destroy();
      const names = Array.from({ length: 40 }, (_, at) => `p${at}`);
      const answers = await Promise.all(names.map((label) => get(`${label}.app.test`, { path: "/one" })));
      expect(answers.map(({ text }) => text)).toEqual(names.map((label) => `${label}/one`));
      const ask = (path: string, more = ""): string => `GET ${path} HTTP/1.1\r\nhost: a.app.test\r\n${more}\r\n`;
      const piped = await sayRaw(ask("/slow") + ask("/second") + ask("/third", "connection: close\r\n"));
      expect(piped.match(/^a\/.*$/gm)).toEqual(["a/slow", "a/second", "a/third"]);
      expect(opened.failures()).toEqual([]);
    });

    it("passes on a WebSocket with the bytes sent right after its request, or refuses it by name", async () => {
      hosts.set(NAME, {
        ...saying("app"),
        upgrade: ({ socket, head }) => {
          socket.write(`HTTP/1.1 101 Switching Protocols\r\n\r\nhead ${head.toString()} `);
          socket.pipe(socket);
        },
      });
      hosts.set("plain.test", saying("plain"));
      hosts.set("broken.test", { ...saying("broken"), upgrade: () => Promise.reject(new Error("secret detail")) });
      const socket = await connection();
      socket.write(upgrade(NAME, "early"));
      socket.end("late");
      expect(await bodyOf(socket)).toMatch(/101 Switching Protocols[^]*head early(late)? ?(late)?$/);
      expect(await sayRaw(upgrade("plain.test"))).toMatch(/^HTTP\/1\.1 426 /);
      expect(await sayRaw(upgrade("a b"))).toMatch(/^HTTP\/1\.1 400 /);
      const broken = await sayRaw(upgrade("broken.test"));
      expect(broken).toMatch(/^HTTP\/1\.1 500 /);
      expect(broken).not.toContain("secret");
      expect(opened.failures()).toHaveLength(1);
    });

    it("ends: answers running requests, closes idle connections and WebSockets, and frees its port", async () => {
      const answering = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      hosts.set(NAME, {
        request: async (_incoming, response) => {
          asked.resolve();
          await answering.promise;
          answerPlain(response, 200, "finished");
        },
        upgrade: ({ socket }) => void socket.write("HTTP/1.1 101 Switching Protocols\r\n\r\n"),
      });
      const idle = await connection();
      // A connection that has sent nothing; with TLS not even a handshake.
      const silent = connectPlain(opened.port, "127.0.0.1");
      await once(silent, "connect");
      const live = await connection();
      live.write(upgrade(NAME));
      await once(live, "data");
      const running = get(NAME, { headers: { host: NAME, connection: "keep-alive" } });
      await asked.promise;
      const closed = Promise.all([idle, silent, live].map((socket) => once(socket.resume(), "close")));
      const ended = opened[Symbol.asyncDispose]();
      await closed;
      answering.resolve();
      expect(await running).toMatchObject({ status: 200, text: "finished" });
      await ended;
      const late = connectPlain(opened.port, "127.0.0.1");
      const [error] = (await once(late, "error")) as [NodeJS.ErrnoException];
      expect(error.code).toBe("ECONNREFUSED");
    });
  });
}
