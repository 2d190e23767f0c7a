import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { seedOf } from "./plan/plan-file.ts";
import { readConversation, type Conversation } from "./protocol/conversation.ts";
import { generated, streamParts, type StepPlace } from "./protocol/stream.ts";
import type { Step } from "./protocol/tools.ts";
import { answer } from "./turn/answer.ts";

/**
 * The embedded model. It holds no state: each call replays the turn from its beginning against the results that the
 * prompt already carries, and hands out the next step. The same prompt always gives the same answer.
 */
export function createOfflineBuilder(): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "slipway",
    modelId: "offline-builder",
    supportedUrls: {},
    async doGenerate(options) {
      const { step, place } = nextStep(options);
      return generated(step, place);
    },
    async doStream(options) {
      const { step, place } = nextStep(options);
      return { stream: toStream(streamParts(step, place), options.abortSignal) };
    },
  };
}

const SAMPLE_REQUESTS = ["a website for a bakery with prices", "a task list with due dates"];

/** Reads two small requests, so that a person's first does not wait for the word lists: 0.05 s instead of 0.45. */
export async function rehearse(model: LanguageModelV4): Promise<void> {
  for (const text of SAMPLE_REQUESTS)
    await model.doGenerate({ prompt: [{ role: "user", content: [{ type: "text", text }] }] });
}

function nextStep(options: LanguageModelV4CallOptions): { step: Step; place: StepPlace } {
  const conversation = readConversation(options);
  const place = { index: conversation.steps.length, salt: saltOf(conversation) };
  return { step: replay(conversation), place };
}

function replay(conversation: Conversation): Step {
  const turn = answer(conversation);
  let next = turn.next();
  for (const results of conversation.steps) {
    if (next.done) break;
    next = turn.next(results);
  }
  return next.done ? { text: "", calls: [] } : next.value;
}

function saltOf(conversation: Conversation): string {
  return seedOf(`${conversation.earlier.length}\n${conversation.request}`).toString(36);
}

function toStream(
  parts: Generator<LanguageModelV4StreamPart>,
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream({
    pull(controller) {
      if (signal?.aborted) {
        controller.error(signal.reason);
        return;
      }
      const next = parts.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}
