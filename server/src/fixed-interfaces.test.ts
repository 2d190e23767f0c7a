/**
 * Interfaces that other programs rely on, called as they do: without browser or typed client, only by addresses, JSON
 * and a cookie.
 */
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fetchByAddress } from "./testing/by-address.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let server: HttpServer;
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  app = stack.use(await createTestApp({ model: createScriptedModel([{ text: "Done." }]) }));
  server = stack.use(await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() }));
});
afterAll(() => stack.disposeAsync());

interface Answer {
  status: number;
  body: Record<string, unknown>;
  cookie: string;
}

async function call(method: string, path: string, sent: { headers?: Record<string, string>; body?: unknown } = {}) {
  const answer = await fetchByAddress(`http://slipway.localhost:${server.port}/api${path}`, {
    method,
    headers: { ...(sent.body === undefined ? {} : { "content-type": "application/json" }), ...sent.headers },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { status: answer.status, body: (await answer.json()) as Answer["body"], cookie } satisfies Answer;
}

it("takes a program from sign-up to its project's conversation and versions", async () => {
  const person = { name: "Maya", email: "maya@example.com", password: "correct horse 9" };
  const signedUp = await call("POST", "/auth/sign-up/email", { body: person });
  expect(signedUp.status, JSON.stringify(signedUp.body)).toBe(200);
  const signedIn = await call("POST", "/auth/sign-in/email", { body: person });
  expect(signedIn).toMatchObject({ status: 200 });
  const { body: made, status } = await call("POST", "/user/tokens", {
    headers: { cookie: signedIn.cookie },
    body: { name: "a program" },
  });
  expect(status, JSON.stringify(made)).toBe(200);
  const headers = { authorization: `Bearer ${String(made["token"])}` };
  const { body: user } = await call("GET", "/user", { headers });
  expect(user).toMatchObject({ email: person.email, attributes: { display_name: "Maya" } });
  const [workspace] = user["workspaces"] as { id: string }[];
  const { body: project } = await call("POST", "/projects", { headers, body: { workspace_id: workspace!.id } });
  const at = `/projects/${String(project["id"])}`;
  const message = { id: crypto.randomUUID(), message: "Hello" };
  const sent = await call("POST", `${at}/chat`, { headers, body: message });
  expect(sent, JSON.stringify(sent.body)).toMatchObject({
    status: 200,
    body: { id: message.id, ai_message_id: expect.any(String), status: "running" },
  });
  // After a lost answer, sending the same message again gives the same turn.
  const again = await call("POST", `${at}/chat`, { headers, body: message });
  expect(again.body["ai_message_id"]).toBe(sent.body["ai_message_id"]);
  for (const list of ["trajectory", "edits"]) {
    const page = await call("GET", `${at}/${list}?limit=30&before=`, { headers });
    expect(page, list).toMatchObject({ status: 200, body: { items: expect.any(Array), seq: expect.any(Number) } });
    expect(await call("GET", `${at}/${list}?limit=30&before=x`, { headers })).toMatchObject({
      status: 400,
      body: { error: { details: { field: "before" } } },
    });
  }
});
