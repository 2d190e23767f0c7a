import { RecentMap } from "@slipway/kernel/recent-map";
import { phrases } from "../language/phrases.ts";
import { mix } from "../emit/random.ts";
import { stem, tokens } from "../parse/words.ts";
import { seedOf } from "../plan/plan-file.ts";
import type { DraftPlan, Language, Plan } from "../plan/plan.ts";
import { suggestionLength, threeSuggestions } from "../turn/talk.ts";
import type { Conversation } from "../protocol/conversation.ts";
import { ProjectEdit } from "../edit/project-edit.ts";
import { readClauses, type Clauses } from "./clauses.ts";
import { isChanged, type Operation, type OperationRequest } from "./operation.ts";
import { examples } from "./nearest/examples.ts";
import { operations } from "./registry.ts";

/** Next steps that would do something on this plan; each change brings others to the front. */
export function chips(plan: Plan, language: Language): string[] {
  const turn = seedOf(Object.values(plan.files).join(""));
  return stepsOf(plan, language)
    .sort((one, other) => mix(turn, one.id) - mix(turn, other.id))
    .map((step) => step.chip);
}

/** Readings of proposed steps. They are the same for every app; only the effect of a step differs. */
const readings = new RecentMap<Clauses["chosen"]>(500);

function readingOf(request: OperationRequest): Clauses["chosen"] {
  const key = `${request.language} ${request.text}`;
  const known = readings.get(key);
  if (known) return known;
  const reading = readClauses(request).chosen;
  readings.set(key, reading);
  return reading;
}

/** Whether a proposed step would change something on this project, or ask. Needs every file of the project. */
function isPossible(plan: Plan, files: ReadonlyMap<string, string>, text: string): boolean {
  const request = { text, language: plan.language, conversation: { ...noConversation, request: text } };
  return readingOf(request).some(({ operation, match }) => {
    const project = new ProjectEdit(plan, files);
    const outcome = operation.change(project, match.values, request);
    return isChanged(outcome) ? project.changed.length > 0 : outcome.options !== undefined;
  });
}

/** Those of the proposed steps that are possible. Each is tried when it is asked for, which takes 10 ms. */
export function* possibleSteps(
  plan: Plan,
  files: ReadonlyMap<string, string>,
  candidates: readonly string[],
): Generator<string, void> {
  for (const text of candidates) if (isPossible(plan, files, text)) yield text;
}

/** Steps that the app has already, or that a change has just made: they are offered no more. Kept in the plan's options. */
const SETTLED = "settled";
const settledIn = ({ options }: Pick<DraftPlan, "options">): readonly string[] =>
  Array.isArray(options[SETTLED]) ? options[SETTLED] : [];

/** The plan of an app just planned, with the steps that would change nothing on it. Needs every file. */
export function withSettled(plan: Plan, files: ReadonlyMap<string, string>): Plan {
  const steps = stepsOf(plan, plan.language);
  const possible = new Set(
    possibleSteps(
      plan,
      files,
      steps.map(({ chip }) => chip),
    ),
  );
  return settled(
    plan,
    steps.filter(({ chip }) => !possible.has(chip)).map(({ id }) => id),
  );
}

/** The plan after a change: what was offered for it and would be offered again just the same is settled. */
export function afterSteps(before: Plan, after: Plan, done: readonly Operation[]): Plan {
  const { language } = after;
  const made = done.filter(
    ({ chip }) => chip && chip(before, language) !== null && chip(before, language) === chip(after, language),
  );
  return settled(
    after,
    made.map(({ id }) => id),
  );
}

function settled(plan: Plan, ids: readonly string[]): Plan {
  const all = [...new Set([...settledIn(plan), ...ids.filter((id) => !REPEATED.has(id))])].sort();
  return all.length === settledIn(plan).length ? plan : { ...plan, options: { ...plan.options, [SETTLED]: all } };
}

/** They show something else each time. */
const REPEATED = new Set(["offer-looks", "apply-look"]);

const noConversation: Conversation = {
  request: "",
  context: {},
  earlier: [],
  hasImage: false,
  steps: [],
  tools: new Set(),
};

/**
 * The three changes nearest to a request that none understood: by the words of the request, rare ones before those that
 * many changes share, then by what the app has. Look and pages come last, they are near to nothing. Needs every file.
 */
export function nearestSteps(
  plan: Plan,
  files: ReadonlyMap<string, string>,
  { text, language }: OperationRequest,
): string[] {
  const wanted = [...new Set(tokens(text).map(stem))].filter((word) => word.length > 2 && !fillers.has(word));
  const all = nearSteps(plan, language).map((step) => ({
    ...step,
    has: new Set(tokens(`${step.words} ${step.chip}`).map(stem)),
  }));
  const own = new Set(tokens(namesIn(plan)).map(stem));
  const spread = (word: string): number => all.filter((step) => step.has.has(word)).length;
  const score = (step: (typeof all)[number]): number =>
    wanted.reduce((sum, word) => {
      const found = [...step.has].find((one) => one === word || alike(one, word));
      // What the app calls its lists says where, not what.
      return found ? sum + (own.has(found) ? 0.3 : 1 + 2 / Math.max(1, spread(found))) : sum;
    }, 0);
  const ranked = all
    .map((step) => ({ ...step, score: score(step) + (looks.has(step.id) ? 0 : 0.2) }))
    .sort((one, other) => other.score - one.score || mix(seedOf(text), one.chip) - mix(seedOf(text), other.chip));
  const once = ranked.filter((step, at) => ranked.findIndex(({ id }) => id === step.id) === at);
  const offered: string[] = [];
  // What is so already would be no help: of the nearest, those that do something here.
  for (const { chip } of [...once, ...ranked]) {
    if (offered.length === 3) break;
    if (!offered.includes(chip) && chip.length <= suggestionLength && isPossible(plan, files, chip)) offered.push(chip);
  }
  return threeSuggestions([...offered, ...phrases[language].defaultSuggestions]);
}

const fillers = new Set(
  "the and for with that this add make show put can want need please our all each every from into its are not have has der die das den und für mit ein eine bitte kann soll alle jede auf bei von zum zur ist mach zeige füge hinzu que los las con para una por del quiero haz pon añade muestra cada sus"
    .split(" ")
    .map(stem),
);
const looks = new Set(
  "theme-color header-color link-color button-style corners font text-size density dark-mode add-page".split(" "),
);

/** "Printed" and "printing", "Preise" and "Preisen": five letters of the same beginning. */
function alike(one: string, other: string): boolean {
  return one.length > 4 && other.length > 4 && one.slice(0, 5) === other.slice(0, 5);
}

function namesIn({ entities, pages }: Plan): string {
  return [...entities.flatMap(({ singular, plural }) => [singular, plural]), ...pages.map(({ title }) => title)].join(
    " ",
  );
}

/** The steps that would do something, and examples of other changes to what the app has. */
function nearSteps(plan: Plan, language: Language): ReturnType<typeof stepsOf> {
  const more =
    plan.language !== language
      ? []
      : examples.flatMap(({ id, text }) => {
          const chip = text(plan);
          // Sizes are of several parts: each says its own.
          const words = id === "part-size" ? "" : (operations.find((operation) => operation.id === id)?.words ?? "");
          return chip && chip.length <= suggestionLength ? [{ id, words, chip }] : [];
        });
  return [...stepsOf(plan, language), ...more].filter(
    (step, at, all) => all.findIndex(({ chip }) => chip === step.chip) === at,
  );
}

function stepsOf(plan: Plan, language: Language): { id: string; words: string; chip: string }[] {
  const known = new Set(settledIn(plan));
  return operations.flatMap((operation) => {
    if (known.has(operation.id)) return [];
    const chip = operation.chip?.(plan, language);
    return chip ? [{ id: operation.id, words: operation.words, chip }] : [];
  });
}
