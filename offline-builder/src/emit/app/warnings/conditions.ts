/** What may be asked of an entry, as code. */
import type { Condition, Entity, Field } from "../../../plan/plan.ts";
import { property } from "../naming.ts";

function fieldOf(entity: Entity, key: string): Field {
  const found = entity.fields.find((field) => field.key === key);
  if (!found) throw new Error(`${entity.key} has no field ${key}`);
  return found;
}

/** True where all of it is so; `row` is its name in the code around. */
export function allOf(entity: Entity, when: readonly Condition[], row = "row"): string {
  return when.map((one) => conditionCode(entity, one, row)).join(" && ") || "true";
}

function conditionCode(entity: Entity, condition: Condition, row: string): string {
  const { field, is, than = 0, minus, values = [] } = condition;
  const value = `${row}.${property(fieldOf(entity, field))}`;
  const left = minus === undefined ? value : `${value} - ${row}.${minus}`;
  const right = typeof than === "number" ? String(than) : `${row}.${than}`;
  const list = `[${values.map((option) => JSON.stringify(option)).join(", ")}]`;
  const isBox = fieldOf(entity, field).type === "boolean";
  switch (is) {
    case "below":
      return `${left} < ${right}`;
    case "above":
      return `${left} > ${right}`;
    case "up-to":
      return `${left} <= ${right}`;
    case "from":
      return `${left} >= ${right}`;
    case "within":
      return `${value} !== "" && ${value} <= inDays(${right})`;
    case "ahead":
      return `${value} >= today()`;
    case "today":
      return `${value} === today()`;
    case "month":
      return `${value}.startsWith(today().slice(0, 7))`;
    case "year":
      return `${value}.startsWith(today().slice(0, 4))`;
    case "past":
      return `${value} !== "" && ${value} < ${than === 0 ? "today()" : `inDays(-${right})`}`;
    case "one-of":
      return values.length === 1 ? `${value} === ${JSON.stringify(values[0])}` : `${list}.includes(${value})`;
    case "none-of":
      return values.length === 1 ? `${value} !== ${JSON.stringify(values[0])}` : `!${list}.includes(${value})`;
    case "set":
      return isBox ? value : `${value} !== ""`;
    case "unset":
      return isBox ? `!${value}` : `${value} === ""`;
  }
}
