/** What a form asks of what was typed, and what it says where that is not so. */
import { translate } from "../../../language/translate.ts";
import type { DraftPlan, Entity, Field, Language } from "../../../plan/plan.ts";
import { isNumeric } from "../fields.ts";
import { clashCode, mostCode, neverCode, notOverCode } from "./row-checks.ts";
import { entityNames, property, titleField } from "../naming.ts";

export function canFail({ clash, most }: Entity, field: Field): boolean {
  return (
    field.required === true ||
    field.never !== undefined ||
    field.key === clash?.same ||
    field.key === most?.per ||
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
    entity.once !== undefined ||
    entity.clash !== undefined ||
    entity.most !== undefined ||
    entity.fields.some((field) => field.unique === true || field.never !== undefined)
  );
}

/** "1,234.50" as the language writes it. What the form itself puts in, 1.234, is always a decimal point. */
const plainNumber = (language: Language): string =>
  language === "en"
    ? String.raw`/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(",", "") : plain.replace(",", ".")`
    : String.raw`/^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(plain) ? plain.replaceAll(".", "").replace(",", ".") : plain.replace(",", ".")`;

export function errorsCode(plan: DraftPlan, entity: Entity): string {
  const { language } = plan;
  const failing = entity.fields.filter((field) => canFail(entity, field));
  const lines = failing.flatMap((field) => [
    ...checksOf(entity, field, language),
    ...neverCode(entity, field, language),
    ...notOverCode(plan, entity, field),
  ]);
  const { once } = entity;
  if (once) lines.push(onceCode(entity, once, translate("has that on this day already.", language)));
  if (entity.clash) lines.push(clashCode(entity, entity.clash, language));
  if (entity.most) lines.push(mostCode(plan, entity, entity.most));
  const keys = failing.map((field) => `"${property(field)}"`);
  const numberCheck = entity.fields.some(isNumeric)
    ? `

/** A decimal comma is fine too. */
function toNumber(text: string): number {
  const plain = text.trim().replace(/^[\u2212\u2013]/, "-");
  return Number(${plainNumber(language)});
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
      `  if (draft.${key} !== "" && !/^\\S+@\\S+\\.\\S+$/.test(draft.${key})) ${says(t("Please enter a valid email address."))}`,
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
  const { min, max, over } = field;
  const typed = `draft.${key}.trim() !== ""`;
  if (min !== undefined)
    checks.push(
      `  if (${typed} && toNumber(draft.${key}) < ${min}) errors.${key} = ${JSON.stringify(`${field.label}: ${t("at least")} ${min}.`)};`,
    );
  if (max !== undefined)
    checks.push(
      `  if (${typed} && toNumber(draft.${key}) > ${max}) errors.${key} = ${JSON.stringify(`${field.label}: ${t("at most")} ${max}.`)};`,
    );
  if (over !== undefined)
    checks.push(
      `  if (${typed} && toNumber(draft.${key}) <= ${over}) errors.${key} = ${JSON.stringify(`${field.label}: ${t("more than")} ${over}.`)};`,
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
