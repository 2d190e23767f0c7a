import { once } from "node:events";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { memoryLog } from "../../testing/memory-log.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { startGateway, startInnerGateway } from "../gateway-server.ts";
import { answerPlain, createHostTable } from "../host-table.ts";
import type { HttpServer } from "../port.ts";
import { forwardHost } from "./forward-host.ts";
import { askedOf, handOver, handOverSocket } from "./hand-over.ts";

const DECIDED = "decided.localhost";
const PLAIN = "plain.localhost";
const stack = new AsyncDisposableStack();
let front: HttpServer;
/** Requests as the deciding process saw them. */
let seen: { asked: string | null; bytes: number; headers: IncomingMessage["headers"] }[] = [];
let held: { isOpen: () => boolean; end: () => void } | null = null;

beforeAll(async () => {
  const folder = stack.use(await temporaryFolder());
  const socketPath = join(folder.path, "inner.sock");
  const inner = createHostTable();
  const decide = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const bytes = Buffer.concat(await incoming.toArray()).length;
    const asked = askedOf(incoming);
    seen.push({ asked, bytes, headers: incoming.headers });
    if (asked === null || incoming.url === "/own") answerPlain(response, 200, "the app's own");
    else handOver(response, { path: incoming.url, asked });
  };
  for (const host of [DECIDED, PLAIN])
    inner.set(host, {
      request: decide,
      upgrade({ incoming, socket }) {
        handOverSocket(socket, { path: incoming.url });
        held = { isOpen: () => !socket.destroyed, end: () => socket.destroy() };
      },
    });
  stack.use(await startInnerGateway({ path: socketPath, hosts: inner, log: memoryLog() }));
  const away = (incoming: IncomingMessage, response: ServerResponse): void => {
    incoming.resume();
    answerPlain(response, 503, "away");
  };
  const hosts = createHostTable();
  hosts.set(PLAIN, stack.use(forwardHost({ socketPath, away })));
  const decided = forwardHost({
    socketPath,
    away,
    takesBack: {
      request({ incoming, response }, note, again) {
        const { path, asked } = note as { path: string; asked: string };
        if (path === "/again" && asked === "first") return again();
        void incoming.toArray().then((pieces: Buffer[]) => {
          response.end(`${asked} ${path} with ${Buffer.concat(pieces).length} bytes`);
        });
      },
      upgrade({ socket, head }, note) {
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n\r\n${(note as { path: string }).path} `);
        socket.write(head);
        socket.pipe(socket);
      },
    },
  });
  hosts.set(DECIDED, stack.use(decided));
  front = stack.use(await startGateway({ host: "127.0.0.1", port: 0, hosts, log: memoryLog() }));
});
afterAll(() => stack.disposeAsync());
beforeEach(() => {
  seen = [];
  held = null;
});

interface Sent {
  body?: string;
  headers?: Record<string, string>;
}

async function ask(host: string, path: string, { body = "", headers = {} }: Sent = {}): Promise<string> {
  const method = body === "" ? "GET" : "POST";
  const call = request({ port: front.port, host: "127.0.0.1", path, method, headers: { host, ...headers } });
  call.end(body);
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  return Buffer.concat((await answer.toArray()) as Buffer[]).toString();
}

describe("a process that decides by the heads of requests", () => {
  it("hands requests over, and gets no body in any case", async () => {
    const body = "x".repeat(300_000);
    expect(await ask(DECIDED, "/other", { body })).toBe("first /other with 300000 bytes");
    expect(await ask(DECIDED, "/own", { body })).toBe("the app's own\n");
    // A connection that is used again is where it should be.
    expect(await ask(DECIDED, "/own")).toBe("the app's own\n");
    expect(seen.map(({ bytes }) => bytes)).toEqual([0, 0, 0]);
    expect(seen[0]!.headers).not.toHaveProperty("transfer-encoding");
  });

  it("is told that whom it named is gone", async () => {
    expect(await ask(DECIDED, "/again")).toBe("again /again with 0 bytes");
    expect(seen.map(({ asked }) => asked)).toEqual(["first", "again"]);
  });

  it("hands nothing over where nobody takes it, whatever the client says", async () => {
    for (const asked of ["first", "again"]) {
      expect(await ask(PLAIN, "/other", { headers: { "x-slipway-asked": asked } })).toBe("the app's own\n");
      expect(await ask(DECIDED, "/other", { headers: { "x-slipway-asked": asked } })).toBe("first /other with 0 bytes");
    }
    expect(seen.map(({ asked }) => asked)).toEqual([null, "first", null, "first"]);
    expect(seen.some(({ headers }) => "x-slipway-asked" in headers)).toBe(false);
  });

  const upgraded = async (): Promise<{ text: () => string; socket: ReturnType<typeof connect> }> => {
    const socket = connect(front.port, "127.0.0.1");
    let text = "";
    socket.on("data", (piece: Buffer) => (text += piece.toString())).on("error", () => undefined);
    socket.write(`GET /live HTTP/1.1\r\nhost: ${DECIDED}\r\nconnection: Upgrade\r\nupgrade: echo\r\n\r\nping`);
    await expect.poll(() => text).toMatch(/\r\n\r\n\/live ping$/);
    return { text: () => text, socket };
  };

  it("holds a connection for each socket that it handed over: each end ends the other", async () => {
    const one = await upgraded();
    one.socket.write("pong");
    await expect.poll(one.text).toMatch(/pingpong$/);
    expect(held!.isOpen()).toBe(true);
    one.socket.destroy();
    await expect.poll(held!.isOpen).toBe(false);
    const other = await upgraded();
    held!.end();
    await expect.poll(() => other.socket.closed).toBe(true);
  });
});
