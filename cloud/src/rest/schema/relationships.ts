/** How tables and views lead to each other: foreign keys, join tables, and functions that take a row. */
import type { Catalog, FunctionRow, KeyRow } from "./catalog.ts";
import { tableKey, type Table } from "./schema-cache.ts";
import type { ViewOrigins } from "./view-origins.ts";

/** Column here, column there. */
export type Pairs = readonly (readonly [string, string])[];

export interface KeyRelationship {
  kind: "many-to-one" | "one-to-many" | "one-to-one";
  from: Table;
  to: Table;
  constraint: string;
  pairs: Pairs;
}

export interface JoinRelationship {
  kind: "many-to-many";
  from: Table;
  to: Table;
  junction: Table;
  constraints: readonly [string, string];
  /** Column of `from`, column of the junction. */
  source: Pairs;
  /** Column of `to`, column of the junction. */
  target: Pairs;
}

export interface ComputedRelationship {
  kind: "computed";
  from: Table;
  to: Table;
  function: { schema: string; name: string };
  isToOne: boolean;
}

export type Relationship = KeyRelationship | JoinRelationship | ComputedRelationship;

export const isToOne = (relationship: Relationship): boolean =>
  relationship.kind === "computed"
    ? relationship.isToOne
    : relationship.kind === "many-to-one" || relationship.kind === "one-to-one";

interface Side {
  table: Table;
  columns: readonly string[];
}

/** The table itself, and every view that shows all these columns of it. */
function sidesOf(
  { table, columns }: Side,
  { tables: views, origins }: { tables: ReadonlyMap<number, Table>; origins: ViewOrigins },
): Side[] {
  const sides: Side[] = [{ table, columns }];
  for (const [id, shown] of origins) {
    const names = shown.get(table.id);
    const view = views.get(id);
    if (view === undefined || names === undefined || !columns.every((column) => names.has(column))) continue;
    sides.push({ table: view, columns: columns.map((column) => names.get(column)!) });
  }
  return sides;
}

const zip = (a: readonly string[], b: readonly string[]): Pairs => a.map((name, index) => [name, b[index]!] as const);
const flip = (pairs: Pairs): Pairs => pairs.map(([a, b]) => [b, a] as const);
const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value));

interface ForeignKey extends KeyRelationship {
  /** The join table's key covers these columns. */
  isPartOfKey: boolean;
}

function foreignKeys(keys: readonly KeyRow[], tables: ReadonlyMap<number, Table>, origins: ViewOrigins): ForeignKey[] {
  const unique = Map.groupBy(
    keys.filter(({ kind }) => kind !== "f"),
    ({ relation }) => relation,
  );
  return keys
    .filter(({ kind }) => kind === "f")
    .flatMap((key) => {
      const from = tables.get(key.relation);
      const to = tables.get(key.target);
      if (from === undefined || to === undefined) return [];
      const columns = key.columns.map((position) => from.byPosition.get(position)!);
      const targets = key.target_columns.map((position) => to.byPosition.get(position)!);
      const isOne = (unique.get(key.relation) ?? []).some((row) => sameSet(row.columns, key.columns));
      const keyed = columns.every((column) => from.primaryKey.includes(column));
      return sidesOf({ table: from, columns }, { tables, origins }).flatMap((source) =>
        sidesOf({ table: to, columns: targets }, { tables, origins }).map(
          (target): ForeignKey => ({
            kind: isOne ? "one-to-one" : "many-to-one",
            from: source.table,
            to: target.table,
            constraint: key.name,
            pairs: zip(source.columns, target.columns),
            isPartOfKey: keyed,
          }),
        ),
      );
    });
}

const reversed = ({ kind, from, to, constraint, pairs }: KeyRelationship): KeyRelationship => ({
  kind: kind === "one-to-one" ? kind : "one-to-many",
  from: to,
  to: from,
  constraint,
  pairs: flip(pairs),
});

function joins(keys: readonly ForeignKey[]): JoinRelationship[] {
  const parts = Map.groupBy(
    keys.filter(({ isPartOfKey }) => isPartOfKey),
    ({ from }) => from,
  );
  return [...parts].flatMap(([junction, own]) =>
    own.flatMap((first) =>
      own
        .filter((second) => second.constraint !== first.constraint)
        .map(
          (second): JoinRelationship => ({
            kind: "many-to-many",
            from: first.to,
            to: second.to,
            junction,
            constraints: [first.constraint, second.constraint],
            source: flip(first.pairs),
            target: flip(second.pairs),
          }),
        ),
    ),
  );
}

function computed(rows: readonly FunctionRow[], tables: ReadonlyMap<number, Table>): ComputedRelationship[] {
  return rows.flatMap((row) => {
    const from = tables.get(row.argument_relations[0] ?? 0);
    const to = tables.get(row.return_relation);
    if (row.argument_types.length !== 1 || from === undefined || to === undefined) return [];
    const isToOne = !row.is_set || row.expected_rows === 1;
    return [{ kind: "computed", from, to, function: { schema: row.schema, name: row.name }, isToOne }];
  });
}

export function relationshipsOf(
  catalog: Catalog,
  tables: ReadonlyMap<number, Table>,
  origins: ViewOrigins,
): Map<string, Relationship[]> {
  const keys = foreignKeys(catalog.keys, tables, origins);
  const all: Relationship[] = [...computed(catalog.functions, tables), ...keys, ...keys.map(reversed), ...joins(keys)];
  return Map.groupBy(all, ({ from }) => tableKey(from.schema, from.name));
}
