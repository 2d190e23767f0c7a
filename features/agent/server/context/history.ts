/**
 * Earlier turns for the model. Above a bound the older half is shortened to a few lines, and stays so while the rest
 * grows to the bound again. So the cached beginning of the conversation stays valid for the next turn. Pure.
 */
import type { ModelMessage } from "ai";
import type { RunRequest } from "../run/run-request.ts";

type Turns = RunRequest["history"];

/** Shares of the model's window. */
const COMPACT_FROM = 0.6;
const COMPACT_TO = 0.3;
const CHARACTERS_PER_TOKEN = 4;
/** Every turn pays for its history again, so no more than this is sent, whatever the window. */
const MAX_CHARACTERS = 96_000;
const LINE_CHARACTERS = 160;
const DIGEST_CHARACTERS = 6000;

export interface CompactedHistory {
  messages: ModelMessage[];
  turns: number;
  /** Number of turns that are only summarised. */
  shortened: number;
}

export function compactHistory(history: Turns, contextTokens: number): CompactedHistory {
  const turns = history.filter(({ text }) => text !== "");
  const window = contextTokens * CHARACTERS_PER_TOKEN;
  const max = Math.min(window * COMPACT_FROM, MAX_CHARACTERS);
  const kept = Math.min(window * COMPACT_TO, MAX_CHARACTERS * (COMPACT_TO / COMPACT_FROM));
  const from = firstKept(turns, max, kept);
  const messages = turns.slice(from).map(messageOf);
  if (from === 0) return { messages, turns: turns.length, shortened: 0 };
  const digest: ModelMessage = { role: "assistant", content: digestOf(turns.slice(0, from)) };
  return { messages: [digest, ...messages], turns: turns.length, shortened: from };
}

/** Tagged, so that it is not taken for the person's request. The tag's name inside the text must not end it early. */
const messageOf = ({ role, text }: Turns[number]): ModelMessage =>
  role === "event"
    ? { role: "user", content: `<event>${text.replaceAll("<", "\u2039")}</event>` }
    : { role, content: text };

/** Walks the conversation in order, so that the same beginning is always cut at the same place. */
function firstKept(turns: Turns, max: number, kept: number): number {
  let from = 0;
  let characters = 0;
  for (const [at, { text }] of turns.entries()) {
    characters += text.length;
    if (characters <= max) continue;
    while (from < at && characters > kept) {
      characters -= turns[from]!.text.length;
      from += 1;
    }
  }
  return from;
}

const LEADS = { user: "Asked", assistant: "Answered", event: "Happened" } as const;

/** The beginning of a message, quoted: the summary contains nothing that nobody wrote. */
export function quoteOf({ role, text }: Turns[number]): string {
  const line = text.trim().replace(/\s+/g, " ");
  const short = line.length > LINE_CHARACTERS ? `${line.slice(0, LINE_CHARACTERS)}…` : line;
  return `- ${LEADS[role]}: ${short}`;
}

function digestOf(turns: Turns): string {
  const lines = turns.map(quoteOf);
  const head = `The first ${turns.length} messages of this conversation in short:`;
  // The beginning says what the project is and the end what was going on, so the middle is left out first.
  const half = DIGEST_CHARACTERS / 2;
  const text = lines.join("\n");
  return text.length <= DIGEST_CHARACTERS
    ? `${head}\n${text}`
    : `${head}\n${text.slice(0, half)}\n[…]\n${text.slice(-half)}`;
}
