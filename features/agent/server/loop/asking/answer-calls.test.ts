import type { ResolvedModel } from "@slipway/platform/models/port";
import { streamText, tool } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { expect, it } from "vitest";
import { z } from "zod";
import { AnswerCalls } from "./answer-calls.ts";

type Answer = Awaited<ReturnType<ResolvedModel["model"]["doStream"]>>;

const call = (id: string, path: string) => ({
  ...{ type: "tool-call", toolCallId: id, toolName: "drop" },
  input: JSON.stringify({ path }),
});
const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};
const end = (unified: string) => ({ type: "finish", finishReason: { unified, raw: unified }, usage });
const answer = (...parts: object[]): Answer => {
  async function* slowly() {
    for (const part of parts) {
      await new Promise(setImmediate);
      yield part;
    }
  }
  return { stream: ReadableStream.from(slowly()) } as Answer;
};

it("knows all calls of an answer when its first one runs, and none of the answer before", async () => {
  const calls = new AnswerCalls();
  const seen: string[][] = [];
  const drop = tool({
    inputSchema: z.object({ path: z.string() }),
    execute: () => seen.push(calls.ofAnswer.map(({ name, input }) => `${name} ${input}`)),
  });
  const answers = [
    answer(call("1", "a"), call("2", "b"), end("tool-calls")),
    answer(call("3", "c"), end("tool-calls")),
    answer(end("stop")),
  ];
  const model = calls.noting(new MockLanguageModelV4({ doStream: async () => answers.shift()! }));
  const { stream } = streamText({
    ...{ model, prompt: "go", tools: { drop }, toolCallConcurrency: 1 },
    stopWhen: ({ steps }) => steps.length === 3,
  });
  for await (const part of stream) if (part.type === "error") throw part.error;
  const both = ['drop {"path":"a"}', 'drop {"path":"b"}'];
  expect(seen).toEqual([both, both, ['drop {"path":"c"}']]);
});
