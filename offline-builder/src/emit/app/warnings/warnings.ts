/** What makes an entry stand out, as code of its data file, and what lists and pages show of it. */
import type { Condition, Entity, Field, Warning } from "../../../plan/plan.ts";
import { entityNames, property } from "../naming.ts";

function fieldOf(entity: Entity, key: string): Field {
  const found = entity.fields.find((field) => field.key === key);
  if (!found) throw new Error(`${entity.key} has no field ${key}`);
  return found;
}

function conditionCode(entity: Entity, { field, is, than = 0, minus, values = [] }: Condition, row: string): string {
  const value = `${row}.${property(fieldOf(entity, field))}`;
  const left = minus === undefined ? value : `${value} - ${row}.${minus}`;
  const right = typeof than === "number" ? String(than) : `${row}.${than}`;
  const list = `[${values.map((option) => JSON.stringify(option)).join(", ")}]`;
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
    case "past":
      return `${value} !== "" && ${value} < ${than === 0 ? "today()" : `inDays(-${right})`}`;
    case "one-of":
      return values.length === 1 ? `${value} === ${JSON.stringify(values[0])}` : `${list}.includes(${value})`;
    case "none-of":
      return values.length === 1 ? `${value} !== ${JSON.stringify(values[0])}` : `!${list}.includes(${value})`;
    case "unset":
      return fieldOf(entity, field).type === "boolean" ? `!${value}` : `${value} === ""`;
  }
}

function whenCode(entity: Entity, when: readonly Condition[], row = "row"): string {
  return when.map((one) => conditionCode(entity, one, row)).join(" && ");
}

/** Those that say something is wrong. */
export function warningsOf({ warnings = [] }: Entity): Warning[] {
  return warnings.filter(({ tone = "danger" }) => tone === "danger");
}

/** `taskWarnings(row)`: what is said of it, nothing where all is well. */
export function warningsCode(entity: Entity): string[] {
  const warnings = warningsOf(entity);
  if (warnings.length === 0) return [];
  const { type, one } = entityNames(entity);
  const lines = warnings.map(
    ({ text, when }) => `  if (${whenCode(entity, when)}) found.push(${JSON.stringify(text)});`,
  );
  return [
    `/** What has to be looked at. */
export function ${one}Warnings(row: ${type}): string[] {
  const found: string[] = [];
${lines.join("\n")}
  return found;
}`,
  ];
}

/** Marks in another colour stand where they are shown: nothing else asks for them. */
export function warningBadges(entity: Entity, row: string): string {
  const marks = (entity.warnings ?? []).filter(({ tone = "danger" }) => tone !== "danger");
  const warned =
    warningsOf(entity).length === 0
      ? ""
      : `{${entityNames(entity).one}Warnings(${row}).map((text) => <Badge key={text} tone="danger" className="ml-2">{text}</Badge>)}`;
  return marks.reduce(
    (code, { text, when, tone }) =>
      `${code}{${whenCode(entity, when, row)} && <Badge tone="${tone}" className="ml-2">${text}</Badge>}`,
    warned,
  );
}
