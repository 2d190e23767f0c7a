/** "Patients have a name and a phone. Treatments: patient, date, room": lists of which a request says each field. */
import { recordKeyOf } from "../records/record-names.ts";
import { isPlural, pluralOf, singularOf } from "../records/grammatical-number.ts";
import { titledFields, usualRecords } from "../records/stated-records.ts";
import { stem, tokens } from "../words.ts";
import { keyOf } from "../entities.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { declaredFields, withoutDoubles } from "./declared-fields.ts";
import { declarationsIn } from "./declarations.ts";

const mostLists = 9;

/** Null unless two lists, one of many fields or one with values to choose from are written down: other requests are read by what they are about. */
export function declaredLists(text: string, language: Language): Entity[] | null {
  if (text.length < 150) return null;
  const lists: Entity[] = [];
  const declarations = declarationsIn(text, language);
  for (const { noun, items, of, states } of declarations) {
    const fields = declaredFields(items, language);
    const labels = labelsOf(noun || (lists.at(-1)?.singular ?? "entry"), { text, language });
    const at = noun === "" ? lists.length - 1 : lists.findIndex((list) => named(list, noun, labels));
    const owner = of === undefined ? undefined : lists.find((list) => named(list, of, labels));
    if (owner && !fields.some(({ label }) => label.toLowerCase() === owner.singular.toLowerCase()))
      fields.unshift({ key: keyOf(tokens(owner.singular)), label: owner.singular, type: "text" });
    if (at >= 0) lists[at] = { ...lists[at]!, fields: withoutDoubles([...lists[at]!.fields, ...fields]) };
    else if (!states && lists.length < mostLists) lists.push(listOf(labels, fields, language));
  }
  const all = lists.reduce((sum, { fields }) => sum + fields.length, 0);
  // Whoever writes down the values to choose from means the fields beside them just so.
  const chosen = declarations.some(({ items }) => items.some((item) => /\([^()]+[,/|]/u.test(item)));
  if (lists.length < 2 && all < (chosen ? 4 : 6)) return null;
  return lists.map((list) => titled(withRelations(list, lists), language));
}

/** A list with its name and its fields, however they were read. */
export interface StatedList {
  label: string;
  fields: Field[];
}

export function statedLists(stated: readonly StatedList[], told: Told): Entity[] {
  const { language } = told;
  const lists = stated.slice(0, mostLists).map(({ label, fields }) => listOf(labelsOf(label, told), fields, language));
  return lists.map((list) => titled(withRelations(list, lists), language));
}

interface Labels {
  singular: string;
  plural: string;
}

const uncounted =
  /^(?:equipment|stock|feedback|attendance|waste|inventory|laundry|money|software|furniture|staff|programme?|programm|kasse|asistencia|material|inventar|personal)$/iu;
const holders = /^(?:log|list|book|register|diary|plan|calendar|board|schedule|journal)$/iu;

/** What one list says the values of are the same values in another. */
function chosenElsewhere(field: Field, list: Entity, all: readonly Entity[]): Field | undefined {
  const same = all
    .filter((other) => other !== list)
    .flatMap(({ fields }) => fields)
    .find(({ type, label }) => type === "enum" && label.toLowerCase() === field.label.toLowerCase());
  return same?.options && { key: field.key, label: field.label, type: "enum", options: same.options };
}

export interface Told {
  text: string;
  language: Language;
}

function labelsOf(noun: string, { text, language }: Told): Labels {
  const words = noun.trim().split(/\s+/);
  const at = language === "es" ? 0 : words.length - 1;
  const word = words[at]!;
  const withWord = (other: string): string =>
    capital(words.map((one, place) => (place === at ? other : one)).join(" "));
  const written = language === "de" ? word : word.toLowerCase();
  if (uncounted.test(word)) return { singular: withWord(word), plural: withWord(word) };
  if (language === "en" && holders.test(word)) return { singular: `${withWord(word)} entry`, plural: withWord(word) };
  if (language === "de") {
    const pair = germanPair(written, text);
    if (pair) return { singular: withWord(pair[0]), plural: withWord(pair[1]) };
  }
  const one = isPlural(written, language) ? singularOf(written, language) : null;
  if (one !== null && one !== written) return { singular: withWord(one), plural: withWord(written) };
  if (language === "de") return { singular: withWord(written), plural: withWord(written) };
  return {
    singular: withWord(written),
    plural: withWord(isPlural(written, language) ? written : pluralOf(written, language)),
  };
}

/** German endings do not show what one of them is called; often the request itself says it elsewhere. */
function germanPair(noun: string, text: string): [one: string, many: string] | null {
  const words = new Set(text.match(/\p{Lu}[\p{L}-]+/gu) ?? []);
  const plain = (word: string): string =>
    word
      .replace(/ä/g, "a")
      .replace(/ö/g, "o")
      .replace(/ü/g, "u")
      .replace(/Ä/g, "A")
      .replace(/Ö/g, "O")
      .replace(/Ü/g, "U");
  const ending = /^(?:nen|en|er|n|e|s)$/u;
  const pairs = (one: string, many: string): boolean =>
    many.length > one.length && plain(many).startsWith(plain(one)) && ending.test(many.slice(one.length));
  const one = [...words].find((word) => pairs(word, noun));
  if (one) return [one, noun];
  // "Terminen" are "Termine" that something is done with.
  const many = [...words].find((word) => pairs(noun, word) && !/^n$/u.test(word.slice(noun.length)));
  if (many && !isPlural(noun, "de")) return [noun, many];
  return null;
}

function named(list: Entity, noun: string, { singular }: Labels): boolean {
  const of = (label: string): string => tokens(label).map(stem).join(" ");
  return [list.singular, list.plural].some((label) => of(label) === of(noun) || of(label) === of(singular));
}

function listOf({ singular, plural }: Labels, fields: Field[], language: Language): Entity {
  const noun = tokens(singular).at(language === "es" ? 0 : -1) ?? singular;
  const { like } = usualRecords(noun, language);
  return { key: recordKeyOf(singular), singular, plural, fields: withoutDoubles(fields), like };
}

/** "Patient" of a treatment is one of the patients. */
function withRelations(list: Entity, all: readonly Entity[]): Entity {
  const fields = list.fields.map((field) => {
    if (!["text", "number", "enum"].includes(field.type)) return field;
    const said = tokens(field.label).map(stem).join(" ");
    const others = all.filter((one) => one !== list);
    const isCalled = (one: Entity): boolean =>
      [one.singular, one.plural].some((name) => tokens(name).map(stem).join(" ") === said);
    // "Customer" is one of the wholesale customers, where no others are kept.
    const ends = others.filter((one) => stem(tokens(one.singular).at(-1) ?? "") === said);
    const other = others.find(isCalled) ?? (ends.length === 1 && field.type === "text" ? ends[0] : undefined);
    if (!other) return field.type === "text" ? (chosenElsewhere(field, list, all) ?? field) : field;
    return { key: field.key, label: field.label, type: "relation" as const, to: other.key };
  });
  return { ...list, fields };
}

const names =
  /^(?:(?:\p{L}+ )?(?:names?|title|plate|subject|task|designation)|\p{L}*name|titel|bezeichnung|aufgabe|kennzeichen|(?:nombre|título|matrícula)(?: .*)?)$/iu;

/** What names an entry comes first of all its texts; who did it names it last. */
function titled(list: Entity, language: Language): Entity {
  const texts = list.fields.filter(({ type }) => type === "text");
  const own =
    texts.find(({ label }) => names.test(label)) ??
    texts.find(({ label }) => /^(?:model|modell|modelo)$/iu.test(label)) ??
    texts.find(({ about, repeats }) => about !== "person" && repeats !== true) ??
    (list.fields.some(({ type }) => type === "date") ? undefined : texts[0]);
  if (own) return { ...list, fields: list.fields.map((field) => (field === own ? { ...own, required: true } : field)) };
  const happens = list.fields[0]?.type === "date" || list.fields.some(({ type }) => type === "relation");
  if (happens && list.fields.some(({ type }) => type === "date")) return knownByDay(list);
  const fields = titledFields(list.fields, list, language);
  if (fields.some(({ type, required }) => type === "text" && required)) return { ...list, fields };
  const label = language === "es" ? "Nombre" : "Name";
  return { ...list, fields: [{ key: "name", label, type: "text", required: true, about: "name" }, ...list.fields] };
}

function knownByDay(list: Entity): Entity {
  const day = list.fields.find(({ type }) => type === "date");
  return {
    ...list,
    byDay: true,
    fields: list.fields.map((field) => (field === day ? { ...field, required: true } : field)),
  };
}

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
