/**
 * Bounds of a project's requests to language models, tried against a provider on loopback that is slow, silent or cut
 * off.
 */
import { request as httpRequest, type ClientRequest, type IncomingMessage } from "node:http";
import { createModels } from "@slipway/platform/models/models";
import { createScriptedModel } from "@slipway/platform/models/scripted";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
  type ModelServer,
} from "@slipway/platform/testing/servers/model-server";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Service } from "../gateway/service.ts";
import { openListeningProject, type ListeningProject } from "../testing/listening-project.ts";
import { aiService, type AiLimits } from "./ai-service.ts";
import type { AiHost, AiUse } from "./host.ts";

const FRAMES = WIRE_FORMATS.compatible.frames({ text: ["Good ", "morning."] }, { input: 7, output: 3 });
const says: Answer = async (response) => {
  await writeFrames(response, FRAMES);
  response.end();
};
/** Sends the first frames and then nothing more. */
const stalls: Answer = (response) => writeFrames(response, FRAMES.slice(0, 2));
const silent: Answer = () => undefined;

const uses: AiUse[] = [];
/** Applies the limits from here on, with nothing under way. */
let withLimits: (limits: Partial<AiLimits>) => void;
let answer: Answer;
let provider: ModelServer;
let project: ListeningProject;

beforeAll(async () => {
  provider = await startModelServer([(response, request) => answer(response, request)]);
  const entry = { option: "gpt-5", provider: "compatible", baseUrl: provider.url, model: "m", apiKey: null } as const;
  const host: AiHost = {
    models: createModels({ config: { modelOptions: [entry] }, offlineBuilder: createScriptedModel([]) }),
    admit: async () => ({ end: async (use) => void uses.push(use) }),
  };
  let service = aiService(host);
  withLimits = (limits) => void (service = aiService(host, limits));
  const current: Service = { ...service, handle: (request, backend) => service.handle(request, backend) };
  project = await openListeningProject([current], { requiresKey: true });
}, 60_000);
afterAll(async () => {
  await project?.[Symbol.asyncDispose]();
  await provider?.[Symbol.asyncDispose]();
});
beforeEach(() => {
  answer = says;
  uses.length = 0;
});

interface Sent {
  outgoing: ClientRequest;
  response: Promise<IncomingMessage>;
}
function send(stream: boolean): Sent {
  const outgoing = httpRequest(`${project.url}/ai/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${project.keys.aiKey}` },
  });
  const response = new Promise<IncomingMessage>((resolve, reject) =>
    outgoing.once("response", resolve).once("error", reject),
  );
  response.catch(() => undefined);
  outgoing.end(JSON.stringify({ model: "auto", stream, messages: [{ role: "user", content: "Hello" }] }));
  return { outgoing, response };
}
async function ask(stream = false): Promise<{ status: number; text: string; retryAfter: string | undefined }> {
  const response = await send(stream).response;
  const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  return { status: response.statusCode!, text, retryAfter: response.headers["retry-after"] };
}

it.each([
  ["one project", { maxRunning: 1 }, "1 AI requests under way already"],
  ["all projects", { maxRunningOfAll: 1 }, "too many AI requests under way"],
])("bounds concurrent requests of %s, and frees a place when its caller leaves", async (_of, given, words) => {
  withLimits(given);
  answer = stalls;
  const first = send(true);
  const response = await first.response;
  await new Promise((heard) => response.once("data", heard));
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, retryAfter: expect.any(String) as string });
  expect(refused.text).toContain(words);
  first.outgoing.destroy();
  answer = says;
  await expect.poll(async () => (await ask()).status).toBe(200);
  expect(uses[0]).toMatchObject({ outcome: "aborted", isEstimated: true });
  expect(uses[0]!.outputTokens).toBeGreaterThan(0);
});

it("ends a request whose caller left before the provider's first word", async () => {
  withLimits({ maxRunning: 1 });
  answer = silent;
  for (const stream of [true, false]) {
    const { outgoing } = send(stream);
    await expect.poll(() => provider.open).toBe(1);
    outgoing.destroy();
    await expect.poll(() => provider.open).toBe(0);
  }
  answer = says;
  await expect.poll(async () => (await ask()).status).toBe(200);
  expect(uses.slice(0, 2).map(({ outcome }) => outcome)).toEqual(["aborted", "aborted"]);
});

it("allows a burst, and then requests at the rate of refill", async () => {
  withLimits({ burst: 2, perSecond: 0.001 });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.text).toContain("too fast");
});

it("bounds the time until the first word and until the last", async () => {
  withLimits({ firstMs: 50 });
  answer = silent;
  for (const stream of [false, true]) {
    const { status, text } = await ask(stream);
    expect([status, text]).toEqual([504, expect.stringContaining('"code":"timeout"')]);
  }
  await expect.poll(() => provider.open).toBe(0);
  withLimits({ firstMs: 60_000, wholeMs: 50 });
  answer = stalls;
  const { status, text } = await ask(true);
  expect(status).toBe(200);
  expect(text).toContain("Good ");
  expect(text.trim().split("\n\n").at(-1)).toContain('"code":"timeout"');
  await expect.poll(() => provider.open).toBe(0);
  expect(uses.map(({ outcome }) => outcome)).toEqual(["aborted", "aborted", "aborted"]);
});

it("refuses input nested too deep to be serialised, before a model is asked", async () => {
  withLimits({ maxRunning: 1 });
  const deep = `{"type":"object","x":${"[".repeat(500_000)}${"]".repeat(500_000)}}`;
  const tool = `{"type":"function","function":{"name":"f","parameters":${deep}}}`;
  const body = `{"model":"auto","messages":[{"role":"user","content":"Hello"}],"tools":[${tool}]}`;
  const headers = { authorization: `Bearer ${project.keys.aiKey}` };
  const response = await fetch(`${project.url}/ai/v1/chat/completions`, { method: "POST", headers, body });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("200 levels");
  expect(uses).toEqual([]);
  expect((await ask()).status).toBe(200);
});

it("bounds the bytes of a body, and the refusal names the bound", async () => {
  withLimits({ maxBodyBytes: 1_048_576 });
  const response = await fetch(`${project.url}/ai/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${project.keys.aiKey}` },
    body: "x".repeat(3_000_000),
  });
  expect([response.status, await response.text()]).toEqual([413, expect.stringContaining("more than 1 MB")]);
});
