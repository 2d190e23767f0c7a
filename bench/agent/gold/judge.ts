/**
 * How an Ask is compared with what was written down by hand. The rule, in one place:
 * labels are the same when their words are, in small letters, each in the singular, without articles, possessives and
 * accents; a gold label and each of its `also` count alike. A list is judged by its label; a field by its label within its
 * list; a type is judged where the field was found (number counts for a quantity without a unit, text for a person and for a
 * choice without values). A chart is right with list, measure and period; a role with who, and at least half of what they do.
 * Optional elements never count, whether they are found or not.
 */
import type { Ask, AskField, AskType } from "@slipway/offline-builder/read/ask";
import { lexemeOf } from "@slipway/offline-builder/read/words/nouns";
import type { Language } from "@slipway/offline-builder/plan/plan";

interface Labelled {
  label: string;
  also?: string[];
  optional?: boolean;
}

export interface GoldField extends Labelled {
  type: AskType;
  options?: string[];
  unit?: string;
  to?: string;
}

export interface GoldList extends Labelled {
  implied?: boolean;
  fields: GoldField[];
}

export interface Gold {
  kind: Ask["kind"];
  name: string | null;
  lists: GoldList[];
  charts: { of: string; measure: string | null; by: string; optional?: boolean }[];
  roles: { who: string; does: string[]; on: string | null; optional?: boolean }[];
  pages?: string[];
}

export interface GoldRequest {
  id: string;
  language: Language;
  style: string;
  text: string;
  gold: Gold;
}

export interface Count {
  /** Share of the required elements that were found. */
  wanted: number;
  found: number;
  /** Share of the elements read that are right, optional ones left out. */
  read: number;
  right: number;
}

export type Part = "lists" | "fields" | "types" | "charts" | "roles" | "kind";
export type Score = Record<Part, Count>;

export const emptyScore = (): Score => {
  const none = (): Count => ({ wanted: 0, found: 0, read: 0, right: 0 });
  return { lists: none(), fields: none(), types: none(), charts: none(), roles: none(), kind: none() };
};

const articles = new Set(
  "a an the my our your their his her its der die das den dem des ein eine einen einem einer mein meine unser unsere el la los las un una mi mis su sus nuestro nuestra nuestros nuestras".split(
    " ",
  ),
);
const umlauts: Record<string, string> = { ä: "a", ö: "o", ü: "u", ß: "ss" };

/** The form in which equal labels are the same text. */
export function normalLabel(label: string, language: Language): string {
  const words = label.toLowerCase().match(/[\p{L}\p{N}%°]+/gu) ?? [];
  const kept = words.length > 1 ? words.filter((word) => !articles.has(word)) : words;
  return kept.map((word) => plain(lexemeOf(word, language), language)).join(" ");
}

function plain(word: string, language: Language): string {
  const bare = word
    .replace(/[äöüß]/g, (letter) => umlauts[letter]!)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  // German and Spanish plurals that no lexicon knows end in these.
  if (language === "de")
    return bare.length > 4 ? bare.replace(/(?:ern|en|er|es|em|n|e|s)$/, "").replace(/(?<=.{4})(?:en|e)$/, "") : bare;
  return language === "es" && bare.length > 4 ? bare.replace(/(?:es|s|e)$/, "") : bare;
}

const isSame = (wanted: Labelled, label: string, language: Language): boolean =>
  [wanted.label, ...(wanted.also ?? [])].some((one) => normalLabel(one, language) === normalLabel(label, language));

/** Each gold element is met by one read element at most. */
function pair<G, R>(wanted: readonly G[], read: readonly R[], same: (one: G, other: R) => boolean): Map<G, R> {
  const left = new Set(read);
  const pairs = new Map<G, R>();
  for (const gold of wanted) {
    const found = [...left].find((one) => same(gold, one));
    if (found === undefined) continue;
    left.delete(found);
    pairs.set(gold, found);
  }
  return pairs;
}

interface Counted<G, R> {
  wanted: readonly G[];
  read: readonly R[];
  pairs: Map<G, R>;
}

function count<G extends { optional?: boolean }, R>(counts: Count, { wanted, read, pairs }: Counted<G, R>): void {
  const must = wanted.filter(({ optional }) => optional !== true);
  const found = must.filter((one) => pairs.has(one)).length;
  const spared = wanted.filter((one) => one.optional === true && pairs.has(one)).length;
  counts.wanted += must.length;
  counts.found += found;
  counts.read += read.length - spared;
  counts.right += found;
}

function isType(wanted: GoldField, read: AskField): boolean {
  if (wanted.type === read.type) return wanted.unit === undefined || read.unit === wanted.unit;
  if (wanted.type === "quantity" && wanted.unit === undefined) return read.type === "number";
  return read.type === "text" && (wanted.type === "person" || (wanted.type === "choice" && !wanted.options));
}

export function judge(ask: Ask, { gold, language }: GoldRequest, score: Score = emptyScore()): Score {
  const lists = pair(gold.lists, ask.lists, (one, other) => isSame(one, other.label, language));
  count(score.lists, { wanted: gold.lists, read: ask.lists, pairs: lists });
  for (const wanted of gold.lists) {
    const list = lists.get(wanted);
    const read = list?.fields ?? [];
    const fields = pair(wanted.fields, read, (one, other) => isSame(one, other.label, language));
    if (wanted.optional === true && !list) continue;
    count(score.fields, { wanted: wanted.fields, read: read, pairs: fields });
    for (const [one, other] of fields) {
      if (one.optional === true) continue;
      score.types.wanted++;
      score.types.read++;
      if (isType(one, other)) {
        score.types.found++;
        score.types.right++;
      }
    }
  }
  // Fields of lists that nobody asked for are read wrongly, too.
  const met = new Set(lists.values());
  for (const list of ask.lists) if (!met.has(list)) score.fields.read += list.fields.length;
  judgeCharts(ask, gold, { language, score });
  judgeRoles(ask, gold, { language, score });
  score.kind.wanted++;
  score.kind.read++;
  if (ask.kind === gold.kind) {
    score.kind.found++;
    score.kind.right++;
  }
  return score;
}

interface Judging {
  language: Language;
  score: Score;
}

function judgeCharts(ask: Ask, gold: Gold, { language, score }: Judging): void {
  const listLabel = (key: string): string => ask.lists.find((list) => list.key === key)?.label ?? key;
  const goldList = (label: string): Labelled => gold.lists.find((list) => list.label === label) ?? { label };
  const goldField = (of: string, label: string): Labelled =>
    gold.lists.find((list) => list.label === of)?.fields.find((field) => field.label === label) ?? { label };
  const pairs = pair(gold.charts, ask.charts, (one, other) => {
    const by = isSame(goldField(one.of, one.by), other.by, language);
    const of = isSame(goldList(one.of), listLabel(other.of), language);
    const measure =
      one.measure === null || other.measure === null
        ? one.measure === other.measure
        : isSame(goldField(one.of, one.measure), other.measure, language);
    return of && by && measure;
  });
  count(score.charts, { wanted: gold.charts, read: ask.charts, pairs: pairs });
}

function judgeRoles(ask: Ask, gold: Gold, { language, score }: Judging): void {
  const pairs = pair(gold.roles, ask.roles, (one, other) => {
    if (!isSame({ label: one.who }, other.who, language)) return false;
    const done = new Set(other.does.map((deed) => normalLabel(deed, language)));
    const met = one.does.filter((deed) =>
      [...done].some((own) => own !== "" && normalLabel(deed, language).startsWith(own)),
    );
    return met.length * 2 >= one.does.length;
  });
  count(score.roles, { wanted: gold.roles, read: ask.roles, pairs: pairs });
}

export const recallOf = ({ wanted, found }: Count): number => (wanted === 0 ? 1 : found / wanted);
export const precisionOf = ({ read, right }: Count): number => (read === 0 ? 1 : right / read);
