/** "Tool information, including name, function and price": fields that a specification lists for a thing. */
import { enumValues, fieldTypeOf } from "../../lexicon/field-words.ts";
import { shapeOf, shaped } from "../../lexicon/stated-field-words.ts";
import type { KnownEntity } from "../../lexicon/entities/entity.ts";
import { isFeatureWord, keyOf, sameField } from "../../parse/entities.ts";
import { isDeedVerb } from "../../parse/wishes/said-deeds.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { Entity, Field } from "../../plan/plan.ts";

const listing = /\b(?:including|include|includes|such as|like|containing|contains|with fields?|namely)\s+([^.;]+)/gi;
/** "Record harvests with date, variety and weight": what is written down of each, and of what. */
const written =
  /\b(?:record|register|enter|log|add|creat|submit|post|report|book|schedul|defin|upload|writ|track|maintain|stor|list|save|propos|publish|open|fil|plan|organi[sz]e?|request|mak|display|show|present|offer|hav|list)(?:e|ing|s)?\s+(?:an?\s|new\s|the\s|their\s|own\s|in\s)*((?:\p{L}[\p{L}-]*\s){1,3}?)with\s+(?=([^.;]+))/giu;
const notFields =
  /(?<!^(?:loca|dura|descrip|posi|sta|edi|educa|occupa|sec|commit|depart|treat|instru|rat|park|spell|destina|condi))(?:ing|tion|ment|functions?|features?|reports?|users?|pages?|charts?|management|search|login|etc|services?|website|system|conditions)$/i;

/** The entities with what is listed for the one that was named last before the list. */
export function withStatedFields(text: string, entities: Entity[], known: readonly KnownEntity[]): Entity[] {
  let result = entities;
  for (const found of text.matchAll(listing)) {
    const items = itemsOf(found[1]!);
    const fields = items.flatMap((item) => fieldOf(item) ?? []);
    const sure = fields.filter((field) => field.type !== "text").length;
    if (fields.length < 3 || sure === 0 || fields.length < items.length * 0.6) continue;
    const owner = ownerBefore(text.slice(0, found.index), entities, known);
    if (owner) result = result.map((entity) => (entity.key === owner ? enriched(entity, fields) : entity));
  }
  return result;
}

/** The entities with what is written down of each; who says three facts or more means those, and not what else is usual. */
export function withWrittenFields(text: string, entities: Entity[], known: readonly KnownEntity[]): Entity[] {
  let result = entities;
  // "Problems such as potholes with a photo" are problems.
  const plain = text.replace(/\s(?:such as|like)\s\p{L}+(?:(?:,\s|\s(?:and|or)\s)\p{L}+)*(?=\swith\s)/giu, "");
  for (const [, thing, list] of plain.matchAll(written)) {
    const items = closedList(list!);
    const fields = items.flatMap((item) => fieldOf(item) ?? []);
    if (fields.length < 2 || fields.length < items.length * 0.6) continue;
    const owner = ownerNamed(thing!, result, known);
    if (owner === null) continue;
    const isSaid = fields.length >= 3;
    result = result.map((entity) =>
      entity.key === owner ? enriched(isSaid ? bare(entity, fields) : entity, fields) : entity,
    );
  }
  return result;
}

/** "Title, phase and sponsor, enroll participants": the list ends behind its "and". */
function closedList(list: string): string[] {
  const all = list.split(",");
  const deed = all.findIndex((piece, at) => at > 0 && isDeed(piece));
  const pieces = deed < 0 ? all : all.slice(0, deed);
  const last = pieces.findIndex((piece) => /(?:^|\s)and\s/i.test(piece));
  return itemsOf((last < 0 ? pieces : pieces.slice(0, last + 1)).join(","));
}

/** "With a stylist, record visits": another thing is done there. */
function isDeed(piece: string): boolean {
  const [first = "", second] = tokens(piece.replace(/^\s*(?:and|or)\s+/i, ""));
  return second !== undefined && isDeedVerb(first);
}

/** The entity that is called like this, the most special one first. */
function ownerNamed(thing: string, entities: readonly Entity[], known: readonly KnownEntity[]): string | null {
  const words = tokens(thing).map(stem);
  const ends = (phrase: string): number => {
    const own = tokens(phrase).map(stem);
    return own.length > 0 && own.every((word, at) => word === words[words.length - own.length + at]) ? own.length : 0;
  };
  const fits = entities.map((entity) => ({
    key: entity.key,
    // What it is called here says more than how else it is called.
    score: Math.max(
      2 * ends(entity.plural),
      2 * ends(entity.singular),
      // "Samples" are what "Sample records" are of.
      tokens(entity.plural).map(stem)[0] === words.at(-1) ? 1 : 0,
      ...(known
        .find(({ key }) => key === entity.key)
        ?.words[0].split("|")
        .map(ends) ?? []),
    ),
  }));
  const best = fits.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.key : null;
}

const usual = new Set<Field["type"]>(["relation", "enum", "long-text", "email", "phone", "file"]);

/** What grows by what people do with the entry is written down by nobody. */
const counted =
  /^(?:raised|donors|members|participants|followers|subscribers|likes|votes|views|balance|stock|seatsLeft|placesLeft)$/;

/** Without what nobody asked to write down; its title, its days where none is stated, and its state stay. */
function bare(entity: Entity, stated: readonly Field[]): Entity {
  const hasDay = stated.some(({ type, label }) => type === "date" && /^(?:date|day)$/i.test(label));
  const fields = entity.fields.filter(
    (field, at) =>
      at === 0 ||
      counted.test(field.key) ||
      usual.has(field.type) ||
      (field.type === "date" && !hasDay) ||
      stated.some((other) => sameField(other, field)),
  );
  return { ...entity, fields };
}

function itemsOf(list: string): string[] {
  return list
    .split(/\s*(?:,|\band\b|\bor\b)\s*/i)
    .map((item) =>
      item
        .replace(/^(?:a|an|the|their|its)\s+/i, "")
        .replace(/\s(?:on (?:a|the) map|in detail)$/i, "")
        .trim(),
    )
    .filter((item) => item !== "");
}

function fieldOf(item: string): Field | null {
  const words = tokens(item);
  const last = words.at(-1);
  if (!last || words.length > 3 || isFeatureWord(item) || notFields.test(last)) return null;
  const options = enumValues(last, "en");
  const type =
    fieldTypeOf(last) ?? fieldTypeOf(stem(last)) ?? (words.some((word) => word === "date") ? "date" : undefined);
  const shape = shapeOf(words.slice(-2).join("-")) ?? shapeOf(last);
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
