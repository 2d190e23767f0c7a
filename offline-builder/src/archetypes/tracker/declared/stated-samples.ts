/** "Examples: Chess on Monday with Mrs Okafor", "Mitarbeiter sind Paul und Yusuf": the first entries are those. */
import { sentencesOf } from "../../../parse/declared/sentences.ts";
import { stem, tokens } from "../../../parse/words.ts";
import type { Entity, Field } from "../../../plan/plan.ts";
import { titleField } from "../../../emit/app/naming.ts";
import type { Ruled } from "./rules.ts";

const examples =
  /^(?:(?:please\s+)?(?:put in|include|add|use|with|als|mit|con)\s+)?(?:some\s+|these\s+|ein paar\s+|einige\s+|algunos\s+)?(?:as\s+)?(?:examples?|sample data|samples|beispiele?|beispieldaten|ejemplos?)(?:\s+(?:for|of|de|para|für|von)\s+(?:the\s+|los\s+|las\s+)?([\p{L}-]+))?:\s+(.+)$/iu;
const named =
  /^(?:the |our |unsere |die |los |las |nuestros |nuestras )?([\p{L}-]+)(?:\s+(?:are|sind|son|heißen|se llaman):?|:)\s+((?:\p{Lu}[\p{L}'.-]+(?:\s\p{Lu}[\p{L}'.-]+)*(?:,\s*|\s+(?:and|und|y)\s+)?)+)$/u;

export function withStatedSamples({ entities, kept }: Ruled, text: string): Ruled {
  let lists = entities;
  const met = [...kept];
  for (const sentence of sentencesOf(text)) {
    const example = examples.exec(sentence);
    const noun = example ? example[1] : named.exec(sentence)?.[1];
    const list = example ? example[2] : named.exec(sentence)?.[2];
    if (!list) continue;
    const items = list.split(/\s*,\s*(?:and\s+|und\s+|y\s+)?|\s+(?:and|und|y)\s+(?=\p{Lu})/u).filter(Boolean);
    const place = placeFor(lists, noun);
    if (!place || items.length < 2 || items.some((item) => isOneEntry(item, lists))) continue;
    const isTitle = noun === undefined || place.field === titleField(place.entity);
    // Who does it comes again in other entries; of what a list is of each is one.
    const repeats = noun !== undefined && !isOf(place.entity, noun);
    lists = lists.map((entity) =>
      entity === place.entity ? filled(entity, place.field, { items, repeats, isTitle }) : entity,
    );
    met.push(sentence);
  }
  return { entities: lists, kept: met };
}

/** "Trainer Jens Hartwig, Halle Nord, 18:00" says the fields of one entry, and no three of them. */
function isOneEntry(item: string, entities: readonly Entity[]): boolean {
  const words = item.split(/\s+/);
  const labels = entities.flatMap(({ fields }) => fields.map(({ label }) => label.toLowerCase()));
  return /\d{1,2}[:.]\d{2}|\p{Sc}/u.test(item) || (words.length > 1 && labels.includes(words[0]!.toLowerCase()));
}

interface Place {
  entity: Entity;
  field: Field;
}

const same = (one: string, other: string): boolean =>
  stem(tokens(one)[0] ?? "") === stem(tokens(other)[0] ?? "") ||
  stem(one.toLowerCase()).replace(/(?:es|en|e)$/, "") === stem(other.toLowerCase());

const isOf = ({ singular, plural }: Entity, noun: string): boolean => same(noun, plural) || same(noun, singular);

function placeFor(entities: readonly Entity[], noun: string | undefined): Place | null {
  const titled = (entity: Entity | undefined): Place | null =>
    entity && titleField(entity).type === "text" ? { entity, field: titleField(entity) } : null;
  if (noun === undefined) return titled(entities[0]);
  const list = entities.find((entity) => isOf(entity, noun));
  if (list) return titled(list);
  for (const entity of entities) {
    const field = entity.fields.find(({ label, type }) => type === "text" && same(noun, label));
    if (field) return { entity, field };
  }
  return null;
}

const weekday =
  /\s(?:on|am|el|los)\s((?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)/iu;
const whose =
  /\s(?:with|by|mit|von|con|de)\s((?:Mrs?|Ms|Dr|Frau|Herr|Sra?)?\.?\s?\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*)/u;

interface Stated {
  items: readonly string[];
  repeats: boolean;
  isTitle: boolean;
}

/** Day and person of an example stand in the fields for them. */
function filled(entity: Entity, main: Field, { items, repeats, isTitle }: Stated): Entity {
  const days = items.map((item) => weekday.exec(item)?.[1]);
  const people = items.map((item) => whose.exec(item.replace(weekday, " "))?.[1]);
  const names = items.map((item) => item.replace(weekday, "").replace(whose, "").trim());
  const person = entity.fields.find(
    ({ about, type, key }) => type === "text" && about === "person" && key !== main.key,
  );
  const day = entity.fields.find(({ about }) => about === "weekday");
  const hasPeople = person && people.every((value) => value !== undefined);
  const hasDays = day && days.every((value) => value !== undefined);
  const titles = isTitle && (hasPeople || hasDays) ? names : [...items];
  return {
    ...entity,
    fields: entity.fields.map((field) => {
      if (field.key === main.key) return { ...field, samples: titles, ...(repeats ? { repeats } : {}) };
      if (hasPeople && field === person) return { ...field, samples: people as string[] };
      return hasDays && field === day ? { ...field, samples: days as string[] } : field;
    }),
  };
}
