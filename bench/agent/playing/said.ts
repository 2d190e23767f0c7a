/** The contents of a provider's stream: the text and calls of chat completions, and the tokens that any provider counts. */
import type { RecordedAnswer } from "./recording.ts";

export interface Tokens {
  input: number;
  output: number;
  /** Part of the input that the provider read from its cache. */
  cached: number;
}

interface Chunk {
  choices?: {
    delta?: {
      content?: string | null;
      tool_calls?: { index?: number; function?: { name?: string; arguments?: string } }[];
    };
  }[];
}

/** Input that is no JSON stays as its text, as the model wrote it. */
function inputOf(text: string): unknown {
  try {
    return JSON.parse(text === "" ? "{}" : text);
  } catch {
    return text;
  }
}

/** Empty for the stream of another wire format. */
export function saidIn(stream: string): Pick<RecordedAnswer, "text" | "calls"> {
  let text = "";
  const calls = new Map<number, { name: string; input: string }>();
  for (const line of stream.split("\n")) {
    if (!line.startsWith("data: {")) continue;
    const { choices = [] } = JSON.parse(line.slice("data: ".length)) as Chunk;
    for (const { delta } of choices) {
      text += delta?.content ?? "";
      for (const call of delta?.tool_calls ?? []) {
        const known = calls.get(call.index ?? 0) ?? { name: "", input: "" };
        known.name += call.function?.name ?? "";
        known.input += call.function?.arguments ?? "";
        calls.set(call.index ?? 0, known);
      }
    }
  }
  return { text, calls: [...calls.values()].map(({ name, input }) => ({ name, input: inputOf(input) })) };
}

const COUNTS: Record<keyof Tokens, RegExp> = {
  input: /"(?:prompt_tokens|input_tokens|promptTokenCount)":\s*(\d+)/g,
  output: /"(?:completion_tokens|output_tokens|candidatesTokenCount)":\s*(\d+)/g,
  cached: /"(?:cached_tokens|cache_read_input_tokens|cachedContentTokenCount)":\s*(\d+)/g,
};

/** Providers count while they stream, so the largest number is the whole. */
export function tokensIn(stream: string): Tokens {
  const largest = (pattern: RegExp): number =>
    Math.max(0, ...[...stream.matchAll(pattern)].map(([, count]) => Number(count)));
  return { input: largest(COUNTS.input), output: largest(COUNTS.output), cached: largest(COUNTS.cached) };
}
