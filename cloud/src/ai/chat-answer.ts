/** Turns a provider's stream into what OpenAI's clients read: chunks, or one answer. */
import { AppError } from "@slipway/kernel/errors";
import { newUuid } from "@slipway/kernel/ids";
import { type AiRefusal, errorBody, refusalOf } from "./ai-error.ts";
import { CHARACTERS_PER_TOKEN, type ChatRequest } from "./chat-request.ts";
import type { LanguageModel } from "./host.ts";

type Part = Awaited<ReturnType<LanguageModel["doStream"]>>["stream"] extends ReadableStream<infer One> ? One : never;
type FinishReason = "stop" | "length" | "content_filter" | "tool_calls";

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "call"; index: number; id: string; name: string }
  | { kind: "arguments"; index: number; text: string }
  /** Reasoning of the model, which this dialect leaves out of answers. */
  | { kind: "thinking" }
  | { kind: "finish"; reason: FinishReason };

export interface Counted {
  inputTokens: number;
  outputTokens: number;
  reasoningTokens: number;
  cachedTokens: number;
  isEstimated: boolean;
}

const REASONS: Readonly<Record<string, FinishReason>> = {
  length: "length",
  "content-filter": "content_filter",
  "tool-calls": "tool_calls",
};

/** Translates a stream's expected failures into the dialect; unexpected ones stay as they are. */
export const failureOf = (error: unknown): unknown => (error instanceof AppError ? refusalOf(error) : error);

/** Reads a provider's stream once and counts what passes. */
export class AnswerReader {
  readonly #promptTokens: number;
  readonly #calls = new Map<string, { index: number; written: boolean }>();
  #characters = 0;
  #told: Counted | null = null;

  constructor({ promptTokens }: Pick<ChatRequest, "promptTokens">) {
    this.#promptTokens = promptTokens;
  }

  /** The provider's own count; until it sends one, an estimate of what has passed so far. */
  get counted(): Counted {
    if (this.#told !== null) return this.#told;
    return {
      inputTokens: this.#promptTokens,
      outputTokens: Math.ceil(this.#characters / CHARACTERS_PER_TOKEN),
      ...{ reasoningTokens: 0, cachedTokens: 0, isEstimated: true },
    };
  }

  /** Ends with `finish`; throws AiRefusal where the provider fails. */
  async *read(stream: ReadableStream<Part>): AsyncGenerator<Piece, void> {
    try {
      for await (const part of stream) yield* this.#piecesOf(part);
    } catch (error) {
      throw failureOf(error);
    }
  }

  *#piecesOf(part: Part): Generator<Piece, void> {
    switch (part.type) {
      case "text-delta":
        this.#characters += part.delta.length;
        if (part.delta !== "") yield { kind: "text", text: part.delta };
        return;
      case "reasoning-delta":
        this.#characters += part.delta.length;
        yield { kind: "thinking" };
        return;
      case "tool-input-start":
        if (part.providerExecuted !== true) yield this.#begin(part.id, part.toolName);
        return;
      case "tool-input-delta": {
        const call = this.#calls.get(part.id);
        if (call === undefined || part.delta === "") return;
        call.written = true;
        this.#characters += part.delta.length;
        yield { kind: "arguments", index: call.index, text: part.delta };
        return;
      }
      case "tool-call":
        yield* this.#wholeCall(part);
        return;
      case "finish":
        this.#count(part.usage);
        yield { kind: "finish", reason: REASONS[part.finishReason.unified] ?? "stop" };
        return;
      case "error":
        throw part.error;
      default:
    }
  }

  #begin(id: string, name: string): Piece {
    const index = this.#calls.size;
    this.#calls.set(id, { index, written: false });
    this.#characters += name.length;
    return { kind: "call", index, id, name };
  }

  /** Some providers send a tool call in one piece, others send its parts first. */
  *#wholeCall({
    toolCallId,
    toolName,
    input,
    providerExecuted,
  }: Extract<Part, { type: "tool-call" }>): Generator<Piece> {
    if (providerExecuted === true) return;
    if (!this.#calls.has(toolCallId)) yield this.#begin(toolCallId, toolName);
    const call = this.#calls.get(toolCallId)!;
    if (call.written) return;
    call.written = true;
    this.#characters += input.length;
    yield { kind: "arguments", index: call.index, text: input === "" ? "{}" : input };
  }

  #count({ inputTokens, outputTokens }: Extract<Part, { type: "finish" }>["usage"]): void {
    const estimate = this.counted;
    this.#told = {
      inputTokens: inputTokens.total ?? estimate.inputTokens,
      outputTokens: outputTokens.total ?? estimate.outputTokens,
      reasoningTokens: outputTokens.reasoning ?? 0,
      cachedTokens: inputTokens.cacheRead ?? 0,
      isEstimated: inputTokens.total === undefined || outputTokens.total === undefined,
    };
  }
}

const usageOf = ({ inputTokens, outputTokens, reasoningTokens, cachedTokens }: Counted): object => ({
  prompt_tokens: inputTokens,
  completion_tokens: outputTokens,
  total_tokens: inputTokens + outputTokens,
  prompt_tokens_details: { cached_tokens: cachedTokens },
  completion_tokens_details: { reasoning_tokens: reasoningTokens },
});

export interface AnswerHead {
  id: string;
  created: number;
  model: string;
}

export const newHead = (model: string, now: number): AnswerHead => ({
  id: `chatcmpl-${newUuid().replaceAll("-", "")}`,
  created: Math.floor(now / 1000),
  model,
});

/** Frames of server-sent events. */
export class ChunkWriter {
  readonly #head: AnswerHead;
  readonly #withUsage: boolean;

  constructor(head: AnswerHead, withUsage: boolean) {
    this.#head = head;
    this.#withUsage = withUsage;
  }

  #frame(choices: object[], usage: object | null): string {
    const { id, created, model } = this.#head;
    const more = this.#withUsage ? { usage } : {};
    return `data: ${JSON.stringify({ id, object: "chat.completion.chunk", created, model, choices, ...more })}\n\n`;
  }

  #delta(delta: object, reason: FinishReason | null = null): string {
    return this.#frame([{ index: 0, delta, logprobs: null, finish_reason: reason }], null);
  }

  begin(): string {
    return this.#delta({ role: "assistant", content: "" });
  }

  piece(piece: Piece): string {
    switch (piece.kind) {
      case "text":
        return this.#delta({ content: piece.text });
      case "call": {
        const { index, id, name } = piece;
        return this.#delta({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] });
      }
      case "arguments":
        return this.#delta({ tool_calls: [{ index: piece.index, function: { arguments: piece.text } }] });
      case "thinking":
        // A comment, so that no proxy on the way takes the connection for dead.
        return ": thinking\n\n";
      case "finish":
        return this.#delta({}, piece.reason);
    }
  }

  end(counted: Counted): string {
    return `${this.#withUsage ? this.#frame([], usageOf(counted)) : ""}data: [DONE]\n\n`;
  }

  /** The status can no longer change in the middle of an answer, so the failure goes out as a frame. */
  failed(refusal: AiRefusal): string {
    return `data: ${JSON.stringify(errorBody(refusal))}\n\n`;
  }
}

interface Call {
  id: string;
  type: "function";
  function: { name: string; arguments: string };
}

/** Collects all pieces into one answer. */
export class WholeAnswer {
  #text: string | null = null;
  readonly #calls: Call[] = [];
  #reason: FinishReason = "stop";

  add(piece: Piece): void {
    switch (piece.kind) {
      case "text":
        this.#text = (this.#text ?? "") + piece.text;
        return;
      case "call":
        this.#calls.push({ id: piece.id, type: "function", function: { name: piece.name, arguments: "" } });
        return;
      case "arguments":
        this.#calls[piece.index]!.function.arguments += piece.text;
        return;
      case "finish":
        this.#reason = piece.reason;
        return;
      case "thinking":
    }
  }

  body({ id, created, model }: AnswerHead, counted: Counted): object {
    const calls = this.#calls.length === 0 ? {} : { tool_calls: this.#calls };
    // An answer of text alone is never null, also when it is empty.
    const content = this.#text ?? (this.#calls.length === 0 ? "" : null);
    const message = { role: "assistant", content, refusal: null, ...calls };
    return {
      ...{ id, object: "chat.completion", created, model },
      choices: [{ index: 0, message, logprobs: null, finish_reason: this.#reason }],
      usage: usageOf(counted),
    };
  }
}
