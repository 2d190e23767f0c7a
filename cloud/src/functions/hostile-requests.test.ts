/** Requests that were meant to speak to a function past the gateway. */
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openFunctionsWorld, type FunctionsWorld } from "./testing.ts";

/** Answers with all that it was asked. */
const ECHO = `const seen = [];
Deno.serve(async (request) => {
  seen.push([request.method, new URL(request.url).pathname, request.headers.get("authorization"), (await request.text()).length]);
  return Response.json(seen);
});`;

let world: FunctionsWorld;

beforeAll(async () => {
  world = await openFunctionsWorld();
  await world.deploy("echo", ECHO);
});
afterAll(() => world?.[Symbol.asyncDispose]());

/** The beginning of the first answer to these bytes. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(world.project.url).port), "127.0.0.1");
  socket.write(bytes);
  const [first] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return first.toString("latin1");
}

it.each(["POST", "GET", "DELETE", "OPTIONS"])(
  "hands a body of %s on within its frame: nothing of it is taken for the next request",
  async (method) => {
    const token = `Bearer ${world.project.backend.keys.anonKey}`;
    const inner = "GET /echo/smuggled HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer of.somebody.else\r\n\r\n";
    const text = await exchange(
      `${method} /functions/v1/echo/${method} HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\nTransfer-Encoding: chunked\r\n\r\n` +
        `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`,
    );
    expect(text).toContain("200 OK");
    const answer = await fetch(`${world.project.url}/functions/v1/echo/next`, { headers: { authorization: token } });
    const seen = (await answer.json()) as [string, string, string, number][];
    // Deno has no bodies of GET for a function.
    expect(seen.slice(-2)).toEqual([
      [method, `/echo/${method}`, token, method === "GET" ? 0 : inner.length],
      ["GET", "/echo/next", token, 0],
    ]);
    expect(seen.filter(([, path]) => path === "/echo/smuggled")).toEqual([]);
  },
);
