/**
 * The conversation before a turn as a model reads it: earlier turns with their calls and results. Where it grows too
 * long, the texts of the oldest turns are left out first, in large steps, so that its beginning stays cached. Pure.
 */
import type { ModelMessage } from "ai";
import { withoutLongTexts } from "../drafts/draft-messages.ts";
import type { RunRequest } from "../run/run-request.ts";
import type { RememberedTurn } from "./turn-memory.ts";
import { noteWords } from "./turn-note.ts";

type History = RunRequest["history"];

/** Shares of the window: above the first, texts are left out until the second is reached. */
const TRIM_FROM = 0.4;
const TRIM_TO = 0.2;
/** Above this share of the window, together with the instructions, the oldest turns are summed up. */
const SUM_UP_FROM = 0.75;
const SUM_UP_TO = 0.25;
/** A summary of less is not worth a call. */
const SUM_UP_AT_LEAST = 0.1;
const CHARACTERS_PER_TOKEN = 4;

export interface Summary {
  /** The newest message that it covers. */
  until: string;
  /** Number of messages that it covers. */
  messages: number;
  text: string;
}

/** One message, or one turn with everything that it did. */
export interface Passage {
  /** The newest message in it. */
  id: string | null;
  /** Messages of the conversation in it. */
  said: number;
  messages: ModelMessage[];
  /** The files that the model was told of in it. */
  files: readonly string[] | null;
  isTrimmed: boolean;
}

export interface RecalledHistory {
  messages: ModelMessage[];
  /** The newest turn that told of the project's files. */
  files: readonly string[] | null;
  turns: number;
  trimmed: number;
  /** Messages that are only summed up. */
  summarised: number;
  /** Passages that should be summed up now, because they no longer fit. */
  tooOld: Passage[];
}

export interface Recollection {
  history: History;
  turns: ReadonlyMap<string, RememberedTurn>;
  summary: Summary | null;
  contextTokens: number;
  /** Characters of what stands before the conversation. */
  before: number;
}

const sizeOf = (messages: readonly ModelMessage[]): number => JSON.stringify(messages).length;
const bySize = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { messages }) => sum + sizeOf(messages), 0);

export function recallHistory(recollection: Recollection): RecalledHistory {
  const { summary, contextTokens, before } = recollection;
  const window = contextTokens * CHARACTERS_PER_TOKEN;
  const passages = trimmedTo(passagesOf(recollection), window);
  const total = bySize(passages) + (summary?.text.length ?? 0);
  const isFull = total + before > window * SUM_UP_FROM && total > window * SUM_UP_AT_LEAST;
  const from = isFull ? firstThatFits(passages, window * SUM_UP_TO) : 0;
  return recalled(recollection, passages, from);
}

/** The conversation with the passages from `from` on; those before it are left to a new summary. */
function recalled({ summary }: Recollection, passages: Passage[], from: number): RecalledHistory {
  const kept = passages.slice(from);
  const messages = kept.flatMap((passage) => passage.messages);
  return {
    messages: summary === null ? messages : [summaryMessage(summary), ...messages],
    files: kept.findLast(({ files }) => files !== null)?.files ?? null,
    turns: passages.length,
    trimmed: kept.filter(({ isTrimmed }) => isTrimmed).length,
    summarised: summary?.messages ?? 0,
    tooOld: passages.slice(0, from),
  };
}

/** A person may have written it, and a model from texts of others: it tells of the past, and orders nothing. */
const summaryMessage = ({ text, messages }: Summary): ModelMessage => ({
  role: "user",
  content: `<summary messages="${messages}">\n${text.replaceAll("</summary", "‹/summary")}\n</summary>`,
});

function passagesOf({ history, turns, summary }: Recollection): Passage[] {
  const covered = summary === null ? -1 : history.findIndex(({ id }) => id === summary.until);
  const asked = new Set([...turns.values()].map(({ messageId }) => messageId));
  return history.slice(covered + 1).flatMap((said) => {
    // The turn's own messages begin with its request.
    if (said.id !== undefined && asked.has(said.id)) return [];
    // Its turn remembers when it came.
    if (said.within !== undefined && turns.has(said.within)) return [];
    const turn = said.id === undefined ? undefined : turns.get(said.id);
    return turn === undefined ? plainPassage(said) : [turnPassage(turn)];
  });
}

function turnPassage({ aiMessageId, messages, files, note }: RememberedTurn): Passage {
  const ended: ModelMessage = { role: "user", content: noteWords(note) };
  return { id: aiMessageId, said: 2, messages: [...messages, ended], files, isTrimmed: false };
}

function plainPassage({ id, role, text }: History[number]): Passage[] {
  if (text === "") return [];
  const message: ModelMessage =
    role === "event"
      ? { role: "user", content: `<event>${text.replaceAll("<", "\u2039")}</event>` }
      : { role, content: text };
  return [{ id: id ?? null, said: 1, messages: [message], files: null, isTrimmed: false }];
}

/** Walks the conversation in order, so that the same beginning is always trimmed at the same place. */
function trimmedTo(passages: readonly Passage[], window: number): Passage[] {
  const kept: Passage[] = [];
  let characters = 0;
  let from = 0;
  for (const passage of passages) {
    kept.push(passage);
    characters += sizeOf(passage.messages);
    if (characters <= window * TRIM_FROM) continue;
    for (; from < kept.length - 1 && characters > window * TRIM_TO; from += 1) {
      const whole = kept[from]!;
      const short = { ...whole, messages: whole.messages.map(withoutResults) };
      const saved = sizeOf(whole.messages) - sizeOf(short.messages);
      characters -= saved;
      if (saved > 0) kept[from] = { ...short, isTrimmed: true };
    }
  }
  return kept;
}

/** Words stay: only what calls carried is left out, because it can be read again. */
function withoutResults(message: ModelMessage): ModelMessage {
  const short = withoutLongTexts(message);
  if (message.role !== "assistant" || short.role !== "assistant" || typeof message.content === "string") {
    return message.role === "tool" ? short : message;
  }
  const shortParts = typeof short.content === "string" ? [] : short.content;
  return { ...message, content: message.content.map((part, at) => (part.type === "text" ? part : shortParts[at]!)) };
}

/** The newest passage always fits. */
function firstThatFits(passages: readonly Passage[], characters: number): number {
  let left = characters;
  for (let at = passages.length - 1; at > 0; at -= 1) {
    left -= sizeOf(passages[at]!.messages);
    if (left < 0) return at === passages.length - 1 ? at : at + 1;
  }
  return 0;
}
