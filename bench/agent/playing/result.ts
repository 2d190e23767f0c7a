/** The figures of a played task, from its exchanges and answers. */
import type { AiMessage } from "@slipway/features/chat/contract/messages.ts";
import type { Kind } from "../tasks/task.ts";
import type { Exchange } from "./wire.ts";

export interface TurnResult {
  requests: number;
  /** Rows that the chat shows. */
  steps: number;
  tokens: { input: number; output: number; cached: number };
  characters: { all: number; first: number };
  /** Share of this turn's first request that the request before it began with; null for a project's first turn. */
  cacheable: number | null;
  /** Share of the turn before's first request that this turn's begins with; null for a project's first turn. */
  kept: number | null;
  /** Until its first request. */
  beginMs: number;
  wallMs: number;
  /** Without the time of the model. */
  ownMs: number;
  refusedEdits: string[];
  /** The turn edited files, and they are in no version and no open draft. */
  isLost: boolean;
  end: "version" | "draft" | "question" | "answer" | "stopped";
}

export interface TaskResult {
  id: string;
  kind: Kind;
  solved: boolean;
  problems: string[];
  turns: TurnResult[];
  /** Where a replay went another way than its recording. */
  strayed: string[];
}

interface Body {
  tools?: unknown[];
  system?: unknown;
  instructions?: unknown;
  messages?: unknown[];
  input?: unknown[];
}

/** In the order in which providers cache: tools, instructions, conversation. */
function cachedOrder(body: string): string {
  const { tools = [], system = "", instructions = "", messages, input } = JSON.parse(body) as Body;
  const withoutMarks = (key: string, value: unknown): unknown => (key === "cache_control" ? undefined : value);
  // Without its end, so that a longer conversation begins with a shorter one.
  return JSON.stringify([tools, system, instructions, ...(messages ?? input ?? [])], withoutMarks).slice(0, -1);
}

function commonBeginning(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let at = 0;
  while (at < end && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

const EDITS: ReadonlySet<string> = new Set(["edit", "create", "delete", "rename"]);

function endOf(answer: AiMessage): TurnResult["end"] {
  if (answer.version !== null && !answer.database_only) return "version";
  if (answer.draft_state === "open" || answer.draft_state === "continued") return "draft";
  if (answer.question !== null) return "question";
  return answer.status === "stopped" ? "stopped" : "answer";
}

interface Message {
  role: string;
  content: unknown;
}

/** Answers to edits that did not apply, from the results that the model read. */
function refusedIn(exchanges: readonly Exchange[]): string[] {
  const last = exchanges.at(-1);
  const first = exchanges[0];
  if (last === undefined || first === undefined) return [];
  const messages = (JSON.parse(last.body) as { messages?: Message[] }).messages ?? [];
  const before = (JSON.parse(first.body) as { messages?: Message[] }).messages?.length ?? 0;
  return messages
    .slice(before)
    .filter(({ role }) => role === "tool")
    .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
    .filter((text) => REFUSED.test(text))
    .map((text) => text.slice(0, 300));
}

const REFUSED =
  /"failed":\s*\[|^(?:NO_MATCH|AMBIGUOUS|NO_FILE|ALREADY_APPLIED|FORBIDDEN_PATH|UNWANTED|MISSING_TARGET|RENAME|DELETE)\b/;

/** Milliseconds in which the model was asked and had not answered. */
const modelMs = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);

export function turnResult(answer: AiMessage, exchanges: readonly Exchange[], before: readonly Exchange[]): TurnResult {
  const bodies = exchanges.map(({ body }) => cachedOrder(body));
  const [first] = bodies;
  const [previousFirst, previousLast] = [before[0], before.at(-1)].map((one) => one && cachedOrder(one.body));
  const started = answer.started_at ?? 0;
  const wallMs = (answer.ended_at ?? started) - started;
  const edited = answer.steps.some(({ kind, status }) => EDITS.has(kind) && status === "done");
  const end = endOf(answer);
  const total = (part: "input" | "output" | "cached"): number =>
    exchanges.reduce((sum, { tokens }) => sum + tokens[part], 0);
  return {
    requests: exchanges.length,
    steps: answer.steps.length,
    tokens: { input: total("input"), output: total("output"), cached: total("cached") },
    characters: {
      all: exchanges.reduce((sum, { body }) => sum + body.length, 0),
      first: exchanges[0]?.body.length ?? 0,
    },
    cacheable:
      first === undefined || previousLast === undefined ? null : commonBeginning(first, previousLast) / first.length,
    kept:
      first === undefined || previousFirst === undefined
        ? null
        : commonBeginning(first, previousFirst) / previousFirst.length,
    beginMs: Math.max(0, (exchanges[0]?.from ?? started) - started),
    wallMs,
    ownMs: Math.max(0, wallMs - modelMs(exchanges)),
    refusedEdits: refusedIn(exchanges),
    isLost: edited && end !== "version" && end !== "draft",
    end,
  };
}
