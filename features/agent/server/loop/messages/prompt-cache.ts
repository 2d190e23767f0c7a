/** Marks what a provider may cache: the stable prefix, and the conversation up to its newest message. */
import type { ModelMessage, SystemModelMessage } from "ai";

/** Anthropic caches up to a mark, at most four of them; other providers detect equal beginnings by themselves. */
const MARK = { anthropic: { cacheControl: { type: "ephemeral" as const } } };

/** Instructions and, before them, the tools: the same for every call of a project. */
export const markedInstructions = (text: string): SystemModelMessage => ({
  role: "system",
  content: text,
  providerOptions: MARK,
});

/**
 * A mark at the end of the history, which every step of the run reads again, and one at the newest message. `start` is the
 * number of messages the run began with: the last of them is the request itself.
 */
export function withCacheMarks(messages: readonly ModelMessage[], start: number): ModelMessage[] {
  const marked = new Set([start - 2, start - 1, messages.length - 1]);
  return messages.map((message, index) =>
    marked.has(index) ? { ...message, providerOptions: { ...message.providerOptions, ...MARK } } : message,
  );
}
