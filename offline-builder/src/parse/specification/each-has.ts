/** "Each course has a title, a teacher and a price": what a specification says that an entry is made of. */
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { titledFields } from "../records/stated-records.ts";
import { fieldOf } from "../records/stated-fields.ts";
import { isFeatureWord } from "../entities.ts";
import { stem, tokens } from "../words.ts";

const said: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<![\p{L}])(?:each|every)\s+((?:\p{L}+\s){0,2}?\p{L}+)\s+(?:entry\s+|record\s+)?(?:has|have|needs|includes|contains|consists of|comes with|should (?:have|include|contain)|must (?:have|include|contain)|is described by|gets)\s+([^.;\n]+)/giu,
    /(?<![\p{L}])for (?:each|every)\s+((?:\p{L}+\s){0,2}?\p{L}+),?\s+(?:we|i|they|it|staff|users)?\s*(?:should\s+|must\s+|need to\s+|want to\s+|can\s+)?(?:store|stores|record|records|keep|keeps|track|tracks|enter|save|saves|note|see|show|shows)\s+([^.;\n]+)/giu,
  ],
  de: [
    /(?<![\p{L}])jede[rsn]?\s+(\p{Lu}[\p{L}-]+)\s+(?:hat|braucht|enthält|umfasst|bekommt|besteht aus|soll|sollte|muss)\s+([^.;\n]+)/giu,
    /(?<![\p{L}])(?:zu|bei|für|von)\s+jede[mnr]\s+(\p{Lu}[\p{L}-]+)\s+(?:gehören|gehört|gibt es|(?:sollen|soll|werden|wird|müssen|speichern|erfassen|notieren|brauchen|wollen|möchten)(?:\s+wir)?)\s+([^.;\n]+)/giu,
  ],
  es: [
    /(?<![\p{L}])cada\s+(\p{L}+(?:\s+de\s+\p{L}+)?)\s+(?:tiene|debe (?:tener|incluir|llevar)|incluye|lleva|contiene|necesita|consta de)\s+([^.;\n]+)/giu,
    /(?<![\p{L}])(?:de|para|por)\s+cada\s+(\p{L}+(?:\s+de\s+\p{L}+)?),?\s+(?:se\s+)?(?:queremos\s+|hay que\s+|debemos\s+)?(?:guarda|guardamos|guardar|registra|registramos|registrar|anota|anotamos|anotar|necesitamos)\s+([^.;\n]+)/giu,
  ],
};

export interface EachHas {
  /** Singular, as it is written. */
  thing: string;
  fields: Field[];
}

const enough = 2;
const verbsAtEnd =
  /\s+(?:haben|enthalten|bekommen|gespeichert|erfasst|festgehalten|speichern|erfassen|notieren|werden|sein)(?=\s|$)/giu;

/** "Display temperature and humidity for each greenhouse": what is shown of each is written down of each. */
const shownOfEach =
  /(?<![\p{L}])(?:display|show|monitor|track|record|collect)(?:s|ing)?\s+([^.;\n]+?)\s+(?:for|of|from|in)\s+(?:each|every)\s+((?:\p{L}+\s)?\p{L}+?)(?=[,.;\n]|\s(?:and|in|on|with|to|as)\s)/giu;

export function eachHas(text: string, language: Language): EachHas[] {
  const shown = language === "en" ? [...text.matchAll(shownOfEach)].flatMap(shownFields) : [];
  return [...toldOfEach(text, language), ...shown];
}

function shownFields([, list = "", thing = ""]: RegExpMatchArray): EachHas[] {
  const items = itemsOf(list).map((item) => item.replace(/^(?:the|current|real-time|live|historical)\s+/iu, ""));
  const fields = items.flatMap((item) => fieldOf(item, items, "en")?.field ?? []);
  const distinct = fields.filter((field, at) => fields.findIndex(({ key }) => key === field.key) === at);
  return distinct.length >= enough ? [{ thing: thing.trim(), fields: distinct.map(measuredField) }] : [];
}

const measured =
  /(?:temperature|humidity|moisture|intensity|pressure|level|consumption|production|emissions?|speed|rate|usage|voltage|weight|count|number|output|load|capacity|occupancy|score)$/i;
const measuredField = (field: Field): Field =>
  field.type === "text" && measured.test(field.label) ? { ...field, type: "number" } : field;

function toldOfEach(text: string, language: Language): EachHas[] {
  return said[language].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, thing = "", list = ""]) => {
      const items = itemsOf(language === "de" ? list.replace(verbsAtEnd, "") : list);
      const fields = items.flatMap((item) => fieldOf(item, items, language)?.field ?? []);
      const distinct = fields.filter((field, at) => fields.findIndex(({ key }) => key === field.key) === at);
      return distinct.length >= enough ? [{ thing: thing.trim(), fields: distinct }] : [];
    }),
  );
}

function itemsOf(list: string): string[] {
  return list
    .replace(/,?\s+(?:so that|which|that|damit|para que)\s.*$/iu, "")
    .split(/\s*(?:,|;|(?<![\p{L}])(?:and|as well as|und|sowie|y|e|así como)(?![\p{L}-]))\s*(?![^(]*\))/iu)
    .map((item) =>
      item
        .replace(
          /^(?:(?:also|its|their|an?|the|at least|one|auch|ein|eine[nrs]?|die|der|das|den|mindestens|también|un|una|el|la|los|las|su|sus)\s+)+/iu,
          "",
        )
        .trim(),
    )
    .filter(
      (item) =>
        item !== "" &&
        tokens(item.replace(/\([^)]*\)/g, "")).length <= 5 &&
        !isFeatureWord(item.replace(/\([^)]*\)/g, "")),
    );
}

/** The lists with the fields that are said of them, in place of the usual ones where enough are said. */
export function withEachHas(text: string, entities: readonly Entity[], language: Language): Entity[] {
  const all = eachHas(text, language);
  return entities.map((entity) => {
    const own = all.filter(({ thing }) => names(entity, thing)).flatMap(({ fields }) => fields);
    if (own.length === 0) return entity;
    const related = own.map((field) => relationTo(richer(field, entity), entity, entities));
    const said = asKnown(titledFields(related, entity, language), entity);
    const more = entity.fields.filter(
      (field) => field.type === "relation" && !said.some(({ key, to }) => key === field.key || to === field.to),
    );
    // A sample row of the lexicon is no sample of these fields.
    return { ...entity, fields: [...said, ...more], like: entity.like ?? "thing" };
  });
}

function names(entity: Entity, thing: string): boolean {
  const wanted = tokens(thing).map(stem).join(" ");
  return [entity.singular, entity.plural].some((name) => tokens(name).map(stem).join(" ") === wanted);
}

/** What names an entry keeps its key, so that sample rows of the lexicon still have their names. */
function asKnown(fields: Field[], entity: Entity): Field[] {
  const isTitle = ({ type, required }: Field): boolean => type === "text" && required === true;
  const [usual, own] = [entity.fields.find(isTitle), fields.find(isTitle)];
  if (!usual || !own || fields.some((field) => field !== own && field.key === usual.key)) return fields;
  return fields.map((field) => (field === own ? { ...own, key: usual.key } : field));
}

/** The values that such a thing usually has are better than those of any thing. */
function richer(field: Field, entity: Entity): Field {
  const usual = entity.fields.find(({ label }) => label.toLowerCase() === field.label.toLowerCase());
  return usual?.options || usual?.type === "relation" ? usual : field;
}

/** "Teacher" of a course is one of the teachers, where the app keeps them. */
function relationTo(field: Field, entity: Entity, entities: readonly Entity[]): Field {
  if (field.type !== "text") return field;
  const other = entities.find((one) => one !== entity && one.singular.toLowerCase() === field.label.toLowerCase());
  if (!other) return field;
  return { key: field.key, label: field.label, type: "relation", to: other.key };
}
