import { unavailable } from "@slipway/kernel/errors";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { marked, markedBrowser, markedSandbox } from "../../../agent/testing.ts";
import { chatContract, type AiMessage } from "../../../chat/contract/index.ts";
import { answerTo, send, trajectoryOf, type Message } from "../../../chat/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { setPlan } from "../../../workspaces/testing.ts";
import { billingContract } from "../../contract/index.ts";
import { grantCredits, readBooks } from "../../testing.ts";
import { endRunCredits } from "./left-over.ts";
import { estimateRun, runCost } from "./run-price.ts";

const model = createScriptedModel([]);
/** 1 credit per 1,000 tokens in, 2 per 1,000 out. */
const price = { input: 1, output: 2 };
let app: TestApp;
let maya: TestPerson;
let projectId: string;
let workspaceId: string;

beforeAll(async () => {
  app = await createTestApp({
    model: { model, label: "GPT-5", free: false, contextTokens: 100_000, price },
    sandbox: markedSandbox(),
    browser: markedBrowser(),
  });
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
  ({ id: projectId, workspaceId } = await newProject(maya.call));
  await setPlan(app.services, workspaceId, "free");
});
afterAll(() => app[Symbol.asyncDispose]());

const usage = { input: 600, output: 100 };
const write = (path: string, content: string) => ({ name: "write_file", input: { path, content } });
const finish = { name: "finish", input: { did: ["Added a page"], not_done: [], suggestions: [] } };
const works: Script = [
  { toolCalls: [write("src/pages/Menu.tsx", "export const menu = 1;\n")], usage },
  { toolCalls: [finish], usage },
];

async function turn(script: Script, message: Message = { message: "Add a page" }): Promise<AiMessage> {
  model.play(script);
  const sent = await send(maya.call, projectId, message);
  return answerTo(app.services, projectId, sent.ai_message_id);
}
const credits = () => maya.call(billingContract.projectCredits, { params: { projectId }, query: {} });
const lines = async () =>
  (await maya.call(billingContract.usage, { params: { id: workspaceId }, query: {} })).entries.map(
    ({ kind, amount, reason }) => [kind, amount, reason],
  );
async function expectSound(): Promise<void> {
  const { balance, sums } = await readBooks(app.services, workspaceId);
  expect(sums).toEqual({ lines: balance, lastLine: balance, lots: balance });
}

describe("a turn with a model that has a price", () => {
  it("costs its tokens, shown on the answer and in the ledger", async () => {
    expect(await turn(works)).toMatchObject({ version: 1, cost_credits: 1.6 });
    expect(await credits()).toMatchObject({ priced: true, free: 5, used: 1.6, remaining: 3.4 });
    expect(await lines()).toEqual([
      ["run", -1.6, null],
      ["daily", 5, null],
    ]);
    await expectSound();
  });

  it("that only answers costs at least 1 credit", async () => {
    const answer = await turn([{ text: "Two pages.", usage: { input: 10, output: 5 } }], {
      message: "Which pages are there?",
      chat_only: true,
    });
    expect(answer).toMatchObject({ content: "Two pages.", cost_credits: 1 });
  });

  it("is given back in full when its checks fail to the end, with a line and a sentence", async () => {
    const broken = { toolCalls: [write("src/a.ts", marked("type-error", "Cannot find name 'Order'."))], usage };
    const again = { toolCalls: [finish], usage: { input: 0, output: 0 } };
    const answer = await turn([broken, { toolCalls: [finish], usage }, { toolCalls: [finish], usage }, again, again]);
    expect(answer.content).toMatch(/Your app is as it was\. What I made is kept as a draft\. 2\.4 credits returned\.$/);
    expect(answer).toMatchObject({ version: null, cost_credits: null, can_retry: true });
    expect(await lines()).toEqual([
      ["refund", 2.4, "run_failed"],
      ["run", -2.4, null],
      ["daily", 5, null],
    ]);
    expect(await credits()).toMatchObject({ remaining: 5 });
    await expectSound();
  });

  it("costs nothing when the model never answered", async () => {
    const answer = await turn([{ error: unavailable("model_unavailable", "GPT-5 is away.") }]);
    expect(answer).toMatchObject({ cost_credits: null });
    expect(answer.content).not.toContain("returned");
    expect(await credits()).toMatchObject({ remaining: 5 });
  });

  it("holds more while it needs more, and is returned in full if there is no more", async () => {
    const long = { toolCalls: [write("src/b.ts", "export const b = 1;\n")], usage: { input: 3000, output: 1500 } };
    const answer = await turn([long, { toolCalls: [finish], usage }]);
    expect(answer.content).toContain("This workspace is out of credits. What I made is kept as a draft.");
    expect(answer.content).toContain("5 credits returned.");
    expect(await credits()).toMatchObject({ remaining: 5 });
    await grantCredits(app.services, workspaceId, { amount: 100, userId: "u" });
    const large = { ...long, usage: { input: 70_000, output: 0 } };
    expect(await turn([large, { toolCalls: [finish], usage }])).toMatchObject({ cost_credits: 70.8 });
    expect(await credits()).toMatchObject({ remaining: 34.2 });
    await expectSound();
  });

  it("that a person stopped costs what it used", async () => {
    const started = Promise.withResolvers<void>();
    const never = new Promise<void>(() => undefined);
    model.play([
      { text: "Reading.", toolCalls: [{ name: "search", input: {} }], usage },
      () => {
        started.resolve();
        return { after: never };
      },
    ]);
    const sent = await send(maya.call, projectId, { message: "Add a page" });
    await started.promise;
    await maya.call(chatContract.stop, { params: { id: projectId, aiMessageId: sent.ai_message_id } });
    expect(await answerTo(app.services, projectId, sent.ai_message_id)).toMatchObject({
      stopped: true,
      cost_credits: 0.8,
    });
    expect(await credits()).toMatchObject({ remaining: 4.2 });
  });
});

describe("without credits", () => {
  const spendAll = async () => {
    await turn([{ text: "Long.", usage: { input: 5000, output: 0 } }], { message: "?", chat_only: true });
  };

  it("a message is refused with 402 before anything is written [W8.01] [W4.19] [K4]", async () => {
    await spendAll();
    const before = await trajectoryOf(maya.call, projectId);
    expect(await credits()).toMatchObject({ remaining: 0, state: "reached" });
    await expect(send(maya.call, projectId, { message: "More" })).rejects.toMatchObject({
      status: 402,
      code: "out_of_credits",
    });
    expect(await trajectoryOf(maya.call, projectId)).toEqual(before);
  });

  it("a failed turn stays retryable", async () => {
    const answer = await turn([{ error: unavailable("model_unavailable", "Away.") }]);
    await spendAll();
    const again = { params: { id: projectId, aiMessageId: answer.id } };
    const ids = { id: crypto.randomUUID(), ai_message_id: crypto.randomUUID() };
    await expect(maya.call(chatContract.retry, { ...again, body: ids })).rejects.toMatchObject({ status: 402 });
    const [same] = (await trajectoryOf(maya.call, projectId)).filter(({ id }) => id === answer.id);
    expect(same).toMatchObject({ can_retry: true });
  });

  it("the offline builder still works, and costs nothing", async () => {
    await spendAll();
    const answer = await turn([], { message: "Which pages are there?", chat_only: true, use_offline_builder: true });
    expect(answer).toMatchObject({ status: "completed", model_label: "Offline builder", cost_credits: null });
  });
});

it("a turn that a restart cut off returns its hold once, and keeps the charge of what was applied", async () => {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<string>();
  model.play([
    () => {
      reached.resolve("");
      return { text: "Done.", after: gate.promise, usage };
    },
  ]);
  const sent = await send(maya.call, projectId, { message: "Why?", chat_only: true });
  await reached.promise;
  const run = { runId: sent.ai_message_id, reason: "restarted" } as const;
  expect((await credits()).remaining).toBeLessThan(5);
  const { returned } = await endRunCredits(app.services, { ...run, applied: false });
  expect(returned).toBeGreaterThan(0);
  expect(await endRunCredits(app.services, { ...run, applied: false })).toEqual({ cost: 0, returned });
  gate.resolve();
  expect(await answerTo(app.services, projectId, sent.ai_message_id)).toMatchObject({ cost_credits: null });
  expect(await credits()).toMatchObject({ remaining: 5 });
  expect((await lines()).filter(([kind]) => kind === "refund")).toEqual([["refund", returned, "restarted"]]);
  const charged = await turn(works);
  const kept = await endRunCredits(app.services, { runId: charged.id, applied: true, reason: "restarted" });
  expect(kept).toEqual({ cost: charged.cost_credits, returned: 0 });
  await expectSound();
});

describe("prices", () => {
  it("are charged by the tenth, at least 1 for an answer in chat, nothing for no tokens", () => {
    const tenths = (micro: number): number => micro / 1_000_000;
    expect(tenths(runCost(price, "agent", { input: 1, output: 0 }))).toBe(0.1);
    expect(tenths(runCost(price, "agent", { input: 1000, output: 101 }))).toBe(1.3);
    expect(tenths(runCost(price, "chat", { input: 1, output: 0 }))).toBe(1);
    expect(runCost(price, "chat", { input: 0, output: 0 })).toBe(0);
  });

  it("an estimate goes by the workspace's own runs, once there are three", () => {
    const recent = [4.2, 4.4, 5.1, 5.5, 5.8].map((credits) => credits * 1_000_000);
    expect(estimateRun(price, "agent", recent)).toEqual({ low: 4, high: 6 });
    expect(estimateRun({ input: 0.01, output: 0.05 }, "agent", recent.slice(0, 2))).toEqual({ low: 0.7, high: 2 });
  });
});
