import { pascal } from "../sections.ts";
import { reactNames, reservedNames } from "../../parse/records/record-names.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";

/** Identifiers of one entity in generated code. */
export interface EntityNames {
  /** `StockItem` */
  type: string;
  /** `stockItem` */
  one: string;
  /** `stockItems`: the collection and its file. */
  many: string;
  /** `src/data/stock-items.ts` without folder and ending. */
  file: string;
  listPage: string;
  detailPage: string;
  form: string;
}

export function entityNames(entity: Entity): EntityNames {
  const file = pluralKey(entity.key);
  const typed = pascal(entity.key);
  const type = pieces.has(typed) ? `${typed}Entry` : typed;
  const plural = lowerFirst(pascal(file));
  const many = taken.has(plural) ? `${plural}List` : plural;
  const one = lowerFirst(typed);
  return {
    type,
    one: one === many || reservedNames.has(one) || reactNames.has(one) ? `${one}Row` : one,
    many,
    file,
    listPage: pieces.has(pascal(file)) ? `${pascal(file)}List` : pascal(file),
    detailPage: `${type}Detail`,
    form: `${type}Form`,
  };
}

/** What pages import under these names already. */
const taken = new Set(["matches", "people", "samples", "navigation", "lists"]);

/** Components that stand beside an entity's own: a walk's "Route" would be the router's. */
const pieces = new Set(
  "Account App AppShell Badge BarList BrowserRouter Button Card Checkbox Column ColumnChart DataTable Dialog Drawer Field Figures Index Input Link NotFound PageHeader Panel Route Routes SampleNotice Scores SearchBox Select Table Tabs Textarea Toaster".split(
    " ",
  ),
);

const uncounted = new Set(["equipment", "staff", "inventory", "software", "furniture"]);

function pluralKey(key: string): string {
  if (uncounted.has(key) || (key.endsWith("s") && !key.endsWith("ss"))) return key;
  if (/[^aeiou]y$/.test(key)) return `${key.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(key) ? `${key}es` : `${key}s`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The property that holds the field: relations keep the id of the other row. */
export function property(field: Field): string {
  return field.type === "relation" ? `${field.key}Id` : field.key;
}

/** The field that names a row in lists and messages. */
export function titleField(entity: Entity): Field {
  const texts = entity.fields.filter((field) => field.type === "text");
  const day = entity.byDay ? entity.fields.find((field) => field.type === "date") : undefined;
  const found =
    day ??
    texts.find((field) => field.required) ??
    texts[0] ??
    entity.fields.find((field) => field.type === "date") ??
    entity.fields[0];
  if (!found) throw new Error(`${entity.key} has no fields`);
  return found;
}

/** What a row is called, as an expression: its name, or its day where it has none. */
export function titleCode(entity: Entity, row: string): string {
  const field = titleField(entity);
  const value = `${row}.${property(field)}`;
  if (field.type === "date") return `formatDay(${value})`;
  return field.type === "text" || field.type === "enum" ? value : `String(${value})`;
}

/** A label with the unit of what is typed there: "Distance (km)". */
export function unitLabel(field: Field): string {
  if (!field.unit) return field.label;
  return `${field.label} (${field.unit.startsWith("/") ? `0–${field.unit.slice(1).trim()}` : field.unit})`;
}

/** German nouns keep their capital inside a sentence, others lose it unless they are an abbreviation. */
export function inSentence(noun: string, language: Language): string {
  if (language === "de" || /^\p{Lu}{2}/u.test(noun)) return noun;
  return lowerFirst(noun);
}

type Phrase = (noun: string) => string;

const phrases: Record<Language, Record<"add" | "edit" | "remove" | "search" | "none" | "back", Phrase>> = {
  en: {
    add: (noun) => `Add ${noun}`,
    edit: (noun) => `Edit ${noun}`,
    remove: (noun) => `Delete ${noun}`,
    search: (noun) => `Search ${noun}`,
    none: (noun) => `No ${noun} yet`,
    back: (noun) => `All ${noun}`,
  },
  de: {
    add: (noun) => `${noun} hinzufügen`,
    edit: (noun) => `${noun} bearbeiten`,
    remove: (noun) => `${noun} löschen`,
    search: (noun) => `${noun} durchsuchen`,
    none: (noun) => `Noch keine ${noun}`,
    back: (noun) => `Alle ${noun}`,
  },
  es: {
    add: (noun) => `Añadir ${noun}`,
    edit: (noun) => `Editar ${noun}`,
    remove: (noun) => `Eliminar ${noun}`,
    search: (noun) => `Buscar ${noun}`,
    none: (noun) => `Todavía no hay ${noun}`,
    back: (noun) => `Lista de ${noun}`,
  },
};

/** "Add product", "Produkt hinzufügen", "Añadir producto". */
export function say(
  what: "add" | "edit" | "remove" | "search" | "none" | "back",
  noun: string,
  language: Language,
): string {
  return phrases[language][what](inSentence(noun, language));
}
