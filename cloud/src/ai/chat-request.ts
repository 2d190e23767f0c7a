/** The body of a chat completion, as OpenAI's clients send it, as the call that every provider understands. */
import { JsonBeyondBounds, parseJson } from "@slipway/kernel/json-bounds";
import { z } from "zod";
import { type AiRefusal, badField } from "./ai-error.ts";
import type { LanguageModel } from "./host.ts";

export type CallOptions = Parameters<LanguageModel["doStream"]>[0];
type Message = CallOptions["prompt"][number];
type UserPart = Extract<Message, { role: "user" }>["content"][number];
type Tool = NonNullable<CallOptions["tools"]>[number];

const textPart = z.object({ type: z.literal("text"), text: z.string() });
const imagePart = z.object({
  type: z.literal("image_url"),
  image_url: z.object({ url: z.string().min(1), detail: z.string().nullish() }),
});
const texts = z.union([z.string(), z.array(textPart).min(1)]);
const toolCall = z.object({
  id: z.string().min(1).max(200),
  type: z.literal("function"),
  function: z.object({ name: z.string().min(1).max(200), arguments: z.string() }),
});

const message = z.discriminatedUnion("role", [
  z.object({ role: z.enum(["system", "developer"]), content: texts }),
  z.object({
    role: z.literal("user"),
    content: z.union([z.string(), z.array(z.discriminatedUnion("type", [textPart, imagePart])).min(1)]),
  }),
  z.object({
    role: z.literal("assistant"),
    content: texts.nullish(),
    tool_calls: z.array(toolCall).max(128).nullish(),
  }),
  z.object({ role: z.literal("tool"), tool_call_id: z.string().min(1), content: texts }),
]);

const jsonSchema = z.record(z.string(), z.unknown());
const toolName = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "must be 1 to 64 letters, digits, hyphens or underscores");
const tool = z.object({
  type: z.literal("function"),
  function: z.object({
    name: toolName,
    description: z.string().nullish(),
    parameters: jsonSchema.nullish(),
    strict: z.boolean().nullish(),
  }),
});

/**
 * Fields that would change an answer and are not passed on are refused; fields that only serve OpenAI's accounting are
 * ignored.
 */
const notOffered = (sentence: string) =>
  z
    .unknown()
    .refine((value) => value == null || value === false || (Array.isArray(value) && value.length === 0), sentence)
    .optional();

const bodySchema = z.object({
  model: z.string("you must provide a model").min(1).max(200),
  messages: z.array(message).min(1).max(2000),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  max_tokens: z.number().int().min(1).max(1_000_000).nullish(),
  max_completion_tokens: z.number().int().min(1).max(1_000_000).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  presence_penalty: z.number().min(-2).max(2).nullish(),
  frequency_penalty: z.number().min(-2).max(2).nullish(),
  seed: z.number().int().nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
  n: z.literal(1, "only 1 answer is given").nullish(),
  tools: z.array(tool).max(128).nullish(),
  tool_choice: z
    .union([
      z.enum(["none", "auto", "required"]),
      z.object({ type: z.literal("function"), function: z.object({ name: toolName }) }),
    ])
    .nullish(),
  response_format: z
    .discriminatedUnion("type", [
      z.object({ type: z.literal("text") }),
      z.object({ type: z.literal("json_object") }),
      z.object({
        type: z.literal("json_schema"),
        json_schema: z.object({ name: z.string(), description: z.string().nullish(), schema: jsonSchema.nullish() }),
      }),
    ])
    .nullish(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]).nullish(),
  modalities: z.array(z.literal("text", "only text is answered")).nullish(),
  logprobs: notOffered("is not offered here"),
  logit_bias: z
    .record(z.string(), z.number())
    .refine((bias) => Object.keys(bias).length === 0, "is not offered here")
    .nullish(),
  functions: notOffered("is not offered here; use tools"),
  audio: notOffered("is not offered here"),
});
type Body = z.output<typeof bodySchema>;

export interface ChatRequest {
  model: string;
  isStream: boolean;
  /** A last chunk of a stream says what was used. */
  withUsage: boolean;
  /** An estimate of the provider's count. */
  promptTokens: number;
  options: CallOptions;
}

/** English has about four characters to a token; a picture costs about as much as a page of text. */
export const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_PICTURE = 800;

/** Uses the length alone, so that deeply nested input costs no more to measure. */
function promptTokens(bytes: number, messages: readonly Message[]): number {
  const pictures = messages.flatMap(({ role, content }) =>
    role === "user" ? content.flatMap((part) => (part.type === "file" ? [part.data] : [])) : [],
  );
  const embedded = pictures.reduce((sum, data) => sum + (data.type === "data" ? data.data.length : 0), 0);
  return Math.ceil((bytes - embedded) / CHARACTERS_PER_TOKEN) + pictures.length * TOKENS_PER_PICTURE;
}

/** `messages[0].content`. */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === "number" ? `[${key}]` : `${index === 0 ? "" : "."}${String(key)}`))
    .join("");
}

interface Issue {
  path: PropertyKey[];
  message: string;
  code: string;
  errors?: Issue[][];
}

/** When a value fits none of several shapes, the shape that matched furthest says what is wrong. */
function deepest(issue: Issue): Issue {
  const inner = (issue.errors ?? []).flat().map((one) => deepest({ ...one, path: [...issue.path, ...one.path] }));
  return inner.reduce((best, one) => (one.path.length > best.path.length ? one : best), issue);
}

function badBody(issues: readonly Issue[]): AiRefusal {
  const [first] = issues;
  if (first === undefined) return badField(null, "The body is no chat completion.");
  const { path, message: rule } = deepest(first);
  const param = pathOf(path);
  return badField(param === "" ? null : param, param === "" ? rule : `${param}: ${rule}`);
}

const plain = (content: z.output<typeof texts>): string =>
  typeof content === "string" ? content : content.map(({ text }) => text).join("");

/** Nothing is fetched from here: an address goes to the provider, which either fetches it or says no. */
function imageOf(url: string, param: string): UserPart {
  const embedded = /^data:(image\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/=\s]+)$/i.exec(url);
  if (embedded !== null)
    return { type: "file", mediaType: embedded[1]!.toLowerCase(), data: { type: "data", data: embedded[2]! } };
  const address = URL.parse(url);
  if (address?.protocol !== "https:")
    throw badField(param, `${param}: must be a data: URL of an image in base64, or an https address`);
  return { type: "file", mediaType: "image/*", data: { type: "url", url: address } };
}

function inputOf(text: string, param: string): unknown {
  try {
    return text.trim() === "" ? {} : parseJson(text);
  } catch {
    throw badField(param, `${param}: must be JSON`);
  }
}

function messagesOf(messages: Body["messages"]): Message[] {
  const calls = new Map<string, string>();
  return messages.map((one, index): Message => {
    const at = `messages[${index}]`;
    switch (one.role) {
      case "system":
      case "developer":
        return { role: "system", content: plain(one.content) };
      case "user": {
        const parts = typeof one.content === "string" ? [{ type: "text" as const, text: one.content }] : one.content;
        const content = parts.map(
          (part, number): UserPart =>
            part.type === "text" ? part : imageOf(part.image_url.url, `${at}.content[${number}].image_url.url`),
        );
        return { role: "user", content };
      }
      case "assistant": {
        const said = one.content == null ? "" : plain(one.content);
        const called = (one.tool_calls ?? []).map(({ id, function: { name, arguments: text } }, number) => {
          calls.set(id, name);
          const input = inputOf(text, `${at}.tool_calls[${number}].function.arguments`);
          return { type: "tool-call" as const, toolCallId: id, toolName: name, input };
        });
        if (said === "" && called.length === 0) throw badField(`${at}.content`, `${at}.content: is needed`);
        return {
          role: "assistant",
          content: [...(said === "" ? [] : [{ type: "text" as const, text: said }]), ...called],
        };
      }
      case "tool": {
        const toolCallId = one.tool_call_id;
        const called = calls.get(toolCallId);
        if (called === undefined)
          throw badField(`${at}.tool_call_id`, `${at}.tool_call_id: no message before has this call in its tool_calls`);
        const output = { type: "text" as const, value: plain(one.content) };
        return { role: "tool", content: [{ type: "tool-result", toolCallId, toolName: called, output }] };
      }
    }
  });
}

const toolOf = ({ function: { name, description, parameters, strict } }: z.output<typeof tool>): Tool => ({
  type: "function",
  name,
  inputSchema: (parameters ?? { type: "object", properties: {} }) as never,
  ...(description == null ? {} : { description }),
  ...(strict == null ? {} : { strict }),
});

function choiceOf({ tool_choice: choice, tools }: Body): Pick<CallOptions, "toolChoice"> {
  if (choice == null || tools == null || tools.length === 0) return {};
  if (typeof choice === "string") return { toolChoice: { type: choice } };
  const { name } = choice.function;
  if (!tools.some((one) => one.function.name === name))
    throw badField("tool_choice", `tool_choice: there is no tool named ${name}`);
  return { toolChoice: { type: "tool", toolName: name } };
}

function formatOf({ response_format: format }: Body): Pick<CallOptions, "responseFormat"> {
  if (format == null || format.type === "text") return {};
  if (format.type === "json_object") return { responseFormat: { type: "json" } };
  const { name, description, schema } = format.json_schema;
  return {
    responseFormat: {
      type: "json",
      name,
      ...(description == null ? {} : { description }),
      ...(schema == null ? {} : { schema: schema as never }),
    },
  };
}

/** Leaves out null and undefined values. */
const given = <T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as never;

/** Throws AiRefusal. */
export function readChatRequest(bytes: Uint8Array): ChatRequest {
  let json: unknown;
  try {
    json = parseJson(Buffer.from(bytes).toString("utf8"));
  } catch (error) {
    const reason = error instanceof JsonBeyondBounds ? `${error.message}.` : "The body is no JSON.";
    throw badField(null, reason, "invalid_json");
  }
  const parsed = bodySchema.safeParse(json);
  if (!parsed.success) throw badBody(parsed.error.issues as unknown as Issue[]);
  const body = parsed.data;
  const { tools, stop } = body;
  const prompt = messagesOf(body.messages);
  return {
    model: body.model,
    isStream: body.stream === true,
    withUsage: body.stream_options?.include_usage === true,
    promptTokens: promptTokens(bytes.length, prompt),
    options: {
      prompt,
      ...given({
        maxOutputTokens: body.max_completion_tokens ?? body.max_tokens,
        temperature: body.temperature,
        topP: body.top_p,
        presencePenalty: body.presence_penalty,
        frequencyPenalty: body.frequency_penalty,
        seed: body.seed,
        reasoning: body.reasoning_effort,
      }),
      ...(stop == null ? {} : { stopSequences: [stop].flat() }),
      ...(tools == null || tools.length === 0 ? {} : { tools: tools.map(toolOf) }),
      ...choiceOf(body),
      ...formatOf(body),
    },
  };
}
