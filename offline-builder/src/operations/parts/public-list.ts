/** What a public site says of each entry of a list, and its first entries. */
import { siteListsOf } from "../../emit/site-contents.ts";
import { rowsOfList, shownListKind, type ShownListField } from "../../lexicon/shown-lists/shown-lists.ts";
import { invented } from "../../emit/app/samples/samples.ts";
import { literal } from "../../emit/literal.ts";
import { isPlural, singularOf } from "../../parse/records/grammatical-number.ts";
import { recordKeyOf } from "../../parse/records/record-names.ts";
import type { DraftPlan, Entity, Field, FieldType, Language } from "../../plan/plan.ts";
import { fieldFrom } from "../fields/wanted-fields.ts";
import { camelOf, titled } from "../requests.ts";

export interface PublicList {
  entity: Entity;
  /** For each entry the values of its fields, as code. */
  rows: string[][];
}

export interface WantedList {
  /** As it is written: "judges". */
  label: string;
  /** The fields that the request names, as they are written. */
  fields: readonly string[];
}

const MOST_FIELDS = 6;
const languages: readonly Language[] = ["en", "de", "es"];
const shown: readonly FieldType[] = ["text", "long-text", "number", "date"];

/** Null for words that name no list a site could show. */
export function publicList(plan: DraftPlan, { label, fields }: WantedList): PublicList | null {
  const { language } = plan;
  const kind = shownListKind(label, language);
  if (!kind) return null;
  const usual = kind.fields.map((field) => fieldOf(field, language));
  const stated = fields.map((field) => statedField(field, fields, language));
  const own = stated.filter((field) => !usual.some(({ key, label }) => same(field, { key, label })));
  const kept =
    stated.length === 0 ? usual : usual.filter((field, at) => at === 0 || stated.some((one) => same(one, field)));
  const all = [...kept, ...own].slice(0, MOST_FIELDS);
  const written = titled(label);
  const one = oneOf(written, language);
  const entity: Entity = {
    key: keyOf(plan, { id: kind.id, one }),
    singular: one,
    plural: written,
    fields: all,
    like: "thing",
  };
  const rows = rowsOfList(kind.id, language).map((values, index) =>
    all.map((field) => {
      const value = values[usual.indexOf(field)];
      if (value === undefined) return invented({ ...plan, entities: [entity] }, entity, { field, index });
      return field.type === "date" ? `inDays(${value})` : literal(value);
    }),
  );
  return entity.key === "" || rows.length === 0 ? null : { entity, rows };
}

/** Code is English: "sponsors" in an English app, `organisations` in others, unless there are some already. */
function keyOf(plan: DraftPlan, { id, one }: { id: string; one: string }): string {
  const own = recordKeyOf(one);
  const isTaken = siteListsOf(plan).some(({ path }) => path.endsWith(`/${id}s.ts`));
  return plan.language === "en" || isTaken ? own : id;
}

function fieldOf([key, type, ...labels]: ShownListField, language: Language): Field {
  return { key, label: labels[languages.indexOf(language)]!, type };
}

const same = (one: Pick<Field, "key" | "label">, other: Pick<Field, "key" | "label">): boolean =>
  one.key === other.key || one.label.toLowerCase() === other.label.toLowerCase();

/** Nobody edits what a site shows: choices are texts. */
function statedField(label: string, siblings: readonly string[], language: Language): Field {
  const { type } = fieldFrom(label, [...siblings], language);
  return { key: camelOf(label), label: titled(label), type: shown.includes(type) ? type : "text" };
}

/** "Judge" of "Judges", "Tour date" of "Tour dates", "Punto de venta" of "Puntos de venta". */
function oneOf(label: string, language: Language): string {
  const words = label.split(" ");
  const at = language === "es" ? 0 : words.length - 1;
  return words
    .map((word, place) => (place === at && isPlural(word, language) ? (singularOf(word, language) ?? word) : word))
    .join(" ");
}
