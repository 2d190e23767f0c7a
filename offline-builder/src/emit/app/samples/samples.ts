import { knownEntity } from "../../../lexicon/entities/index.ts";
import type { Cell } from "../../../lexicon/entities/entity.ts";
import type { DraftPlan, Entity, Field, Language } from "../../../plan/plan.ts";
import { literal, stringLiteral } from "../../literal.ts";
import {
  answeredValue,
  chanceOf,
  decidedValue,
  inventedCount,
  inventedDays,
  inventedNumber,
  inventedText,
  isAnswered,
  onceTurn,
} from "./invented.ts";
import { property } from "../naming.ts";

const owners = /^(?:owners?|keepers?|halter(?:in)?|besitzer(?:in)?|dueñ[oa]s?|propietari[oa]s?)$/iu;

/** The sample rows of an entity as an array literal; fields the lexicon has no values for get plausible ones. */
export function sampleRows(plan: DraftPlan, entity: Entity): string {
  const rows = rowsOf(entity, plan.language);
  if (rows.length === 0 || plan.options["samples"] === false) return "[]";
  const known = knownEntity(entity.key);
  const lines = rows.map((cells, index) => {
    const values = entity.fields.map((field) => {
      const at =
        known?.fields.findIndex(
          (candidate) => candidate.key === field.key && [field.type, "relation"].includes(candidate.type),
        ) ?? -1;
      // Whoever owns a pet is none of the firms that the lexicon's clients are.
      const isOwner = field.type === "text" && known?.fields[at]?.to === "client" && owners.test(field.label);
      const cell = at >= 0 && !field.samples && !isOwner ? cells[at] : undefined;
      const text =
        cell === undefined
          ? invented(plan, entity, { field: isOwner ? { ...field, about: "person" } : field, index })
          : cellLiteral(plan, field, { cell, pointsTo: known?.fields[at]?.to });
      return `${property(field)}: ${text}`;
    });
    return `  { ${[`id: ${stringLiteral(sampleId(entity.key, index))}`, ...values].join(", ")} },`;
  });
  // Lists begin with what came last: the latest of the made-up rows are the last ones.
  return `[\n${(known ? lines : lines.reverse()).join("\n")}\n]`;
}

/** Days off and stays are planned: what is counted of them lies ahead, not behind. */
export function liesAhead(plan: DraftPlan, entity: Entity, { key, type }: Field): boolean {
  if (type === "date" && isAnswered(plan, entity)) return true;
  const known = type === "date" ? knownEntity(entity.key) : undefined;
  const at = known?.fields.findIndex((field) => field.key === key && field.type === "date") ?? -1;
  const days = at < 0 ? [] : (known?.rows.en ?? []).map((cells) => Number(cells[at]));
  return days.length > 0 && days.filter((day) => day > 0).length > days.length / 2;
}

export function sampleId(key: string, index: number): string {
  return `sample-${key}-${index + 1}`;
}

function rowsOf(entity: Entity, language: Language): Cell[][] {
  const known = knownEntity(entity.key);
  // Rows of a topic are as many as there are for it.
  const own = entity.fields.find(({ required }) => required)?.samples?.length;
  if (known?.rows[language]) return known.rows[language].slice(0, own);
  return known && !entity.like ? [] : Array.from({ length: inventedCount(entity) }, () => []);
}

export function sampleCount(plan: DraftPlan, entity: Entity): number {
  return plan.options["samples"] === false ? 0 : rowsOf(entity, plan.language).length;
}

interface KnownCell {
  cell: Cell;
  /** The entity that the lexicon's field points to, which the app may not have. */
  pointsTo: string | undefined;
}

/** Forms ask for a number where one is meant: nothing of it is none. */
const EMPTY: Partial<Record<Field["type"], string>> = { number: "0", money: "0", boolean: "false" };

function cellLiteral(plan: DraftPlan, field: Field, { cell, pointsTo }: KnownCell): string {
  if (field.type === "file") return "null";
  if (cell === "") return EMPTY[field.type] ?? `""`;
  if (field.type === "date") return `inDays(${cell})`;
  if (field.type === "enum") return stringLiteral(field.options?.[Number(cell)] ?? field.options?.[0] ?? "");
  if (field.type === "relation") {
    const other = plan.entities.find(({ key }) => key === field.to);
    const count = other ? rowsOf(other, plan.language).length : 0;
    return stringLiteral(sampleId(field.to ?? "", count > 0 ? Number(cell) % count : Number(cell)));
  }
  if (pointsTo) return stringLiteral(String(knownEntity(pointsTo)?.rows[plan.language]?.[Number(cell)]?.[0] ?? ""));
  return literal(cell);
}

interface Place {
  field: Field;
  index: number;
}

export function invented(plan: DraftPlan, entity: Entity, { field, index }: Place): string {
  const place = { plan, entity, index };
  const chance = chanceOf(place, field);
  switch (field.type) {
    case "file":
      return "null";
    case "number":
    case "money":
      if (field.samples) return field.samples[index % field.samples.length]!;
      return String(within(field, inventedNumber(place, field)));
    case "date": {
      const days = inventedDays(place, field);
      const isEnd = entity.warnings?.some(({ when }) =>
        when.some((one) => one.is === "unset" && one.field === field.key),
      );
      // The end of what is due has not come for most entries, and lies behind for the others.
      if (isEnd && index % 3 !== 1) return `""`;
      return `inDays(${isEnd ? Math.min(days, -index) : days})`;
    }
    case "boolean":
      return String(chance % 3 !== 0);
    case "enum":
      if (field.samples) return stringLiteral(inventedText(place, field));
      if (onceTurn(place, field) === null) {
        const said = decidedValue(place, field) ?? answeredValue(place, field);
        if (said !== null) return stringLiteral(said);
      }
      return stringLiteral(field.options?.[(onceTurn(place, field) ?? chance) % field.options.length] ?? "");
    case "relation": {
      const other = plan.entities.find((candidate) => candidate.key === field.to);
      const count = other ? rowsOf(other, plan.language).length : 0;
      return stringLiteral(count > 0 ? sampleId(field.to ?? "", chance % count) : "");
    }
    default:
      return stringLiteral(inventedText(place, field));
  }
}

/** Samples keep the rules of their field. */
function within({ min = -Infinity, max = Infinity }: Field, value: number): number {
  return Math.min(max, Math.max(min, value));
}
