/** Helpers of a turn: they work side by side, write only where they may, and cost the turn. */
import {
  createScriptedModel,
  type Script,
  type ScriptedModel,
  type ScriptedStep,
} from "@slipway/platform/models/scripted";
import { createTestApp, type TestApp } from "@slipway/server/testing/test-app";
import type { TestPerson } from "@slipway/server/testing/test-person";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AiMessage } from "../../../chat/contract/index.ts";
import { answerTo, send } from "../../../chat/testing.ts";
import { fileAtHead, headOf } from "../../../edits/testing.ts";
import { newProject } from "../../../projects/testing.ts";
import { setPlan } from "../../../workspaces/testing.ts";
import { markedBrowser, markedSandbox } from "../../testing.ts";

type Call = Parameters<ScriptedModel["doStream"]>[0];

const model = createScriptedModel([]);
let app: TestApp;
let maya: TestPerson;
/** Calls of earlier turns. */
let seen = 0;

beforeAll(async () => {
  app = await createTestApp({
    model: { model, label: "GPT-5", free: false, contextTokens: 100_000, price: { input: 1, output: 1 } },
    sandbox: markedSandbox(),
    browser: markedBrowser(),
  });
});
beforeEach(async () => {
  maya = await app.signUp("Maya");
});
afterAll(() => app[Symbol.asyncDispose]());

const usage = { input: 500, output: 0 };
const tasks = (...titles: string[]) => ({
  name: "delegate",
  input: { briefs: titles.map((title) => `${title}\nLook for it.`) },
});
const isHelper = ({ prompt }: Call): boolean => JSON.stringify(prompt[0]).includes("You help an agent");
const hasRead = ({ prompt }: Call): boolean => prompt.some(({ role }) => role === "tool");

/** The agent hands over and then answers; helpers do what `helps` says. */
async function turn(
  first: ScriptedStep,
  helps: (call: Call) => ScriptedStep,
  plan: "free" | "pro" = "pro",
): Promise<AiMessage & { head: string }> {
  let isBegun = false;
  const step = (call: Call): ScriptedStep => {
    if (isHelper(call)) return { usage, ...helps(call) };
    const next = isBegun ? { text: "Both found." } : first;
    isBegun = true;
    return { usage, ...next };
  };
  seen = model.calls.length;
  model.play(Array.from({ length: 60 }, () => step) as Script);
  const { id, workspaceId } = await newProject(maya.call);
  await setPlan(app.services, workspaceId, plan);
  const before = await headOf(app.services, id);
  const sent = await send(maya.call, id, { message: "Which pages are there?" });
  const answer = await answerTo(app.services, id, sent.ai_message_id);
  expect(await headOf(app.services, id)).toBe(before);
  return { ...answer, head: before };
}
const helperCalls = () => model.calls.slice(seen).filter(isHelper);

it("read side by side with tools that only read, and answer in one result and row, booked to the turn", async () => {
  const reads = { toolCalls: [{ name: "read_files", input: { files: ["src/App.tsx"] } }] };
  const answer = await turn({ toolCalls: [tasks("Pages", "Prices")] }, (call) => {
    if (!hasRead(call)) return reads;
    return {
      text: `Found in src/App.tsx: ${JSON.stringify(call.prompt[1]).includes("Pages") ? "two pages" : "no prices"}.`,
    };
  });
  expect(helperCalls().map(hasRead)).toEqual([false, false, true, true]);
  for (const { tools } of helperCalls())
    expect(tools!.map(({ name }) => name).toSorted()).toEqual(["read_files", "references", "search"]);
  const told = JSON.stringify(model.calls.at(-1)!.prompt);
  expect(told).toContain("two pages");
  expect(told).toContain("no prices");
  expect(told.match(/"toolName":"delegate","output"/g)).toHaveLength(1);
  expect(answer.steps.map(({ kind, target, status }) => [kind, target, status])).toEqual([
    ["delegate", "Pages; Prices", "done"],
  ]);
  // Two steps of the agent and two of each helper, at 500 tokens and one credit a thousand.
  expect(answer.cost_credits).toBe(3);
});

it("call no tool that they do not have, and end after twelve steps with an answer", async () => {
  const writes = { toolCalls: [{ name: "write_file", input: { path: "src/App.tsx", content: "gone" } }] };
  const answer = await turn({ toolCalls: [tasks("Break it")] }, ({ toolChoice }) =>
    toolChoice?.type === "none" ? { text: "I could not." } : writes,
  );
  expect(helperCalls()).toHaveLength(12);
  expect(JSON.stringify(model.calls.at(-1)!.prompt)).toContain("I could not.");
  expect(answer).toMatchObject({ version: null, draft: null });
});

it("stop with the turn's budget, which they use up too", async () => {
  const { turnBudget } = app.services.config;
  app.services.config.turnBudget = { steps: 60, tokens: 1800, credits: null };
  try {
    const reads = { toolCalls: [{ name: "read_files", input: { files: ["src/App.tsx"] } }] };
    const answer = await turn({ toolCalls: [tasks("Read on and on")] }, () => reads);
    expect(helperCalls().length).toBeLessThan(5);
    expect(answer.content).toContain("budget of this turn");
  } finally {
    app.services.config.turnBudget = turnBudget;
  }
});

describe("helpers that write", () => {
  const writes = (path: string, content: string) => ({ name: "write_file", input: { path, content } });
  const finish = { name: "finish", input: { title: "Two pages", did: ["Wrote two pages"] } };

  /** The agent hands over, takes the further steps, and finishes; each helper makes the calls that its brief names. */
  async function built(
    handsOver: ScriptedStep,
    calls: Record<string, ReturnType<typeof writes>[]>,
    message: Parameters<typeof send>[2] = { message: "Write two pages" },
  ) {
    let isBegun = false;
    const step = (call: Call): ScriptedStep => {
      if (!isHelper(call)) {
        const next = isBegun ? { toolCalls: [finish] } : handsOver;
        isBegun = true;
        return next;
      }
      const brief = JSON.stringify(call.prompt[1]);
      const mine = Object.entries(calls).find(([title]) => brief.includes(title))![1];
      return hasRead(call) ? { text: "Written." } : { toolCalls: mine };
    };
    seen = model.calls.length;
    model.play(Array.from({ length: 40 }, () => step) as Script);
    const { id } = await newProject(maya.call);
    const sent = await send(maya.call, id, message);
    const answer = await answerTo(app.services, id, sent.ai_message_id);
    return { answer, at: (path: string) => fileAtHead(app.services, id, path) };
  }
  const handsOver = (...titles: string[]): ScriptedStep => {
    const { name, input } = tasks(...titles);
    return { toolCalls: [{ name, input: { ...input, writes: true } }] };
  };
  const told = () => JSON.stringify(model.calls.at(-1)!.prompt);

  it("leave their files to the turn, which makes one version of all", async () => {
    const { answer, at } = await built(handsOver("Menu page", "Team page"), {
      "Menu page": [writes("src/pages/Menu.tsx", "export const menu = 1;\n")],
      "Team page": [writes("src/pages/Team.tsx", "export const team = 2;\n")],
    });
    expect(answer).toMatchObject({ version: 1, pipeline_errors: [] });
    expect(await at("src/pages/Menu.tsx")).toBe("export const menu = 1;\n");
    expect(await at("src/pages/Team.tsx")).toBe("export const team = 2;\n");
    for (const { tools } of helperCalls())
      expect(tools!.map(({ name }) => name).toSorted()).toEqual([
        ...["read_files", "references", "search", "search_replace", "write_file"],
      ]);
  });

  it("lose to what was written first in the same file, and the agent reads so", async () => {
    const { answer, at } = await built(handsOver("Menu page", "Team page"), {
      "Menu page": [writes("src/pages/Both.tsx", "export const both = 1;\n")],
      "Team page": [
        writes("src/pages/Both.tsx", "export const both = 2;\n"),
        writes("src/pages/Team.tsx", "export {};\n"),
      ],
    });
    expect(answer).toMatchObject({ version: 1 });
    expect(await at("src/pages/Both.tsx")).toMatch(/^export const both = [12];\n$/);
    expect(await at("src/pages/Team.tsx")).toBe("export {};\n");
    expect(told().match(/it was changed elsewhere meanwhile/g)).toHaveLength(1);
  });

  it("keep to the rules of files, and write nothing where the mode only reads", async () => {
    const { answer, at } = await built(handsOver("Settings"), {
      Settings: [writes("package.json", "{}"), writes(".git/config", "x"), writes("src/fine.ts", "export {};\n")],
    });
    expect(answer).toMatchObject({ version: 1 });
    expect(await at("package.json")).toContain("dependencies");
    expect(await at("src/fine.ts")).toBe("export {};\n");
    const chat = { message: "Which pages are there?", chat_only: true };
    const { answer: asked } = await built(handsOver("Settings"), { Settings: [] }, chat);
    expect(helperCalls()).toEqual([]);
    expect(asked.version).toBeNull();
    expect(told()).toContain("so helpers only read");
  });
});
