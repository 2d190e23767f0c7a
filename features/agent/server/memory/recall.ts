/** The conversation before a turn, from what was kept of it. Sums its oldest part up where that no longer fits. */
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { Needs } from "../../../services.ts";
import type { LoopObserver } from "../loop/observe-run.ts";
import type { RunRequest } from "../run/run-request.ts";
import type { SummaryRow } from "./memory-tables.ts";
import { recallHistory, type RecalledHistory, type Recollection, type Summary } from "./recalled-history.ts";
import { keepSummary, summaryOf } from "./summaries.ts";
import { sumUp } from "./sum-up.ts";
import { rememberedTurns } from "./turn-memory.ts";

export interface RecallInput {
  services: Needs<"clock" | "database" | "log">;
  request: RunRequest;
  model: ResolvedModel;
  observer: LoopObserver;
  signal: AbortSignal;
  /** The answer whose draft the turn goes on from. */
  drafted: string | null;
  /** `used` gets the number of messages that the turn reads in a summary. */
  onSummary: { begin(): void; end(isKept: boolean): void; used(messages: number): void };
}

export interface Recalled extends RecalledHistory {
  /** Answers whose turns came back with their calls. */
  answers: ReadonlySet<string>;
}

/** `before`: characters of what stands before the conversation. */
export async function recall(input: RecallInput, before: number): Promise<Recalled> {
  const { services, request, model, drafted } = input;
  const ids = request.history.flatMap(({ role, id }) => (role === "assistant" && id !== undefined ? [id] : []));
  const [turns, row] = await Promise.all([
    rememberedTurns(services, request.projectId, ids),
    summaryOf(services, request.projectId),
  ]);
  // The draft has the messages of its turn, which may have ended too suddenly to be remembered.
  const history = drafted === null || turns.has(drafted) ? request.history : withoutTurn(request.history, drafted);
  const recollection = { history, turns, summary: stored(row), contextTokens: model.contextTokens, before };
  const found = recallHistory(recollection);
  const answers = new Set(turns.keys());
  const known = recollection.summary;
  if (found.tooOld.length === 0) {
    if (known !== null) input.onSummary.used(known.messages);
    return { ...found, answers };
  }
  const summary = await summed(input, { recollection, found, version: row?.version ?? null });
  // Without a summary the oldest turns are left out.
  if (summary === null) return { ...found, answers };
  input.onSummary.used(summary.messages);
  return { ...recallHistory({ ...recollection, summary }), tooOld: [], answers };
}

function withoutTurn(history: RunRequest["history"], aiMessageId: string): RunRequest["history"] {
  const answered = history.findIndex(({ id }) => id === aiMessageId);
  const asked = history.slice(0, answered + 1).findLastIndex(({ role }) => role === "user");
  return history.filter((_said, at) => at !== answered && (answered === -1 || at !== asked));
}

const stored = (row: SummaryRow | null): Summary | null =>
  row === null ? null : { until: row.untilMessageId, messages: row.messages, text: row.text };

interface TooLong {
  recollection: Recollection;
  found: RecalledHistory;
  version: number | null;
}

/** Null if the model or the store failed. */
async function summed(input: RecallInput, { recollection, found, version }: TooLong): Promise<Summary | null> {
  const { services, request, onSummary, signal } = input;
  const { projectId } = request;
  onSummary.begin();
  try {
    const summary = await sumUp({ before: recollection.summary, passages: found.tooOld }, input);
    const isKept = summary !== null && (await keepSummary(services, { projectId, before: version }, summary));
    onSummary.end(isKept);
    return isKept ? summary : null;
  } catch (error) {
    onSummary.end(false);
    signal.throwIfAborted();
    services.log.warn("a conversation was not summed up", { projectId, error });
    return null;
  }
}
