/** What a first request asks for besides its lists: tried on the app that was planned, before anything of it is written. */
import { migrationBetween } from "../../backend/migration.ts";
import { ProjectEdit } from "../../edit/project-edit.ts";
import { isChanged, type Changed } from "../../operations/operation.ts";
import { wishOperations } from "../../operations/stated/wish-operations.ts";
import { openSentences } from "../../parse/declared/unmet.ts";
import type { SourceFile } from "../../archetypes/archetype.ts";
import type { DraftPlan } from "../../plan/plan.ts";
import type { Conversation } from "../../protocol/conversation.ts";
import { hashesOf } from "../apply.ts";

export interface MetWishes {
  plan: DraftPlan;
  /** All files of the app, by their paths. */
  files: Map<string, string>;
  /** What was done, each borne out by a file. */
  did: string[];
  /** What was added and is not what it could be, said plainly. */
  notDone?: string[];
}

/** Enough for whoever writes a page; the rest is said to be not built. */
const MOST_SENTENCES = 30;
const MOST_WORDS = 18;

/** Only in parts whose other half says nothing of the first: with these a wish holds on a condition nobody here reads. */
const qualified =
  /(?<![\p{L}])(?:if|when|whenever|unless|except|but|instead|because|so that|wenn|falls|außer|sofern|aber|sondern|damit|weil|si|cuando|salvo|excepto|pero|sino|porque|para que)(?![\p{L}])/iu;

/** Wishes are carried out in the order in which they are said; what none of the operations is sure of stays open. */
export function meetWishes(plan: DraftPlan, files: readonly SourceFile[], conversation: Conversation): MetWishes {
  const kept = (plan.options["kept"] as string[] | undefined) ?? [];
  let state: MetWishes = { plan, files: new Map(files.map(({ path, content }) => [path, content])), did: [] };
  const met: string[] = [];
  for (const sentence of openSentences(plan, kept).slice(0, MOST_SENTENCES)) {
    const whole = isWhole(sentence) ? tried(state, sentence, conversation) : null;
    if (whole) {
      state = whole;
      met.push(sentence);
      continue;
    }
    let before = "";
    for (const part of partsOf(sentence)) {
      const found = tried(state, part, conversation) ?? carried(state, { before, part }, conversation);
      if (found) {
        state = found;
        met.push(part);
      }
      before = part;
    }
  }
  const options = { ...state.plan.options, kept: [...kept, ...met] };
  return met.length > 0 ? { ...state, plan: { ...state.plan, options } } : state;
}

/** "Show, how many …": what follows the comma is what is to be shown. */
const joints =
  /\s*;\s*|,\s*(?!(?:how|which|that|who|whose|wie|welche[rnsm]?|dass|die|der|das|wer|cuánt[oa]s?|qué|quién(?:es)?)(?![\p{L}]))(?:(?:and|und|y)\s+)?|\s+(?:and|und|y)\s+/iu;

function isWhole(sentence: string): boolean {
  // Two numbers, two lists or two values belong together; two wishes do not.
  return sentence.split(joints).length === 1 || /\d\s*(?:and|und|y|,)\s*\d/iu.test(sentence);
}

/** Each part as it is written, so that what is left of its sentence can be told. */
function partsOf(sentence: string): string[] {
  return isWhole(sentence) ? [] : sentence.split(joints).filter(Boolean);
}

/** "Sick animals on top and red": of what the part before it speaks. */
function subjectOf(part: string): string {
  return part
    .replace(
      /(?<![\p{L}])(?:(?:on|at|to) (?:the )?(?:top|bottom)|first|last|(?:in )?red|oben|unten|zuerst|rot|arriba|abajo|primero|en rojo|al final)(?![\p{L}])/giu,
      " ",
    )
    .trim();
}

/** "… and red" is of what stands before it; "… and a map" is a wish of its own, whatever the words before it ask for. */
const bareMark =
  /(?<![\p{L}])(?:red|top|bottom|first|last|rot|oben|unten|zuerst|rojo|arriba|abajo|primero|final)(?![\p{L}])/iu;

function carried(state: MetWishes, { before, part }: Halves, conversation: Conversation): MetWishes | null {
  return before !== "" && bareMark.test(part) ? tried(state, `${subjectOf(before)} ${part}`, conversation) : null;
}

interface Halves {
  before: string;
  part: string;
}

/** The state after the wish; null where no operation is sure what it means. */
function tried(state: MetWishes, text: string, conversation: Conversation): MetWishes | null {
  const { language } = state.plan;
  if (qualified.test(text) || text.trim() === "" || text.split(/\s+/).length > MOST_WORDS) return null;
  const request = { text: text.trim(), language, conversation };
  const hashes = hashesOf([...state.files].map(([path, content]) => ({ path, content })));
  for (const operation of wishOperations) {
    const match = operation.match(request);
    if (!match) continue;
    const project = new ProjectEdit({ ...state.plan, files: hashes }, state.files);
    const outcome = operation.change(project, match.values, request);
    if (isChanged(outcome)) {
      const done = accepted(state, project, outcome);
      if (done) return done;
    } else if (isSo.test(outcome.say)) return state;
  }
  return null;
}

/** "… already: that is how it is", in the words of the operations. */
const isSo = /(?<![\p{L}])(?:already|schon|bereits|ya)(?![\p{L}])/iu;

/** Null unless the files bear out every claim, and the database has nothing to learn of it. */
export function accepted(
  state: MetWishes,
  project: ProjectEdit,
  { plan, claims, notDone = [] }: Changed,
): MetWishes | null {
  const isBorneOut = claims.every(({ path, holds }) => holds(project.text(path)));
  if (!isBorneOut || claims.length === 0 || migrationBetween(state.plan, plan) !== null) return null;
  const files = new Map(state.files);
  for (const path of project.changed) {
    const content = project.text(path);
    if (content === null) files.delete(path);
    else files.set(path, content);
  }
  return {
    plan,
    files,
    did: [...state.did, ...claims.map(({ text }) => text)],
    notDone: [...new Set([...(state.notDone ?? []), ...notDone])],
  };
}
