/** Functions that a model writes, and secrets that it never learns: real Deno, real Postgres. */
import { startGateway } from "@slipway/platform/http/gateway-server";
import type { HttpServer } from "@slipway/platform/http/port";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { fetchThrough } from "@slipway/server/testing/by-address";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatContract, type AiMessage } from "../../../../chat/contract/index.ts";
import { answerTo, send, watchTrajectory } from "../../../../chat/testing.ts";
import { cloudContract } from "../../../../cloud/contract/index.ts";
import { enableBackend, visitor, type AppConnection } from "../../../../cloud/testing.ts";
import { fileAtHead } from "../../../../edits/testing.ts";
import { filesContract } from "../../../../files/contract/index.ts";
import { newProject } from "../../../../projects/testing.ts";
import type { PendingApproval } from "../../../contract/index.ts";
import { finishCall, markedBrowser, markedSandbox } from "../../../testing.ts";

const model = createScriptedModel([]);
let app: TestApp;
let gateway: HttpServer;
let maya: TestPerson;
let projectId: string;
let connection: AppConnection;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  gateway = await startGateway({ host: "127.0.0.1", port: 0, hosts: app.services.hosts, log: memoryLog() });
  maya = await app.signUp("Maya");
  projectId = (await newProject(maya.call)).id;
}, 60_000);
afterAll(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const call = (name: string, input: Record<string, unknown> = {}) => ({ name, input });
const written = (name: string, content: string, more: object = {}) =>
  call("write_function", { name, files: [{ path: "index.ts", content }], ...more });
const told: string[] = [];
/** Records the last thing the model was told. */
const then =
  (...toolCalls: ReturnType<typeof call>[]): Script[number] =>
  ({ prompt }) => {
    told.push(JSON.stringify(prompt.at(-1)));
    return { toolCalls };
  };

async function begin(script: Script): Promise<string> {
  told.length = 0;
  model.play(script);
  return (await send(maya.call, projectId, { message: "Send a mail when somebody writes" })).ai_message_id;
}
const answered = (id: string): Promise<AiMessage> => answerTo(app.services, projectId, id);
const question = (id: string): Promise<PendingApproval> =>
  watchTrajectory(
    app.services,
    projectId,
    (docs) => (docs.get(id)?.["approval"] ?? undefined) as PendingApproval | undefined,
  );
const functions = () => maya.call(cloudContract.functions, { params: { id: projectId, ref: projectId } });
const deployed = (slug: string, version: number): Promise<void> =>
  expect
    .poll(async () => (await functions()).find((one) => one.slug === slug)?.version, { timeout: 20_000 })
    .toBe(version);
const invoke = async (name: string): Promise<unknown> =>
  (await visitor(connection, fetchThrough(gateway)).functions.invoke(name)).data;

describe("a function that a model writes", { timeout: 120_000 }, () => {
  it("needs a backend, is checked when it is written, and runs with the turn's version", async () => {
    const good = 'Deno.serve(() => new Response("sent"));';
    const none = await answered(await begin([{ toolCalls: [written("mail", good)] }, then(finishCall({ did: [] }))]));
    expect(told[0]).toContain("has no backend");
    expect(none.version).toBeNull();
    connection = await enableBackend(maya.call, projectId);

    const answer = await answered(
      await begin([
        { toolCalls: [written("mail", "const a: = 3;", { verify_jwt: false })] },
        then(written("mail", good)),
        then(finishCall({ did: ["Sends a mail"] })),
      ]),
    );
    expect(told[0]).toContain("supabase/functions/mail/index.ts:1:10");
    expect(told[1]).toContain(String.raw`"ok":true`);
    expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
    expect(answer.steps.map(({ kind, target, status }) => [kind, target, status])).toEqual([
      ["create", "the function mail", "failed"],
      ["edit", "the function mail", "done"],
      ["check", "types", "done"],
      ["build", "build", "done"],
      ["check", "functions", "done"],
      ["render", "pages", "done"],
    ]);
    expect(answer.evidence!.summary).toContain("Checked: types, build, functions");
    expect(await fileAtHead(app.services, projectId, "supabase/config.toml")).toBe(
      "[functions.mail]\nverify_jwt = false\n",
    );
    await deployed("mail", 1);
    expect(await (await fetchThrough(gateway)(`${connection.url}/functions/v1/mail`)).text()).toBe("sent");
  });

  it("is returned if it cannot be deployed, and the turn is not applied if it stays so [T8.11]", async () => {
    const broken = written("mail", 'import x from "npm:left-pad"; Deno.serve(() => new Response(x));');
    const stubborn = Array.from({ length: 6 }, () => then(broken, finishCall()));
    const answer = await answered(await begin([{ toolCalls: [broken, finishCall()] }, ...stubborn]));
    expect(told[0]).toContain("left-pad");
    expect(answer).toMatchObject({ version: null, can_retry: true });
    expect(answer.pipeline_errors).toMatchObject([
      { code: "FN_DEPLOY", message: expect.stringContaining('imports "npm:left-pad"') as string },
    ]);
    expect(await invoke("mail")).toBe("sent");
    expect(await functions()).toMatchObject([{ slug: "mail", version: 1, error: null }]);
  });

  it("does not fail a turn that changes something else", async () => {
    const other = written("other", 'Deno.serve(() => new Response("other"));');
    const changes = [{ path: "supabase/functions/old/index.ts", content: "const a: = 3;" }];
    await maya.call(filesContract.editCode, {
      params: { projectId },
      body: { changes },
    });
    // The chat tells the person who saved it why it does not run, and they can hand it to the agent.
    const errors = await watchTrajectory(app.services, projectId, (docs) => {
      const saved = [...docs.values()].findLast((doc) => doc["tag"] === "manual-edit")?.["errors"] as
        | string[]
        | undefined;
      return saved === undefined || saved.length === 0 ? undefined : saved;
    });
    expect(errors).toEqual([expect.stringMatching(/^old: .*supabase\/functions\/old\/index\.ts:1:10/s)]);
    const answer = await answered(await begin([{ toolCalls: [other, finishCall()] }]));
    expect(answer.pipeline_errors).toEqual([]);
    expect(answer.version).not.toBeNull();
    await deployed("other", 1);
  });
});

describe("a secret that a model asks for", { timeout: 120_000 }, () => {
  const CANARY = ["canary", "51f0c2", "of the post office"].join(" ");
  const ask = call("request_secret", { name: "MAIL_KEY", why: "From the settings of your mail service" });
  const reads = written("keyed", 'Deno.serve(() => new Response(Deno.env.get("MAIL_KEY") ?? "missing"));');

  async function everythingStored(): Promise<string> {
    const { pool } = app.services.database;
    const tables = await pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    let all = "";
    for (const { name } of tables.rows) all += JSON.stringify((await pool.query(`select * from ${name}`)).rows);
    return all;
  }

  it("is typed into a card and goes to the encrypted store, to functions, and nowhere else [SC1] [C7.04]", async () => {
    const id = await begin([{ toolCalls: [reads, ask] }, then(call("list_secrets")), then(finishCall())]);
    const asked = await question(id);
    expect(asked).toMatchObject({
      secret_name: "MAIL_KEY",
      purpose: "Give the value of the secret MAIL_KEY",
      arguments: "From the settings of your mail service",
    });
    const params = { id: projectId, aiMessageId: id };
    // Consent is no value.
    for (const answer of ["allow_once", "allow_always"] as const)
      await expect(
        maya.call(chatContract.answerApproval, { params, body: { approval_id: asked.id, answer } }),
      ).rejects.toMatchObject({ status: 400, code: "needs_value" });
    const give = (value: string, approval_id = asked.id, person = maya) =>
      person.call(chatContract.giveSecret, { params, body: { approval_id, value } });
    await expect(give(" ")).rejects.toMatchObject({ status: 400 });
    await expect(give(CANARY, "another")).rejects.toMatchObject({ status: 409, code: "not_waiting" });
    await expect(give(CANARY, asked.id, await app.signUp("Otto"))).rejects.toMatchObject({ status: 404 });
    await give(CANARY);
    const answer = await answered(id);
    expect(told[0]).toContain(String.raw`"given":true`);
    expect(told[1]).toContain("MAIL_KEY");
    expect(answer).toMatchObject({ approval: null, pipeline_errors: [] });
    await expect(give(CANARY)).rejects.toMatchObject({ status: 409, code: "not_waiting" });
    await deployed("keyed", 1);
    expect(await invoke("keyed")).toBe(CANARY);

    const secrets = await maya.call(cloudContract.secrets, { params: { id: projectId } });
    for (const text of [
      JSON.stringify([answer, secrets, model.calls, told]),
      JSON.stringify(app.logged, (_key, value: unknown) => (value instanceof Error ? String(value.stack) : value)),
      await everythingStored(),
    ])
      expect(text).not.toContain("51f0c2");
  });

  it("is not stored when the person goes on without it, and the model is told", async () => {
    const id = await begin([
      {
        toolCalls: [
          call("request_secret", { name: "SUPABASE_KEY", why: "x" }),
          { ...ask, input: { ...ask.input, name: "OTHER" } },
        ],
      },
      then(finishCall({ did: [] })),
    ]);
    const asked = await question(id);
    // A name of the platform's is not even asked for.
    expect(asked.secret_name).toBe("OTHER");
    await maya.call(chatContract.answerApproval, {
      params: { id: projectId, aiMessageId: id },
      body: { approval_id: asked.id, answer: "deny" },
    });
    const answer = await answered(id);
    expect(told[0]).toContain("The person did not give OTHER.");
    expect(told[0]).toContain("managed by the platform");
    expect(answer.steps.map(({ kind, target, status }) => [kind, target, status])).toEqual([
      ["ask", "for the secret SUPABASE_KEY", "failed"],
      ["ask", "for the secret OTHER", "failed"],
    ]);
    const { secrets } = await maya.call(cloudContract.secrets, { params: { id: projectId } });
    expect(secrets.map(({ name }) => name)).not.toContain("OTHER");
  });
});
