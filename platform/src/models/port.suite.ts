/** Behaviour of every language model: one whole answer for each question, and an end when told. */
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileTexts } from "../testing/hostile-inputs.ts";

export interface OpenedModel extends AsyncDisposable {
  model: LanguageModelV4;
  /** Whether anything still works on an answer that nobody reads. */
  isWorking?(): boolean;
}

const asked = (text: string): LanguageModelV4Prompt => [{ role: "user", content: [{ type: "text", text }] }];

const TOOLS: NonNullable<LanguageModelV4CallOptions["tools"]> = [
  { type: "function", name: "read", inputSchema: { type: "object", properties: { path: { type: "string" } } } },
];

/** A question that every engine answers with words and at least one tool call. */
export const QUESTION: LanguageModelV4CallOptions = {
  prompt: asked("a landing page for a bakery with menu and contact form"),
  tools: TOOLS,
};

interface Answer {
  text: string;
  calls: { name: string; input: unknown }[];
  finish: Extract<LanguageModelV4StreamPart, { type: "finish" }>;
}

const readerOf = async (model: LanguageModelV4, options: LanguageModelV4CallOptions) =>
  (await model.doStream(options)).stream.getReader();

async function partsOf(model: LanguageModelV4, options: LanguageModelV4CallOptions) {
  const parts: LanguageModelV4StreamPart[] = [];
  const reader = await readerOf(model, options);
  for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next.value);
  return parts;
}

/** Each part is opened once and closed once, and everything in between belongs to an open one. */
function expectNested(parts: readonly LanguageModelV4StreamPart[]): void {
  const open = new Map<string, string>();
  const seen = new Set<string>();
  for (const part of parts) {
    const [, kind, step] = /^(text|reasoning|tool-input)-(start|delta|end)$/.exec(part.type) ?? [];
    if (kind === undefined || !("id" in part)) continue;
    const id = String(part.id);
    if (step === "start") {
      expect(seen.has(`${kind} ${id}`)).toBe(false);
      seen.add(`${kind} ${id}`);
      open.set(id, kind);
    } else expect(open.get(id), `${part.type} of ${id}`).toBe(kind);
    if (step === "end") open.delete(id);
  }
  expect([...open]).toEqual([]);
}

/** Collects the answer and checks its shape. */
function answerOf(parts: readonly LanguageModelV4StreamPart[]): Answer {
  expectNested(parts);
  expect(parts.filter(({ type }) => type === "error")).toEqual([]);
  const finish = parts.at(-1);
  if (finish?.type !== "finish") throw new Error(`ended with ${finish?.type ?? "nothing"}`);
  expect(parts.filter(({ type }) => type === "finish")).toHaveLength(1);
  for (const { total } of [finish.usage.inputTokens, finish.usage.outputTokens])
    expect(Number.isSafeInteger(total) && total! >= 0).toBe(true);
  const answer: Answer = { text: "", calls: [], finish };
  const pieces = new Map<string, string>();
  for (const part of parts) {
    if (part.type === "text-delta") answer.text += part.delta;
    if (part.type === "tool-input-delta") pieces.set(part.id, (pieces.get(part.id) ?? "") + part.delta);
    if (part.type !== "tool-call") continue;
    // The streamed input equals the final one.
    expect(JSON.parse(pieces.get(part.toolCallId) ?? "{}")).toEqual(JSON.parse(part.input));
    answer.calls.push({ name: part.toolName, input: JSON.parse(part.input) });
  }
  expect(finish.finishReason.unified).toBe(answer.calls.length > 0 ? "tool-calls" : "stop");
  return answer;
}

export function modelSuite(name: string, open: () => Promise<OpenedModel>): void {
  describe(`a model: ${name}`, () => {
    let opened: OpenedModel;
    let model: LanguageModelV4;
    beforeAll(async () => {
      opened = await open();
      ({ model } = opened);
    });
    afterAll(() => opened?.[Symbol.asyncDispose]());
    const ask = async (options: LanguageModelV4CallOptions) => answerOf(await partsOf(model, options));

    it("streams words and calls in whole pieces, and ends once, with what it used", async () => {
      const before = structuredClone(QUESTION);
      const { text, calls } = await ask(QUESTION);
      expect(text).not.toBe("");
      expect(calls.length).toBeGreaterThan(0);
      for (const { input } of calls) expect(typeof input === "object" && input !== null).toBe(true);
      expect(QUESTION).toEqual(before);
    });

    it("answers the same question again, and two at once, each whole", async () => {
      const answers = [await ask(QUESTION), ...(await Promise.all([ask(QUESTION), ask(QUESTION)]))];
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    });

    it("says nothing more once it is stopped, and fails with the caller's own reason", async () => {
      const reason = new Error("the person pressed stop");
      const abortSignal = AbortSignal.abort(reason);
      const stopped = await partsOf(model, { ...QUESTION, abortSignal }).catch((error: unknown) => error);
      expect(stopped).toBe(reason);
    });

    it("stops in the middle of an answer with the reason, and frees its resources", async () => {
      const reason = new Error("the person pressed stop");
      const stopping = new AbortController();
      const reader = await readerOf(model, { ...QUESTION, abortSignal: stopping.signal });
      await reader.read();
      stopping.abort(reason);
      const rest = async (): Promise<void> => {
        for (let left = 3; left > 0; left -= 1) await reader.read();
      };
      expect(await rest().catch((error: unknown) => error)).toBe(reason);
      await expect.poll(() => opened.isWorking?.() ?? false).toBe(false);
    });

    it("ends an answer that nobody reads to its end", async () => {
      const reader = await readerOf(model, QUESTION);
      await reader.read();
      await reader.cancel("enough");
      await expect.poll(() => opened.isWorking?.() ?? false).toBe(false);
    });

    it("answers any question with one whole answer", async () => {
      const result = (text: string): LanguageModelV4Prompt[number] => ({
        role: "tool",
        content: [
          { type: "tool-result", toolCallId: "nobody-called", toolName: "read", output: { type: "text", value: text } },
        ],
      });
      for (const text of hostileTexts) await ask({ ...QUESTION, prompt: asked(text) });
      await ask({ prompt: [] });
      await ask({ ...QUESTION, prompt: [...QUESTION.prompt, result("x\u0000\ud800")] });
    });
  });
}
