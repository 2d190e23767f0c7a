/** A list of records read from a request alone: what they are of, and which fields they have. */
import { entry, recordKeyOf } from "./record-names.ts";
import { thingNamed } from "../../lexicon/entities/index.ts";
import { nounNamed, type Noun } from "../../lexicon/nouns/index.ts";
import { activities, anyThing, nounKinds, type NounKind } from "../../lexicon/noun-kinds.ts";
import { localized, planEntity, planField } from "../../lexicon/entities/entity.ts";
import { shaped, shapeOf } from "../../lexicon/stated-field-words.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { readAsk } from "../../read/read.ts";
import { isFeatureWord } from "../entities.ts";
import { stem, tokens } from "../words.ts";
import { headOf, namesStrongTool, withoutItsShop } from "./request-form.ts";
import { fieldOf, statedItems } from "./stated-fields.ts";
import { isPlural, singularOf } from "./grammatical-number.ts";
import { recordSubject, type RecordSubject } from "./subject.ts";

export interface StatedRecords {
  entity: Entity;
  /** Fields that the request itself names; the entity has no others when there are enough of them. */
  stated: Field[];
  /** What the app is called when nobody says otherwise. */
  title: string;
  /** False when the request names one thing, a trade or a topic, and no list of it. */
  counted: boolean;
  /** See RecordSubject. */
  sure?: true;
  /** The lexicon has fields and samples of just what the request names; `phrase`: by several words of it. */
  known?: "word" | "phrase";
}

/** Fewer leave the usual ones of such a thing in place. */
const enough = 2;

/** "An app where my class votes" names nothing that is kept. */
const noNoun = /^(?:wheres?|which|that|who|when|wo|wer|was|die|der|das|donde|que|quien)$/iu;

/** Null when no noun of substance is named. `corrected` is the text with misspellings put right. */
export function statedRecords({
  text: written,
  corrected: repaired,
  language,
}: {
  text: string;
  corrected: string;
  language: Language;
}): StatedRecords | null {
  const [text, corrected] = [written, repaired].map(withoutItsShop) as [string, string];
  const misspelled = !namesStrongTool(text, language) && namesStrongTool(corrected, language);
  const subject = spelledSubject(misspelled ? corrected : text, corrected, language);
  if (!subject || noNoun.test(subject.noun)) return null;
  const [named, mended] = [text, corrected].map((words) => statedFields(words, subject, language)) as [
    Field[],
    Field[],
  ];
  const typed = (fields: Field[]): number => fields.filter((field) => field.type !== "text").length;
  const stated = mended.length > named.length || typed(mended) > typed(named) ? mended : named;
  const phrases = [subject.singular, subject.plural, bare(subject.singular)];
  const thing = thingNamed(phrases, language);
  const known =
    thing && stated.length < enough ? undefined : (nounIn(phrases, language) ?? nounNamed(subject.noun, language));
  if (thing && stated.length < enough) {
    const entity = withoutRelations(planEntity(thing, language));
    return {
      entity: { ...entity, ...calledAs(subject, entity, language), fields: merged(entity.fields, stated) },
      stated,
      title: subject.title,
      counted: true,
      ...(subject.sure ? { sure: true } : {}),
      known: "word",
    };
  }
  const byPhrase = known !== undefined && nounNamed(subject.noun, language) !== known;
  const kind = known ? kindFrom(known) : kindOf(subject.noun, language);
  const usual = kind.fields.map((field) => withUnit(planField(field, language)));
  const held = heldThings(stated, subject, { text, language });
  const fields =
    stated.length >= enough && !subject.sure
      ? dated(held ? ofHeld(stated, held) : asRows(stated, language), text, language)
      : merged(usual, stated);
  const entity: Entity = {
    // Files are named in English, whatever language the app speaks.
    key: recordKeyOf(known?.id ?? (subject.singular === entry[language][1] ? subject.plural : subject.singular)),
    ...(held ??
      (known && !subject.counted && !subject.sure ? nounLabels(known, subject, language) : labelsOf(subject))),
    fields: namedBy(distinct(withTitle(fields, kind, { language, attributed: isAttributed(text) })), known),
    like: kind.id,
  };
  const counted = subject.counted || stated.length >= enough;
  return {
    entity,
    stated,
    title: subject.title,
    counted,
    ...(subject.sure ? { sure: true } : {}),
    ...(known ? { known: byPhrase ? "phrase" : "word" } : {}),
  };
}

/** The subject as it is written, or with its misspellings put right where the lexicon knows it only then. */
function spelledSubject(text: string, corrected: string, language: Language): RecordSubject | null {
  const written = recordSubject(text, language);
  if (text === corrected || !written) return written;
  const mended = recordSubject(corrected, language);
  const isKnown = ({ singular, plural }: RecordSubject): boolean =>
    nounIn([singular, plural, bare(singular)], language) !== undefined;
  return mended && !isKnown(written) && isKnown(mended) ? mended : written;
}

const labelsOf = ({ singular, plural }: RecordSubject): Pick<Entity, "singular" | "plural"> => ({ singular, plural });

/** What holds the entries is one thing: in a "Vereinskasse" stand "Kassenbuchungen". */
function nounLabels(noun: Noun, subject: RecordSubject, language: Language): Pick<Entity, "singular" | "plural"> {
  const { one, many } = noun.forms[language];
  const isForm = [one, many].some((form) => subject.singular.toLowerCase().endsWith(form.toLowerCase()));
  if (isForm || noun.like !== "work") return labelsOf(subject);
  const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
  return { singular: capital(one), plural: capital(many) };
}

const bare = (label: string): string => label.replace(/ (?:entry|session)$/, "");

/** Whose it is or what it is for may stand before what the lexicon knows: "kids pocket money", "Tomatenpflanze". */
function nounIn(phrases: readonly string[], language: Language): Noun | undefined {
  const tails = (phrase: string): string[] => {
    const words = phrase.split(" ");
    const least = language === "es" ? words.length : Math.min(2, words.length);
    return Array.from({ length: words.length - least + 1 }, (_, at) => words.slice(at).join(" "));
  };
  return phrases.flatMap((phrase) => tails(phrase).flatMap((words) => nounNamed(words, language) ?? []))[0];
}

/** Lists are called what the request calls them: who keeps films has no list of titles. */
function calledAs({ singular, plural }: RecordSubject, entity: Entity, language: Language): Partial<Entity> {
  const own = plural.split(" ").length === 1 && isPlural(language === "de" ? plural : plural.toLowerCase(), language);
  return own && stem(plural.toLowerCase()) !== stem(entity.plural.toLowerCase()) ? { singular, plural } : {};
}

const logs =
  /(?<![\p{L}])(?:log|logs|log ?book|diary|journal|history|historial|\p{L}*(?:tagebuch|logbuch|protokoll)|diario|bitácora|cuaderno de)(?![\p{L}])/iu;

/** What is measured again and again has a day, also where nobody said so. */
function dated(fields: Field[], text: string, language: Language): Field[] {
  const of = (wanted: Field["type"]): number => fields.filter(({ type }) => type === wanted).length;
  if (!logs.test(headOf(text)) || of("date") > 0 || (of("number") < 2 && !fields.some(timed))) return fields;
  const label = { en: "Date", de: "Datum", es: "Fecha" }[language];
  return [...fields, { key: "date", label, type: "date", required: true }];
}

/** How long or how far it was is noted each time. */
const timed = ({ unit }: Field): boolean => unit === "min" || unit === "km" || unit === "mi" || unit === "h";

/** "Exercises, sets, reps": a row is one of the first. */
function asRows(fields: Field[], language: Language): Field[] {
  const [first, ...others] = fields;
  if (language !== "en" || first?.type !== "text" || !isPlural(first.label.toLowerCase(), language)) return fields;
  const counted = others.filter(({ type }) => type === "number").length * 2 > others.length;
  const one = singularOf(first.label, language);
  return counted && one !== null ? [{ ...first, key: recordKeyOf(one), label: one }, ...others] : fields;
}

type Labels = Pick<Entity, "singular" | "plural">;

/** "Our allotment: beds, what's planted, when to water": one place is not listed, what it consists of is. */
function heldThings(
  stated: Field[],
  subject: RecordSubject,
  { text, language }: { text: string; language: Language },
): Labels | null {
  const [first, ...others] = stated;
  const one =
    language === "en" && first?.type === "text" && others.length >= 2 ? singularOf(first.label, language) : null;
  const isOne = new RegExp(
    `(?<![\\p{L}])(?:my|our|the|this)\\s+(?:\\p{L}+\\s+)?${subject.noun}(?![\\p{L}])`,
    "iu",
  ).test(text.split(":")[0]!);
  if (!first || one === null || !isOne || first.label.includes(" ") || !isPlural(first.label.toLowerCase(), language))
    return null;
  return { singular: one, plural: first.label };
}

function ofHeld([first, ...others]: Field[], { singular }: Labels): Field[] {
  return first ? [{ ...first, key: recordKeyOf(singular), label: singular, required: true }, ...others] : others;
}

/** "Which are unpaid" picks entries by what they say. */
const isSelection = /^(?:which|welche|cu[aá]les) (?:ones |are |is |sind |ist |son |están )/iu;
/** "Balance per person" is worked out. */
const perEach = /\s(?:per|pro|je|por)\s/iu;

/** The fields a request lists. Words that only their place makes fields count beside ones whose type is known. */
function statedFields(text: string, subject: RecordSubject | null, language: Language): Field[] {
  const { rules } = readAsk(text, language);
  const isRule = (item: string): boolean => isSelection.test(item) || rules.some((rule) => rule.endsWith(item));
  const items = statedItems(text).filter((item) => !isRule(item));
  const found = items
    .filter((item) => !isBehaviour(item) && stem(item.toLowerCase()) !== subject?.noun)
    .flatMap((item) => fieldOf(item, items, language) ?? [])
    .filter(({ field }) => field.type !== "text" || !perEach.test(field.label));
  const sure = found.filter(({ sure: known }) => known).length;
  if (sure === 0 || sure * 3 < found.length) return [];
  return found.map(({ field }) => field);
}

/** "Table" is behaviour of an app and a field of a guest: where it stands alone, it is a field. */
function isBehaviour(written: string): boolean {
  const item = written.replace(/\([^)]*\)/g, "");
  const words = tokens(item);
  if (!isFeatureWord(item)) return false;
  return isFeatureWord(words[0] ?? "")
    ? words.length > 1 || shapeOf(words[0] ?? "") === undefined
    : shapeOf(words.at(-1) ?? "") === undefined;
}

function kindOf(noun: string, language: Language): NounKind {
  const own = nounNamed(noun, language);
  if (own) return kindFrom(own);
  const activity = Object.values(activities).some((names) => names[0].toLowerCase() === noun);
  const named = (kind: NounKind, fits: (word: string) => boolean): boolean =>
    `${localized(kind.words, language)}|${kind.words[0]}`.split("|").some(fits);
  const ends = (word: string): boolean =>
    language === "de" && word.length > 3 && noun.endsWith(word) && noun.length > word.length + 2;
  // The whole word first: a "Mitglied" is a person and no "Lied".
  const found =
    nounKinds.find((kind) => named(kind, (word) => word === noun)) ?? nounKinds.find((kind) => named(kind, ends));
  return found ?? (activity ? nounKinds.find((kind) => kind.id === "outing")! : anyThing);
}

function kindFrom({ like, icon, fields }: Noun): NounKind {
  return { id: like as NounKind["id"], icon, words: ["", "", ""], fields };
}

/** The other list is not there: what it would name is written down. */
function withoutRelations(entity: Entity): Entity {
  return {
    ...entity,
    fields: entity.fields.map((field) => {
      const { to, ...own } = field;
      return to === undefined ? field : { ...own, type: "text" };
    }),
  };
}

/** Samples are called what such things are called: wines have names of wines. */
function namedBy(fields: Field[], noun: Noun | undefined): Field[] {
  const about = noun?.fields[0]?.about;
  const title = fields.find((field) => field.type === "text" && field.required);
  if (!about || !title || title.repeats || (title.about !== undefined && !/^(?:name|title)$/.test(title.about)))
    return fields;
  return fields.map((field) => (field === title ? { ...field, about } : field));
}

const units: Record<string, string> = { minutes: "min", rating: "/ 5" };

/** Fields of the lexicon carry no unit and no word on what their texts are of: their keys say it. */
function withUnit(field: Field): Field {
  const unit = units[field.key];
  if (unit) return { ...field, unit };
  const shape = field.type === "text" ? shapeOf(field.key === "origin" ? "place" : field.key) : undefined;
  return shape && shape.type === "text" && field.key !== "name" ? { ...shaped(shape, "en"), ...field } : field;
}

const STARS = /^(?:stars?|ratings?|sterne|bewertung|estrellas|valoraci[oó]n)$/i;

function merged(usual: Field[], stated: Field[]): Field[] {
  const keys = new Set(usual.map((field) => field.key));
  const rated = keys.has("rating") || keys.has("stars");
  // Stars are how something is rated.
  return [...usual, ...stated.filter(({ key }) => !keys.has(key) && !(rated && STARS.test(key)))];
}

/** Records are known by a name or, when none is stated, by their first text or their day; each needs that one. */
function withTitle(
  fields: Field[],
  kind: NounKind,
  { language, attributed }: { language: Language; attributed: boolean },
): Field[] {
  // Shifts and handovers are known by their day.
  if (kind.id === "shift") {
    const [day] = kind.fields.map((field) => planField(field, language));
    const dated = fields.some((field) => field.type === "date") ? fields : [day!, ...fields];
    return dated.map((field) => (field.type === "date" ? { ...field, required: true } : field));
  }
  const texts = fields.filter((field) => field.type === "text");
  if (texts.some((field) => field.required && field.about !== undefined)) return fields;
  const name = texts.find((field) => field.about === "name" || field.about === "title");
  const text = name ?? texts.find((field) => !field.repeats) ?? texts[0];
  const ownName = ["living", "collection", "title", "person", "spot", "item"].includes(kind.id);
  const unnamed = texts.find((field) => field.about === undefined && !field.repeats);
  const called = name ?? texts.find((field) => naming.test(field.label));
  const known = ownName
    ? (called ?? (attributed ? undefined : unnamed))
    : attributed && kind === anyThing
      ? called
      : (text ?? fields.find((field) => field.type === "date"));
  if (!known) {
    const added: Field = {
      key: "name",
      label: { en: "Name", de: "Name", es: "Nombre" }[language],
      type: "text",
      required: true,
    };
    return [added, ...fields];
  }
  return fields.map((field) => (field === known ? { ...field, required: true } : field));
}

const naming =
  /^(?:(?:names?|titles?|items?|models?|species|breed|variety|bezeichnung|modell|sorte|nombre|título|modelo|especie|raza|variedad)(?![\p{L}])|(?:what|which|was|art|qué)$)/iu;

/**
 * "Wines with grape and region" have names besides, "a log: species, weight" says all there is. A fish is known by its
 * species, a wine never by its grape.
 */
function isAttributed(text: string): boolean {
  return !/[^:]:\s|\s[-–—]\s/.test(text) && /(?<![\p{L}])(?:with|w\/|mit|con)(?![\p{L}])/iu.test(text);
}

/** Fields of a list that is there, with one that names its entries. */
export function titledFields(fields: Field[], { singular }: Entity, language: Language): Field[] {
  return distinct(withTitle(fields, kindOf(singular.toLowerCase(), language), { language, attributed: false }));
}

/** The usual fields of what the noun is like, and which kind of noun that is. */
export function usualRecords(noun: string, language: Language): { fields: Field[]; like: NounKind["id"] } {
  const kind = kindOf(noun.toLowerCase(), language);
  return { fields: kind.fields.map((field) => withUnit(planField(field, language))), like: kind.id };
}

/** Two fields of one name would be one property. */
function distinct(fields: Field[]): Field[] {
  return fields.filter((field, at) => fields.findIndex((other) => other.key === field.key) === at);
}
