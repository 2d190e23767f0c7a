/** A picture of the schema that requests are planned with. Replaced as a whole when the schema changed. */
import { takingTurns } from "@slipway/platform/jobs/turns";
import type { Catalog, FunctionRow } from "./catalog.ts";
import { buildHandlers, valueForm, type MediaHandlers, type ValueForm } from "./media-handlers.ts";
import { Relationships } from "./relationships.ts";
import { buildTables, tableKey, type Table } from "./tables.ts";
import { viewColumns, type ViewOrigins } from "./view-origins.ts";

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
  relationships: Relationships;
  /** By `schema.name`, all overloads. */
  routines: ReadonlyMap<string, readonly Routine[]>;
  handlers: MediaHandlers;
  /** The role's `pgrst.…` settings, by their last word. */
  settings: ReadonlyMap<string, string>;
}

/** A view shows a key when it shows all columns of one table's; of several tables, the keys together. */
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

const routineOf = (row: FunctionRow, tables: ReadonlyMap<number, Table>): Routine => ({
  schema: row.schema,
  name: row.name,
  parameters: parametersOf(row),
  volatility: row.volatility,
  isSet: row.is_set,
  isComposite:
    // A record without named columns has its shape only when it is there.
    row.return_kind === "c" || row.has_columns,
  isVoid: row.return_type === "void",
  table: tables.get(row.return_relation) ?? null,
  returnType: row.return_type,
  media: row.return_media === null ? null : { name: row.return_media, form: valueForm(row.return_base) },
});

async function buildRoutines(
  rows: readonly FunctionRow[],
  tables: ReadonlyMap<number, Table>,
): Promise<Map<string, Routine[]>> {
  const turn = takingTurns();
  const routines: Routine[] = [];
  for (const row of rows) {
    const routine = routineOf(row, tables);
    if (isCallable(routine)) routines.push(routine);
    await turn();
  }
  return Map.groupBy(routines, ({ schema, name }) => tableKey(schema, name));
}

/** Lets others have turns of the event loop: a schema may have as much as `catalog-bounds.ts` allows. */
export async function buildSchemaCache(catalog: Catalog): Promise<SchemaCache> {
  const byId = await buildTables(catalog);
  const origins = await viewColumns(catalog.views, byId);
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
    relationships: new Relationships(catalog, byId, origins),
    routines: await buildRoutines(catalog.functions, byId),
    handlers: buildHandlers(catalog, byId),
    settings: new Map(settings),
  };
}
