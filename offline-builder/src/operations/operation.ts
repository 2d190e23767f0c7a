import type { ProjectEdit } from "../edit/project-edit.ts";
import { jsxText, stringLiteral } from "../emit/literal.ts";
import type { DraftPlan, Language, Plan } from "../plan/plan.ts";
import type { Conversation } from "../protocol/conversation.ts";

/** What an operation may look at before the plan is read. */
export interface OperationRequest {
  /** The words of this change: one clause of what the person wrote. */
  text: string;
  language: Language;
  conversation: Conversation;
  /** What the clause before this one was about: "rename Tea to Chai and put it first". */
  it?: string;
  /** That was one entry or text of the app, and not the app. */
  isPiece?: boolean;
}

/** A request that an operation understood. */
export interface Match<Values> {
  /** 0 to 1; the highest of all operations runs. */
  confidence: number;
  values: Values;
  /** The first sentence, in nouns: "The header in blue." */
  understood: string;
  /** What a later clause of the same request calls "it". */
  subject?: string;
}

/** Something that was done, printed only when the written file shows it. */
export interface Claim {
  text: string;
  path: string;
  /** Looks at the file as it stands after the writing; null when it is gone. */
  holds(content: string | null): boolean;
}

export interface Changed {
  plan: DraftPlan;
  claims: Claim[];
  /** What was wished for and is not there, said plainly. */
  notDone?: string[];
  /** Routes to look at. */
  routes?: string[];
  /** One-tap answers under the message. */
  replies?: string[];
}

/** Nothing was changed; `say` is the answer. */
export interface Unchanged {
  /** Empty where the app has nothing of what the words name, so that another reading may count. */
  say: string;
  /** What to say when no other reading counts either. */
  otherwise?: string;
  /** Puts the answer as a question; each option is a request this builder understands. */
  options?: string[];
  /** Checks whose results the answer needs, e.g. the size of the build. */
  measure?: (results: Measured) => string;
}

export interface Measured {
  files: { path: string; characters: number }[];
  build: unknown;
  render: unknown;
}

/**
 * One kind of change to an existing project. It reads the files it names, edits them in memory and states claims; writing,
 * checking and reporting are the caller's.
 */
export interface Operation<Values = unknown> {
  id: string;
  /** Words of the domain, to find the nearest operations for a request that none understood. */
  words: string;
  match(request: OperationRequest): Match<Values> | null;
  /** Paths to have at hand in `change`; those that do not exist are left out. */
  reads(plan: Plan, values: Values, request: OperationRequest): string[];
  change(project: ProjectEdit, values: Values, request: OperationRequest): Changed | Unchanged;
  /** A next step of at most 32 characters, when it would do something on this plan. */
  chip?(plan: Plan, language: Language): string | null;
}

/** Keeps `Values` between `match` and `change` while the table forgets it. */
export function operation<Values>(definition: Operation<Values>): Operation {
  return {
    id: definition.id,
    words: definition.words,
    match: (request) => definition.match(request),
    reads: (plan, values, request) => definition.reads(plan, values as Values, request),
    change: (project, values, request) => definition.change(project, values as Values, request),
    chip: (plan, language) => definition.chip?.(plan, language) ?? null,
  };
}

export function isChanged(outcome: Changed | Unchanged): outcome is Changed {
  return "claims" in outcome;
}

/** One wording per language; every operation speaks all of them. */
export type Wording = Record<Language, string>;

export const asItIs: Wording = {
  en: "That is how it is already, so I changed nothing.",
  de: "So ist es schon, deshalb habe ich nichts geändert.",
  es: "Ya es así, por lo que no he cambiado nada.",
};

/** Fills `{name}` places of a wording. */
export function worded(wording: Wording, language: Language, values: Record<string, string | number> = {}): string {
  return wording[language].replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
}

/** Whether people read a text of a file, however it is written there: between tags, as a string, or as a part of one. */
export const isShown = (content: string, text: string): boolean =>
  [jsxText(text), stringLiteral(text).slice(1, -1), text].some((written) => content.includes(written));

/** A claim that a piece of text stands in the file. */
export function contains(text: string, path: string, part: string): Claim {
  return { text, path, holds: (content) => content?.includes(part) === true };
}

export function lacks(text: string, path: string, part: string): Claim {
  return { text, path, holds: (content) => content === null || !content.includes(part) };
}
