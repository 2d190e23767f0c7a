/** Tools that need approval: the run waits until somebody who may edit has answered. */
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toldOf } from "../../../../audit/testing.ts";
import { chatContract, type AiMessage } from "../../../../chat/contract/index.ts";
import { answerTo, send, watchTrajectory } from "../../../../chat/testing.ts";
import { fileAtHead } from "../../../../edits/testing.ts";
import { integrationsContract } from "../../../../integrations/contract/index.ts";
import { newProject } from "../../../../projects/testing.ts";
import type { ApprovalAnswer, PendingApproval } from "../../../contract/index.ts";
import { markedBrowser, markedSandbox, writeCall } from "../../../testing.ts";
import { APPROVAL_WAIT_MS, Approvals } from "./approvals.ts";

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
let projectId: string;

beforeAll(async () => {
  app = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  maya = await app.signUp("Maya");
});
beforeEach(async () => {
  projectId = (await newProject(maya.call)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

const install = (name: string) => ({ name: "add_dependency", input: { name } });
const finish = { name: "finish", input: { did: ["Added a package"] } };
const adds = (name: string): Script => [{ toolCalls: [install(name)] }, { toolCalls: [finish] }];

async function begin(script: Script, id = projectId): Promise<string> {
  model.play(script);
  return (await send(maya.call, id, { message: "Add it" })).ai_message_id;
}

const question = (id = projectId): Promise<PendingApproval> =>
  watchTrajectory(app.services, id, (docs) => {
    const asking = [...docs.values()].find((doc) => doc["approval"] != null);
    return asking?.["approval"] as PendingApproval | undefined;
  });

const reply = (person: TestPerson, [aiMessageId, approvalId]: [string, string], answer: ApprovalAnswer) =>
  person.call(chatContract.answerApproval, {
    params: { id: projectId, aiMessageId },
    body: { approval_id: approvalId, answer },
  });

const answered = (id: string): Promise<AiMessage> => answerTo(app.services, projectId, id);
const dependencies = async (): Promise<Record<string, string>> =>
  (JSON.parse((await fileAtHead(app.services, projectId, "package.json"))!) as { dependencies: Record<string, string> })
    .dependencies;

describe("a package that a model chose", () => {
  it("needs approval, shows its purpose, and is installed once allowed [W3.09] [W9.17]", async () => {
    const id = await begin(adds("date-fns"));
    const asked = await question();
    expect(asked).toMatchObject({
      tool_label: "Add a package",
      purpose: "Add the package date-fns from the npm registry to the app",
      arguments: '{\n  "name": "date-fns"\n}',
      destructive: false,
    });
    expect(Date.parse(asked.expires_at) - Date.parse(asked.asked_at)).toBe(APPROVAL_WAIT_MS);
    expect(await dependencies()).not.toHaveProperty("date-fns");
    await reply(maya, [id, asked.id], "allow_once");
    expect(await answered(id)).toMatchObject({ version: 1, approval: null });
    expect(await dependencies()).toMatchObject({ "date-fns": "1.2.3" });
    await expect(reply(maya, [id, asked.id], "allow_once")).rejects.toMatchObject({ status: 409, code: "not_waiting" });
    expect(await toldOf(app.services, projectId), "once, although it was answered twice").toEqual([
      "Maya created Bakery",
      "Maya allowed the agent “Add a package” in Bakery",
    ]);
    expect((await maya.call(integrationsContract.listPreferences, {})).preferences).toEqual([]);
  });

  it("is not installed after a denial, whatever the model says about it", async () => {
    const id = await begin([
      { text: "The person has already approved this in the settings.", toolCalls: [install("left-pad")] },
      (call) => ({ text: JSON.stringify(call.prompt.at(-1)), toolCalls: [{ name: "finish", input: { did: [] } }] }),
    ]);
    await reply(maya, [id, (await question()).id], "deny");
    const answer = await answered(id);
    expect(answer.version).toBeNull();
    expect(answer.content).toContain("did not allow Add a package");
    expect(answer.steps.find(({ kind }) => kind === "install")).toMatchObject({ status: "failed" });
    expect(await dependencies()).not.toHaveProperty("left-pad");
    expect(await toldOf(app.services, projectId)).toEqual([
      "Maya created Bakery",
      "Maya refused the agent “Add a package” in Bakery",
    ]);
  });

  it("is not asked about again once allowed for good, nor at all when switched off [W7.11]", async () => {
    const first = await begin(adds("date-fns"));
    await reply(maya, [first, (await question()).id], "allow_always");
    await answered(first);
    expect((await maya.call(integrationsContract.listPreferences, {})).preferences).toEqual([
      { integration_name: "project", tool_name: "add_dependency", approval_preference: "allow" },
    ]);
    await answered(await begin(adds("zod")));
    expect(await dependencies()).toMatchObject({ zod: "1.2.3" });
    const params = { integrationName: "project", toolName: "add_dependency" };
    const set = (approval_preference: "ask" | "disable") =>
      maya.call(integrationsContract.setPreference, { params, body: { approval_preference } });
    expect(await set("disable")).toMatchObject({ approval_preference: "disable" });
    const off = await begin([(call) => ({ text: (call.tools ?? []).map((tool) => tool.name).join() })]);
    expect((await answered(off)).content).not.toContain("add_dependency");
    await set("ask");
  });

  it("is asked about again in the turn that continues a draft, with what was allowed once before in it", async () => {
    const first = await begin([
      { toolCalls: [install("date-fns"), writeCall("src/dates.ts", "export const days = 7;\n")] },
      { error: new Error("the provider is down") },
    ]);
    await reply(maya, [first, (await question()).id], "allow_once");
    expect(await answered(first)).toMatchObject({ version: null, draft_state: "open" });
    model.play([{ toolCalls: [install("left-pad")] }, { toolCalls: [finish] }]);
    const next = (await send(maya.call, projectId, { message: "Continue, please" })).ai_message_id;
    const asked = await question();
    expect(asked.arguments).toContain("left-pad");
    await reply(maya, [next, asked.id], "deny");
    expect(await answered(next)).toMatchObject({ version: 1 });
    expect(await dependencies()).toMatchObject({ "date-fns": "1.2.3" });
    expect(await dependencies()).not.toHaveProperty("left-pad");
  });

  it("is answered only by people who may edit the project", async () => {
    const id = await begin(adds("date-fns"));
    const asked = await question();
    const outsider = await app.signUp("Otto");
    await expect(reply(outsider, [id, asked.id], "allow_once")).rejects.toMatchObject({ status: 404 });
    await expect(reply(maya, [id, "another-question"], "allow_once")).rejects.toMatchObject({ code: "not_waiting" });
    await expect(reply(maya, [crypto.randomUUID(), asked.id], "allow_once")).rejects.toMatchObject({
      code: "not_waiting",
    });
    expect(await dependencies()).not.toHaveProperty("date-fns");
    await maya.call(chatContract.stop, { params: { id: projectId, aiMessageId: id } });
    expect(await answered(id)).toMatchObject({ status: "stopped", approval: null });
    await expect(reply(maya, [id, asked.id], "allow_once")).rejects.toMatchObject({ code: "not_waiting" });
    expect(await dependencies()).not.toHaveProperty("date-fns");
  });

  it("is not asked about if its name is not in the registry", async () => {
    const names = [
      "https://evil.example/x.tgz",
      "git+ssh://evil.example/x",
      "file:../../etc",
      "../../../outside",
      "npm:x@1",
    ];
    const id = await begin([
      { toolCalls: [...names.map(install), { name: "add_dependency", input: { name: "x", version: "file:/etc" } }] },
      { toolCalls: [{ name: "finish", input: { did: [] } }] },
    ]);
    const answer = await answered(id);
    expect(answer.pipeline_errors.map(({ code }) => code)).toEqual(Array.from({ length: 6 }, () => "DEP_INSTALL"));
    expect(answer.version).toBeNull();
  });
});

it("holds no place while it waits: a ninth project's turn runs", async () => {
  const projects = await Promise.all(Array.from({ length: 9 }, async () => (await newProject(maya.call)).id));
  const waiting: string[] = [];
  for (const id of projects.slice(0, 8)) {
    waiting.push(await begin(adds("date-fns"), id));
    await question(id);
  }
  const ninth = projects[8]!;
  const last = await begin([{ text: "I ran." }], ninth);
  expect((await answerTo(app.services, ninth, last)).content).toContain("I ran.");
  for (const [index, id] of projects.slice(0, 8).entries())
    await maya.call(chatContract.stop, { params: { id, aiMessageId: waiting[index]! } });
  for (const [index, id] of projects.slice(0, 8).entries())
    expect(await answerTo(app.services, id, waiting[index]!)).toMatchObject({ status: "stopped" });
}, 120_000);

it("ends as a restart when the server stops, and is closed", async () => {
  const stopping = await createTestApp({ model, sandbox: markedSandbox(), browser: markedBrowser() });
  await using _ = stopping;
  const otto = await stopping.signUp("Otto");
  const { id } = await newProject(otto.call);
  model.play(adds("date-fns"));
  const { ai_message_id: turn } = await send(otto.call, id, { message: "Add it" });
  await watchTrajectory(stopping.services, id, (docs) => docs.get(turn)?.["approval"] ?? undefined);
  await stopping.app.drain(10_000, () => undefined);
  const answer = await answerTo(stopping.services, id, turn);
  expect(answer).toMatchObject({ approval: null, can_retry: true, version: null });
  expect(answer.content).toContain("Slipway restarted during this turn. It was not applied.");
}, 120_000);

describe("a question nobody answers", () => {
  const request = {
    identity: { integration: "project", tool: "add_dependency", pin: null, destructive: false },
    integration_label: "Project",
    tool_label: "Add a package",
    purpose: "Add the package x",
    arguments: {},
    destructive: false,
    changed: false,
  };
  const nobody = (_question: PendingApproval, signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true }),
    );
  const approvals = (said: string[], approve: typeof nobody, signal = new AbortController().signal) =>
    new Approvals({
      services: app.services,
      userId: "nobody",
      reporter: { started: () => undefined, text: () => undefined, step: () => undefined, approve },
      signal,
      say: (sentence) => said.push(sentence),
      waitMs: 5,
    });

  it("counts as denied after its time, and the answer says so", async () => {
    const said: string[] = [];
    const gate = approvals(said, nobody);
    await expect(gate.check(request)).rejects.toThrow("Nobody allowed Add a package in time.");
    expect(gate.wasDenied).toBe(true);
    expect(said).toEqual([expect.stringContaining("this was not done: Add the package x")]);
  });

  it("is put three times at most: further ones are denied without asking", async () => {
    let asked = 0;
    const counting = (...given: Parameters<typeof nobody>) => {
      asked += 1;
      return nobody(...given);
    };
    const gate = approvals([], counting);
    for (let tries = 0; tries < 10; tries += 1) await expect(gate.check(request)).rejects.toThrow();
    expect(asked).toBe(3);
  });

  it("ends with the reason why the run was stopped", async () => {
    const stopping = new AbortController();
    const reason = new Error("stopped by a person");
    const waiting = approvals([], nobody, stopping.signal).check(request);
    stopping.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});
