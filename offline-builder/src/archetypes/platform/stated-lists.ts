/** "Tool information, including name, function and price": fields that a specification lists for a thing. */
import { enumValues, fieldTypeOf } from "../../lexicon/field-words.ts";
import { shapeOf, shaped } from "../../lexicon/stated-field-words.ts";
import type { KnownEntity } from "../../lexicon/entities/entity.ts";
import { isFeatureWord, keyOf, sameField } from "../../parse/entities.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { Entity, Field } from "../../plan/plan.ts";

const listing = /\b(?:including|include|includes|such as|like|containing|contains|with fields?|namely)\s+([^.;]+)/gi;
/** "Record harvests with date, variety and weight": what is written down of each. */
const written =
  /\b(?:record|register|enter|log|add|create|creating|recording|profiles)\s+(?:\p{L}+\s){0,3}?with\s+((?:(?!,\s*(?:and\s+)?(?:record|register|enter|log|add|create|monitor|update|plan|manage|compare|view|browse|see|search|book|submit|track|generate|acknowledge|check|read)\b)[^.;])+)/giu;
const notFields =
  /(?:ing|tion|ment|functions?|features?|reports?|users?|pages?|charts?|management|search|login|etc|services?|website|system|conditions?)$/i;

/** The entities with what is listed for the one that was named last before the list. */
export function withStatedFields(text: string, entities: Entity[], known: readonly KnownEntity[]): Entity[] {
  let result = entities;
  for (const found of [...text.matchAll(listing), ...text.matchAll(written)]) {
    const items = itemsOf(found[1]!);
    const fields = items.flatMap((item) => fieldOf(item) ?? []);
    const sure = fields.filter((field) => field.type !== "text").length;
    const enough =
      /\bwith\s(?!fields?\b)/i.test(found[0]) && !/^(?:includ|such|like|contain|namely)/i.test(found[0])
        ? fields.length >= 2
        : fields.length >= 3 && sure > 0;
    if (!enough || fields.length < items.length * 0.6) continue;
    const owner = ownerBefore(text.slice(0, found.index), entities, known);
    if (owner) result = result.map((entity) => (entity.key === owner ? enriched(entity, fields) : entity));
  }
  return result;
}

function itemsOf(list: string): string[] {
  return list
    .split(/\s*(?:,|\band\b|\bor\b)\s*/i)
    .map((item) => item.replace(/^(?:a|an|the|their|its)\s+/i, "").trim())
    .filter((item) => item !== "");
}

function fieldOf(item: string): Field | null {
  const words = tokens(item);
  const last = words.at(-1);
  if (!last || words.length > 3 || isFeatureWord(item) || notFields.test(last)) return null;
  const options = enumValues(last, "en");
  const type =
    fieldTypeOf(last) ?? fieldTypeOf(stem(last)) ?? (words.some((word) => word === "date") ? "date" : undefined);
  const shape = shapeOf(last);
  const label = words.join(" ");
  return {
    key: keyOf(words),
    label: label.charAt(0).toUpperCase() + label.slice(1),
    ...(options ? { type: "enum" as const, options } : shape ? shaped(shape, "en") : { type: type ?? "text" }),
  };
}

function ownerBefore(before: string, entities: readonly Entity[], known: readonly KnownEntity[]): string | null {
  const line = tokens(before).map(stem).join(" ");
  let best: { key: string; at: number } | null = null;
  for (const entity of entities) {
    const words = known.find((one) => one.key === entity.key)?.words[0] ?? entity.plural;
    for (const phrase of words.split("|")) {
      const at = line.lastIndexOf(tokens(phrase).map(stem).join(" "));
      if (at >= 0 && at > (best?.at ?? -1)) best = { key: entity.key, at };
    }
  }
  return best?.key ?? entities[0]?.key ?? null;
}

/** "Tool name" is the name of a tool; what is there already is not asked for twice. */
function enriched(entity: Entity, fields: readonly Field[]): Entity {
  const names = tokens(entity.singular).map(stem);
  const added = fields.filter((field) => {
    const own = tokens(field.label).filter((word) => !names.includes(stem(word)));
    const isTitle = /^(?:name|title|)$/.test(own.join(" "));
    return (
      !isTitle &&
      !entity.fields.some((other) => sameField(other, field) || other.label.toLowerCase().includes(own.join(" ")))
    );
  });
  return { ...entity, fields: [...entity.fields, ...added.slice(0, 5)] };
}
