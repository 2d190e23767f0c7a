/** A picture of the schema that requests are planned with. Replaced as a whole when the schema changed. */
import type { Catalog, ColumnRow, FunctionRow, RelationRow } from "./catalog.ts";
import { relationshipsOf, type Relationship } from "./relationships.ts";
import { viewColumns, type ViewOrigins } from "./view-origins.ts";

export interface Column {
  name: string;
  type: string;
  baseType: string;
  default: string | null;
}

export interface Table {
  id: number;
  schema: string;
  name: string;
  isView: boolean;
  isPartition: boolean;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  columns: ReadonlyMap<string, Column>;
  byPosition: ReadonlyMap<number, string>;
  primaryKey: readonly string[];
}

export interface Parameter {
  /** Empty for one without a name. */
  name: string;
  type: string;
  isRequired: boolean;
  isVariadic: boolean;
}

export interface Routine {
  schema: string;
  name: string;
  parameters: readonly Parameter[];
  volatility: "i" | "s" | "v";
  isSet: boolean;
  /** Rows of columns, not one value. */
  isComposite: boolean;
  isVoid: boolean;
  /** The table whose rows it answers, if any. */
  table: Table | null;
  returnType: string;
}

export interface SchemaCache {
  tables: ReadonlyMap<string, Table>;
  /** By `tableKey` of where they start. */
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** By `schema.name`, all overloads. */
  routines: ReadonlyMap<string, readonly Routine[]>;
  timezones: ReadonlySet<string>;
  /** `pgrst.…` settings of the role, by their last word. */
  settings: ReadonlyMap<string, string>;
}

export const tableKey = (schema: string, name: string): string => JSON.stringify([schema, name]);

function buildTables(catalog: Catalog): Map<number, Table> {
  const columns = Map.groupBy(catalog.columns, (row: ColumnRow) => row.relation);
  const keys = new Map(catalog.keys.filter(({ kind }) => kind === "p").map((row) => [row.relation, row.columns]));
  const build = (row: RelationRow): Table => {
    const own = columns.get(row.id) ?? [];
    const byPosition = new Map(own.map(({ position, name }) => [position, name]));
    return {
      id: row.id,
      schema: row.schema,
      name: row.name,
      isView: row.kind === "v" || row.kind === "m",
      isPartition: row.is_partition,
      insertable: row.insertable,
      updatable: row.updatable,
      deletable: row.deletable,
      columns: new Map(
        own.map(({ name, type, base_type, default_value }) => [
          name,
          { name, type, baseType: base_type, default: default_value },
        ]),
      ),
      byPosition,
      primaryKey: (keys.get(row.id) ?? []).map((position) => byPosition.get(position)!),
    };
  };
  return new Map(catalog.relations.map((row) => [row.id, build(row)]));
}

/** A view shows a key when it shows all columns of one table's. */
function withViewKeys(tables: Map<number, Table>, origins: ViewOrigins): void {
  for (const [id, shown] of origins) {
    const view = tables.get(id);
    if (view === undefined) continue;
    for (const [baseId, names] of shown) {
      const key = tables.get(baseId)?.primaryKey ?? [];
      if (key.length === 0 || !key.every((column) => names.has(column))) continue;
      tables.set(id, { ...view, primaryKey: key.map((column) => names.get(column)!) });
      break;
    }
  }
}

function parametersOf(row: FunctionRow): Parameter[] {
  const isInput = (index: number): boolean =>
    row.argument_modes.length === 0 || ["i", "b", "v"].includes(row.argument_modes[index]!);
  const names = row.argument_names.filter((_, index) => isInput(index));
  const required = row.argument_types.length - row.with_default;
  return row.argument_types.map((type, index) => ({
    name: names[index] ?? "",
    type,
    isRequired: index < required,
    isVariadic: row.is_variadic && index === row.argument_types.length - 1,
  }));
}

/** Of a parameter without a name, only what a whole body can be. */
const WHOLE_BODY = ["bytea", "json", "jsonb", "text", "xml"];

function isCallable({ parameters }: Routine): boolean {
  const unnamed = parameters.filter(({ name }) => name === "");
  if (unnamed.length === 0) return true;
  return parameters.length === 1 && WHOLE_BODY.includes(unnamed[0]!.type);
}

function buildRoutines(rows: readonly FunctionRow[], tables: ReadonlyMap<number, Table>): Map<string, Routine[]> {
  const routines = rows.map(
    (row): Routine => ({
      schema: row.schema,
      name: row.name,
      parameters: parametersOf(row),
      volatility: row.volatility,
      isSet: row.is_set,
      isComposite:
        row.return_kind === "c" || row.return_type === "record" || (row.has_columns && row.return_type === "record"),
      isVoid: row.return_type === "void",
      table: tables.get(row.return_relation) ?? null,
      returnType: row.return_type,
    }),
  );
  return Map.groupBy(routines.filter(isCallable), ({ schema, name }) => tableKey(schema, name));
}

export function buildSchemaCache(catalog: Catalog): SchemaCache {
  const byId = buildTables(catalog);
  const origins = viewColumns(catalog.views, byId);
  withViewKeys(byId, origins);
  const settings = catalog.settings.flatMap((text): [string, string][] => {
    const found = /^pgrst\.(\w+)=(.*)$/s.exec(text);
    return found === null ? [] : [[found[1]!, found[2]!]];
  });
  return {
    tables: new Map([...byId.values()].map((table) => [tableKey(table.schema, table.name), table])),
    relationships: relationshipsOf(catalog, byId, origins),
    routines: buildRoutines(catalog.functions, byId),
    timezones: new Set(catalog.timezones),
    settings: new Map(settings),
  };
}
