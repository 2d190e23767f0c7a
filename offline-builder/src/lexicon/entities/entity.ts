import type { Entity, Field, FieldType, Language } from "../../plan/plan.ts";

/** Text in English, German and Spanish. */
export type Localized = readonly [en: string, de: string, es: string];

/**
 * A cell of a sample row. Dates are days from today, relations the position of the other entity's row, enums the position
 * of the option.
 */
export type Cell = string | number | boolean;

/** Something people keep lists of. Data only. */
export interface KnownEntity {
  key: string;
  /** Name in lucide-react. */
  icon: string;
  /** Words that name it, `|` between them. */
  words: Localized;
  /** Only meant where a specification is about this. */
  where?: RegExp;
  singular: Localized;
  plural: Localized;
  fields: KnownField[];
  /** Sample rows; a list that only some languages can name has them in those. */
  rows: Partial<Record<Language, Cell[][]>>;
}

/** A list without its sample rows, which stand in ../rows. */
export type ListShape = Omit<KnownEntity, "rows">;

export interface KnownField {
  key: string;
  label: Localized;
  type: FieldType;
  required: boolean;
  /** `enum`: values per language. */
  options?: readonly [en: string[], de: string[], es: string[]];
  /** `relation`: key of the other entity. */
  to?: string;
  /** `number`: what it is counted in, "km". */
  unit?: string;
  /** What its texts are of, a pool of ../sample-words.ts. */
  about?: string;
}

const position: Record<Language, 0 | 1 | 2> = { en: 0, de: 1, es: 2 };

export function localized<T>(values: readonly [T, T, T], language: Language): T {
  return values[position[language]];
}

/**
 * Fields in short form, `key:type:English|German|Spanish`. `!` after the type is required, `>key` names the other entity,
 * `number(km)` is counted in kilometres, and an enum ends in its values: `status:enum:Status|Status|Estado:Open,Closed|Offen,Zu|Abierto,Cerrado`.
 */
export function fields(...lines: string[]): KnownField[] {
  return lines.map((line) => {
    const [key = "", kind = "", labels = "", values] = line.split(":");
    const [type = "", to] = kind.replace(/!|\(.*\)/g, "").split(">");
    const unit = /\((.+)\)/.exec(kind)?.[1];
    const options = values?.split("|").map((list) => list.split(","));
    return {
      key,
      label: labels.split("|") as unknown as Localized,
      type: type as FieldType,
      required: kind.endsWith("!"),
      ...(options ? { options: options as unknown as [string[], string[], string[]] } : {}),
      ...(to ? { to } : {}),
      ...(unit ? { unit } : {}),
    };
  });
}

/** A field as the plan keeps it, in one language. */
export function planField(field: KnownField, language: Language): Field {
  return {
    key: field.key,
    label: localized(field.label, language),
    type: field.type,
    ...(field.required ? { required: true } : {}),
    ...(field.options ? { options: localized(field.options, language) } : {}),
    ...(field.to ? { to: field.to } : {}),
    ...(field.unit ? { unit: field.unit } : {}),
    ...(field.about ? { about: field.about } : {}),
  };
}

export function planEntity(known: KnownEntity, language: Language): Entity {
  return {
    key: known.key,
    singular: localized(known.singular, language),
    plural: localized(known.plural, language),
    fields: known.fields.map((field) => planField(field, language)),
  };
}
