import { once } from "node:events";
import { createServer as createHttpServer, request, type ServerResponse } from "node:http";
import { createServer, type AddressInfo, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { answerPlain } from "../host-table.ts";
import { forwardHost } from "./forward-host.ts";
import { refuseOddAnswers } from "./odd-answers.ts";

const SWITCHED = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n";
const EARLY = "HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n";
const ANSWER = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok";

const stack = new AsyncDisposableStack();
let socketPath: string;
let server: Server;
let front: number;

/** Path of a request -> the bytes that answer it. */
const ANSWERS: Record<string, string> = {
  "/plain": ANSWER,
  "/announced": EARLY.repeat(16) + ANSWER,
  "/switched": SWITCHED,
  "/switched-and-on": `${SWITCHED}${ANSWER}`,
  "/for-ever": EARLY.repeat(17),
};

beforeAll(async () => {
  const folder = stack.use(await temporaryFolder());
  socketPath = join(folder.path, "odd.sock");
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.on("data", (head) => {
      const path = /^\w+ (\S+)/.exec(head.toString())?.[1] ?? "";
      if (path === "/ended") socket.end();
      else socket.write(ANSWERS[path]!);
    });
  }).listen(socketPath);
  await once(server, "listening");
  stack.defer(() => void server.close());
  const host = stack.use(
    forwardHost({ socketPath, away: (_incoming, response: ServerResponse) => answerPlain(response, 503, "away") }),
  );
  const http = createHttpServer((incoming, response) =>
    host.request(incoming, response, { hostname: "a", label: null }),
  ).listen(0, "127.0.0.1");
  await once(http, "listening");
  stack.defer(() => http.closeAllConnections());
  stack.defer(() => void http.close());
  front = (http.address() as AddressInfo).port;
});
afterAll(() => stack.disposeAsync());

function ask(path: string): Promise<string> {
  return new Promise((resolve) => {
    const call = request({ socketPath, path, agent: false });
    refuseOddAnswers(call, () => resolve("odd"));
    call.once("error", () => resolve("error"));
    call.once("response", (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
    });
    call.end();
  });
}

describe("an answer that is none", () => {
  it.each([
    ["/plain", "200"],
    ["/announced", "200"],
    ["/switched", "odd"],
    ["/switched-and-on", "odd"],
    ["/for-ever", "odd"],
    ["/ended", "error"],
  ])("is told apart from answers and errors: %s is %s", async (path, found) => {
    expect(await ask(path)).toBe(found);
  });

  it.each([
    ["/plain", 200],
    ["/announced", 200],
    ["/switched", 502],
    ["/switched-and-on", 502],
    ["/for-ever", 502],
    ["/ended", 503],
  ])("is answered by the process in front, whose visitor waits for nothing: %s with %s", async (path, status) => {
    const answer = await fetch(`http://127.0.0.1:${front}${path}`, { method: "POST", body: "x" });
    expect(answer.status).toBe(status);
    expect((await answer.text()).length).toBeGreaterThan(0);
    // The connection is good for another request.
    expect((await fetch(`http://127.0.0.1:${front}/plain`)).status).toBe(200);
  });
});
