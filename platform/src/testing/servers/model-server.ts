/** A provider on loopback that speaks a provider's streaming format, or fails as providers do. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../../config/port.ts";

export type Provider = Config["modelOptions"][number]["provider"];

/** Reasons why an answer ends early: the model declines, a filter stops it or the request, or it reaches its length. */
export type Finish = "refusal" | "filter" | "blocked prompt" | "length";

/** The contents of an answer: pieces of text, then calls whose input arrives in pieces. */
export interface Said {
  text?: readonly string[];
  calls?: readonly { id: string; name: string; input: readonly string[] }[];
  /** One of the reasons that the format has. */
  finish?: Finish;
}

export interface Usage {
  input: number;
  output: number;
}

/** Writes the frames of one answer in the provider's format. */
export interface WireFormat {
  /** Path of a request, below the base address. */
  path: string;
  keyOf(headers: IncomingHttpHeaders): string | undefined;
  /** The last frames end the answer. */
  frames(said: Said, usage: Usage): string[];
  /** Number of frames at the end that mark the answer as complete. */
  ending: number;
  finishes: readonly Finish[];
  /** Body of an error response. */
  refusal(message: string): object;
  /** Frame in the middle of a stream that reports an overloaded provider. */
  overloaded: string;
}

const data = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string }): string => `event: ${value.type}\n${data(value)}`;
const bearer = (headers: IncomingHttpHeaders): string | undefined => headers.authorization?.replace(/^Bearer /, "");
const openAiRefusal = (message: string): object => ({ error: { message, type: "invalid_request_error", code: null } });

const CHAT_FINISH: Partial<Record<Finish, string>> = { filter: "content_filter", length: "length" };

function chatFrames({ text = [], calls = [], finish }: Said, { input, output }: Usage): string[] {
  const chunk = (choices: object[], usage: object | null): string =>
    data({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices, usage });
  const delta = (value: object): string => chunk([{ index: 0, delta: value, finish_reason: null }], null);
  const pieces = calls.flatMap(({ id, name, input: parts }, index) => [
    delta({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] }),
    ...parts.map((part) => delta({ tool_calls: [{ index, function: { arguments: part } }] })),
  ]);
  const usual = calls.length > 0 ? "tool_calls" : "stop";
  return [
    delta({ role: "assistant", content: "" }),
    ...text.map((piece) => delta(finish === "refusal" ? { refusal: piece } : { content: piece })),
    ...pieces,
    chunk([{ index: 0, delta: {}, finish_reason: (finish && CHAT_FINISH[finish]) ?? usual }], null),
    chunk([], { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }),
    "data: [DONE]\n\n",
  ];
}

const INCOMPLETE: Partial<Record<Finish, string>> = { filter: "content_filter", length: "max_output_tokens" };

function responseFrames({ text = [], calls = [], finish }: Said, { input, output }: Usage): string[] {
  const base = { id: "r1", object: "response", created_at: 1, model: "m" };
  const message = { id: "m1", type: "message", role: "assistant" };
  const whole = text.join("");
  const refused = finish === "refusal";
  const content = refused ? { type: "refusal", refusal: whole } : { type: "output_text", text: whole, annotations: [] };
  const spoken = [
    { type: "response.output_item.added", output_index: 0, item: { ...message, content: [] } },
    ...text.map((delta) => ({
      type: refused ? "response.refusal.delta" : "response.output_text.delta",
      item_id: "m1",
      output_index: 0,
      content_index: 0,
      delta,
    })),
    {
      type: "response.output_item.done",
      output_index: 0,
      item: { ...message, content: [content] },
    },
  ];
  const called = calls.flatMap(({ id, name, input: parts }, at) => {
    const item = { id: `f-${id}`, type: "function_call", call_id: id, name };
    const where = { item_id: item.id, output_index: at + 1 };
    return [
      {
        type: "response.output_item.added",
        output_index: at + 1,
        item: { ...item, arguments: "", status: "in_progress" },
      },
      ...parts.map((delta) => ({ type: "response.function_call_arguments.delta", ...where, delta })),
      {
        type: "response.output_item.done",
        output_index: at + 1,
        item: { ...item, arguments: parts.join(""), status: "completed" },
      },
    ];
  });
  const usage = {
    input_tokens: input,
    output_tokens: output,
    total_tokens: input + output,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  };
  const reason = finish && INCOMPLETE[finish];
  const end =
    reason === undefined
      ? { type: "response.completed", response: { ...base, status: "completed", usage } }
      : {
          type: "response.incomplete",
          response: { ...base, status: "incomplete", incomplete_details: { reason }, usage },
        };
  const frames = [
    { type: "response.created", response: { ...base, status: "in_progress" } },
    ...(text.length > 0 ? spoken : []),
    ...called,
    end,
  ];
  return frames.map((frame, index) => event(Object.assign(frame, { sequence_number: index })));
}

const STOP_REASON: Partial<Record<Finish, string>> = { refusal: "refusal", length: "max_tokens" };

function anthropicFrames({ text = [], calls = [], finish }: Said, { input, output }: Usage): string[] {
  const blocks = [
    ...(text.length > 0
      ? [{ start: { type: "text", text: "" }, deltas: text.map((piece) => ({ type: "text_delta", text: piece })) }]
      : []),
    ...calls.map(({ id, name, input: parts }) => ({
      start: { type: "tool_use", id, name, input: {} },
      deltas: parts.map((piece) => ({ type: "input_json_delta", partial_json: piece })),
    })),
  ];
  const message = { id: "m1", type: "message", role: "assistant", model: "m", content: [], stop_reason: null };
  return [
    event({
      type: "message_start",
      message: { ...message, usage: { input_tokens: input, output_tokens: 1 } },
    } as never),
    event({ type: "ping" }),
    ...blocks.flatMap(({ start, deltas }, index) => [
      event({ type: "content_block_start", index, content_block: start } as never),
      ...deltas.map((delta) => event({ type: "content_block_delta", index, delta } as never)),
      event({ type: "content_block_stop", index } as never),
    ]),
    event({
      type: "message_delta",
      delta: {
        stop_reason: (finish && STOP_REASON[finish]) ?? (calls.length > 0 ? "tool_use" : "end_turn"),
        stop_sequence: null,
      },
      usage: { output_tokens: output },
    } as never),
    event({ type: "message_stop" }),
  ];
}

const GOOGLE_FINISH: Partial<Record<Finish, string>> = { filter: "SAFETY", length: "MAX_TOKENS" };

function googleFrames({ text = [], calls = [], finish }: Said, { input, output }: Usage): string[] {
  const chunk = (parts: object[], more: object = {}): string =>
    data({ candidates: [{ content: { role: "model", parts }, index: 0, ...more }], modelVersion: "m" });
  const usageMetadata = { promptTokenCount: input, candidatesTokenCount: output, totalTokenCount: input + output };
  // A blocked prompt has no candidate at all.
  if (finish === "blocked prompt")
    return [data({ promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, usageMetadata, modelVersion: "m" })];
  const finishReason = (finish && GOOGLE_FINISH[finish]) ?? "STOP";
  // Gemini sends a call whole.
  const called = calls.map(({ name, input: parts }) => ({
    functionCall: { name, args: JSON.parse(parts.join("")) as object },
  }));
  return [
    ...text.map((piece) => chunk([{ text: piece }])),
    ...(called.length > 0 ? [chunk(called)] : []),
    data({
      candidates: [{ content: { role: "model", parts: [{ text: "" }] }, index: 0, finishReason }],
      usageMetadata,
    }),
  ];
}

const chat: WireFormat = {
  path: "/chat/completions",
  keyOf: bearer,
  frames: chatFrames,
  ending: 3,
  finishes: ["refusal", "filter", "length"],
  refusal: openAiRefusal,
  overloaded: data({ error: { message: "busy", type: "server_error", code: null } }),
};

export const WIRE_FORMATS: Record<Provider, WireFormat> = {
  compatible: chat,
  "openai-chat": chat,
  openai: {
    path: "/responses",
    keyOf: bearer,
    frames: responseFrames,
    ending: 1,
    finishes: ["refusal", "filter", "length"],
    refusal: openAiRefusal,
    overloaded: event(Object.assign({ type: "error" }, { sequence_number: 9, code: "server_error", message: "busy" })),
  },
  anthropic: {
    path: "/messages",
    keyOf: (headers) => headers["x-api-key"] as string | undefined,
    frames: anthropicFrames,
    ending: 2,
    finishes: ["refusal", "length"],
    refusal: (message) => ({ type: "error", error: { type: "invalid_request_error", message } }),
    overloaded: event(Object.assign({ type: "error" }, { error: { type: "overloaded_error", message: "busy" } })),
  },
  google: {
    path: "/models/some-model:streamGenerateContent?alt=sse",
    keyOf: (headers) => headers["x-goog-api-key"] as string | undefined,
    frames: googleFrames,
    ending: 1,
    finishes: ["filter", "blocked prompt", "length"],
    refusal: (message) => ({ error: { code: 400, message, status: "INVALID_ARGUMENT" } }),
    overloaded: data({ error: { code: 503, message: "busy", status: "UNAVAILABLE" } }),
  },
};

export interface SeenRequest {
  url: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** Answers one request. */
export type Answer = (response: ServerResponse, request: SeenRequest) => void | Promise<void>;

export interface ModelServer extends AsyncDisposable {
  url: string;
  seen: SeenRequest[];
  /** Number of connections with an unfinished answer. */
  readonly open: number;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text === "" ? "{}" : text) as Record<string, unknown>;
}

/** The n-th request gets the n-th answer, later ones the last. */
export async function startModelServer(answers: readonly Answer[]): Promise<ModelServer> {
  const seen: SeenRequest[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once("close", () => (open -= 1));
    void bodyOf(request).then(async (body) => {
      const here: SeenRequest = { url: request.url!, headers: request.headers, body };
      seen.push(here);
      await answers[Math.min(seen.length, answers.length) - 1]!(response, here);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    get open() {
      return open;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Writes each frame separately, so that they arrive as over a network. */
export async function writeFrames(response: ServerResponse, frames: readonly string[]): Promise<void> {
  if (!response.headersSent) response.writeHead(200, { "content-type": "text/event-stream" });
  for (const frame of frames) await new Promise<void>((resolve) => response.write(frame, () => resolve()));
}
