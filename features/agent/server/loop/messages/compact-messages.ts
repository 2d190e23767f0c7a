/** Shortens a conversation that is longer than the model can read: text that can be read again goes first. Pure. */
import type { ModelMessage } from "ai";
import { quoteOf } from "../../context/history.ts";

/** The newest messages stay whole, because the model is working on them. */
const KEPT_WHOLE = 3;
const LONG_STRING = 500;
const LEFT_OUT = "(left out to make room; read it again if it is needed)";
const OLDER = "Earlier messages were left out to make room. They began:";
const QUOTED_CHARACTERS = 3000;

/** Characters without the bytes of pictures, which would hide how much text there is. */
const sizeOf = (messages: readonly ModelMessage[]): number => JSON.stringify(messages, withoutBytes).length;

/** Reads the original value: `toJSON` of a Buffer has run before a replacer gets its value. */
function withoutBytes(this: Record<string, unknown>, key: string, value: unknown): unknown {
  return this[key] instanceof Uint8Array ? "" : value;
}

const isThought = (value: object): boolean => "type" in value && value.type === "reasoning";

/**
 * Shortens long texts in tool calls and their results. A model's reasoning is signed, so it is returned unchanged or
 * not at all.
 */
function shortened(value: unknown): unknown {
  if (typeof value === "string") return value.length <= LONG_STRING ? value : LEFT_OUT;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== "object" || value === null || value instanceof Uint8Array || isThought(value)) return value;
  // A picture without its content becomes text.
  if ("mediaType" in value && "data" in value) return { type: "text", text: LEFT_OUT };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

function withoutBulk(message: ModelMessage): ModelMessage {
  if (typeof message.content === "string" || message.role === "user" || message.role === "system") return message;
  // Names and ids are short anyway, so only inputs and outputs are shortened.
  return { ...message, content: shortened(message.content) } as ModelMessage;
}

/** Calls and their results belong together, so only plain text before the request can be dropped whole. */
const isPlain = (message: ModelMessage): boolean => typeof message.content === "string";

const quoted = ({ role, content }: ModelMessage): string =>
  quoteOf({ role: role === "assistant" ? "assistant" : "user", text: content as string });

/** Keeps the newest quotes: they are closest to the present request. */
function withNewest(quotes: readonly string[]): string {
  const kept: string[] = [];
  let left = QUOTED_CHARACTERS;
  for (const quote of quotes.toReversed()) {
    left -= quote.length + 1;
    if (left < 0) break;
    kept.unshift(quote);
  }
  return [OLDER, ...kept].join("\n");
}

export interface Compacted {
  messages: ModelMessage[];
  /** The number of them that the run began with. */
  start: number;
  /** Characters that went. */
  saved: number;
}

/** About half as long as before, if possible. `start` is the number of messages the run began with. */
export function compactMessages(messages: readonly ModelMessage[], start: number): Compacted {
  const goal = sizeOf(messages) / 2;
  const edge = Math.max(start, messages.length - KEPT_WHOLE);
  let compact = messages.map((message, index) => (index >= start && index < edge ? withoutBulk(message) : message));
  let request = start - 1;
  const quotes: string[] = [];
  while (sizeOf(compact) > goal && request > 0 && isPlain(compact[0]!)) {
    quotes.push(quoted(compact[0]!));
    compact = compact.slice(1);
    request -= 1;
  }
  if (sizeOf(compact) > goal)
    compact = compact.map((message, index) => (index > request ? withoutBulk(message) : message));
  if (quotes.length > 0) compact = [{ role: "user", content: withNewest(quotes) }, ...compact];
  return { messages: compact, start: compact.length - messages.length + start, saved: goal * 2 - sizeOf(compact) };
}
