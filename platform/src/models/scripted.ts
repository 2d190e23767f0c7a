/** A language model that plays a script: tests say what it writes and which tools it calls, turn by turn. */
import { setTimeout as wait } from "node:timers/promises";
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";

export interface ScriptedStep {
  text?: string;
  reasoning?: string;
  toolCalls?: readonly { name: string; input: unknown }[];
  /** Fails instead of answering, as a provider would. */
  error?: Error;
  /** Answers only after this promise: lets a test act in the middle of a run. */
  after?: Promise<unknown>;
  /** Pause before every piece of text, for tests that watch a stream. */
  pieceDelayMs?: number;
  usage?: { input: number; output: number };
  /** Ends in another way than by having said everything. */
  finish?: "content-filter" | "length";
}

/** A function sees the call's prompt and decides. */
export type Script = readonly (
  | ScriptedStep
  | ((call: LanguageModelV4CallOptions) => ScriptedStep | Promise<ScriptedStep>)
)[];

export interface ScriptedModel extends LanguageModelV4 {
  /** Every call so far, oldest first. */
  readonly calls: readonly LanguageModelV4CallOptions[];
  /** Replaces what is left of the script. */
  play(script: Script): void;
}

const usageOf = (step: ScriptedStep): LanguageModelV4Usage => {
  const { input, output } = step.usage ?? { input: 100, output: 50 };
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: output, text: output, reasoning: 0 },
  };
};

const pieces = (text: string): string[] => text.match(/\s*\S+\s*/g) ?? (text === "" ? [] : [text]);

function contentOf(step: ScriptedStep, turn: number): LanguageModelV4Content[] {
  return [
    ...(step.reasoning === undefined ? [] : [{ type: "reasoning" as const, text: step.reasoning }]),
    ...(step.text === undefined ? [] : [{ type: "text" as const, text: step.text }]),
    ...(step.toolCalls ?? []).map((call, index) => ({
      type: "tool-call" as const,
      toolCallId: `call-${turn}-${index}`,
      toolName: call.name,
      input: JSON.stringify(call.input),
    })),
  ];
}

function* partsOf(content: LanguageModelV4Content, id: string): Generator<LanguageModelV4StreamPart> {
  if (content.type === "text" || content.type === "reasoning") {
    yield { type: `${content.type}-start`, id };
    for (const delta of pieces(content.text)) yield { type: `${content.type}-delta`, id, delta };
    yield { type: `${content.type}-end`, id };
  } else if (content.type === "tool-call") {
    yield { type: "tool-input-start", id: content.toolCallId, toolName: content.toolName };
    yield { type: "tool-input-delta", id: content.toolCallId, delta: content.input };
    yield { type: "tool-input-end", id: content.toolCallId };
    yield content;
  }
}

const finishOf = (
  step: ScriptedStep,
): { unified: "tool-calls" | "stop" | "content-filter" | "length"; raw: string } => {
  if (step.finish !== undefined) return { unified: step.finish, raw: step.finish };
  const unified = (step.toolCalls?.length ?? 0) > 0 ? "tool-calls" : "stop";
  return { unified, raw: unified };
};

async function* play(
  step: ScriptedStep,
  turn: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: "stream-start", warnings: [] };
  for (const [index, content] of contentOf(step, turn).entries()) {
    for (const part of partsOf(content, `part-${turn}-${index}`)) {
      signal?.throwIfAborted();
      if (step.pieceDelayMs !== undefined && "delta" in part) await wait(step.pieceDelayMs, undefined, { signal });
      yield part;
    }
  }
  yield { type: "finish", usage: usageOf(step), finishReason: finishOf(step) };
}

/** Settles with the signal's reason when that comes first. */
async function unlessAborted(work: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const stop = (): void => reject(signal!.reason as Error);
    signal?.addEventListener("abort", stop, { once: true });
    work.then(() => resolve(), reject).finally(() => signal?.removeEventListener("abort", stop));
  });
}

/** Throws on the call after the last step, naming how many there were. */
export function createScriptedModel(script: Script, modelId = "scripted"): ScriptedModel {
  const calls: LanguageModelV4CallOptions[] = [];
  let steps = [...script];
  const next = async (call: LanguageModelV4CallOptions): Promise<ScriptedStep> => {
    calls.push(call);
    const entry = steps.shift();
    if (entry === undefined) throw new Error(`the script has no step for call ${calls.length}`);
    const step = typeof entry === "function" ? await entry(call) : entry;
    if (step.after !== undefined) await unlessAborted(step.after, call.abortSignal);
    if (step.error !== undefined) throw step.error;
    return step;
  };
  return {
    specificationVersion: "v4",
    provider: "scripted",
    modelId,
    supportedUrls: {},
    calls,
    play(rest) {
      steps = [...rest];
    },
    async doGenerate(call) {
      const step = await next(call);
      return {
        content: contentOf(step, calls.length),
        finishReason: finishOf(step),
        usage: usageOf(step),
        warnings: [],
      };
    },
    async doStream(call) {
      const step = await next(call);
      const iterator = play(step, calls.length, call.abortSignal);
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        async pull(controller) {
          try {
            const { done, value } = await iterator.next();
            if (done === true) controller.close();
            else controller.enqueue(value);
          } catch (error) {
            controller.error(error);
          }
        },
        async cancel() {
          await iterator.return(undefined);
        },
      });
      return { stream };
    },
  };
}
