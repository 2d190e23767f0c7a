/** Runs the clauses of one request after each other and puts together what came of each. */
import type { ProjectEdit } from "../edit/project-edit.ts";
import type { Chosen } from "./clauses.ts";
import { isChanged, type Changed, type Unchanged } from "./operation.ts";
import type { Language } from "../plan/plan.ts";

export interface Ran {
  changed: Changed[];
  /** Why nothing came of a clause; a question or a measurement is the last and the only one. */
  unchanged: Unchanged[];
  /** Clauses that nobody understood. */
  left: string[];
  /** Clauses that were understood and wait for another one. */
  waiting: string[];
  /** The app has the thing that was named, and nothing else can be meant. */
  isSure?: boolean;
  /** What to say when nothing else was understood. */
  otherwise?: string;
}

/** What they did not find may be anything; what the app has of that kind is the better answer. */
export const LOOKS_FOR_ANYTHING = new Set(["rename-page", "replace-text", "remove-item"]);

/** "There is a field Notes already", in the words of every operation. */
const isThere =
  /(?<![\p{L}])(?:already|that is how it is|schon|bereits|ya (?:hay|es|está|están|tiene|tienen|se|existe))(?![\p{L}])/iu;

/**
 * What is so already, what is not to be found and what no site can do keeps no other clause from being carried out: it stands
 * beside what was done. A question holds the rest up until it is answered, and the answer says so.
 */
export function runClauses(project: ProjectEdit, { chosen, others, near, left }: Clauses): Ran {
  const ran: Ran = { changed: [], unchanged: [], left: [...left], waiting: [] };
  let current = project;
  for (const clause of chosen) {
    const seconds = chosen.length > 1 ? others.filter(({ request }) => request === clause.request) : [];
    const named = nearOutcome(
      current,
      near.filter(({ request }) => request === clause.request),
    );
    const isNamed = named !== null && (isChanged(named) || named.say !== "");
    if (isNamed) ran.isSure = true;
    if (named && !isChanged(named) && named.otherwise) ran.otherwise ??= named.otherwise;
    const first = isNamed ? named : outcomeOf(current, clause, seconds);
    const knowsBetter = !isChanged(first) && LOOKS_FOR_ANYTHING.has(clause.operation.id) && !isThere.test(first.say);
    const outcome = knowsBetter && ran.otherwise ? { say: ran.otherwise } : first;
    if (isChanged(outcome)) {
      ran.changed.push(outcome);
      current = project.withPlan(outcome.plan);
    } else if (outcome.say === "" && !asks(outcome)) ran.left.push(clause.request.text);
    else if (asks(outcome)) {
      const waiting = chosen.filter((entry) => entry !== clause).map((entry) => entry.request.text);
      return { changed: [], unchanged: [outcome], left: ran.left, waiting, isSure: ran.isSure === true };
    } else ran.unchanged.push(outcome);
  }
  return ran;
}

interface Clauses {
  chosen: readonly Chosen[];
  /** Second readings of the clauses. */
  others: readonly Chosen[];
  /** Readings that count before the chosen one where the app has what they name. */
  near: readonly Chosen[];
  left: readonly string[];
}

/** The first that finds what it names, else the first that knows what there is instead. */
function nearOutcome(project: ProjectEdit, near: readonly Chosen[]): Changed | Unchanged | null {
  let instead: Unchanged | null = null;
  for (const { operation, match, request } of near) {
    const outcome = operation.change(project, match.values, request);
    if (isChanged(outcome) || outcome.say !== "") return outcome;
    if (outcome.otherwise) instead ??= outcome;
  }
  return instead;
}

/** Of the first reading, else of another one that changes something. */
function outcomeOf(project: ProjectEdit, clause: Chosen, seconds: readonly Chosen[]): Changed | Unchanged {
  const run = ({ operation, match, request }: Chosen): Changed | Unchanged =>
    operation.change(project, match.values, request);
  const first = run(clause);
  if (isChanged(first) || asks(first)) return first;
  for (const second of seconds) {
    if (second.operation === clause.operation) continue;
    const outcome = run(second);
    if (isChanged(outcome)) return outcome;
  }
  return first;
}

export function asks(outcome: Unchanged): boolean {
  return outcome.options !== undefined || outcome.measure !== undefined;
}

/** One answer for all that changed nothing, with what was not understood. */
export function joined({ unchanged, left, waiting }: Ran, language: Language): Unchanged {
  const [first, ...others] = unchanged;
  const more = [
    ...waiting.map((part) => leftToo[language](part)),
    ...left.map((part) => notUnderstood[language](part)),
  ];
  if (!first) return { say: more.join(" ") };
  if (first.measure) return first;
  const before = others.length > 0 ? withoutNothing(first.say) : first.say;
  return { ...first, say: [before, ...others.map(({ say }) => say), ...more].filter(Boolean).join(" ") };
}

/** The same beside other clauses that were carried out. */
export function notDoneOf({ unchanged, left }: Ran, language: Language): string[] {
  return [
    ...unchanged.map(({ say }) => withoutNothing(say)),
    ...left.map((part) => notUnderstood[language](part)),
  ].filter(Boolean);
}

/** "I changed nothing" is not true of a request of which another part was carried out. */
function withoutNothing(say: string): string {
  return say
    .replace(/(?:,? so|;| and)? I (?:have )?changed nothing(?: in it)?(?=[.;:]|$)/i, "")
    .replace(/(?:,? deshalb habe ich|; ich habe| ich habe| und(?: habe)?) nichts geändert(?=[.;:]|$)/i, "")
    .replace(/(?:,? (?:así que|por lo que)|;| y)? no he cambiado nada(?: en ella)?(?=[.;:]|$)/i, "")
    .replace(/([.!?])\s*\.(?=\s|$)/g, "$1")
    .trim();
}

const leftToo: Record<Language, (part: string) => string> = {
  en: (part) => `Waiting for that: “${part}”`,
  de: (part) => `Deshalb vorerst gelassen: „${part}“`,
  es: (part) => `Por eso queda pendiente: «${part}»`,
};

export const notUnderstood: Record<Language, (part: string) => string> = {
  en: (part) => `I couldn't do this part: “${part}”`,
  de: (part) => `Das konnte ich nicht umsetzen: „${part}“`,
  es: (part) => `No he podido hacer esta parte: «${part}»`,
};
