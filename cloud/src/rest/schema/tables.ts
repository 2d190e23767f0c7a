/** Tables and views as requests are planned with them. */
import { takingTurns } from "@slipway/platform/jobs/turns";
import type { CastRow, Catalog, ColumnRow, RelationRow } from "./catalog.ts";

export interface Column {
  name: string;
  type: string;
  baseType: string;
  default: string | null;
  /** How its domain wants to be shown and read: `create cast`, or nothing. */
  casts: ColumnCasts;
}

/** Functions, quoted and ready to be called. */
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
  /** Some column is shown through its domain's cast. */
  hasShownCasts: boolean;
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

/** By their ids. Lets others have turns of the event loop. */
export async function buildTables(catalog: Catalog): Promise<Map<number, Table>> {
  const turn = takingTurns();
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
  const tables = new Map<number, Table>();
  for (const row of catalog.relations) {
    tables.set(row.id, build(row));
    await turn();
  }
  return tables;
}
