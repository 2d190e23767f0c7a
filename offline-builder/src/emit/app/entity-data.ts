import type { SourceFile } from "../../archetypes/archetype.ts";
import type { DraftPlan, Entity, Field } from "../../plan/plan.ts";
import { literal } from "../literal.ts";
import { moduleText } from "./code.ts";
import {
  doneCondition,
  dueField,
  hasStockLevels,
  hasTones,
  optionsName,
  otherEntity,
  relatedEntities,
  taxedField,
  toneOf,
  tonesName,
  typeOf,
} from "./fields.ts";
import { warningsCode } from "./warnings/warnings.ts";
import { entityNames, property, titleCode } from "./naming.ts";
import { asListed } from "./samples/given-rows.ts";
import { sampleRows } from "./samples/samples.ts";
import { tableLiteral } from "../../backend/stored-app.ts";
import { sharingOf } from "../../backend/tables.ts";

/**
 * `src/data/<rows>.ts`: the type, the collection and what can be said about one row; and its sample rows, those `given` as
 * an array literal or the usual ones.
 */
export function emitEntityData(plan: DraftPlan, entity: Entity, given?: string): SourceFile[] {
  const rows = given === undefined ? sampleRows(plan, entity) : asListed(plan, entity, given);
  const names = entityNames(entity);
  const body = [
    ...entity.fields.filter((field) => field.type === "enum").map((field) => enumCode(entity, field)),
    interfaceCode(plan, entity),
    ...collectionCode(plan, entity),
    ...nameCode(plan, entity),
    ...ruleCode(entity),
  ].join("\n\n");
  const own = {
    createCollection: "@/lib/collection",
    createStoredCollection: "@/lib/stored-collection",
    ownKey: "@/data/browser-accounts",
    [sampleName(entity)]: `@/content/sample-${names.file}`,
    ...relatedModules(plan, entity),
  };
  const samples = moduleText(`export const ${sampleName(entity)}: ${names.type}[] = ${rows};`, {
    [`type ${names.type}`]: `@/data/${names.file}`,
  });
  return [
    { path: `src/content/sample-${names.file}.ts`, content: samples },
    { path: `src/data/${names.file}.ts`, content: moduleText(body, own) },
  ];
}

function sampleName(entity: Entity): string {
  const { many } = entityNames(entity);
  return `sample${many.charAt(0).toUpperCase()}${many.slice(1)}`;
}

function enumCode(entity: Entity, field: Field): string {
  const options = optionsName(entity, field);
  const tones = Object.fromEntries((field.options ?? []).map((option) => [option, toneOf(option)]));
  return [
    `export const ${options} = ${literal(field.options ?? [])} as const;`,
    ...(hasTones(field) ? [`export const ${tonesName(entity, field)} = ${literal(tones)} as const;`] : []),
  ].join("\n\n");
}

function interfaceCode(plan: DraftPlan, entity: Entity): string {
  const lines = entity.fields.flatMap((field) => {
    const line = `  ${property(field)}: ${typeOf(entity, field)};`;
    if (field.type === "date") return [`  /** "2026-03-14", or empty. */`, line];
    return field.type === "relation" ? [`  /** Id in ${entityNames(otherEntity(plan, field)).many}. */`, line] : [line];
  });
  return `export interface ${entityNames(entity).type} {\n  id: string;\n${lines.join("\n")}\n}`;
}

/** The rows, kept in the browser or in the project's database. */
function collectionCode(plan: DraftPlan, entity: Entity): string[] {
  const { many, type, file } = entityNames(entity);
  const samples = sampleName(entity);
  const catchUp = catchUpCode(entity);
  if (sharingOf(plan) !== null) {
    const table = tableLiteral(plan, entity, { key: file, samples, isCaughtUp: catchUp.length > 0 });
    return [`export const ${many} = createStoredCollection<${type}>(${table});`, ...catchUp.slice(0, 1)];
  }
  const key = plan.options["gated"] === true ? `ownKey("${file}")` : `"${file}"`;
  return [`export const ${many} = createCollection<${type}>(${key}, ${samples});`, ...catchUp];
}

/** Rows that a browser kept before the list was as it is now: how they are brought up to date, and that it is done. */
function catchUpCode(entity: Entity): string[] {
  const { many, type } = entityNames(entity);
  const missing = entity.fields.filter((field) => field.added === true);
  const renamed = entity.fields.filter((field) => field.renamed !== undefined);
  if (missing.length + renamed.length === 0) return [];
  const blank = missing
    .map((field) => `${property(field)}: ${blankOf(field)}${field.type === "enum" ? " as const" : ""}`)
    .join(", ");
  const words = renamed.map(
    (field) =>
      `    ${field.key}: ({ ${field.renamed!.map(([from, to]) => `${JSON.stringify(from)}: ${JSON.stringify(to)}`).join(", ")} } as Record<string, ${type}["${field.key}"]>)[row.${field.key}] ?? row.${field.key},`,
  );
  return [
    `${missing.length > 0 ? `const blank = { ${blank} };\n\n` : ""}/** What a browser kept before the list was as it is now. */
function upToDate(row: ${type}): ${type} {
  return {
${[missing.length > 0 ? "    ...blank," : "", "    ...row,", ...words].filter(Boolean).join("\n")}
  };
}`,
    `const kept = ${many}.all();
if (JSON.stringify(kept) !== JSON.stringify(kept.map(upToDate))) {
  try {
    ${many}.replace(kept.map(upToDate));
  } catch {
    // Without room in the browser the rows are brought up to date where they are, and kept so with the next change.
    kept.forEach((row) => Object.assign(row, upToDate(row)));
  }
}`,
  ];
}

/** The value of a field that nothing was said of, as code. */
export function blankOf(field: Field): string {
  if (field.type === "enum") return JSON.stringify(field.initial ?? field.options?.[0] ?? "");
  if (field.type === "number" || field.type === "money") return "0";
  if (field.type === "boolean") return "false";
  return field.type === "file" ? "null" : `""`;
}

/** The name of a row by its id, for lists of other things that point to it. */
function nameCode(plan: DraftPlan, entity: Entity): string[] {
  const isPointedTo = plan.entities.some((other) => relatedEntities(plan, other).includes(entity));
  if (!isPointedTo) return [];
  const names = entityNames(entity);
  const title = titleCode(entity, "row");
  return [
    `export function ${names.one}Name(rows: readonly ${names.type}[], id: string): string {
  return rows.filter((row) => row.id === id).map((row) => ${title})[0] ?? "";
}`,
  ];
}

function ruleCode(entity: Entity): string[] {
  const { type } = entityNames(entity);
  const rules: string[] = [];
  const due = dueField(entity);
  if (due) {
    const done = doneCondition(entity, "row");
    const open = done === null ? "" : done.includes("===") ? ` && ${done.replace("===", "!==")}` : ` && !${done}`;
    rules.push(`export function isOverdue(row: ${type}): boolean {
  return row.${due.key} !== "" && row.${due.key} < today()${open};
}`);
  }
  const taxed = taxedField(entity);
  if (taxed) {
    rules.push(`export const taxPercent = ${entity.tax};

export function taxOf(row: ${type}): number {
  return Math.round(row.${taxed.key} * taxPercent) / 100;
}`);
  }
  rules.push(...warningsCode(entity));
  if (hasStockLevels(entity)) {
    rules.push(`/** Time to order again. */
export function isLow(row: ${type}): boolean {
  return row.stock <= row.reorderLevel;
}`);
  }
  return rules;
}

/** What files about this entity may import from its own data and from those it points to. */
export function relatedModules(plan: DraftPlan, entity: Entity): Record<string, string> {
  return Object.fromEntries(
    relatedEntities(plan, entity).flatMap((other) => {
      const names = entityNames(other);
      const path = `@/data/${names.file}`;
      return [
        [names.many, path],
        [`${names.one}Name`, path],
        [`type ${names.type}`, path],
      ];
    }),
  );
}

export function ownModules(entity: Entity): Record<string, string> {
  const names = entityNames(entity);
  const path = `@/data/${names.file}`;
  const enums = entity.fields.filter((field) => field.type === "enum");
  return {
    [names.many]: path,
    [`type ${names.type}`]: path,
    isOverdue: path,
    isLow: path,
    taxOf: path,
    [`${names.one}Warnings`]: path,
    ...Object.fromEntries(
      enums.flatMap((field) => [
        [optionsName(entity, field), path],
        [tonesName(entity, field), path],
      ]),
    ),
    [names.form]: `@/components/${names.file}/${names.form}`,
  };
}
