/** An app before and after a change, which the sentences of follow-ups are checked against. */
import type { FollowUpCase } from "../cases.ts";
import { contentWords, letters, stem, stemsOf } from "../words.ts";
import type { Project, Sources, Turn } from "../../product.ts";
import type { App, PageFacts } from "../../screen/app.ts";
import type { Frame, Screen } from "../../screen/looks.ts";
import { no, yes, type Finding } from "../../oracles/verdict.ts";

/** The app as it looks at one moment. */
export interface Seen {
  app: App | null;
  screen: Screen | null;
  frame: Frame | null;
}

export interface Changed {
  one: Pick<FollowUpCase, "prompt" | "oracle" | "kind" | "base">;
  /** The state before any change; equal to `before` unless something was changed in between. */
  first: Pick<Project, "files">;
  before: Pick<Project, "files" | "turn">;
  after: Pick<Project, "files" | "turn">;
  was: Seen;
  now: Seen;
}

export const wasPages = ({ was }: Changed): readonly PageFacts[] => was.app?.pages ?? [];

/** The control: nothing was done and nothing was said. A sentence that holds here proves no change. */
export function nothingDone({ one, first, before, was }: Omit<Changed, "after" | "now">): Changed {
  const turn: Turn = { ...before.turn, answer: "", did: [], notDone: [], question: null, version: null };
  return { one, first, before, after: { files: before.files, turn }, was, now: was };
}

/** Files that describe the app and are not visible to people. */
const BOOKKEEPING = /^\.slipway\//;

export function changedFiles(before: Sources, after: Sources): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((path) => !BOOKKEEPING.test(path) && before.get(path) !== after.get(path));
}

const REFUSES =
  /cannot|can't|could not|did not|didn't|not possible|unable|nothing (was )?changed|changed nothing|do not know|don't know|kann .*nicht|connect a model/i;

/** Nothing was changed, and the answer says so. */
export function refused({ before, after }: Changed): Finding {
  if (changedFiles(before.files, after.files).length > 0) return no("files were changed, so it is no refusal");
  const words = [after.turn.answer, ...after.turn.notDone].join(" ");
  return REFUSES.test(words) || after.turn.notDone.length > 0
    ? yes(`honest refusal: "${letters(after.turn.answer).slice(0, 90)}"`)
    : no("nothing was changed, and the answer does not say so");
}

export const subject = ({ one }: Changed): string[] => contentWords(one.base).slice(0, 8);

/** Words of the request that name its subject; else those of the app's own request. */
export const about = (changed: Changed): string[] => {
  const own = contentWords(changed.one.prompt).filter(
    (word) => !/name|notes?|csv|export|sort|page|box|field|database|store|rule|over/.test(word),
  );
  return own.length > 0 ? own : subject(changed);
};

const LISTED = /^(?:cards?|rows?|items?|entr(?:y|ies)|lists?|tables?|results?|things?|records?|elements?)$/i;

/** Whether a word of a sentence is a listed thing: one of the usual names, or one of the request. */
export const isListed = ({ one }: Changed, word: string): boolean =>
  LISTED.test(word) || stemsOf(`${one.base} ${one.prompt}`).has(stem(word.toLowerCase()));

/** Words for the place of such a thing; the usual names say nothing about it. */
export const placeWords = (changed: Changed, thing: string | undefined): string[] =>
  thing === undefined || LISTED.test(thing) ? subject(changed) : [thing.toLowerCase(), ...subject(changed)];
