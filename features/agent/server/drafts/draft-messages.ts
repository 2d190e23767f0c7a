/** The messages of a turn as a draft keeps them: calls and results, without what only that conversation could use. Pure. */
import type { AssistantModelMessage, ModelMessage, ToolModelMessage, UserModelMessage } from "ai";

/** Bound of the messages of one draft. */
const MAX_CHARACTERS = 400_000;

const LONG_STRING = 400;
const LEFT_OUT = "(left out; read it again if it is needed)";

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

/** Pictures and other bytes become a note: they cannot be stored as text, and can be looked at again. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return LEFT_OUT;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  if ("mediaType" in value && "data" in value) return { type: "text", text: LEFT_OUT };
  // Marks and signatures are valid only in the conversation they were made in, for one provider.
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (key === "providerOptions" ? [] : [[key, plain(inner)]])),
  );
}

/** For a model that reads no pictures. */
export const withoutPictures = (messages: readonly ModelMessage[]): ModelMessage[] =>
  messages.map((message) => (hasPictures(message) ? (plain(message) as ModelMessage) : message));

const hasPictures = ({ content }: ModelMessage): boolean =>
  typeof content !== "string" &&
  content.some(
    (part) =>
      part.type === "file" ||
      (part.type === "tool-result" &&
        part.output.type === "content" &&
        part.output.value.some(({ type }) => type === "file")),
  );

function withoutThoughts(message: ModelMessage): ModelMessage {
  if (message.role !== "assistant" || typeof message.content === "string") return message;
  const content = message.content.filter(({ type }) => type !== "reasoning" && type !== "reasoning-file");
  return { ...message, content };
}

/** Each look at people's rows is allowed by a person, for the model of that moment. Later models do not get them along. */
const ASKS_FOR_ROWS = "query_database";
const ROWS_LEFT_OUT = "(rows are not kept; ask again if they are needed)";

function withoutRows(message: ModelMessage): ModelMessage {
  if (message.role !== "tool") return message;
  const content = message.content.map((part) =>
    part.type === "tool-result" && part.toolName === ASKS_FOR_ROWS
      ? { ...part, output: { type: "text" as const, value: ROWS_LEFT_OUT } }
      : part,
  );
  return { ...message, content };
}

/** The same structure without its long texts. */
function shortened(value: unknown): unknown {
  if (typeof value === "string") return value.length <= LONG_STRING ? value : LEFT_OUT;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** Calls and results without their long texts; people's words stay. */
export const withoutLongTexts = (message: ModelMessage): ModelMessage =>
  message.role === "user" || message.role === "system"
    ? message
    : ({ ...message, content: shortened(message.content) } as ModelMessage);

/** Long texts of the oldest messages go first: a model can read files again. */
function bounded(messages: readonly ModelMessage[], characters: number): ModelMessage[] {
  const kept = [...messages];
  let left = sizeOf(kept) - characters;
  for (let at = 0; at < kept.length && left > 0; at += 1) {
    const message = kept[at]!;
    const short = withoutLongTexts(message);
    left -= sizeOf(message) - sizeOf(short);
    kept[at] = short;
  }
  // Only a turn of very many calls is still too long.
  return left > 0 ? [] : kept;
}

/**
 * The request in the words in which it was sent, and the messages after it. A request that is not found means that none
 * are known to be the turn's own.
 */
export function ownMessages(
  messages: readonly ModelMessage[],
  request: ModelMessage | null,
  characters = MAX_CHARACTERS,
): ModelMessage[] {
  const at = request === null ? -1 : messages.findLastIndex((message) => isSame(message, request));
  if (at === -1) return [];
  const own = messages.slice(at);
  return bounded(
    own.map((message) => plain(withoutRows(withoutThoughts(message))) as ModelMessage),
    characters,
  );
}

const isSame = (one: ModelMessage, other: ModelMessage): boolean =>
  one === other || (one.role === "user" && textOf(one) === textOf(other as UserModelMessage));

const textOf = ({ content }: UserModelMessage): string =>
  typeof content === "string" ? content : content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join();

type Part = Exclude<AssistantModelMessage["content"], string>[number];
type Result = ToolModelMessage["content"][number];

export interface CutStep {
  text: string;
  calls: readonly { id: string; name: string; input: unknown; output: Result & { type: "tool-result" } }[];
}

/** The part of a step that stands when its answer was cut: its words, and the calls that were carried out, with their results. */
export function messagesOfCut({ text, calls }: CutStep): ModelMessage[] {
  const parts: Part[] = [
    ...(text.trim() === "" ? [] : [{ type: "text" as const, text }]),
    ...calls.map(({ id, name, input }) => ({ type: "tool-call" as const, toolCallId: id, toolName: name, input })),
  ];
  if (parts.length === 0) return [];
  const said: ModelMessage = { role: "assistant", content: parts };
  return calls.length === 0 ? [said] : [said, { role: "tool", content: calls.map(({ output }) => output) }];
}
