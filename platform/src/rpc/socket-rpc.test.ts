import { join } from "node:path";
import { AppError } from "@slipway/kernel/errors";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { memoryLog } from "../testing/memory-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import type { RpcMethods, RpcSession } from "./port.ts";
import { connectRpc, serveRpc } from "./socket-rpc.ts";

const database = (): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError("division by zero", 1, "error"), { code: "22012", severity: "ERROR" });

describe("calls between processes", () => {
  const methods: RpcMethods = {
    echo: async (value: unknown) => value,
    refuse: async () => {
      throw new AppError({ code: "cloud_paused", status: 409, userMessage: "It is paused.", details: { a: 1 } });
    },
    fail: async () => {
      throw database();
    },
    crash: async () => {
      throw new TypeError("a is undefined");
    },
    tell: async (topic: string, session: RpcSession) => session.tell(topic, "ding"),
    nest: async (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels)) as unknown,
    never: () => new Promise(() => undefined),
  };

  const opened = async () => {
    const stack = new AsyncDisposableStack();
    const folder = stack.use(await temporaryFolder());
    const path = join(folder.path, "calls.sock");
    const server = await serveRpc({ path, methods, log: memoryLog() });
    const client = stack.use(connectRpc({ path, patienceMs: 2000 }));
    stack.defer(() => server[Symbol.asyncDispose]());
    return { path, server, client, [Symbol.asyncDispose]: () => stack.disposeAsync() };
  };

  it("carries dates, bytes, maps and large values whole, many calls at once", async () => {
    await using rpc = await opened();
    const values = [new Date(5), new Uint8Array([1, 2]), new Map([["a", 1n]]), "x".repeat(5_000_000), undefined, null];
    expect(await Promise.all(values.map((value) => rpc.client.call("echo", value)))).toEqual(values);
  });

  it("throws the other side's error for the caller", async () => {
    await using rpc = await opened();
    const refusal: unknown = await rpc.client.call("refuse").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      code: "cloud_paused",
      status: 409,
      userMessage: "It is paused.",
      details: { a: 1 },
    });
    const failure: unknown = await rpc.client.call("fail").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(pg.DatabaseError);
    expect(failure).toMatchObject({ code: "22012", severity: "ERROR", message: "division by zero" });
    await expect(rpc.client.call("crash")).rejects.toMatchObject({ name: "TypeError", message: "a is undefined" });
    await expect(rpc.client.call("toString")).rejects.toThrow("there is no method toString");
  });

  it("keeps the connection when a value cannot be sent", async () => {
    await using rpc = await opened();
    await expect(rpc.client.call("echo", () => 1)).rejects.toThrow();
    await expect(rpc.client.call("echo", Buffer.alloc(100 * 1_048_576))).rejects.toThrow("too large");
    expect(await rpc.client.call("echo", 1)).toBe(1);
    // As the answer: a caller that made it is told the same.
    await expect(rpc.client.call("nest", 200_000)).rejects.toMatchObject({ code: "answer_too_deep", status: 400 });
    expect(await rpc.client.call("echo", 2)).toBe(2);
  });

  it("notifies followers until they leave", async () => {
    await using rpc = await opened();
    const heard: unknown[] = [];
    const leave = rpc.client.follow("bell", (value) => heard.push(value));
    await rpc.client.call("tell", "bell");
    expect(heard).toEqual(["ding"]);
    leave();
    await rpc.client.call("tell", "bell");
    expect(heard).toEqual(["ding"]);
  });

  it("ends calls whose process went away, and finds the next one", async () => {
    await using rpc = await opened();
    await rpc.client.call("echo", 1);
    const lost: string[] = [];
    rpc.client.onLost(() => lost.push("lost"));
    const pending = rpc.client.call("never");
    const ended = expect(pending).rejects.toMatchObject({ status: 503, code: "gateway_restarting" });
    await rpc.server[Symbol.asyncDispose]();
    await ended;
    expect(lost).toEqual(["lost"]);
    const waiting = rpc.client.call("echo", 2);
    await using _next = await serveRpc({ path: rpc.path, methods, log: memoryLog() });
    expect(await waiting).toBe(2);
  });

  it("reports a restart when nobody comes back", async () => {
    await using folder = await temporaryFolder();
    await using client = connectRpc({ path: join(folder.path, "nobody.sock"), patienceMs: 100 });
    await expect(client.call("echo", 1)).rejects.toMatchObject({ status: 503, retryAfter: 1 });
  });
});
