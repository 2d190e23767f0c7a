/** Which use a request for lists names, unless it means its own nouns by these words. */
import { appKind, appKinds, type AppKind } from "../../../lexicon/app-kinds.ts";
import { nounNamed } from "../../../lexicon/nouns/index.ts";
import { numbersOnCards } from "../../../parse/records/card-fields.ts";
import { lentThings } from "../../../parse/records/lent-things.ts";
import { recordSubject } from "../../../parse/records/subject.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import { named } from "../../app-request.ts";

export interface ChosenKind {
  kind: AppKind;
  strength: number;
}

/** Which use of lists a request names, and how strongly. */
export function chooseKind(request: Understanding): ChosenKind {
  if (numbersOnCards(request.text, request.language)) return { kind: appKind("tasks"), strength: 2 };
  const lists = appKind("lists");
  let best = { kind: lists, strength: named(request, lists.words) };
  let specific = 0;
  for (const kind of appKinds) {
    // Who shares a home shares more than costs.
    const other =
      kind.id === "shared-costs" &&
      /\b(?:chores?|cleaning|rota|shopping list|grocery list|einkaufs(?:liste|zettel)|lista de la compra)\b/i.test(
        request.text,
      );
    // A shelf of one's own is called a library too.
    const owned =
      kind.id === "lending" &&
      /\b(?:music|films?|movies?|videos?|games?|photos?|vinyl|media) (?:library|bibliothek)\b/i.test(request.text) &&
      !/\b(?:lend|lent|borrow|loan)\w*/i.test(request.text);
    const lends = kind.id === "lending" && lentThings(request.text, request.language) !== null;
    const strength =
      kind === lists || other || owned || meansOwn(request, kind.id)
        ? 0
        : Math.max(named(request, kind.words), lends || (kind.id === "polls" && isVote(request.text)) ? 2 : 0);
    if (strength > specific) {
      specific = strength;
      best = { kind, strength };
    }
  }
  // What a word of its own says is kept stands before the use that another word names.
  return best.kind !== lists && best.kind.id !== "chores" && recordSubject(request.text, request.language)?.sure
    ? { kind: lists, strength: 0 }
    : best;
}

/** What a vote is on stands before the word, and nothing behind it. */
const isVote = (text: string): boolean =>
  /^(?:(?:an?|our|the|my) )?(?:\p{L}[\p{L}'-]* ){1,3}(?:vote|voting)(?: (?:app|tool|page|poll))?(?: for (?:my |our |the )?\p{L}+)?$|^(?:\p{L}+ )?\p{L}{4,}abstimmung$|^votaci[oó]n (?:de|del|sobre|para) /iu.test(
    text.trim(),
  );

const trading =
  /(?<![\p{L}])(?:warehouses?|suppliers?|reorder\p{L}*|low stock|stock levels?|shop|store|sku|small business|lager\p{L}*|lieferanten?|bestände|mindestbestand|almac[eé]n|proveedor\p{L}*|existencias|tienda)(?![\p{L}])/iu;

/** "Seed inventory" is of seeds, which have fields of their own, and "issue number" is a field of a comic. */
function meansOwn({ text, language }: Understanding, kind: string): boolean {
  // "Sleep log, hours and quality": the hours are those of a night.
  if (kind === "time")
    return /(?<![\p{L}])(?:sleep|schlaf\p{L}*|sueño|practi[cs]e|übe\p{L}*|flight|flug\p{L}*)(?![\p{L}])/iu.test(text);
  if (kind === "chores" || kind === "tasks")
    return /(?<![\p{L}])(?:points?|stars?|rewards?|punkte|sternchen|belohnung\p{L}*|puntos|premios)(?![\p{L}])/iu.test(
      text,
    );
  if (kind === "issues") return /(?<![\p{L}])issue (?:number|no\.?|#)/iu.test(text);
  if (kind !== "inventory" || trading.test(text)) return false;
  const subject = recordSubject(text, language);
  return subject !== null && [subject.singular, subject.plural, subject.noun].some((word) => nounNamed(word, language));
}
