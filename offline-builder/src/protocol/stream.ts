import type { LanguageModelV4Content, LanguageModelV4StreamPart, LanguageModelV4Usage } from "@ai-sdk/provider";
import type { Step } from "./tools.ts";

/** The builder runs on this machine and costs nothing, so it reports no tokens. */
const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

const inputChunk = 2_000;

/** Ids are numbered by step and call, so the same conversation always streams the same parts. */
function callId(stepIndex: number, callIndex: number, salt: string): string {
  return `call_${salt}_${stepIndex}_${callIndex}`;
}

export interface StepPlace {
  index: number;
  /** Tells this turn's calls apart from an earlier turn's. */
  salt: string;
}

export function* streamParts(step: Step, place: StepPlace): Generator<LanguageModelV4StreamPart> {
  yield { type: "stream-start", warnings: [] };
  if (step.text) {
    const id = `text_${place.salt}_${place.index}`;
    yield { type: "text-start", id };
    for (const delta of step.text.match(/\S+\s*|\s+/g) ?? []) yield { type: "text-delta", id, delta };
    yield { type: "text-end", id };
  }
  for (const [callIndex, call] of step.calls.entries()) {
    const id = callId(place.index, callIndex, place.salt);
    const input = JSON.stringify(call.input);
    yield { type: "tool-input-start", id, toolName: call.tool };
    for (let at = 0; at < input.length; at += inputChunk) {
      yield { type: "tool-input-delta", id, delta: input.slice(at, at + inputChunk) };
    }
    yield { type: "tool-input-end", id };
    yield { type: "tool-call", toolCallId: id, toolName: call.tool, input };
  }
  yield { type: "finish", usage, finishReason: finishReason(step) };
}

export function generated(step: Step, place: StepPlace) {
  const content: LanguageModelV4Content[] = [];
  if (step.text) content.push({ type: "text", text: step.text });
  for (const [callIndex, call] of step.calls.entries()) {
    const toolCallId = callId(place.index, callIndex, place.salt);
    content.push({ type: "tool-call", toolCallId, toolName: call.tool, input: JSON.stringify(call.input) });
  }
  return { content, finishReason: finishReason(step), usage, warnings: [] };
}

function finishReason(step: Step) {
  return { unified: step.calls.length > 0 ? ("tool-calls" as const) : ("stop" as const), raw: undefined };
}
