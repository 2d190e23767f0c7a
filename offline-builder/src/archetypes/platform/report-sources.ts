import { moduleText } from "../../emit/app/code.ts";
import { ownModules, relatedModules } from "../../emit/app/entity-data.ts";
import { dueField, isNumeric, plainCode, relatedEntities } from "../../emit/app/fields.ts";
import { entityNames, property, titleField } from "../../emit/app/naming.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, Entity, Field } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";

/** `src/data/report-sources.ts`: each list as the report page reads it. */
export function emitReportSources(plan: DraftPlan): SourceFile {
  const used = new Set(plan.entities.flatMap((entity) => [entity, ...relatedEntities(plan, entity)]));
  const rows = plan.entities
    .filter((entity) => used.has(entity))
    .map((entity) => `  const ${entityNames(entity).one}Rows = useRows(${entityNames(entity).many});`);
  const body = `export function useReportSources(): ReportSource[] {
${rows.join("\n")}
  return [
${plan.entities.map((entity) => sourceCode(plan, entity)).join("\n")}
  ];
}`;
  const own = Object.assign(
    { "type ReportSource": "@/data/report-archive" },
    ...plan.entities.map((entity) => ({ ...ownModules(entity), ...relatedModules(plan, entity) })),
  ) as Record<string, string>;
  return { path: "src/data/report-sources.ts", content: moduleText(body, own) };
}

function sourceCode(plan: DraftPlan, entity: Entity): string {
  const { one } = entityNames(entity);
  const groups = groupsOf(entity);
  const measures = entity.fields.filter(isNumeric).slice(0, 3);
  const date = entity.fields.find((field) => field.type === "date" && field !== dueField(entity));
  const list = (fields: readonly Field[]): string =>
    `[${fields.map((field) => JSON.stringify(field.label)).join(", ")}]`;
  const pairs = (fields: readonly Field[], value: (field: Field) => string): string =>
    fields.length === 0
      ? "{}"
      : `{ ${fields.map((field) => `${JSON.stringify(field.label)}: ${value(field)}`).join(", ")} }`;
  return `    {
      label: ${JSON.stringify(entity.plural)},
      path: ${JSON.stringify(plan.pages.find(({ component }) => component === entityNames(entity).listPage)?.path ?? "/")},
      groups: ${list(groups)},
      measures: ${list(measures)},
      header: ${list(entity.fields)},
      rows: ${one}Rows.map((row) => ({
        id: row.id,
        day: ${date ? `row.${property(date)}` : `""`},
        groups: ${pairs(groups, (field) => groupValue(plan, field))},
        measures: ${pairs(measures, (field) => `row.${field.key}`)},
        cells: [${entity.fields.map((field) => plainCode(plan, field)).join(", ")}],
      })),
    },`;
}

function groupValue(plan: DraftPlan, field: Field): string {
  return field.type === "boolean"
    ? `row.${field.key} ? ${JSON.stringify(translate("Yes", plan.language))} : ${JSON.stringify(translate("No", plan.language))}`
    : plainCode(plan, field);
}

/** What rows are compared by; a list without kinds is compared by its names. */
function groupsOf(entity: Entity): Field[] {
  const kinds = entity.fields.filter((field) => ["enum", "relation", "boolean"].includes(field.type) || field.repeats);
  const chosen = kinds.toSorted((one, other) => Number(other.type === "enum") - Number(one.type === "enum"));
  return kinds.length > 0 ? chosen.slice(0, 4) : [titleField(entity)];
}
