import { knownEntities, thingNamed } from "../lexicon/entities/index.ts";
import { localized, planEntity, planField, type KnownEntity } from "../lexicon/entities/entity.ts";
import { nounNamed } from "../lexicon/nouns/index.ts";
import { enumValues, fieldTypeOf } from "../lexicon/field-words.ts";
import type { Entity, Field, Language } from "../plan/plan.ts";
import { shapeOf } from "../lexicon/stated-field-words.ts";
import { colorNames } from "./css-colors.ts";
import { featureWords } from "./features.ts";
import { isPlural, singularOf } from "./records/grammatical-number.ts";
import { entry, recordKeyOf, reservedNames } from "./records/record-names.ts";
import type { Understanding } from "./understanding.ts";
import { firstPlace, presence, stem, tokens } from "./words.ts";

/** What a request wants to keep lists of, in the order it names them. */
export interface NamedThings {
  entities: Entity[];
  /** Known ones among them, by key. */
  known: KnownEntity[];
  /** Fields named for the first entity, or for the one they follow. */
  fields: { entity: string | null; field: Field }[];
}

export function findThings(request: Understanding): NamedThings {
  const { language } = request;
  const known = namedEntities(request);
  const entities = known.map((entity) => planEntity(entity, language));
  const fields: NamedThings["fields"] = [];
  const items = listItems(request.corrected);
  const amongFields = items.some((item) => isMeasure(tokens(item).at(-1) ?? ""));
  for (const item of items) {
    const [named = "", tail] = item.split(/\s+(?:with|mit|con)\s+(?:a |an |the )?/i);
    // "Points for the kids" are points.
    const head = named.replace(
      /^(\p{L}+)\s+(?:for|für|para)\s+(?:the|my|our|each|every|die|jedes|los|las|cada)\s+\p{L}+$/iu,
      "$1",
    );
    const owner = isFieldName(head, language) ? undefined : known.find((entity) => mentions(entity, head, language));
    if (!owner && tail === undefined) addItem({ head, entities, fields, language, amongFields });
    if (owner && language === "en") callAs(head, owner.key, entities);
    if (tail && owner) fields.push({ entity: owner.key, field: fieldNamed(tail, language) });
  }
  return { entities, known, fields };
}

/** Lists are called what the request calls them: a workshop has parts and no products. */
function callAs(head: string, key: string, entities: Entity[]): void {
  const words = tokens(head);
  const word = words[0] ?? "";
  const one = words.length === 1 && isPlural(word, "en") ? singularOf(word, "en") : null;
  const at = entities.findIndex((entity) => entity.key === key);
  const named = entities[at];
  if (!named || one === null || one === word || renamed.has(key) || stem(named.plural.toLowerCase()) === stem(word))
    return;
  entities[at] = { ...named, singular: capital(one), plural: capital(word) };
}

/** What is counted there has a name of its own: hours are no list of hours. */
const renamed = new Set(["time-entry", "sale", "asset"]);

/** "Receipt number" is a field, though receipts are also a word for expenses. */
function isFieldName(text: string, language: Language): boolean {
  const words = tokens(text);
  const last = words.at(-1) ?? "";
  return words.length > 1 && (fieldTypeOf(last) !== undefined || enumValues(last, language) !== undefined);
}

/** A recipe book is a list of recipes, and no list of books. */
function isBookOf(line: string): boolean {
  const compound =
    / (?:recipe|address|grade|log|note|guest|phone|cash|scrap|cook|record|visitor|order|appointment|sketch) book /g;
  return compound.test(line) && !/ book /.test(line.replace(compound, " "));
}

const placesOfWork =
  /(?<![\p{L}])(?:bikes?|bicycles?|cars?|auto|motor\p{L}*|repair|wood\p{L}*|metal|pottery|sewing|guitar|violin|machine|boat|my|our|the|a|small)\s+workshop(?!s)(?![\p{L}])/iu;

/** A car workshop holds no events, and what runs out runs no miles. */
function meansOther(key: string, text: string, line: string): boolean {
  if (key === "book") return isBookOf(line);
  if (key === "expense")
    return /(?<![\p{L}])(?:expense (?:claims?|reports?)|reimbursements?|spesen\p{L}*|reembolsos?|notas de gastos)(?![\p{L}])/iu.test(
      text,
    );
  if (key === "event")
    return placesOfWork.test(text) && !/(?<![\p{L}])(?:events?|workshops|meet-?ups?)(?![\p{L}])/iu.test(text);
  if (key === "run")
    return (
      /(?<![\p{L}])runs? (?:out|low|dry|the|a|an|our|my|from|on|in|by|through|until)(?![\p{L}])/iu.test(text) &&
      !/(?<![\p{L}])(?:training|running|jogging|miles|kilomet(?:re|er)s?|km)(?![\p{L}])/iu.test(text)
    );
  return false;
}

function namedEntities({ index, text, language }: Understanding): KnownEntity[] {
  const wordsOf = (entity: KnownEntity): string => `${localized(entity.words, language)}|${entity.words[0]}`;
  return knownEntities
    .filter((entity) => presence(index, wordsOf(entity)) > 0 && !meansOther(entity.key, text, index.line))
    .sort((one, other) => firstPlace(index, wordsOf(one)) - firstPlace(index, wordsOf(other)));
}

export function mentions(entity: KnownEntity, text: string, language: Language): boolean {
  const line = ` ${tokens(text).map(stem).join(" ")} `;
  return `${localized(entity.words, language)}|${entity.words[0]}`
    .split("|")
    .some((word) => line.includes(` ${tokens(word).map(stem).join(" ")} `));
}

/** Enumerations: what stands after a colon, or after "with", "track" and the like, cut at commas and "and". */
function listItems(text: string): string[] {
  const colon = /[^:]:\s+(.+)$/s.exec(text)?.[1];
  const verb = /\b(?:with|track(?:ing)?|log(?:ging)?|including|fields|mit|erfassen|con|registrar)\s+(.+)$/is.exec(
    text,
  )?.[1];
  const list = colon ?? verb ?? "";
  return list
    .split(/[.!?]\s/)[0]!
    .split(/\s*(?:,|;|\+|&|\band\b|\bund\b|\by\b)\s*/i)
    .map((item) =>
      item
        .replace(
          /^(?:(?:with|a|an|the|my|our|their|its|each|every|ein|eine|der|die|das|un|una|el|la|los|las)\s+)+/i,
          "",
        )
        .trim(),
    )
    .filter((item) => item !== "");
}

/** Names of behaviour and of pages are no fields. */
const notAThing = new Set(
  "calendar kalender calendario dashboard chart charts graph login sign sign-in account accounts page pages design theme dark mode mobile responsive user users admin ability warning alert alerts export csv import reports report statistics stats color colors colour background layout sidebar button buttons sort sorting data people everyone everything app tool table list form overview summary history see add edit delete manage view approve approves managers reminder reminders notification notifications suche filter diagramm übersicht export buscar gráfico resumen".split(
    " ",
  ),
);

interface Item {
  head: string;
  entities: Entity[];
  fields: NamedThings["fields"];
  language: Language;
  /** The others of the enumeration are parts of one entry. */
  amongFields: boolean;
}

function isMeasure(word: string): boolean {
  return fieldTypeOf(word) !== undefined || shapeOf(word)?.type === "number";
}

/** What people do there, in a sentence that goes on: "Berichte mit Diagrammen sehen". */
const deed =
  /^(?:(?:an)?sehen|haben|hat|können|kann|sollen|soll|werden|wird|bekommen|erhalten|erstellen|verwalten|filtern|suchen|buchen|exportieren|anmelden|ver|buscar|filtrar|exportar|recibir|poder|gestionar|añadir|editar|crear)$/;

/** A plural nobody knows is a list of its own, anything else a field of the main one. */
function addItem({ head: written, entities, fields, language, amongFields }: Item) {
  const head = language === "de" ? nominative(written) : written;
  const named = language === "en" ? undefined : knownEntities.find((entity) => mentions(entity, head, language));
  if (named && !entities.some(({ key }) => key === named.key) && head !== written)
    entities.push(planEntity(named, language));
  if (named && head !== written) return;
  const words = tokens(head);
  const last = words.at(-1);
  if (!last || words.length > 3 || isFeatureWord(head)) return;
  if (language !== "en" && deed.test(last)) return;
  // How a list is shown; board games are a list.
  if (/^(?:board|kanban|pipeline|statusboard|tablero)$/.test(last)) return;
  const typed =
    fieldTypeOf(last) ??
    fieldTypeOf(stem(last)) ??
    enumValues(last, language) ??
    enumValues(correctedPlural(last), language);
  if (!typed && words.length > 2) return;
  if (words.every((word) => colorNames.has(word))) return;
  if (grouping.test(last)) {
    fields.push({ entity: null, field: groupField(last, language) });
    return;
  }
  if (!typed && (language === "en" || !amongFields) && isList(words, language)) {
    entities.push(newEntity(words, language));
    return;
  }
  fields.push({ entity: null, field: fieldNamed(head, language) });
}

/** "Mit Beiträgen und Terminen" names "Beiträge" and "Termine", "Geburtstagsliste" the birthday. */
function nominative(words: string): string {
  const list = /^(\p{L}{4,}?)s?liste$/iu.exec(words)?.[1];
  if (list && fieldTypeOf(list.toLowerCase()) !== undefined) return list;
  const plural = /^(\p{L}{4,}[er])n$/iu.exec(words)?.[1];
  const known = plural && knownEntities.some((entity) => entity.words[1].split("|").includes(plural.toLowerCase()));
  return plural && (known || isPlural(plural, "de")) ? plural : words;
}

const grouping = /^(?:categor(?:y|ies)|tags?|labels?|kategorien?|schlagw(?:ort|orte|örter)|categor[ií]as?|etiquetas?)$/;

/** What entries are sorted into, as one field of them. */
function groupField(word: string, language: Language): Field {
  const tag = /^(?:tag|label|schlagw|etiqueta)/.test(word);
  const label = tag
    ? { en: "Tag", de: "Schlagwort", es: "Etiqueta" }
    : { en: "Category", de: "Kategorie", es: "Categoría" };
  return { key: tag ? "tag" : "category", label: label[language], type: "text", repeats: true, about: "category" };
}

/** Several of something that is no field: "suppliers", "Räume", "salas". A shape of a field is none. */
function isList(words: readonly string[], language: Language): boolean {
  const last = words.at(-1)!;
  if (language === "en") return /[^s]s$/.test(last);
  const noun = language === "es" ? words[0]! : last;
  if (words.length > 1 || noun.length < 5 || shapeOf(noun) || fieldTypeOf(noun)) return false;
  const one = singularOf(noun, language);
  // A colour or a topic of each is a field; rooms are places of their own.
  const shape = one === null ? undefined : shapeOf(one);
  const isField = (shape !== undefined && shape.about !== "place") || fieldTypeOf(one ?? "") !== undefined;
  return isPlural(noun, language) && one !== null && one !== noun && !isField;
}

/** "prioritys" is a common way to write "priorities". */
function correctedPlural(word: string): string {
  return word.endsWith("ys") ? word.slice(0, -1) : stem(word);
}

/** "Search", "a chart", "dark mode": behaviour, not something that is noted. */
export function isFeatureWord(item: string): boolean {
  const words = tokens(item);
  return worksOut(words) || words.some((word) => notAThing.has(word) || isFeature(word));
}

/** What works something out is no field of what it is worked out from. */
function worksOut(words: readonly string[]): boolean {
  return (
    words.length > 1 && /^(?:calculator|converter|generator|\p{L}*rechner)s?$|^calculadora$/u.test(words.at(-1) ?? "")
  );
}

function isFeature(word: string): boolean {
  return ["search", "filter", "booking", "cart", "checkout", "newsletter"].some((id) =>
    featureWords[id]?.split("|").includes(word),
  );
}

/** Two words for one field. */
const alike = [
  /^(?:assignees?|assigned to|assignments?|zuständige?r?|zuweisung(?:en)?|responsables?|asignaci(?:ón|ones))$/i,
  /^(?:(?:in |current )?stock|quantit(?:y|ies)|amounts? left|bestand|mengen?|existencias|cantidad(?:es)?)$/i,
];

/** The same field in singular and plural, or with an ending of its language. */
export function sameField(one: Field, other: Field): boolean {
  if (one.key === other.key) return true;
  const [short, long] = [stem(one.label.toLowerCase()), stem(other.label.toLowerCase())].sort(
    (a, b) => a.length - b.length,
  ) as [string, string];
  if (alike.some((words) => [one, other].every(({ label, key }) => words.test(label) || words.test(key)))) return true;
  if (one.type === "date" && other.type === "date" && long.startsWith(`${short} date`)) return true;
  return short === long || (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2);
}

function fieldNamed(name: string, language: Language): Field {
  const words = tokens(name);
  const last = words.at(-1) ?? name;
  const options = enumValues(last, language) ?? enumValues(correctedPlural(last), language);
  const type = options ? "enum" : (fieldTypeOf(last) ?? fieldTypeOf(stem(last)) ?? "text");
  const label = words.join(" ");
  return {
    key: keyOf(words),
    label: label.charAt(0).toUpperCase() + label.slice(1),
    type,
    ...(options ? { options } : {}),
  };
}

/** Identifiers take letters and digits only: "letzte Prüfung" becomes `letztePrufung`. */
export function keyOf(words: string[]): string {
  const parts = words
    .join(" ")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const key = parts
    .map((part, index) =>
      index === 0 ? part.toLowerCase() : part.charAt(0).toUpperCase() + part.slice(1).toLowerCase(),
    )
    .join("");
  if (key === "id") return "number";
  return /^[a-z]/.test(key) && !reservedNames.has(key) ? key : `field${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}

const titles = new Set("name title item what titel titulo título nombre concepto artikel".split(" "));
/** What is kept of something that only its fields were said of: the thing before "tracker" or behind "track my". */
export function entityOfFields({ corrected, language }: Understanding, fields: Field[]): Entity {
  const thing =
    language === "en"
      ? (/(?:^|\s)(\p{Ll}{3,})\s+(?:tracker|logbook|register)(?![\p{L}])/u.exec(corrected)?.[1] ??
        /\btrack(?:ing)?\s+(?:my|our|the|all)\s+(?:\p{Ll}+\s)?(\p{Ll}{3,})(?=\s+(?:with|by)\b|[:,]|$)/u.exec(
          corrected,
        )?.[1])
      : undefined;
  const known =
    thing && !/^(?:simple|small|personal|daily|new|good|nice|little|basic|own)$/.test(thing) ? stem(thing) : null;
  const [key, singular, plural] = entry[language];
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const name: Field = { key: "name", label: generic[language][0], type: "text", required: true };
  const titled = fields.some((field) => titles.has(field.label.toLowerCase())) ? fields : [name, ...fields];
  return {
    key: known ? keyOf([known]) : key,
    singular: known ? capital(known) : singular,
    plural: known ? capital(pluralOf(known)) : plural,
    fields: titled.map((field, index) => (field.type === "text" && index === 0 ? { ...field, required: true } : field)),
  };
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

const generic: Record<Language, [name: string, status: string, date: string, notes: string]> = {
  en: ["Name", "Status", "Date", "Notes"],
  de: ["Name", "Status", "Datum", "Notizen"],
  es: ["Nombre", "Estado", "Fecha", "Notas"],
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the other list would name is written down, for the app may not have it. */
function unrelated(thing: KnownEntity, language: Language): Field[] {
  return thing.fields.map((field) => {
    const { to: _, ...own } = planField(field, language);
    return field.type === "relation" ? { ...own, type: "text" } : planField(field, language);
  });
}

/** A list we may know nothing about beyond its name, which is a plural. */
function newEntity(words: string[], language: Language): Entity {
  const said = words.join(" ");
  const one = [...words.slice(0, -1), stem(words.at(-1) ?? "")].join(" ");
  const thing = thingNamed([said, one], language);
  const noun = thing ? undefined : nounNamed(said, language);
  const shape = noun?.fields.map((field) => planField(field, language)) ?? (thing && unrelated(thing, language));
  if (shape && (noun || thing))
    return {
      key: recordKeyOf(noun?.id ?? thing!.key),
      singular: capital(noun?.forms[language].one ?? localized(thing!.singular, language)),
      plural: capital(noun?.forms[language].many ?? localized(thing!.plural, language)),
      fields: shape,
      ...(noun ? { like: noun.like } : {}),
    };
  const [name, status, date, notes] = generic[language];
  const last = words.at(-1) ?? "";
  const single = [...words.slice(0, -1), language === "en" ? stem(last) : (singularOf(last, language) ?? last)];
  return {
    key: keyOf(single).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    singular: capital(single.join(" ")),
    plural: capital(words.join(" ")),
    fields: [
      { key: "name", label: name, type: "text", required: true },
      { key: "status", label: status, type: "enum", options: enumValues("status", language) ?? [] },
      { key: "date", label: date, type: "date" },
      { key: "notes", label: notes, type: "long-text" },
    ],
  };
}
