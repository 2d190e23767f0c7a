/** A snapshot of the schema, which requests are planned with. Replaced as a whole when the schema changes. */
import type { CastRow, Catalog, ColumnRow, FunctionRow, RelationRow } from "./catalog.ts";
import { buildHandlers, valueForm, type MediaHandlers, type ValueForm } from "./media-handlers.ts";
import { relationshipsOf, type Relationship } from "./relationships.ts";
import { viewColumns, type ViewOrigins } from "./view-origins.ts";

export interface Column {
  name: string;
  type: string;
  baseType: string;
  default: string | null;
  /** The casts that its domain defines for output and input (`create cast`). */
  casts: ColumnCasts;
}

/** Quoted functions, ready to be called. */
export interface ColumnCasts {
  toJson: string | null;
  fromJson: string | null;
  fromText: string | null;
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
  /** Whether some column is shown through its domain's cast. */
  hasShownCasts: boolean;
}

export interface Parameter {
  /** Empty for an unnamed parameter. */
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
  /** Whether it answers rows of columns instead of one value. */
  isComposite: boolean;
  isVoid: boolean;
  /** The table whose rows it answers, if any. */
  table: Table | null;
  returnType: string;
  /** Set when it returns a media type of its own. */
  media: { name: string; form: ValueForm } | null;
}

export interface SchemaCache {
  tables: ReadonlyMap<string, Table>;
  /** Relationships by the `tableKey` they start from. */
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** All overloads, by `schema.name`. */
  routines: ReadonlyMap<string, readonly Routine[]>;
  handlers: MediaHandlers;
  /** The role's `pgrst.…` settings, by their last word. */
  settings: ReadonlyMap<string, string>;
}

export const tableKey = (schema: string, name: string): string => JSON.stringify([schema, name]);

const NO_CASTS: ColumnCasts = { toJson: null, fromJson: null, fromText: null };

function castsOf(rows: readonly CastRow[]): Map<number, ColumnCasts> {
  const casts = new Map<number, ColumnCasts>();
  for (const { type_id, way, function: name } of rows) {
    casts.set(type_id, { ...(casts.get(type_id) ?? NO_CASTS), [way]: name });
  }
  return casts;
}

function buildTables(catalog: Catalog): Map<number, Table> {
  const columns = Map.groupBy(catalog.columns, (row: ColumnRow) => row.relation);
  const keys = new Map(catalog.keys.filter(({ kind }) => kind === "p").map((row) => [row.relation, row.columns]));
  const casts = castsOf(catalog.casts);
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
        own.map(({ name, type, type_id, base_type, default_value }) => [
          name,
          { name, type, baseType: base_type, default: default_value, casts: casts.get(type_id) ?? NO_CASTS },
        ]),
      ),
      hasShownCasts: own.some(({ type_id }) => (casts.get(type_id)?.toJson ?? null) !== null),
      byPosition,
      primaryKey: (keys.get(row.id) ?? []).map((position) => byPosition.get(position)!),
    };
  };
  return new Map(catalog.relations.map((row) => [row.id, build(row)]));
}

/** A view shows a key when it shows all its columns; a view of several tables combines their keys. */
function withViewKeys(tables: Map<number, Table>, origins: ViewOrigins): void {
  for (const [id, shown] of origins) {
    const view = tables.get(id);
    if (view === undefined) continue;
    const columns = [...shown].flatMap(([baseId, names]) => {
      const key = tables.get(baseId)?.primaryKey ?? [];
      return key.every((column) => names.has(column)) ? key.map((column) => names.get(column)![0]!) : [];
    });
    if (columns.length > 0) tables.set(id, { ...view, primaryKey: [...new Set(columns)] });
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

/** Types of an unnamed parameter that can take a whole body. */
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
        // The shape of a record without named columns is only known at run time.
        row.return_kind === "c" || row.has_columns,
      isVoid: row.return_type === "void",
      table: tables.get(row.return_relation) ?? null,
      returnType: row.return_type,
      media: row.return_media === null ? null : { name: row.return_media, form: valueForm(row.return_base) },
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
    // A partition is read through its parent, whose policies apply.
    tables: new Map(
      [...byId.values()]
        .filter(({ isPartition }) => !isPartition)
        .map((table) => [tableKey(table.schema, table.name), table]),
    ),
    relationships: relationshipsOf(catalog, { tables: byId, origins, schemas: catalog.schemas }),
    routines: buildRoutines(catalog.functions, byId),
    handlers: buildHandlers(catalog, byId),
    settings: new Map(settings),
  };
}
