/** Connecting models in place, against loopback servers that speak the providers' wire formats. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { findLocalServers } from "@slipway/platform/models/local-servers";
import {
  startModelServer,
  WIRE_FORMATS,
  writeFrames,
  type Answer,
} from "@slipway/platform/testing/servers/model-server";
import { countingListener } from "@slipway/platform/testing/network/watched-network";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountReclaimed, accountsContract } from "../../accounts/contract/index.ts";
import { agentContract } from "../../agent/contract/index.ts";
import { answerTo, send } from "../../chat/testing.ts";
import { newProject } from "../../projects/testing.ts";
import { workspaceForgotten } from "../../workspaces/contract/lifecycle.ts";
import { modelsContract } from "../contract/index.ts";
import { feature } from "./index.ts";

const KEY = "sk-a-key-nobody-may-read-0123456789";
const USAGE = { input: 7, output: 3 };

let app: TestApp;
let staff: TestPerson;
let other: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  staff = await app.signUp("Olga");
  other = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const says =
  (text: string, provider: keyof typeof WIRE_FORMATS = "compatible"): Answer =>
  async (response) => {
    await writeFrames(response, WIRE_FORMATS[provider].frames({ text: [text] }, USAGE));
    response.end();
  };

const connect = (url: string, option: "gpt-5" | "kimi-k2" | "grok-4" | "gpt-4.1" = "gpt-5", key: string | null = KEY) =>
  staff.call(modelsContract.connect, {
    body: {
      provider: "compatible",
      base_url: url,
      models: [{ option, model: "a-model", credits_in: 0.5, credits_out: 2 }],
      ...(key === null ? {} : { api_key: key }),
    },
  });
const remove = (id: string) => staff.call(modelsContract.remove, { params: { connectionId: id } });
const optionOf = async (option: string) =>
  (await other.call(agentContract.listModels, {})).models.find((model) => model.option === option);

describe("connecting a model in place", () => {
  it("serves its option at once, in a turn, and not after it was removed [T3.31] [AG1]", async () => {
    await using server = await startModelServer([says("Hello from the model.")]);
    expect(await optionOf("gpt-5")).toMatchObject({ configured: false });
    const { id } = await connect(server.url);
    expect(await optionOf("gpt-5")).toMatchObject({ configured: true, label: expect.stringContaining("GPT-5 (127.") });
    expect(app.services.models.resolve("gpt-5")).toMatchObject({ price: { input: 0.5, output: 2 }, embedded: false });
    const project = await newProject(other.call);
    const sent = await send(other.call, project.id, { message: "Hi", model: "gpt-5", chat_only: true });
    const answer = await answerTo(app.services, project.id, sent.ai_message_id);
    expect(answer.content).toContain("Hello from the model.");
    expect(server.seen[0]!.headers["authorization"]).toBe(`Bearer ${KEY}`);
    await remove(id);
    await expect(send(other.call, project.id, { message: "Hi", model: "gpt-5" })).rejects.toMatchObject({
      status: 400,
      code: "model_not_configured",
    });
  });

  it("never shows a key again: not in an answer, the log, or the stored row", async () => {
    await using server = await startModelServer([
      (response) => void response.writeHead(401).end(JSON.stringify({ error: { message: `bad key ${KEY}` } })),
    ]);
    const made = await connect(server.url);
    const check = await staff.call(modelsContract.test, { params: { connectionId: made.id }, body: {} });
    expect(check).toMatchObject({ ok: false, sentence: expect.stringMatching(/refuses the key.*Settings → Models/) });
    const list = await staff.call(modelsContract.list, {});
    const { rows } = await app.services.database.pool.query("select * from model_connections");
    for (const place of [made, check, list, rows, app.logged]) expect(JSON.stringify(place)).not.toContain("sk-a-key");
    expect(list.connections.find(({ id }) => id === made.id)).toMatchObject({ key: "set", last_check: { ok: false } });
    await remove(made.id);
  });

  it("tests with a real call and says what came back", async () => {
    await using server = await startModelServer([says("ready"), says("ready")]);
    const body = { provider: "compatible", base_url: server.url, model: "a-model", api_key: KEY } as const;
    expect(await staff.call(modelsContract.tryOut, { body })).toMatchObject({
      ok: true,
      sentence: "The model answered: “ready”",
    });
    const made = await connect(server.url);
    const check = await staff.call(modelsContract.test, { params: { connectionId: made.id }, body: {} });
    expect(check.ok).toBe(true);
    expect((await staff.call(modelsContract.list, {})).connections.at(-1)?.last_check).toEqual(check);
    await remove(made.id);
    await using gone = await startModelServer([]);
    await gone[Symbol.asyncDispose]();
    expect(await staff.call(modelsContract.tryOut, { body: { ...body, base_url: gone.url } })).toMatchObject({
      ok: false,
      sentence: "The provider cannot be reached.",
    });
  });

  it("sends a stored key to no other address than the one it was given for", async () => {
    await using server = await startModelServer([says("ready")]);
    await using elsewhere = await startModelServer([says("ready")]);
    const made = await connect(server.url);
    const models = [{ option: "gpt-5" as const, model: "a-model" }];
    await expect(
      staff.call(modelsContract.change, {
        params: { connectionId: made.id },
        body: { provider: "compatible", base_url: elsewhere.url, models },
      }),
    ).rejects.toMatchObject({ status: 400, details: { field: "api_key" } });
    await expect(
      staff.call(modelsContract.tryOut, {
        body: { provider: "compatible", base_url: elsewhere.url, model: "a-model", connection_id: made.id },
      }),
    ).rejects.toMatchObject({ status: 400, details: { field: "api_key" } });
    expect(elsewhere.seen).toEqual([]);
    const same = await staff.call(modelsContract.change, {
      params: { connectionId: made.id },
      body: { provider: "compatible", base_url: server.url, models: [{ option: "grok-4", model: "other-model" }] },
    });
    expect(same).toMatchObject({ key: "set", models: [{ option: "grok-4", model: "other-model", credits_in: null }] });
    expect([await optionOf("gpt-5"), await optionOf("grok-4")].map((option) => option?.configured)).toEqual([
      false,
      true,
    ]);
    await remove(made.id);
  });

  it("thinks as much as its option's name says, or as was set [T3.31]", async () => {
    await using server = await startModelServer([says("ready")]);
    const models = [{ option: "gpt-5-l" as const, model: "a-model" }];
    const body = { provider: "compatible" as const, base_url: server.url, models };
    const made = await staff.call(modelsContract.connect, { body });
    const params = { connectionId: made.id };
    const asked = async () => {
      await staff.call(modelsContract.test, { params, body: {} });
      return server.seen.at(-1)!.body["reasoning_effort"];
    };
    expect(made.models).toMatchObject([{ option: "gpt-5-l", effort: "low" }]);
    expect(await asked()).toBe("low");
    for (const effort of ["high", null] as const) {
      const changed = await staff.call(modelsContract.change, {
        params,
        body: { ...body, models: [{ ...models[0]!, effort }] },
      });
      expect(changed.models).toMatchObject([{ effort }]);
      expect(await asked()).toBe(effort ?? undefined);
    }
    const tried = { provider: "compatible", base_url: server.url, model: "a-model", effort: "xhigh" } as const;
    await staff.call(modelsContract.tryOut, { body: tried });
    expect(server.seen.at(-1)!.body).toMatchObject({ reasoning_effort: "xhigh" });
    await remove(made.id);
  });

  it("gives an option to one connection only, and never one that the environment has set", async () => {
    await using server = await startModelServer([]);
    const made = await connect(server.url, "kimi-k2");
    await expect(connect(server.url, "kimi-k2")).rejects.toMatchObject({ status: 409, code: "option_taken" });
    await remove(made.id);
    app.services.config.modelOptions.push({
      option: "gpt-4.1",
      provider: "compatible",
      baseUrl: server.url,
      model: "m",
      apiKey: KEY,
    });
    try {
      await expect(connect(server.url, "gpt-4.1")).rejects.toMatchObject({ status: 409, code: "option_taken" });
      const { connections } = await staff.call(modelsContract.list, {});
      expect(connections[0]).toMatchObject({ source: "environment", key: "set", models: [{ option: "gpt-4.1" }] });
      expect(JSON.stringify(connections)).not.toContain(KEY);
    } finally {
      app.services.config.modelOptions.pop();
    }
  });

  it("asks for the key again on an installation that cannot decrypt it, as after a restore", async () => {
    await using server = await startModelServer([]);
    const made = await connect(server.url);
    const { pool } = app.services.database;
    await pool.query("update model_connections set sealed_key = 'v1.' || repeat('A', 60) where id = $1", [made.id]);
    const restarted = feature.mount(app.services);
    await restarted.start!();
    try {
      expect((await staff.call(modelsContract.list, {})).connections.at(-1)).toMatchObject({ key: "unreadable" });
      expect(await optionOf("gpt-5")).toMatchObject({ configured: false });
      const check = await staff.call(modelsContract.test, { params: { connectionId: made.id }, body: {} });
      expect(check.sentence).toBe("The key cannot be read on this installation. Enter it again.");
    } finally {
      await restarted.stop!();
      await remove(made.id);
    }
  });

  it("refuses an unknown option, an address with a password, and a provider without its key [AG1]", async () => {
    const body = {
      provider: "compatible",
      base_url: "http://127.0.0.1:1/v1",
      models: [{ option: "gpt-5", model: "m" }],
    };
    const refused = async (change: object) =>
      (await staff
        .call(modelsContract.connect, { body: { ...body, ...change } as never })
        .catch((error: unknown) => error)) as {
        status: number;
      };
    expect(await refused({ models: [{ option: "gpt-9000", model: "m" }] })).toMatchObject({ status: 400 });
    expect(await refused({ base_url: "http://me:word@127.0.0.1/v1" })).toMatchObject({ status: 400 });
    expect(await refused({ base_url: "file:///etc/passwd" })).toMatchObject({ status: 400 });
    expect(await refused({ provider: "anthropic" })).toMatchObject({ status: 400, details: { field: "api_key" } });
    const twice = [
      { option: "gpt-5", model: "m" },
      { option: "gpt-5", model: "n" },
    ];
    expect(await refused({ models: twice })).toMatchObject({ status: 400 });
  });
});

describe("models by name", () => {
  const named = (url: string, change: object = {}) => ({
    provider: "compatible" as const,
    base_url: url,
    api_key: KEY,
    models: [{ model: "a-model", label: "House model", sees: true, context_tokens: 64_000, ...change }],
  });

  it("get an id of their own, which a change keeps, and are picked by it in a message", async () => {
    await using server = await startModelServer([says("Hello from the house.")]);
    const made = await staff.call(modelsContract.connect, { body: named(server.url) });
    const { option } = made.models[0]!;
    expect(option).toMatch(/^mdl_/);
    const changed = await staff.call(modelsContract.change, {
      params: { connectionId: made.id },
      body: { ...named(server.url, { option, label: "Other name" }), api_key: undefined },
    });
    expect(changed.models).toMatchObject([{ option, label: "Other name", sees: true, context_tokens: 64_000 }]);
    const project = await newProject(other.call);
    const { models } = await other.call(agentContract.projectModels, { params: { id: project.id } });
    expect(models.at(-1)).toMatchObject({ option, label: expect.stringContaining("Other name ("), configured: true });
    const sent = await send(other.call, project.id, { message: "Hi", model: option, chat_only: true });
    expect(await answerTo(app.services, project.id, sent.ai_message_id)).toMatchObject({
      content: "Hello from the house.",
      model_label: expect.stringContaining("Other name ("),
    });
    await remove(made.id);
  });

  it("take no id that somebody made up, and need a label", async () => {
    await using server = await startModelServer([]);
    const option = `mdl_${"a".repeat(20)}` as const;
    const made = await staff.call(modelsContract.connect, { body: named(server.url, { option }) });
    expect(made.models[0]!.option).not.toBe(option);
    await expect(
      staff.call(modelsContract.connect, { body: named(server.url, { label: null }) }),
    ).rejects.toMatchObject({ status: 400 });
    await remove(made.id);
  });

  it("are the operator's choice for automatic and for when another is down, and for nobody else", async () => {
    await using server = await startModelServer([]);
    const first = await connect(server.url, "grok-4");
    const house = await staff.call(modelsContract.connect, { body: named(server.url) });
    const { option } = house.models[0]!;
    const choices = { auto: option, fallback: "grok-4" as const };
    expect(await staff.call(modelsContract.choose, { body: choices })).toEqual(choices);
    expect((await staff.call(modelsContract.list, {})).auto).toContain("House model");
    expect(app.services.models.fallbackFor(app.services.models.resolve("auto"))).toMatchObject({ option: "grok-4" });
    await expect(other.call(modelsContract.choose, { body: choices })).rejects.toMatchObject({ status: 404 });
    for (const auto of ["kimi-k2", "auto"] as const)
      await expect(staff.call(modelsContract.choose, { body: { auto, fallback: null } })).rejects.toMatchObject({
        code: "model_not_configured",
      });
    await staff.call(modelsContract.choose, { body: { auto: null, fallback: null } });
    for (const { id } of [first, house]) await remove(id);
  });
});

describe("a workspace's own models", () => {
  const own = (base_url = "https://models.public.dev/v1", change: object = {}) => ({
    provider: "compatible" as const,
    base_url,
    api_key: KEY,
    models: [{ model: "a-model", label: "Our model", credits_in: 3, credits_out: 4, ...change }],
  });

  it("are picked in its projects only, cost no credits, and go with it or with its owner", async () => {
    const nora = await app.signUp("Nora");
    const { id: projectId, workspaceId } = await newProject(nora.call);
    const params = { workspaceId };
    const made = await nora.call(modelsContract.connectOwn, { params, body: own() });
    const { option } = made.models[0]!;
    expect(made).toMatchObject({ key: "set", models: [{ label: "Our model", credits_in: null, credits_out: null }] });
    expect(JSON.stringify(await nora.call(modelsContract.listOwn, { params }))).not.toContain("sk-a-key");
    expect((await staff.call(modelsContract.list, {})).connections.map(({ id }) => id)).not.toContain(made.id);
    const listed = async (person: TestPerson, id: string) =>
      (await person.call(agentContract.projectModels, { params: { id } })).models.map((each) => each.option);
    expect(await listed(nora, projectId)).toContain(option);
    expect(app.services.models.resolve(option, workspaceId).price).toBeNull();
    const elsewhere = await newProject(staff.call);
    expect(await listed(staff, elsewhere.id)).not.toContain(option);
    await expect(send(staff.call, elsewhere.id, { message: "Hi", model: option })).rejects.toMatchObject({
      code: "model_not_configured",
    });
    await app.services.events.emit(workspaceForgotten, { workspaceId: "another" });
    expect((await nora.call(modelsContract.listOwn, { params })).connections).toHaveLength(1);
    await app.services.events.emit(workspaceForgotten, { workspaceId });
    expect((await nora.call(modelsContract.listOwn, { params })).connections).toEqual([]);
    expect(await listed(nora, projectId)).not.toContain(option);
    await nora.call(modelsContract.connectOwn, { params, body: own() });
    const { id: userId } = await nora.call(accountsContract.user, {});
    await app.services.events.emit(accountReclaimed, { userId });
    expect((await nora.call(modelsContract.listOwn, { params })).connections).toEqual([]);
  });

  it("belong to those who manage the workspace, and no id of another workspace's opens one", async () => {
    const maya = await app.signUp("Maya the second");
    const { workspaceId } = await newProject(maya.call);
    const made = await maya.call(modelsContract.connectOwn, { params: { workspaceId }, body: own() });
    await expect(other.call(modelsContract.listOwn, { params: { workspaceId } })).rejects.toMatchObject({
      status: 404,
    });
    const mine = await newProject(other.call);
    const params = { workspaceId: mine.workspaceId, connectionId: made.id };
    const gone = { status: 404, code: "not_found" };
    await expect(other.call(modelsContract.removeOwn, { params })).rejects.toMatchObject(gone);
    await expect(other.call(modelsContract.testOwn, { params, body: {} })).rejects.toMatchObject(gone);
    await expect(other.call(modelsContract.changeOwn, { params, body: own() })).rejects.toMatchObject(gone);
    await expect(remove(made.id)).rejects.toMatchObject(gone);
    await maya.call(modelsContract.removeOwn, { params: { workspaceId, connectionId: made.id } });
    expect((await maya.call(modelsContract.listOwn, { params: { workspaceId } })).connections).toEqual([]);
  });

  it("take no option of the installation and no address without https", async () => {
    const { workspaceId } = await newProject(other.call);
    const refused = (body: ReturnType<typeof own>) =>
      expect(other.call(modelsContract.connectOwn, { params: { workspaceId }, body })).rejects.toMatchObject({
        status: 400,
      });
    await refused(own("http://models.public.dev/v1"));
    await refused(own("https://models.public.dev/v1", { option: "gpt-5" }));
    await refused(own("https://models.public.dev/v1", { option: "auto" }));
  });

  it("never reach an address that is not public, even where its name resolves to one", async () => {
    await using inner = await countingListener((_request, response) => void response.end("secret"));
    const { port } = inner;
    const { workspaceId } = await newProject(other.call);
    const places = [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "169.254.169.254",
      "10.0.0.1",
      "0x7f.1",
      "localhost.localdomain",
    ];
    for (const place of places) {
      const body = own(`https://${place}:${port}/v1`);
      const made = await other.call(modelsContract.connectOwn, { params: { workspaceId }, body });
      const params = { workspaceId, connectionId: made.id };
      expect(await other.call(modelsContract.testOwn, { params, body: {} })).toMatchObject({ ok: false });
      await other.call(modelsContract.removeOwn, { params });
    }
    expect(inner.connections).toBe(0);
  });
});

it("finds model servers on this machine, and only those that list models", async () => {
  const list: Answer = (response) => void response.end(JSON.stringify({ data: [{ id: "qwen3:8b" }, { id: "llama" }] }));
  await using ollama = await startModelServer([list]);
  await using page = await startModelServer([(response) => void response.end("<html>hello</html>")]);
  await using refusing = await startModelServer([(response) => void response.writeHead(401).end("{}")]);
  const at = (name: string, { url }: { url: string }) => ({ name, origin: new URL(url).origin });
  expect(
    await findLocalServers([
      at("Ollama", ollama),
      at("Page", page),
      at("Refusing", refusing),
      { name: "Nobody", origin: "http://127.0.0.1:1" },
    ]),
  ).toEqual([{ name: "Ollama", baseUrl: ollama.url, models: ["qwen3:8b", "llama"] }]);
});
