/** Aggregates that the project wrote to make media types of rows, by their table. */
import { identifier, qualified } from "../sql/statement-builder.ts";
import type { Catalog } from "./catalog.ts";
import type { Table } from "./tables.ts";

/** The form in which a media type's value leaves the database. */
export type ValueForm = "text" | "bytes" | "jsonb";

export interface MediaHandler {
  form: ValueForm;
  /** Quoted name of the aggregate. */
  aggregate: string;
  /** Quoted type that rows are cast to; null for rows of any shape. */
  rowType: string | null;
}

export interface MediaHandlers {
  /** Handlers by table, then by media type. */
  byTable: ReadonlyMap<number, ReadonlyMap<string, MediaHandler>>;
  /** Handlers by media type, for rows of any shape. */
  any: ReadonlyMap<string, MediaHandler>;
  /** Quoted function of PostGIS that turns a row into GeoJSON. */
  geoJson: string | null;
}

export function valueForm(baseType: string): ValueForm {
  if (baseType === "bytea") return "bytes";
  return baseType === "jsonb" ? "jsonb" : "text";
}

/** The first exposed schema wins when several have a handler for one media type. */
export function buildHandlers(
  { handlers, geoJson }: Catalog,
  tables: ReadonlyMap<number, Pick<Table, "schema" | "name">>,
): MediaHandlers {
  const byTable = new Map<number, Map<string, MediaHandler>>();
  const any = new Map<string, MediaHandler>();
  for (const { schema, name, media, base_type, relation } of handlers) {
    const table = tables.get(relation);
    if (relation !== 0 && table === undefined) continue;
    const own = table === undefined ? any : (byTable.get(relation) ?? new Map<string, MediaHandler>());
    if (table !== undefined) byTable.set(relation, own);
    if (own.has(media)) continue;
    own.set(media, {
      form: valueForm(base_type),
      aggregate: `${identifier(schema)}.${identifier(name)}`,
      rowType: table === undefined ? null : qualified(table),
    });
  }
  return { byTable, any, geoJson };
}
