import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { closeGracefully, listen } from "@slipway/platform/http/listening";
import { expect, it } from "vitest";
import { HeldBodies } from "./held-bodies.ts";
import { Unsent } from "./unsent.ts";

const MEBIBYTE = 1_048_576;

it("holds bodies of one project up to its share, of all up to theirs, and frees them with the answer", () => {
  const held = new HeldBodies();
  const bodies = Array.from({ length: 40 }, () => Readable.from([]));
  const take = (at: number, ref: string): string => {
    held.track(bodies[at]!, ref);
    try {
      // Counted as it grows.
      for (const mebibytes of [1, 5, 10]) held.take(bodies[at]!, mebibytes * MEBIBYTE);
      return "taken";
    } catch (error) {
      held.release(bodies[at]!);
      return (error as { code: string }).code;
    }
  };
  const ofOne = Array.from({ length: 7 }, (_, at) => take(at, "one"));
  expect(ofOne).toEqual([...Array.from({ length: 6 }, () => "taken"), "cloud_bodies_busy"]);
  expect(Array.from({ length: 6 }, (_, at) => take(10 + at, "two"))).not.toContain("cloud_bodies_busy");
  expect(Array.from({ length: 8 }, (_, at) => take(20 + at, `other${at}`)).slice(-1)).toEqual(["cloud_bodies_busy"]);
  // Small ones pass all the same.
  held.track(bodies[37]!, "one");
  held.take(bodies[37]!, 10_000);
  held.release(bodies[0]!);
  held.release(bodies[0]!);
  expect(take(38, "one")).toBe("taken");
  expect(take(39, "one")).toBe("cloud_bodies_busy");
});

it("refuses a large answer while others wait for their readers, and takes it once one of them has left", async () => {
  const unsent = new Unsent(25 * MEBIBYTE);
  const answered: boolean[] = [];
  const server = createServer((_, response: ServerResponse) => {
    const body = Buffer.alloc(10 * MEBIBYTE);
    const isHeld = unsent.hold(response, body.length);
    answered.push(isHeld);
    if (isHeld) response.end(body);
    else response.writeHead(503).end();
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  try {
    const idle = () => {
      const socket = connect(port, "127.0.0.1", () => socket.pause().write("GET / HTTP/1.1\r\nhost: x\r\n\r\n"));
      socket.on("error", () => undefined);
      return socket;
    };
    const slow = [idle(), idle()];
    await expect.poll(() => answered).toEqual([true, true]);
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(503);
    slow[0]!.destroy();
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
    slow[1]!.destroy();
  } finally {
    await closeGracefully(server);
  }
});
