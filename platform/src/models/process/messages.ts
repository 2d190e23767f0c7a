/** Messages between a model on a thread and its caller: plain values, one kind of message per call each way. */
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { tooLarge } from "@slipway/kernel/errors";

/** Bound of both the question and the answer; the files of a large project are a tenth of it. */
export const MAX_CHARACTERS = 8 * 1_048_576;

/**
 * A call without the parts that only remote providers need: schemas of tools, bytes of pictures, options of other
 * models.
 */
export interface Asked {
  prompt: LanguageModelV4Message[];
  tools: string[];
  /** Answered as the parts of a stream, or whole. */
  way: "stream" | "generate";
}

export type ToProcess = { type: "ask"; asked: Asked } | { type: "rehearse" };

export type Answer =
  | { type: "streamed"; parts: LanguageModelV4StreamPart[] }
  | { type: "generated"; result: Omit<LanguageModelV4GenerateResult, "request" | "response"> }
  /** The model threw; the words are for the log. */
  | { type: "failed"; said: string };

/** `cpuMs`: processor time of the thread that read the message. */
export type Answered = Answer & { cpuMs: number };

export type FromProcess = { type: "rehearsed" } | Answered;

type Part = Exclude<LanguageModelV4Message["content"], string>[number];

/** The model only asks whether there is a picture, so its bytes are left out. */
const withoutBytes = (part: Part): Part =>
  part.type === "file" ? { ...part, data: { type: "data", data: "" }, providerOptions: {} } : part;

/** Stops counting beyond `max`. */
export function charactersOf(value: unknown, max: number): number {
  let count = 0;
  const open: unknown[] = [value];
  while (open.length > 0 && count <= max) {
    const next = open.pop();
    count += typeof next === "string" ? next.length : 1;
    if (typeof next !== "object" || next === null) continue;
    for (const [key, child] of Object.entries(next)) {
      count += key.length;
      open.push(child);
    }
  }
  return count;
}

/** AppError `too_large` for a conversation beyond the bound. */
export function askedOf({ prompt, tools }: LanguageModelV4CallOptions, way: Asked["way"]): Asked {
  const narrow = prompt.map((message) =>
    typeof message.content === "string" ? message : { ...message, content: message.content.map(withoutBytes) },
  ) as LanguageModelV4Message[];
  if (charactersOf(narrow, MAX_CHARACTERS) > MAX_CHARACTERS)
    throw tooLarge(
      `This conversation and the files it reads are longer than ${MAX_CHARACTERS} characters, more than the model reads at once.`,
    );
  return { prompt: narrow, tools: tools?.map(({ name }) => name) ?? [], way };
}
