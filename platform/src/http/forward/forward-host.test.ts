import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import { connect, createServer as createNetServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryLog } from "../../testing/memory-log.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { startGateway, startInnerGateway } from "../gateway-server.ts";
import { answerPlain, createHostTable } from "../host-table.ts";
import type { HttpServer } from "../port.ts";
import { forwardHost } from "./forward-host.ts";
import { peerOf } from "./peer.ts";

const HOST = "app.localhost";
const stack = new AsyncDisposableStack();
let socketPath: string;
let front: HttpServer;
let inner: AsyncDisposable;
/** Targets of the requests that reached the other process. */
const asked: string[] = [];

/** Starts the other process, which records requests as it sees them. */
async function startInner(): Promise<AsyncDisposable> {
  const hosts = createHostTable();
  hosts.set(HOST, {
    async request(incoming, response) {
      asked.push(incoming.url ?? "");
      if (incoming.url === "/early") return void response.writeHead(413, { "content-length": 0 }).end();
      const body = Buffer.concat(await incoming.toArray());
      if (incoming.url === "/cut")
        return void response.writeHead(200, { "content-length": 10 }).write("half", () => response.destroy());
      response.setHeader("set-cookie", ["a=1", "b=2"]);
      response.setHeader("x-of-this-hop", "1");
      response.writeHead(incoming.url === "/missing" ? 404 : 200, { "content-type": "application/json" });
      const { method, url, headers } = incoming;
      response.end(JSON.stringify({ method, url, headers, peer: peerOf(incoming), bytes: body.length }));
    },
    upgrade({ incoming, socket, head }) {
      if (incoming.url === "/refused")
        return void socket.end("HTTP/1.1 401 Unauthorized\r\ncontent-length: 2\r\nx-why: no\r\n\r\nno");
      socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n");
      socket.write(head);
      socket.pipe(socket);
    },
  });
  return startInnerGateway({ path: socketPath, hosts, log: memoryLog() });
}

beforeAll(async () => {
  const folder = stack.use(await temporaryFolder());
  socketPath = join(folder.path, "inner.sock");
  inner = await startInner();
  stack.defer(() => inner[Symbol.asyncDispose]());
  const hosts = createHostTable();
  const away = (incoming: IncomingMessage, response: Parameters<typeof answerPlain>[0]): void => {
    incoming.resume();
    answerPlain(response, 503, "away");
  };
  hosts.set(HOST, stack.use(forwardHost({ socketPath, away })));
  front = stack.use(await startGateway({ host: "127.0.0.1", port: 0, hosts, log: memoryLog() }));
});
afterAll(() => stack.disposeAsync());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function ask(path: string, { method = "GET", headers = {}, body = "" }: Sent = {}) {
  const call = request({ port: front.port, host: "127.0.0.1", path, method, headers: { host: HOST, ...headers } });
  call.end(body);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  const text = Buffer.concat((await answer.toArray()) as Buffer[]).toString();
  return { status: answer.statusCode, headers: answer.headers, text };
}

describe("a host that another process answers", () => {
  it("passes method, path, headers, body and the caller's address on, and the answer back", async () => {
    const answer = await ask("/a//b?c=%2F", {
      method: "PATCH",
      headers: { "x-mine": "1", "x-slipway-peer": "203.0.113.9", te: "trailers" },
      body: "x".repeat(300_000),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers["set-cookie"]).toEqual(["a=1", "b=2"]);
    const seen = JSON.parse(answer.text) as { headers: Record<string, string> };
    expect(seen).toMatchObject({ method: "PATCH", url: "/a//b?c=%2F", peer: "127.0.0.1", bytes: 300_000 });
    expect(seen.headers).toMatchObject({ host: HOST, "x-mine": "1" });
    expect(seen.headers).not.toHaveProperty("te");
    expect(seen.headers).not.toHaveProperty("x-slipway-peer");
    expect((await ask("/missing")).status).toBe(404);
  });

  it("keeps the framing of a body without a length, also for methods that usually have none", async () => {
    for (const method of ["POST", "GET", "DELETE"]) {
      const answer = await ask("/chunked", { method, headers: { "transfer-encoding": "chunked" }, body: "12345" });
      expect(JSON.parse(answer.text), method).toMatchObject({ method, bytes: 5 });
    }
    expect(JSON.parse((await ask("/none", { method: "POST" })).text)).toMatchObject({ bytes: 0 });
  });

  it.each(["GET", "DELETE", "OPTIONS", "HEAD"])(
    "lets no %s smuggle a request past the other process",
    async (method) => {
      asked.length = 0;
      const hidden = `GET /hidden HTTP/1.1\r\nhost: ${HOST}\r\nx-slipway-peer: 203.0.113.9\r\n\r\n`;
      const socket = connect(front.port, "127.0.0.1");
      let text = "";
      socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
      for (const named of ["content-length", "host, content-length", "transfer-encoding, content-length, cookie"])
        socket.write(
          `${method} /outer HTTP/1.1\r\nhost: ${HOST}\r\nconnection: keep-alive, ${named}\r\ncontent-length: ${hidden.length}\r\n\r\n${hidden}`,
        );
      await expect.poll(() => text.split("HTTP/1.1 200").length).toBe(4);
      socket.destroy();
      expect((await ask("/next")).status).toBe(200);
      expect(asked).toEqual(["/outer", "/outer", "/outer", "/next"]);
    },
  );

  it.each(["HTTP/1.1 099 Odd", "HTTP/1.1 000 Odd", "HTTP/1.1 200 O\u0001dd"])(
    "survives an answer that begins with %j",
    async (line) => {
      const folder = stack.use(await temporaryFolder());
      const path = join(folder.path, "odd.sock");
      const odd = createNetServer((socket) => socket.end(`${line}\r\ncontent-length: 2\r\n\r\nhi`));
      await new Promise<void>((resolve) => odd.listen(path, resolve));
      stack.defer(() => void odd.close());
      const away = (_: IncomingMessage, response: Parameters<typeof answerPlain>[0]): void =>
        answerPlain(response, 503, "away");
      const leave = front.hosts.set("odd.localhost", stack.use(forwardHost({ socketPath: path, away })));
      const call = request({ port: front.port, host: "127.0.0.1", headers: { host: "odd.localhost" } }).end();
      const outcome = await Promise.race([
        once(call, "response").then(([answer]) => (answer as IncomingMessage).statusCode),
        once(call, "error").then(() => "cut off"),
      ]).catch(() => "cut off");
      expect(outcome).toSatisfy((seen: unknown) => seen === "cut off" || seen === 503 || seen === 200);
      leave();
      expect((await ask("/after")).status).toBe(200);
    },
  );

  it("answers the next request of a connection whose body nobody read to its end", async () => {
    const socket = connect(front.port, "127.0.0.1");
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const head = (line: string, length: number): string =>
      `${line} HTTP/1.1\r\nhost: ${HOST}\r\ncontent-length: ${length}\r\n\r\n`;
    socket.write(`${head("POST /early", 4_000_000)}${"x".repeat(4_000_000)}${head("POST /behind", 0)}`);
    await expect.poll(() => text).toMatch(/413 [^]*HTTP\/1\.1 200 [^]*"url":"\/behind"/);
    socket.destroy();
  });

  it("cuts off an answer that was cut off", async () => {
    await expect(ask("/cut")).rejects.toMatchObject({ code: "ECONNRESET" });
  });

  const upgraded = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(front.port, "127.0.0.1");
      let text = "";
      socket.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        if (text.endsWith("ping")) socket.end();
      });
      socket.once("close", () => resolve(text)).once("error", reject);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${HOST}\r\nconnection: Upgrade\r\nupgrade: echo\r\n\r\nping`);
    });

  it("joins upgraded connections, and passes a refusal on", async () => {
    expect(await upgraded("/live")).toMatch(/^HTTP\/1.1 101 Switching Protocols\r\n[^]*\r\n\r\nping$/);
    expect(await upgraded("/refused")).toMatch(/^HTTP\/1.1 401 Unauthorized\r\n[^]*x-why: no\r\n[^]*\r\n\r\nno$/);
  });

  it("answers as unavailable while nobody listens, and recovers afterwards", async () => {
    await inner[Symbol.asyncDispose]();
    expect(await ask("/")).toMatchObject({ status: 503, text: "away\n" });
    inner = await startInner();
    expect((await ask("/")).status).toBe(200);
  });

  it("accepts the caller's address from the first process only", async () => {
    const server: Server = createServer((incoming, response) => response.end(peerOf(incoming)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { "x-slipway-peer": "203.0.113.9" } });
    expect(await answer.text()).toBe("127.0.0.1");
    server.close();
  });
});
