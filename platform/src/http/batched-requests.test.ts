import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { batchedRequests, MAX_AT_ONCE } from "./batched-requests.ts";

let server: Server;
let port: number;
/** Requests that each turn of the event loop handled. */
let turns: number[] = [];
let inTurn = 0;

beforeAll(async () => {
  const handle = batchedRequests((_incoming, response) => {
    if (inTurn === 0)
      process.nextTick(() => {
        turns.push(inTurn);
        inTurn = 0;
      });
    inTurn += 1;
    response.end("x");
  });
  server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => void (turns = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends requests in one packet. Answers the numbers of answers, and whether the connection stayed open. */
async function send(count: number): Promise<{ answers: number; isOpen: boolean }> {
  const socket: Socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("error", () => undefined);
  const answers = (): number => text.split("HTTP/1.1 200").length - 1;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.on("close", () => resolve(false));
  socket.on("data", (part) => {
    text += part.toString("latin1");
    if (answers() === count) resolve(true);
  });
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n".repeat(count));
  const isOpen = await promise;
  socket.destroy();
  return { answers: answers(), isOpen };
}

it("answers all requests of a packet, so many of them in one turn of the event loop", async () => {
  expect(await send(2 * MAX_AT_ONCE - 1)).toEqual({ answers: 2 * MAX_AT_ONCE - 1, isOpen: true });
  expect(Math.max(...turns)).toBeLessThanOrEqual(MAX_AT_ONCE);
  expect(turns.reduce((sum, turn) => sum + turn)).toBe(2 * MAX_AT_ONCE - 1);
});

it("closes a connection that sends thousands ahead, and answers the others", async () => {
  const [flood, ...others] = await Promise.all([send(20_000), ...Array.from({ length: 20 }, () => send(5))]);
  expect(flood!.isOpen).toBe(false);
  expect(flood!.answers).toBeLessThan(20_000);
  for (const other of others) expect(other).toEqual({ answers: 5, isOpen: true });
  expect(Math.max(...turns)).toBeLessThanOrEqual(MAX_AT_ONCE);
});
