/**
 * The loop against providers that filter, cut answers off or have a small context, and what such a provider is told to
 * keep.
 */
import type { ModelMessage } from "ai";
import { AppError } from "@slipway/kernel/errors";
import { systemClock } from "@slipway/kernel/clock";
import { createScriptedModel, type Script } from "@slipway/platform/models/scripted";
import { tool } from "ai";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { RunStep } from "../../contract/index.ts";
import { compactMessages } from "./messages/compact-messages.ts";
import { runEditLoop } from "./edit-loop.ts";
import { withCacheMarks } from "./messages/prompt-cache.ts";
import { RepeatGuard } from "./repeat-guard.ts";
import { StepTracker } from "./step-tracker.ts";

const tooLong = () =>
  new AppError({
    code: "model_failed",
    status: 503,
    userMessage: "The request is longer than the model can read (400).",
    details: { reason: "context" },
  });

const CONVERSATION: ModelMessage[] = [
  { role: "user", content: `An old request. ${"o".repeat(4000)}` },
  { role: "assistant", content: `An old answer. ${"a".repeat(4000)}` },
  { role: "user", content: "Change the title." },
];

async function run(script: Script, messages = CONVERSATION) {
  const model = createScriptedModel(script);
  let text = "";
  const rows = new Map<string, RunStep>();
  const result = runEditLoop({
    model: () => ({
      option: "gpt-5",
      model,
      label: "Model",
      free: false,
      contextTokens: 1000,
      embedded: false,
      sees: false,
      isBlind: false,
      price: null,
    }),
    instructions: "You build apps.",
    messages,
    tools: {
      read: tool({ inputSchema: z.object({ path: z.string() }), execute: () => ({ content: "x".repeat(6000) }) }),
      rows: tool({
        inputSchema: z.object({}),
        execute: () => ({ rows: Array.from({ length: 100 }, (_, id) => ({ id, body: "b".repeat(400) })), total: 100 }),
      }),
      broken: tool({
        inputSchema: z.object({}),
        execute: () => ({ ok: false, log: "l".repeat(18_000) }),
      }),
      fails: tool({
        inputSchema: z.object({}),
        execute: (): object => {
          throw new Error("e".repeat(50_000));
        },
      }),
    },
    maxSteps: 10,
    resultCharacters: 8000,
    signal: new AbortController().signal,
    tracker: new StepTracker(systemClock, (step) => rows.set(step.id, step)),
    revision: () => 0,
    isFinished: () => false,
    onStep: () => undefined,
    onText: (delta) => void (text += delta),
    onToolEnd: () => undefined,
    onRefusal: () => undefined,
    guard: new RepeatGuard(),
    carryingOn: null,
    observer: { modelCall: () => () => undefined, tool: (_name, work) => work() },
  });
  return { model, result, rows, said: () => text };
}
const reads = (path: string) => ({ toolCalls: [{ name: "read", input: { path } }] });
const sizeOf = (value: unknown): number => JSON.stringify(value).length;

it("shows each step's thoughts in a row of its own, and sends them along with the next step", async () => {
  const { model, result, rows } = await run([
    { reasoning: "**Reading first**\nThe page is short.", ...reads("src/a.ts") },
    { reasoning: "Nothing to do.", text: "Done." },
  ]);
  await result;
  const thoughts = [...rows.values()].filter(({ kind }) => kind === "think");
  expect(thoughts.map(({ target, status }) => `${target}: ${status}`)).toEqual([
    "Reading first: done",
    "Nothing to do.: done",
  ]);
  expect(JSON.stringify(model.calls[1]!.prompt)).toContain("The page is short.");
});

describe("the result of a tool", () => {
  it("is cut to the bound of a step, for every tool, and says so", async () => {
    const { model, result } = await run([
      { toolCalls: [{ name: "rows", input: {} }] },
      { toolCalls: [{ name: "fails", input: {} }] },
      { toolCalls: [{ name: "broken", input: {} }] },
      { text: "Done." },
    ]);
    await result;
    const [, rows, fails, broken] = model.calls.map(({ prompt }) => JSON.stringify(prompt.at(-1)));
    expect(rows!.length).toBeLessThan(10_000);
    expect(rows).toMatch(/"total":100,"left_out":"3\d{4} of 4\d{4} characters are left out/);
    expect(fails!.length).toBeLessThan(21_000);
    expect(fails).toContain("30000 characters are left out");
    // Errors to be fixed are quoted at more length.
    expect(broken).toContain("l".repeat(18_000));
  });
});

describe("a conversation that is too long for the model", () => {
  it("is shortened once and sent again, without losing the request", async () => {
    const { model, result } = await run([reads("a"), reads("b"), { error: tooLong() }, { text: "Done." }]);
    const end = await result;
    expect(end.steps).toBe(3);
    const [, , refused, again] = model.calls.map((call) => call.prompt);
    expect(sizeOf(again)).toBeLessThan(sizeOf(refused) / 1.8);
    expect(JSON.stringify(again)).toContain("Change the title.");
    // Dropped messages are quoted from their beginning, not paraphrased.
    expect(JSON.stringify(again)).toMatch(/- Asked: An old request\. o{144}…/);
    expect(JSON.stringify(again)).not.toContain("o".repeat(145));
  });

  it("is shortened again when the turn has grown since", async () => {
    const grown = [reads("b"), reads("c"), reads("d"), reads("e")];
    const { model, result, said } = await run([
      ...[reads("a"), { error: tooLong() }, ...grown, { error: tooLong() }],
      { text: "Done." },
    ]);
    await result;
    expect(said()).toBe("Done.");
    const sizes = model.calls.map(({ prompt }) => sizeOf(prompt));
    expect(sizes[2]).toBeLessThan(sizes[1]! / 2);
    expect(sizes.at(-1)).toBeLessThan(sizes.at(-2)! * 0.8);
    expect(JSON.stringify(model.calls.at(-1)!.prompt)).toContain("Change the title.");
  });

  it("is not sent again when nothing more can go", async () => {
    const { model, result } = await run([reads("a"), ...Array.from({ length: 9 }, () => ({ error: tooLong() }))]);
    await expect(result).rejects.toMatchObject({
      userMessage: expect.stringContaining("longer than the model can read"),
    });
    expect(model.calls.length).toBeLessThan(6);
  });

  it("keeps every call of a tool with its result", () => {
    const messages: ModelMessage[] = [
      ...CONVERSATION,
      {
        role: "assistant",
        content: [
          { type: "tool-call", toolCallId: "c1", toolName: "read", input: { path: "a", note: "n".repeat(900) } },
        ],
      },
      {
        role: "tool",
        content: [
          {
            type: "tool-result",
            toolCallId: "c1",
            toolName: "read",
            output: { type: "json", value: "x".repeat(9000) },
          },
        ],
      },
    ];
    const { messages: compact } = compactMessages(messages, CONVERSATION.length);
    const text = JSON.stringify(compact);
    expect(text.match(/"toolCallId":"c1"/g)).toHaveLength(2);
    expect(text).toContain("left out to make room");
    expect(compact.at(-3)).toEqual(CONVERSATION[2]);
  });
});

it("leaves a model's signed reasoning unchanged when a conversation is shortened", () => {
  const thought = {
    type: "reasoning" as const,
    text: "t".repeat(3000),
    providerOptions: { anthropic: { signature: "s".repeat(3000) } },
  };
  const messages: ModelMessage[] = [
    ...CONVERSATION,
    { role: "assistant", content: [thought, { type: "text", text: "w".repeat(3000) }] },
    ...Array.from({ length: 4 }, (): ModelMessage => ({ role: "assistant", content: "I go on." })),
  ];
  const { messages: compact } = compactMessages(messages, CONVERSATION.length);
  const parts = compact.map(({ content }) => content as unknown).find(Array.isArray);
  const [kept, words] = parts as [unknown, { text: string }];
  expect(kept).toEqual(thought);
  expect(words.text).toContain("left out to make room");
});

describe("a broken answer", () => {
  it.each([
    ["content-filter", "The provider's filter stopped the answer."],
    ["length", "The answer was cut off, because it was longer than the model may write."],
  ] as const)("ends in a sentence for the person: %s", async (finish, sentence) => {
    const { result, said } = await run([{ text: "I will", finish }]);
    await expect(result).rejects.toMatchObject({ code: "model_failed", userMessage: sentence });
    expect(said()).toBe("I will");
  });

  it("is returned to the model when it calls a tool with invalid JSON or a tool that does not exist", async () => {
    const { model, result } = await run([
      {
        toolCalls: [
          { name: "read", input: { path: 5 } },
          { name: "no_such_tool", input: {} },
        ],
      },
      { text: "Then without." },
    ]);
    await result;
    const told = JSON.stringify(model.calls[1]!.prompt.at(-1));
    expect(told).toMatch(/error/);
    expect(told).toContain("no_such_tool");
  });
});

describe("marks for a provider's cache", () => {
  it("stand at the instructions, the end of the history and the newest message: at most four", async () => {
    const { model, result } = await run([reads("a"), { text: "Done." }]);
    await result;
    const marks = (call: number) =>
      model.calls[call]!.prompt.map(({ role, providerOptions }) => [
        role,
        providerOptions?.["anthropic"] !== undefined,
      ]);
    expect(marks(0)).toEqual([
      ["system", true],
      ["user", false],
      ["assistant", true],
      ["user", true],
    ]);
    expect(marks(1).filter(([, marked]) => marked)).toHaveLength(4);
    expect(marks(1).at(-1)).toEqual(["tool", true]);
    // The second call begins with the first call, word for word.
    const words = (call: number) => model.calls[call]!.prompt.map(({ content }) => content);
    expect(words(1).slice(0, 4)).toEqual(words(0));
    expect(withCacheMarks([CONVERSATION[2]!], 1)).toHaveLength(1);
  });
});
