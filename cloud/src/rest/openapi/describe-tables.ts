/** Tables and views in OpenAPI 2.0: their rows, their paths, what narrows them. */
import { setEntry } from "@slipway/kernel/text/named-entries";
import type { SchemaCache } from "../schema/schema-cache.ts";
import type { Table } from "../schema/tables.ts";
import type { Described, DescribedColumn } from "./described.ts";
import { defaultValue, propertyType, splitComment, type Json } from "./swagger-type.ts";

export interface Part {
  definitions: Json;
  parameters: Json;
  paths: Json;
}

const reference = (name: string): Json => ({ $ref: `#/parameters/${name}` });
const references = (names: readonly string[]): Json[] => names.map(reference);

type Targets = ReadonlyMap<string, { table: string; column: string }>;

function columnNote(table: Table, column: DescribedColumn, targets: Targets): string | null {
  const target = targets.get(column.name) ?? null;
  const notes = [
    ...(table.primaryKey.includes(column.name) ? ["This is a Primary Key.<pk/>"] : []),
    ...(target === null
      ? []
      : [
          `This is a Foreign Key to \`${target.table}.${target.column}\`.<fk table='${target.table}' column='${target.column}'/>`,
        ]),
  ];
  if (notes.length === 0) return column.comment;
  return [...(column.comment === null ? [] : [column.comment, ""]), "Note:", ...notes].join("\n");
}

function property(table: Table, described: DescribedColumn, targets: Targets): Json {
  const column = table.columns.get(described.name);
  const type = column?.baseType ?? "text";
  const note = columnNote(table, described, targets);
  const fallback = column?.default ?? null;
  return {
    ...(note === null ? {} : { description: note }),
    ...propertyType(type),
    ...(described.max_length === null ? {} : { maxLength: described.max_length }),
    ...(fallback === null ? {} : { default: defaultValue(fallback, type) }),
    ...(described.labels.length === 0 ? {} : { enum: described.labels }),
  };
}

const OK = { description: "OK" };
const NO_CONTENT = { "204": { description: "No Content" } };

function operations(table: Table, columns: readonly DescribedColumn[], comment: string | null): Json {
  const { name } = table;
  const about = { tags: [name], ...splitComment(comment) };
  const filters = columns.map((column) => `rowFilter.${name}.${column.name}`);
  const rows = { type: "array", items: { $ref: `#/definitions/${name}` } };
  const get = {
    ...about,
    parameters: references([
      ...filters,
      ...["select", "order", "range", "rangeUnit", "offset", "limit", "preferCount"],
    ]),
    responses: { "200": { ...OK, schema: rows }, "206": { description: "Partial Content" } },
  };
  const post = {
    ...about,
    parameters: references([`body.${name}`, "select", "preferPost"]),
    responses: { "201": { description: "Created" } },
  };
  const patch = {
    ...about,
    parameters: references([...filters, `body.${name}`, "preferReturn"]),
    responses: NO_CONTENT,
  };
  const remove = { ...about, parameters: references([...filters, "preferReturn"]), responses: NO_CONTENT };
  return {
    get,
    ...(table.insertable ? { post } : {}),
    ...(table.updatable ? { patch } : {}),
    ...(table.deletable ? { delete: remove } : {}),
  };
}

function describeTable(
  table: Table,
  cache: SchemaCache,
  shown: { comment: string | null; columns: DescribedColumn[] },
) {
  const { name } = table;
  const { comment, columns } = shown;
  const targets = cache.relationships.targetsOf(table);
  const required = table.isView ? [] : columns.filter(({ not_null }) => not_null).map((column) => column.name);
  const definition = {
    type: "object",
    ...(comment === null ? {} : { description: comment }),
    properties: Object.fromEntries(columns.map((column) => [column.name, property(table, column, targets)])),
    ...(required.length === 0 ? {} : { required }),
  };
  const body = {
    name,
    in: "body",
    required: false,
    description: comment ?? name,
    schema: { $ref: `#/definitions/${name}` },
  };
  const filters = columns.map((column): [string, Json] => [
    `rowFilter.${name}.${column.name}`,
    {
      name: column.name,
      in: "query",
      required: false,
      type: "string",
      ...(column.comment === null ? {} : { description: column.comment }),
    },
  ]);
  return { definition, parameters: Object.fromEntries([[`body.${name}`, body], ...filters]) as Json };
}

export function describeTables(cache: SchemaCache, described: Described, schema: string): Part {
  const byId = new Map([...cache.tables.values()].filter((one) => one.schema === schema).map((one) => [one.id, one]));
  const columns = Map.groupBy(described.columns, ({ relation }) => relation);
  const part: Part = { definitions: {}, parameters: {}, paths: {} };
  for (const { id, comment } of described.relations) {
    const table = byId.get(id);
    if (table === undefined) continue;
    const own = columns.get(id) ?? [];
    const { definition, parameters } = describeTable(table, cache, { comment, columns: own });
    setEntry(part.definitions, table.name, definition);
    Object.assign(part.parameters, parameters);
    part.paths[`/${table.name}`] = operations(table, own, comment);
  }
  return part;
}
