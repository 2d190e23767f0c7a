/** What a form asks that only other entries and today's date can answer. */
import { pickedTexts } from "../../../archetypes/tracker/declared/picked-texts.ts";
import { translate } from "../../../language/translate.ts";
import type { DraftPlan, Entity, Field, Language } from "../../../plan/plan.ts";
import { isNumeric, otherEntity } from "../fields.ts";
import { entityNames, property } from "../naming.ts";
import { allOf } from "../warnings/conditions.ts";

/** Whether a row and what is being typed have the same value of a field. */
function isSame(field: Field): string {
  const key = property(field);
  if (isNumeric(field)) return `row.${key} === toNumber(draft.${key})`;
  const isText = ["text", "long-text", "email", "phone", "url"].includes(field.type);
  return isText
    ? `row.${key}.trim().toLowerCase() === draft.${key}.trim().toLowerCase()`
    : `row.${key} === draft.${key}`;
}

/** Values to choose from are never empty. */
const isGiven = (field: Field): string =>
  field.type === "enum" || field.type === "boolean" ? "" : `draft.${property(field)} !== "" && `;

const fieldOf = ({ fields }: Entity, key: string): Field => fields.find((field) => field.key === key)!;

/** Of one room, person or machine no two entries lie over each other. */
export function clashCode(entity: Entity, clash: NonNullable<Entity["clash"]>, language: Language): string {
  const { day, from, to, nights } = clash;
  const { many } = entityNames(entity);
  const field = fieldOf(entity, clash.same);
  const over =
    to === undefined
      ? `row.${from} === draft.${from}`
      : day === undefined && !nights
        ? `draft.${from} <= row.${to} && row.${from} <= draft.${to}`
        : `(row.${from} === draft.${from} || (draft.${from} < row.${to} && row.${from} < draft.${to}))`;
  const sameDay = day === undefined ? "" : `row.${day} === draft.${day} && `;
  const texts = pickedTexts[language];
  const says = day === undefined ? texts.clashDays(field.label) : texts.clash(field.label);
  return `  if (${isGiven(field)}${many}.all().some((row) => row.id !== ownId && ${isSame(field)} && ${sameDay}${over}))
    errors.${property(field)} = ${JSON.stringify(says)};`;
}

/** A day that stands in an entry already may stay when something else of it is changed. */
export function neverCode(entity: Entity, { key, label, never }: Field, language: Language): string[] {
  if (never === undefined) return [];
  const { many } = entityNames(entity);
  const says = translate(never === "past" ? "not in the past" : "not in the future", language);
  return [
    `  if (draft.${key} !== "" && draft.${key} ${never === "past" ? "<" : ">"} today() && ${many}.all().find((row) => row.id === ownId)?.${key} !== draft.${key})
    errors.${key} = ${JSON.stringify(`${label}: ${says}.`)};`,
  ];
}

/** Not more guests than the flat they book has beds. */
export function notOverCode(plan: DraftPlan, entity: Entity, { key, label, notOver }: Field): string[] {
  if (notOver === undefined) return [];
  const relation = fieldOf(entity, notOver.relation);
  const other = otherEntity(plan, relation);
  const most = fieldOf(other, notOver.field);
  const says = `${label}: ${translate("not more than", plan.language)} ${most.label} (${other.singular}).`;
  return [
    `  const most${entityNames(other).type} = ${entityNames(other).many}.all().find((row) => row.id === draft.${property(relation)})?.${most.key} ?? Infinity;
  if (isNumber(draft.${key}) && toNumber(draft.${key}) > most${entityNames(other).type}) errors.${key} = ${JSON.stringify(says)};`,
  ];
}

/** So many entries of one person, or of one course as it has places. */
export function mostCode(plan: DraftPlan, entity: Entity, most: NonNullable<Entity["most"]>): string {
  const { per, count, when } = most;
  const { many } = entityNames(entity);
  const field = fieldOf(entity, per);
  const other = typeof count === "string" ? otherEntity(plan, field) : null;
  const limit = other
    ? `(${entityNames(other).many}.all().find((row) => row.id === draft.${property(field)})?.${count} ?? Infinity)`
    : String(count);
  const counted = when.length > 0 ? ` && ${allOf(entity, when)}` : "";
  const counts = when.length > 0 ? `${allOf(entity, when, "draft")} && ` : "";
  const said = other ? fieldOf(other, String(count)).label : String(count);
  return `  if (${isGiven(field)}${counts}${many}.all().filter((row) => row.id !== ownId && ${isSame(field)}${counted}).length >= ${limit})
    errors.${property(field)} = ${JSON.stringify(`${field.label}: ${translate("not more than", plan.language)} ${said}.`)};`;
}
