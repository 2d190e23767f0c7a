/** What a form asks of what was typed, and what it says where that is not so. */
import { translate } from "../../../language/translate.ts";
import type { Entity, Field, Language } from "../../../plan/plan.ts";
import { pickedTexts } from "../../../archetypes/tracker/declared/picked-texts.ts";
import { isNumeric } from "../fields.ts";
import { entityNames, property, titleField } from "../naming.ts";

export function canFail(field: Field): boolean {
  return (
    field.required === true ||
    isNumeric(field) ||
    field.type === "email" ||
    field.unique === true ||
    field.since !== undefined ||
    field.neededFor !== undefined
  );
}

/** Whether the form looks at the other entries. */
export function comparesRows(entity: Entity): boolean {
  return (
    entity.once !== undefined || entity.clash !== undefined || entity.fields.some((field) => field.unique === true)
  );
}

export function errorsCode(entity: Entity, language: Language): string {
  const lines = entity.fields.filter(canFail).flatMap((field) => checksOf(entity, field, language));
  const { once } = entity;
  if (once) lines.push(onceCode(entity, once, translate("has that on this day already.", language)));
  if (entity.clash) lines.push(clashCode(entity, entity.clash, language));
  const keys = entity.fields.filter(canFail).map((field) => `"${property(field)}"`);
  const numberCheck = entity.fields.some(isNumeric)
    ? `

/** A decimal comma is fine too. */
function toNumber(text: string): number {
  return Number(text.trim().replace(",", "."));
}

function isNumber(text: string): boolean {
  return Number.isFinite(toNumber(text));
}`
    : "";
  return `function findErrors(draft: Draft${comparesRows(entity) ? ", ownId?: string" : ""}) {
  const errors: Partial<Record<${keys.join(" | ")}, string>> = {};
${lines.join("\n")}
  return errors;
}${numberCheck}`;
}

function checksOf(entity: Entity, field: Field, language: Language): string[] {
  const t = (phrase: string): string => translate(phrase, language);
  const key = property(field);
  const says = (text: string): string => `errors.${key} = ${JSON.stringify(text)};`;
  const fill = says(`${t("Please fill in:")} ${field.label}.`);
  const checks: string[] = [];
  if (field.required && !isNumeric(field)) checks.push(`  if (draft.${key}.trim() === "") ${fill}`);
  if (isNumeric(field)) checks.push(...numberChecks(field, language));
  if (field.type === "email")
    checks.push(
      `  if (draft.${key} !== "" && !/^\\S+@\\S+\\.\\S+$/.test(draft.${key})) ${says(t("Please enter a valid e-mail address."))}`,
    );
  const other = entity.fields.find((entry) => entry.key === field.since);
  if (other)
    checks.push(
      `  if (draft.${key} !== "" && draft.${key} < draft.${other.key}) ${says(`${field.label}: ${t("not before")} ${other.label}.`)}`,
    );
  if (field.neededFor)
    checks.push(
      `  if (draft.${field.neededFor.field} === ${JSON.stringify(field.neededFor.value)} && draft.${key}.trim() === "") ${fill}`,
    );
  if (field.unique)
    checks.push(uniqueCode(entity, field, says(`${field.label}: ${t("another entry has that already.")}`)));
  return checks;
}

function numberChecks(field: Field, language: Language): string[] {
  const key = property(field);
  const t = (phrase: string): string => translate(phrase, language);
  const test = field.required ? `draft.${key}.trim() === "" || ` : "";
  const most = field.unit?.startsWith("/") ? ` || toNumber(draft.${key}) > ${field.unit.slice(1).trim()}` : "";
  const checks = [
    `  if (${test}!isNumber(draft.${key})${most}) errors.${key} = ${JSON.stringify(`${t("Please enter a number:")} ${field.label}.`)};`,
  ];
  const { min, max } = field;
  const typed = `draft.${key}.trim() !== ""`;
  if (min !== undefined)
    checks.push(
      `  if (${typed} && toNumber(draft.${key}) < ${min}) errors.${key} = ${JSON.stringify(`${field.label}: ${t("at least")} ${min}.`)};`,
    );
  if (max !== undefined)
    checks.push(
      `  if (${typed} && toNumber(draft.${key}) > ${max}) errors.${key} = ${JSON.stringify(`${field.label}: ${t("at most")} ${max}.`)};`,
    );
  return checks;
}

/** Case and spaces around do not make two of one. */
function uniqueCode(entity: Entity, field: Field, says: string): string {
  const { many } = entityNames(entity);
  const key = property(field);
  const isText = ["text", "long-text", "email", "phone", "url"].includes(field.type);
  const [own, other] = isText
    ? [`draft.${key}.trim().toLowerCase()`, `row.${key}.trim().toLowerCase()`]
    : isNumeric(field)
      ? [`toNumber(draft.${key})`, `row.${key}`]
      : [`draft.${key}`, `row.${key}`];
  return `  if (draft.${key} !== "" && ${many}.all().some((row) => row.id !== ownId && ${other} === ${own})) ${says}`;
}

/** Nobody parks where somebody else does on that day. */
function onceCode(entity: Entity, [place, day]: readonly [string, string], says: string): string {
  const { many } = entityNames(entity);
  const whose = titleField(entity).key;
  return `  const taken = ${many}.all().find((row) => row.id !== ownId && row.${day} === draft.${day} && row.${place}.trim().toLowerCase() === draft.${place}.trim().toLowerCase());
  if (taken) errors.${place} = \`\${taken.${whose}} ${says}\`;`;
}

/** Of one room, person or machine no two entries lie over each other. */
function clashCode(entity: Entity, { same, day, from, to }: NonNullable<Entity["clash"]>, language: Language): string {
  const { many } = entityNames(entity);
  const field = entity.fields.find(({ key }) => key === same)!;
  const key = property(field);
  const over =
    to === undefined
      ? `row.${from} === draft.${from}`
      : `(row.${from} === draft.${from} || (draft.${from} < row.${to} && row.${from} < draft.${to}))`;
  const is =
    field.type === "relation"
      ? `row.${key} === draft.${key}`
      : `row.${key}.trim().toLowerCase() === draft.${key}.trim().toLowerCase()`;
  return `  if (draft.${key} !== "" && ${many}.all().some((row) => row.id !== ownId && ${is} && row.${day} === draft.${day} && ${over}))
    errors.${key} = ${JSON.stringify(pickedTexts[language].clash(field.label))};`;
}
