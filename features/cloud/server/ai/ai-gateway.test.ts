/**
 * Functions ask language models through their own backend: real Deno, real Postgres, and providers on loopback that
 * speak their formats.
 */
import { request as httpRequest, type IncomingMessage } from "node:http";
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import {
  startModelServer,
  writeFrames,
  type Answer,
  type ModelServer,
  type Said,
} from "@slipway/platform/testing/servers/model-server";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { feature as accounts } from "../../../accounts/server/index.ts";
import { feature as billing } from "../../../billing/server/index.ts";
import { feature as edits } from "../../../edits/server/index.ts";
import { newVersion } from "../../../edits/testing.ts";
import { feature as errors } from "../../../errors/server/index.ts";
import { integrationsContract } from "../../../integrations/contract/index.ts";
import { feature as integrations } from "../../../integrations/server/index.ts";
import { feature as projects } from "../../../projects/server/index.ts";
import { newProject } from "../../../projects/testing.ts";
import { feature as sharing } from "../../../sharing/server/index.ts";
import { feature as workspaces } from "../../../workspaces/server/index.ts";
import { cloudContract, type AiUsage } from "../../contract/index.ts";
import {
  AI_OPTIONS,
  AI_PROVIDER_KEY,
  aiEntries,
  aiFormatAt,
  aiFrames,
  aiRefusal,
  aiSays,
  askAi,
  enableBackend,
  visitor,
  type AppConnection,
} from "../../testing.ts";
import { feature as cloud } from "../index.ts";
import { cloudPorts } from "../../testing/ports.ts";

const features = [accounts, workspaces, sharing, projects, billing, edits, integrations, errors, cloud];
const CANARY = "what the patient told in confidence";
const HELLO: Said = { text: ["Good ", "morning."] };
const LOOKUP: Said = { text: ["Let me look."], calls: [{ id: "c1", name: "lookup", input: ['{"word":', '"a"}'] }] };

let answer: Answer;
let provider: ModelServer;
let app: TestApp;
let gateway: HttpServer;
let maya: TestPerson;
let mayaId: string;
let id: string;
let connection: AppConnection;
let key: string;

beforeAll(async () => {
  provider = await startModelServer([(response, request) => answer(response, request)]);
  app = await createTestApp({ features, config: { modelOptions: aiEntries(provider.url) } });
  gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() });
  maya = await app.signUp("Maya");
  mayaId = (await maya.call(accountsContract.user, {})).id;
}, 60_000);
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app?.[Symbol.asyncDispose]();
  await provider?.[Symbol.asyncDispose]();
});

async function newBackend(): Promise<{ projectId: string; its: AppConnection; itsKey: string }> {
  const { id: projectId } = await newProject(maya.call);
  const its = await enableBackend(maya.call, projectId);
  const found = await cloudPorts(app.services).backends.of(projectId);
  return { projectId, its, itsKey: found!.backend.keys.aiKey };
}
const enableAi = (projectId = id) => app.services.cloud.enableAi(projectId, { userId: mayaId });

beforeEach(async () => {
  answer = aiSays(HELLO);
  provider.seen.length = 0;
  const made = await newBackend();
  [id, connection, key] = [made.projectId, made.its, made.itsKey];
  await enableAi();
});

const ask = (body: object | string, { bearer = key, path = "/chat/completions", to = connection } = {}) =>
  askAi(fetchThrough(gateway), { url: to.url, path, bearer }, body);
const look = (path: string) => askAi(fetchThrough(gateway), { url: connection.url, path, bearer: key });
/** Reads the first piece of an answer and disconnects. */
async function leaveAfterFirstWord(path: string, bearer: string, body: object): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const outgoing = httpRequest({
    ...{ host: "127.0.0.1", port: gateway.port, method: "POST", path },
    headers: { host: new URL(connection.url).host, authorization: `Bearer ${bearer}` },
  });
  outgoing.once("response", resolve).once("error", reject);
  outgoing.end(JSON.stringify(body));
  const response = await promise;
  await new Promise((heard) => response.once("data", heard));
  response.destroy();
}
const question = (more: object = {}) => ({ model: "auto", messages: [{ role: "user", content: CANARY }], ...more });
const tools = [{ type: "function", function: { name: "lookup", parameters: { type: "object", properties: {} } } }];

const refused = async (asked: Promise<Response>): Promise<unknown[]> => {
  const { status, code, message } = await aiRefusal(asked);
  return [status, code, message];
};
const usageOf = (): Promise<AiUsage> => maya.call(cloudContract.aiUsage, { params: { id }, query: {} });
const isUsed = () => maya.call(integrationsContract.get, { params: { id, name: "ai_gateway" } });

/** Chunks of a stream as a client of OpenAI's API reads them. */
function chunksOf(text: string): Record<string, unknown>[] {
  const frames = text.split("\n\n").filter((frame) => frame.startsWith("data: "));
  expect(frames.at(-1)).toBe("data: [DONE]");
  return frames.slice(0, -1).map((frame) => JSON.parse(frame.slice(6)) as Record<string, unknown>);
}
interface Delta {
  content?: string;
  tool_calls?: { index: number; id?: string; function: { name?: string; arguments: string } }[];
}
const choicesOf = (chunks: readonly Record<string, unknown>[]) =>
  chunks.flatMap(({ choices }) => choices as { delta: Delta; finish_reason: string | null }[]);

describe.each(Object.entries(AI_OPTIONS))("a chat completion of %s", (option, { model, shown }) => {
  it("is answered whole, with tool calls and usage [C3.16]", async () => {
    answer = aiSays(LOOKUP);
    const response = await ask(question({ model: option, tools, max_tokens: 50 }));
    expect(await response.json()).toMatchObject({
      object: "chat.completion",
      model,
      choices: [
        {
          index: 0,
          finish_reason: "tool_calls",
          message: {
            role: "assistant",
            content: "Let me look.",
            tool_calls: [{ type: "function", function: { name: "lookup", arguments: '{"word":"a"}' } }],
          },
        },
      ],
      usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
    });
    expect(JSON.stringify(provider.seen[0]!.body)).toContain(CANARY);
    const { usage } = await usageOf();
    expect(usage).toMatchObject([{ model, count: 1, input_tokens: 7, output_tokens: 3 }]);
    expect(usage[0]!.provider).toContain(shown);
  });

  it("is streamed in pieces that add up to the same", async () => {
    answer = aiSays(LOOKUP);
    const response = await ask(question({ model, tools, stream: true, stream_options: { include_usage: true } }));
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const chunks = chunksOf(await response.text());
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } });
    const choices = choicesOf(chunks);
    const deltas = choices.map(({ delta }) => delta);
    expect(deltas.map(({ content = "" }) => content).join("")).toBe("Let me look.");
    const calls = deltas.flatMap(({ tool_calls: pieces = [] }) => pieces);
    expect(calls[0]).toMatchObject({ index: 0, id: expect.any(String) as string, function: { name: "lookup" } });
    expect(calls.map(({ function: { arguments: piece } }) => piece).join("")).toBe('{"word":"a"}');
    expect(choices.map((one) => one.finish_reason).filter(Boolean)).toEqual(["tool_calls"]);
    expect((await usageOf()).usage).toMatchObject([{ model, count: 1 }]);
  });
});

describe("the gateway", () => {
  it("lists connected models; a name may be the option's, the provider's, or follow a vendor", async () => {
    const { data } = (await (await look("/models")).json()) as { data: { id: string; owned_by: string }[] };
    expect(data.map((one) => one.id).toSorted()).toEqual(["auto", ...Object.keys(AI_OPTIONS)].toSorted());
    expect(data.find((one) => one.id === "gemini-2.5-flash")).toMatchObject({ object: "model", owned_by: "google" });
    expect(await (await look("/models/gpt-5")).json()).toMatchObject({ id: "gpt-5", owned_by: "openai" });
    for (const model of ["google/gemini-2.5-flash", "claude-haiku-4-5"])
      expect((await ask(question({ model }))).status).toBe(200);
    expect(await refused(ask(question({ model: "gpt-99" })))).toEqual([
      404,
      "model_not_found",
      expect.stringContaining("Connected: auto, gpt-4.1, gpt-5, "),
    ]);
    expect(await refused(look("/models/gpt-99"))).toEqual([404, "model_not_found", expect.any(String)]);
  });

  it("is opened only by the project's own managed key, which is shown to nobody", async () => {
    const other = await newBackend();
    await enableAi(other.projectId);
    const { keys } = (await cloudPorts(app.services).backends.of(id))!.backend;
    for (const bearer of [other.itsKey, keys.anonKey, keys.serviceKey, `${key}x`, AI_PROVIDER_KEY, ""])
      expect(await refused(ask(question(), { bearer }))).toEqual([401, "invalid_api_key", expect.any(String)]);
    expect(await refused(ask(question(), { to: other.its }))).toEqual([401, "invalid_api_key", expect.any(String)]);
    // Nor does it open anything else.
    const rest = await fetchThrough(gateway)(`${connection.url}/rest/v1/`, { headers: { apikey: key } });
    expect(rest.status).toBe(401);
    expect(provider.seen).toEqual([]);
    const { secrets } = await maya.call(cloudContract.secrets, { params: { id } });
    const managed = secrets.filter(({ name }) => name.startsWith("SLIPWAY_AI_"));
    expect(managed).toMatchObject([
      { name: "SLIPWAY_AI_KEY", value: null, is_user_secret: false },
      { name: "SLIPWAY_AI_URL", value: null, is_user_secret: false },
    ]);
    const remove = { params: { id }, query: {}, body: { secretNames: ["SLIPWAY_AI_KEY"] } };
    await expect(maya.call(cloudContract.deleteSecrets, remove)).rejects.toMatchObject({ status: 403 });
  });

  it("refuses before AI was enabled, and says who can enable it [AI1] [C7.24]", async () => {
    const other = await newBackend();
    expect(await maya.call(integrationsContract.get, { params: { id: other.projectId, name: "ai_gateway" } })).toEqual({
      is_used: false,
    });
    expect(await refused(ask(question(), { bearer: other.itsKey, to: other.its }))).toEqual([
      403,
      "ai_not_enabled",
      expect.stringContaining("Enable AI for this project"),
    ]);
    expect(provider.seen).toEqual([]);
    expect(await isUsed()).toEqual({ is_used: true });
  });

  it("refuses malformed and unknown requests in the dialect of the API", async () => {
    expect(await refused(ask("{"))).toEqual([400, "invalid_json", expect.any(String)]);
    expect(await refused(ask(question({ messages: [] })))).toEqual([400, "invalid_value", expect.any(String)]);
    expect(await refused(ask(question({ messages: [{ role: "user", content: "x".repeat(5_000_000) }] })))).toEqual([
      413,
      "request_too_large",
      "The request has more than 4 MB.",
    ]);
    expect(await refused(ask(question(), { path: "/embeddings" }))).toEqual([404, "unknown_url", expect.any(String)]);
    expect(await refused(look("/chat/completions"))).toEqual([404, "unknown_url", expect.any(String)]);
  });

  it("passes a provider's refusal on, without the operator's key, and charges nobody", async () => {
    const cases: [number, string, [number, string]][] = [
      [400, "bad tool schema", [400, "refused_by_provider"]],
      [400, "maximum context length is 10 tokens", [400, "context_length_exceeded"]],
      [401, `Incorrect API key provided: ${AI_PROVIDER_KEY}`, [502, "provider_failed"]],
    ];
    for (const [status, message, expected] of cases) {
      answer = (response, { url }) =>
        void response
          .writeHead(status, { "content-type": "application/json" })
          .end(JSON.stringify(aiFormatAt(url).refusal(message)));
      for (const stream of [false, true]) {
        const { status: code, code: word, message: said, headers } = await aiRefusal(ask(question({ stream })));
        expect([code, word]).toEqual(expected);
        expect(headers.get("x-should-retry")).toBe(String(code === 502));
        expect(said).not.toContain(AI_PROVIDER_KEY);
      }
    }
    expect((await usageOf()).usage).toEqual([]);
  });

  it("reports a broken stream in the stream, and counts what was sent until then", async () => {
    answer = async (response) => {
      await writeFrames(response, aiFrames(HELLO).slice(0, -3));
      response.destroy();
    };
    const text = await (await ask(question({ model: "kimi-k2", stream: true }))).text();
    expect(text).toContain("Good ");
    expect(text).not.toContain("[DONE]");
    const last = text.trim().split("\n\n").at(-1)!;
    expect(JSON.parse(last.slice(6))).toMatchObject({ error: { code: "provider_failed", type: "server_error" } });
    const [use] = (await usageOf()).usage;
    expect(use).toMatchObject({ model: "kimi", count: 1, output_tokens: 4 });
    expect(use!.input_tokens).toBeGreaterThan(CANARY.length / 4);
  });

  it("ends the request to the provider when the caller leaves, and records the usage until then", async () => {
    answer = async (response) => {
      await writeFrames(response, aiFrames(HELLO).slice(0, 2));
    };
    await leaveAfterFirstWord("/ai/v1/chat/completions", key, question({ model: "kimi-k2", stream: true }));
    await expect.poll(() => provider.open).toBe(0);
    await expect.poll(async () => (await usageOf()).usage).toMatchObject([{ model: "kimi", count: 1 }]);
  });

  it("writes no question or answer into any log or table", async () => {
    answer = aiSays({ text: [`An answer about ${CANARY}`] });
    for (const stream of [true, false]) await (await ask(question({ stream }))).text();
    answer = (response, { body }) =>
      void response
        .writeHead(400, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { message: `No: ${JSON.stringify(body)}`, type: "invalid_request_error" } }));
    await (await ask(question({ model: "kimi-k2" }))).text();
    const read = async (): Promise<unknown[]> =>
      (
        await maya.call(cloudContract.logs, {
          params: { id },
          query: { query: "select event_message, source from logs order by timestamp desc limit 100" },
        })
      ).result;
    await expect
      .poll(read, { timeout: 10_000 })
      .toContainEqual({ event_message: "AI | 400 | refused_by_provider", source: "edge_logs" });
    const { pool } = app.services.database;
    const tables = await pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    let stored = "";
    for (const { name } of tables.rows) stored += JSON.stringify((await pool.query(`select * from ${name}`)).rows);
    const logged = JSON.stringify(app.logged, (_name, value: unknown) =>
      value instanceof Error ? `${String(value.stack)} ${JSON.stringify(value)}` : value,
    );
    for (const text of [stored, logged, JSON.stringify(await read())])
      for (const secret of [CANARY, key, AI_PROVIDER_KEY]) expect(text).not.toContain(secret);
  });
});

const FUNCTION = `
  Deno.serve(async (request) => {
    const { question, stream, relay } = await request.json();
    const answer = await fetch(Deno.env.get("SLIPWAY_AI_URL") + "/chat/completions", {
      method: "POST",
      headers: { Authorization: "Bearer " + Deno.env.get("SLIPWAY_AI_KEY"), "Content-Type": "application/json" },
      body: JSON.stringify({ model: "auto", stream, messages: [{ role: "user", content: question }] }),
    });
    if (relay) return new Response(answer.body, { headers: { "Content-Type": "text/event-stream" } });
    if (!stream) return Response.json({ status: answer.status, said: await answer.json() });
    let said = "", pieces = 0;
    for await (const line of answer.body.pipeThrough(new TextDecoderStream())) {
      for (const frame of line.split("\\n\\n").filter((one) => one.startsWith("data: {"))) {
        said += JSON.parse(frame.slice(6)).choices[0].delta.content ?? "";
        pieces += 1;
      }
    }
    return Response.json({ said, pieces });
  });
`;

describe("a function", { timeout: 60_000 }, () => {
  it("asks by the key and address in its environment, whole and streamed, and learns why nothing answers", async () => {
    await newVersion(app.services, id, { files: { "supabase/functions/ask/index.ts": FUNCTION } });
    await cloudPorts(app.services).deployer.ended(id);
    const invoke = async (body: object): Promise<unknown> =>
      (await visitor(connection, fetchThrough(gateway)).functions.invoke("ask", { body })).data;
    expect(await invoke({ question: "Hello?" })).toMatchObject({
      status: 200,
      said: { choices: [{ message: { content: "Good morning." } }] },
    });
    const streamed = (await invoke({ question: "Hello?", stream: true })) as { said: string; pieces: number };
    expect(streamed.said).toBe("Good morning.");
    expect(streamed.pieces).toBeGreaterThanOrEqual(4);
    expect((await usageOf()).usage).toMatchObject([{ count: 2 }]);
    answer = (response) =>
      void response
        .writeHead(400, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { message: "too rude", type: "invalid_request_error" } }));
    expect(await invoke({ question: "Hello?" })).toMatchObject({
      status: 400,
      said: { error: { code: "refused_by_provider", message: expect.stringContaining("too rude") as string } },
    });
    // A visitor who disconnects ends the request to the provider, through the function.
    answer = async (response) => {
      await writeFrames(response, aiFrames(HELLO).slice(0, 2));
    };
    const relayed = { question: "Hello?", stream: true, relay: true };
    await leaveAfterFirstWord("/functions/v1/ask", connection.anon_key, relayed);
    await expect.poll(() => provider.open).toBe(0);
    await expect.poll(async () => (await usageOf()).usage[0]!.count).toBe(3);
    expect(provider.seen.slice(0, 2).map(({ headers }) => headers.authorization)).toEqual(
      Array.from({ length: 2 }, () => `Bearer ${AI_PROVIDER_KEY}`),
    );
  });
});

it("answers 503 with what to connect if no provider is connected, and invents nothing", async () => {
  await using bare = await createTestApp({ features });
  await using front = await startGateway({
    ...{ host: "127.0.0.1", port: 0, hosts: bare.services.hosts, log: memoryLog() },
  });
  const olga = await bare.signUp("Olga");
  const { id: projectId } = await newProject(olga.call);
  const its = await enableBackend(olga.call, projectId);
  await bare.services.cloud.enableAi(projectId, { userId: (await olga.call(accountsContract.user, {})).id });
  expect(await bare.services.cloud.aiState(projectId)).toBe("no_provider");
  const { aiKey } = (await cloudPorts(bare.services).backends.of(projectId))!.backend.keys;
  const send = (path: string, body?: object) => askAi(fetchThrough(front), { url: its.url, path, bearer: aiKey }, body);
  for (const model of ["auto", "gpt-5", "offline"])
    expect(await refused(send("/chat/completions", question({ model })))).toEqual([
      503,
      "ai_not_configured",
      expect.stringContaining("Settings → Models"),
    ]);
  expect(await (await send("/models")).json()).toEqual({ object: "list", data: [] });
}, 60_000);
