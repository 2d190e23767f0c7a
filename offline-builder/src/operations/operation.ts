import type { Language, Plan } from "../plan/plan.ts";
import type { Conversation } from "../protocol/conversation.ts";
import type { Step, ToolResult } from "../protocol/tools.ts";

/** What an operation may look at. Files are read with the agent's own tools, inside `run`. */
export interface OperationRequest {
  text: string;
  language: Language;
  conversation: Conversation;
}

/** A request that an operation understood, before the plan was read. */
export interface Match<Values> {
  /** 0 to 1; the highest of all operations runs. */
  confidence: number;
  values: Values;
  /** The first sentence, in nouns: "The header in blue." */
  understood: string;
}

export interface OperationOutcome {
  did: string[];
  notDone: string[];
  /** The plan with `files` brought up to date; the caller writes it last. Null when nothing changed. */
  plan: Plan | null;
  /** Routes to look at. */
  routes: string[];
}

/** The steps of a change; the caller verifies, writes the plan and finishes. */
export type Change = Generator<Step, OperationOutcome, ToolResult[]>;

/**
 * One kind of change to an existing project. `changePlan` in turn/apply.ts re-emits what a changed plan implies; targeted
 * edits use read_file and search_replace.
 */
export interface Operation<Values = unknown> {
  id: string;
  match(request: OperationRequest): Match<Values> | null;
  /** Null when it can run on this project; else the sentence that says why not. */
  refuses?(plan: Plan, values: Values, request: OperationRequest): string | null;
  run(plan: Plan, values: Values, request: OperationRequest): Change;
  /** A next step for the chips, at most 32 characters, when it would make sense on this plan. */
  chip?(plan: Plan): string | null;
}

/** Keeps `Values` between `match` and `run` while the table forgets it. */
export function operation<Values>(definition: Operation<Values>): Operation {
  return {
    id: definition.id,
    match: (request) => definition.match(request),
    refuses: (plan, values, request) => definition.refuses?.(plan, values as Values, request) ?? null,
    run: (plan, values, request) => definition.run(plan, values as Values, request),
    chip: (plan) => definition.chip?.(plan) ?? null,
  };
}
