/** What the list of an entity reads from a file: one line of it as a row. */
import type { DraftPlan, Entity, Field } from "../../../plan/plan.ts";
import { isNumeric, optionsName, otherEntity } from "../fields.ts";
import { entityNames, property, titleCode } from "../naming.ts";

export function importButton(entity: Entity): string {
  const { many, one } = entityNames(entity);
  return `        <ImportCsv collection={${many}} columns={${JSON.stringify(columnsOf(entity))}} read={${one}FromLine} />`;
}

function columnsOf(entity: Entity): string[] {
  return entity.fields.filter((field) => field.type !== "file" && field.type !== "image").map((field) => field.label);
}

/** A function beside the page; the forms check and fill in the same. */
export function importCode(plan: DraftPlan, entity: Entity): string {
  const { one, type } = entityNames(entity);
  const lines = entity.fields.map((field) => `    ${property(field)}: ${readCode(plan, entity, field)},`);
  return `function ${one}FromLine(line: CsvLine): Omit<${type}, "id"> {
  return {
${lines.join("\n")}
  };
}`;
}

function readCode(plan: DraftPlan, entity: Entity, field: Field): string {
  const column = `${JSON.stringify(field.label)}${field.required ? ", true" : ""}`;
  if (isNumeric(field)) return `line.number(${column})`;
  switch (field.type) {
    case "date":
      return `line.day(${column})`;
    case "time":
      return `line.time(${column})`;
    case "boolean":
      return `line.yes(${JSON.stringify(field.label)})`;
    case "file":
      return "null";
    case "enum": {
      const options = optionsName(entity, field);
      const otherwise = field.initial ? JSON.stringify(field.initial) : `${options}[0]`;
      return `line.choice(${JSON.stringify(field.label)}, ${options}, ${otherwise})`;
    }
    case "relation": {
      const other = otherEntity(plan, field);
      const rows = `${entityNames(other).many}.all().map((row) => ({ id: row.id, name: ${titleCode(other, "row")} }))`;
      return `line.link(${JSON.stringify(field.label)}, ${rows}${field.required ? ", true" : ""})`;
    }
    default:
      return `line.text(${column})`;
  }
}
