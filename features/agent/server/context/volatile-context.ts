/**
 * The person's screen when they wrote, and files found for the request: the last part of the prompt, new in every turn.
 * Pure.
 */
import type { RelevantFiles, TurnBudgetFacts } from "../../contract/index.ts";
import type { RunRequest } from "../run/run-request.ts";
import { isReadOnly, type Intent } from "../run/intent.ts";

const REPLAY_CHARACTERS = 4000;
const EVENT_CHARACTERS = 300;

export interface FoundFacts {
  intent: Intent;
  isStuck: boolean;
  relevant: RelevantFiles | null;
  budget: TurnBudgetFacts | null;
}

export function volatileContext(request: RunRequest, found: FoundFacts): string {
  const { context } = request;
  const replay = replayDigest(context.session_replay ?? []);
  const facts = {
    ...(context.answers === undefined ? {} : { answers: answered(context.answers) }),
    ...(context.selected_elements.length === 0 ? {} : { selected_elements: context.selected_elements }),
    ...(context.current_page === undefined ? {} : { current_page: context.current_page }),
    ...(context.view === undefined ? {} : { view: context.view }),
    ...(context.view_description === undefined ? {} : { view_description: context.view_description }),
    ...(context.runtime_errors.length === 0 ? {} : { runtime_errors: context.runtime_errors }),
    ...(context.client_logs.length === 0 ? {} : { client_logs: context.client_logs }),
    ...(context.network_requests.length === 0 ? {} : { network_requests: context.network_requests }),
    ...(replay.length === 0 ? {} : { session_replay: replay }),
    mode: request.mode,
    intent: found.intent,
    // The instructions have rules for each.
    ...(isReadOnly(request, found.intent) ? {} : { work: found.intent === "build" ? "first build" : "edit" }),
    ...(found.budget === null ? {} : { budget: boundsOf(found.budget) }),
    ...(found.isStuck ? { is_stuck: STUCK } : {}),
    // The starter's files are alike for every first build.
    ...(found.relevant === null || found.intent === "build"
      ? {}
      : {
          relevant_files: { primary: found.relevant.primary_paths, secondary: found.relevant.secondary_paths },
        }),
  };
  return contextNote(facts);
}

/** The tag's name inside the facts must not end them early. */
export const contextNote = (facts: Readonly<Record<string, unknown>>): string =>
  `<context>${JSON.stringify(facts).replaceAll("<", "\\u003c")}</context>`;

/** A new turn has used nothing yet. */
const boundsOf = (budget: TurnBudgetFacts): Record<string, number> =>
  Object.fromEntries(Object.entries(budget).map(([part, { max }]) => [part, max]));

const ANSWERED_CHARACTERS = 2000;

/** Repeats the request, which may be far back in the history. */
const answered = ({ request, question }: NonNullable<RunRequest["context"]["answers"]>) => ({
  question,
  request: request.slice(0, ANSWERED_CHARACTERS),
});

const STUCK =
  "The person asks for this repair for the third time. What was tried before did not help: look wider, find the cause before you " +
  "change anything, and if you cannot find it, say so and offer to go back to the last version that worked.";

/**
 * The newest events that fit, oldest first. A megabyte of replay tells a model no more than its last minute. [W5.05]
 */
export function replayDigest(events: readonly Record<string, unknown>[]): string[] {
  const lines: string[] = [];
  let left = REPLAY_CHARACTERS;
  for (const event of events.toReversed()) {
    const line = JSON.stringify(event).slice(0, EVENT_CHARACTERS);
    left -= line.length;
    if (left < 0) break;
    lines.unshift(line);
  }
  return lines;
}
