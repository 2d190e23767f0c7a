import { phrases } from "../language/phrases.ts";
import { mix } from "../emit/random.ts";
import { stem, tokens } from "../parse/words.ts";
import { seedOf } from "../plan/plan-file.ts";
import type { Language, Plan } from "../plan/plan.ts";
import { threeSuggestions } from "../turn/talk.ts";
import type { Conversation } from "../protocol/conversation.ts";
import { ProjectEdit } from "../edit/project-edit.ts";
import { clausesOf } from "./clauses.ts";
import { isChanged, type OperationRequest } from "./operation.ts";
import { operations } from "./registry.ts";

/** Next steps that would do something on this plan; each change brings others to the front. */
export function chips(plan: Plan, language: Language): string[] {
  const turn = seedOf(Object.values(plan.files).join(""));
  return stepsOf(plan, language)
    .sort((one, other) => mix(turn, one.id) - mix(turn, other.id))
    .map((step) => step.chip);
}

/** Of the proposed steps those that would change something on this project, or ask. Needs every file of the project. */
export function possibleSteps(plan: Plan, files: ReadonlyMap<string, string>, candidates: readonly string[]): string[] {
  return candidates.filter((text) => {
    const request = { text, language: plan.language, conversation: { ...noConversation, request: text } };
    return clausesOf(request).some(({ operation, match }) => {
      const project = new ProjectEdit(plan, files);
      const outcome = operation.change(project, match.values, request);
      return isChanged(outcome) ? project.changed.length > 0 : outcome.options !== undefined;
    });
  });
}

const noConversation: Conversation = {
  request: "",
  context: {},
  earlier: [],
  hasImage: false,
  steps: [],
  tools: new Set(),
};

/** The three next steps whose operations have most words in common with a request that none understood. */
export function nearestSteps(plan: Plan, { text, language }: OperationRequest): string[] {
  const words = new Set(tokens(text).map(stem));
  const common = (list: string): number => tokens(list).filter((word) => words.has(stem(word))).length;
  const ranked = stepsOf(plan, language)
    .map((step) => ({ ...step, score: common(`${step.words} ${step.chip}`) }))
    .sort((one, other) => other.score - one.score || mix(plan.seed, one.id) - mix(plan.seed, other.id));
  return threeSuggestions([...ranked.map((step) => step.chip), ...phrases[language].defaultSuggestions]);
}

function stepsOf(plan: Plan, language: Language): { id: string; words: string; chip: string }[] {
  return operations.flatMap((operation) => {
    const chip = operation.chip?.(plan, language);
    return chip ? [{ id: operation.id, words: operation.words, chip }] : [];
  });
}
