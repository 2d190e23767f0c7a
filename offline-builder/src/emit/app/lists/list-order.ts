/** In which order a list shows its entries, as the end of the chain that picks them. */
import type { Entity } from "../../../plan/plan.ts";
import { isNumeric, optionsName } from "../fields.ts";
import { property, titleField } from "../naming.ts";
import { allOf } from "../warnings/conditions.ts";

/** What was just added stands first; lists of days begin with the latest. A stated order counts before both. */
export function orderCode(entity: Entity): string {
  const { order, fields } = entity;
  const field = fields.find(({ key }) => key === order?.by);
  const title = titleField(entity);
  if (!order || !field)
    return title.type === "date"
      ? `\n    .sort((one, other) => other.${title.key}.localeCompare(one.${title.key}))`
      : "\n    .reverse()";
  const key = property(field);
  const [one, other] = order.down ? ["other", "one"] : ["one", "other"];
  if (isNumeric(field)) return `\n    .sort((one, other) => ${one}.${key} - ${other}.${key})`;
  if (field.type === "boolean") return `\n    .sort((one, other) => Number(${one}.${key}) - Number(${other}.${key}))`;
  if (field.type === "enum") {
    const at = (row: string): string => `${optionsName(entity, field)}.indexOf(${row}.${key})`;
    return `\n    .sort((one, other) => ${at(one)} - ${at(other)})`;
  }
  if (field.type !== "date") {
    // "10" comes behind "9" where the words are numbers.
    const isNumbered = field.about === "serial" || /number|nummer|número|nr\.?$|code|tag$/iu.test(field.label);
    const by = isNumbered ? ", undefined, { numeric: true }" : "";
    return `\n    .sort((one, other) => ${one}.${key}.localeCompare(${other}.${key}${by}))`;
  }
  // Without a day they come last, whichever way the days run.
  const blank = order.down ? '""' : '"9999"';
  const days = `(${one}.${key} || ${blank}).localeCompare(${other}.${key} || ${blank})`;
  const gone = order.ahead ? `Number(one.${key} < today()) - Number(other.${key} < today()) || ` : "";
  return `\n    .sort((one, other) => ${gone}${days})`;
}

/** Those with certain values, behind all others or before them; otherwise the order stays. */
export function apartCode(entity: Entity): string {
  const { apart } = entity;
  if (!apart) return "";
  const [one, other] = [isApart(entity, "one"), isApart(entity, "other")];
  return `\n    .sort((one, other) => ${apart.first ? `Number(${other}) - Number(${one})` : `Number(${one}) - Number(${other})`})`;
}

export function isApart({ apart, fields }: Entity, row: string): string {
  const { field, values } = apart!;
  if (fields.some(({ key, type }) => key === field && type === "boolean"))
    return values[0] === "true" ? `${row}.${field}` : `!${row}.${field}`;
  return values.length === 1
    ? `${row}.${field} === ${JSON.stringify(values[0])}`
    : `[${values.map((value) => JSON.stringify(value)).join(", ")}].includes(${row}.${field})`;
}

/** What is looked at first stands before everything else, also before what was put apart. */
export function firstCode(entity: Entity): string {
  const sorts = (entity.first ?? []).map((when) => {
    const is = (row: string): string => `Number(${allOf(entity, when, row)})`;
    return `\n    .sort((one, other) => ${is("other")} - ${is("one")})`;
  });
  return sorts.reverse().join("");
}
