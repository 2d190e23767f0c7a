/** Where the reader of first requests decides: lists or fields are stated, and the older reading finds no kind that has them. */
import { headOf, namesSite, namesTool } from "../parse/records/request-form.ts";
import { understand } from "../parse/understand.ts";
import type { Understanding } from "../parse/understanding.ts";
import { stem, tokens } from "../parse/words.ts";
import type { DraftPlan } from "../plan/plan.ts";
import type { Ask, AskType } from "../read/ask.ts";
import { readAsk } from "../read/read.ts";
import type { Archetype } from "./archetype.ts";
import { planAsked } from "./tracker/declared/plan-asked.ts";
import { tracker } from "./tracker/tracker.ts";

/** Fewer fields say too little of a list to leave out what is usual of such a thing. */
const ENOUGH_FIELDS = 3;

/** General kinds: everything else is built because the request names it. */
const general: ReadonlySet<string> = new Set(["brochure", "tracker"]);

export interface Fitting {
  chosen: Archetype | null;
  /** The best of the kinds that are sites. */
  site: Archetype | null;
  /** Whether `chosen` is one of those. */
  isSite: boolean;
}

/** Null where the older reading decides. */
export function askedArchetype(request: Understanding, { chosen, site, isSite }: Fitting): Archetype | null {
  if (chosen && !general.has(chosen.id)) return !isSite && isOnlyPart(request, chosen) ? site : null;
  const ask = readAsk(request.text, request.language);
  if (ask.kind === "site") return chosen?.id === "tracker" && isWrongly(request, chosen, ask) ? site : null;
  if (ask.kind !== "app" || !(isStated(ask) || (chosen?.id === "brochure" && hasWhole(ask, ENOUGH_FIELDS))))
    return null;
  if (chosen?.id === "brochure" && namesSite(request.text) && !hasWhole(ask, SURE_FIELDS)) return null;
  if (chosen?.id === "tracker" && !fallsThrough(request, chosen, ask))
    return withoutFieldsAsLists(request, chosen, ask);
  return { ...tracker, plan: (said) => planAsked(said, ask) };
}

/** "Website for my hair salon with prices and an Instagram feed": a kind that only a part of a trade's site speaks of. */
function isOnlyPart({ text, language }: Understanding, chosen: Archetype): boolean {
  const [subject = ""] = headOf(text).split(beginsParts);
  // A specification enumerates more than a site shows.
  if (chosen.id === "platform" || !namesSite(subject)) return false;
  const head = understand(subject, language);
  return head.domains.some(({ general: isGeneral }) => isGeneral !== true) && chosen.score(head) === 0;
}

const beginsParts = /\s(?:with|mit|con)\s/iu;

/**
 * "Books with title, author and notes" asks for no list of notes. A list that a field links to stays a list. Null where the
 * older reading takes no such field for a list.
 */
function withoutFieldsAsLists(request: Understanding, chosen: Archetype, { lists }: Ask): Archetype | null {
  const fields = new Set(lists.flatMap((list) => list.fields.map(({ label }) => label.toLowerCase())));
  const named = new Set(lists.map(({ label }) => label.toLowerCase()));
  const kept = (plan: DraftPlan): DraftPlan => {
    const values = plan.entities.flatMap((entity) => entity.fields).filter(({ type }) => type !== "relation");
    const held = new Set(values.map(({ label }) => label.toLowerCase()));
    const isField = (word: string): boolean => held.has(word) && fields.has(word) && !named.has(word);
    return { ...plan, entities: plan.entities.filter(({ plural }) => !isField(plural.toLowerCase())) };
  };
  const plan = chosen.plan(request);
  if (kept(plan).entities.length === plan.entities.length) return null;
  return { ...chosen, plan: (said) => kept(chosen.plan(said)) };
}

/** Several things are said of it, so that the words are no name of a subject. */
const saysMore = /[,:]/u;

/**
 * A game or a tool that nothing here makes: the reader says so, and an app with lists or a website would be built of its
 * words. Null where lists are named after all, by a word for what is kept, by fields, or by a subject that is known.
 */
export function unbuildableKind(request: Understanding, chosen: Archetype | null): "game" | "tool" | null {
  if ((chosen !== null && !general.has(chosen.id)) || !saysMore.test(request.text)) return null;
  const { kind, lists } = readAsk(request.text, request.language);
  if ((kind !== "game" && kind !== "tool") || lists.some(({ fields }) => fields.length > 0)) return null;
  const isKept = namesTool(request.text, request.language) || (chosen !== null && isNamed(request, chosen));
  return isKept ? null : kind;
}

/** Lists with fields, or fields enough. */
function isStated({ lists }: Ask): boolean {
  const fields = lists.reduce((sum, list) => sum + list.fields.length, 0);
  const withFields = lists.filter((list) => list.fields.length > 0);
  return fields >= ENOUGH_FIELDS && withFields.length * 2 >= lists.length;
}

/** So many fields of one list are beyond doubt: "log of near misses on our building site. Date, place, …". */
const SURE_FIELDS = 5;

/** One list has so many fields that a website is not what keeps it. */
const hasWhole = ({ lists }: Ask, enough: number): boolean => lists.some(({ fields }) => fields.length >= enough);

/** Types that a text does not stand for. */
const exact: ReadonlySet<AskType> = new Set<AskType>(["date", "time", "money", "quantity", "yes-no", "picture"]);

/** "Shared list" says how what is kept is kept, and not what it is. */
const isOfLists = (name: string): boolean => /^\p{L}+ (?:list|register|verzeichnis|lista)$/iu.test(name);

/** The general list that stands for everything, or lists and fields that are not as the request states them. */
function fallsThrough(request: Understanding, chosen: Archetype, { lists }: Ask): boolean {
  const plan = chosen.plan(request);
  if (joinsLists(plan, lists) || hasOthers(plan, lists)) return true;
  const all = plan.entities.flatMap(({ fields }) => fields);
  const planned = all.map(({ label }) => label.toLowerCase());
  const texts = new Set(all.flatMap(({ label, type }) => (type === "text" ? [label.toLowerCase()] : [])));
  const known = new Set(planned);
  const stated = lists.flatMap(({ fields }) => fields);
  const isAsText = stated.some(({ label, type }) => texts.has(label.toLowerCase()) && exact.has(type));
  if (plan.domain !== "lists") return isAsText && lists.length === 1 && stated.length >= SURE_FIELDS;
  if (lists.length === 1 && lists[0]!.from === "said" && plan.entities.every(({ plural }) => isOfLists(plural)))
    return lists[0]!.fields.length >= ENOUGH_FIELDS && !isOfLists(lists[0]!.label);
  const missing = stated.filter(({ label }) => !known.has(label.toLowerCase()));
  // "Asset list with serial number" as the name of a field swallowed the field.
  const isSwallowed = (said: string): boolean =>
    ["with", "mit", "con"].some((joint) => planned.some((other) => other.endsWith(` ${joint} ${said}`)));
  if (missing.some(({ label }) => isSwallowed(label.toLowerCase()))) return true;
  // Lists that are written out are read with their rules.
  if (plan.options["declared"] === true) return false;
  if (missing.length === 0) return isAsText;
  const withFields = lists.filter(({ fields }) => fields.length > 1);
  return withFields.length > 1 && plan.entities.length < lists.length;
}

/** A whole list is written out, and the app that is usual for its words keeps hardly anything of it. */
function hasOthers({ entities, options }: DraftPlan, lists: Ask["lists"]): boolean {
  const [stated, ...more] = lists.filter(({ fields }) => fields.length > 1);
  if (options["declared"] === true || !stated || more.length > 0 || stated.fields.length < SURE_FIELDS) return false;
  const planned = entities.map(({ fields }) => new Set(fields.map(({ label }) => label.toLowerCase())));
  const kept = (known: ReadonlySet<string>): number =>
    stated.fields.filter(({ label }) => known.has(label.toLowerCase())).length;
  return planned.length > 1 && planned.every((known) => kept(known) * 2 < stated.fields.length);
}

/** The list of what a form asks for, as the reader names it. */
const ofForm = /-(?:request|report)$/;

/** One list got its own fields and those of a form: "shifts with date and coach, and a form with name and email". */
function joinsLists({ entities }: DraftPlan, lists: Ask["lists"]): boolean {
  if (entities.length >= lists.length) return false;
  const labels = (list: Ask["lists"][number]): string[] => list.fields.map(({ label }) => label.toLowerCase());
  const times = Map.groupBy(lists.flatMap(labels), (label) => label);
  return entities.some(({ fields }) => {
    const known = new Set(fields.map(({ label }) => label.toLowerCase()));
    const isIn = (list: Ask["lists"][number]): boolean =>
      labels(list).filter((label) => known.has(label) && times.get(label)!.length === 1).length > 1;
    const joined = lists.filter(isIn);
    return joined.length > 1 && joined.some(({ key }) => ofForm.test(key));
  });
}

/** The words before the parts name the subject by themselves: "Library for our kindergarten: books, …". */
function isNamed({ text, language }: Understanding, chosen: Archetype): boolean {
  const domain = chosen.id === "tracker" && chosen.plan(understand(text, language)).domain;
  if (domain === false || domain === "lists") return false;
  const head = understand(headOf(text), language);
  return chosen.score(head) > 0 && chosen.plan(head).domain === domain;
}

/** So many lists that a request names stay lists, whatever stands beside them. */
const ENOUGH_LISTS = 3;

/** A site that the older reading took for lists: its noun and its pages say so, or its parts, of which few are lists. */
function isWrongly(request: Understanding, chosen: Archetype, { pages }: Ask): boolean {
  const plan = chosen.plan(request);
  if (namesSite(request.text)) return pages.length > 1 && plan.domain === "lists";
  if (namesTool(request.text, request.language) || isNamed(request, chosen)) return false;
  const said = new Set(tokens(request.text).map(stem));
  const named = plan.entities.filter(({ plural }) => tokens(plural).every((word) => said.has(stem(word))));
  return named.length < ENOUGH_LISTS;
}
