/** Relationships between tables and views: foreign keys, join tables, and functions that take a row. */
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
  /** `from` has the foreign key. */
  isFromKey: boolean;
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

/** Ways of more than this through one view are none that somebody names. */
const MAX_WAYS = 64;

/** Every choice of one from each list. */
function choices(lists: readonly (readonly string[])[]): string[][] {
  let chosen: string[][] = [[]];
  for (const list of lists) {
    chosen = chosen.flatMap((start) => list.map((next) => [...start, next])).slice(0, MAX_WAYS);
  }
  return chosen;
}

/** The table itself, and every view that shows all these columns of it, once for each way it shows them. */
function sidesOf(
  { table, columns }: Side,
  { tables: views, origins }: { tables: ReadonlyMap<number, Table>; origins: ViewOrigins },
): Side[] {
  const sides: Side[] = [{ table, columns }];
  for (const [id, shown] of origins) {
    const names = shown.get(table.id);
    const view = views.get(id);
    if (view === undefined || names === undefined || !columns.every((column) => names.has(column))) continue;
    for (const shownAs of choices(columns.map((column) => names.get(column)!))) {
      sides.push({ table: view, columns: shownAs });
    }
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
            isFromKey: true,
            isPartOfKey: keyed && !isOne,
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
  isFromKey: false,
});

/** A join table that is not exposed joins nothing: callers could not read it. */
function joins(keys: readonly ForeignKey[], schemas: readonly string[]): JoinRelationship[] {
  const parts = Map.groupBy(
    keys.filter(({ isPartOfKey, from }) => isPartOfKey && schemas.includes(from.schema)),
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

const ORDER = ["one-to-many", "many-to-one", "one-to-one", "many-to-many", "computed"] as const;

const orderText = (one: Relationship): string => {
  const place = String(ORDER.indexOf(one.kind));
  if (one.kind === "computed") return place;
  if (one.kind !== "many-to-many") return JSON.stringify([place, one.constraint, one.pairs]);
  return JSON.stringify([place, one.junction.schema, one.junction.name, ...one.constraints]);
};

/** Refusals list them in this order, whatever order they were made in. */
const ordered = (list: readonly Relationship[]): Relationship[] =>
  list
    .map((one) => ({ one, text: orderText(one) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ one }) => one);

/** A function with the name of a table replaces the foreign keys to it. */
function overridden(made: readonly Relationship[], own: readonly ComputedRelationship[]): Relationship[] {
  const way = (from: Table, to: { schema: string; name: string }): string =>
    JSON.stringify([from.id, to.schema, to.name]);
  const replaced = new Set(own.map((one) => way(one.from, one.function)));
  return made.filter((one) => !replaced.has(way(one.from, one.to)));
}

export function relationshipsOf(
  catalog: Catalog,
  {
    tables,
    origins,
    schemas,
  }: { tables: ReadonlyMap<number, Table>; origins: ViewOrigins; schemas: readonly string[] },
): Map<string, Relationship[]> {
  const keys = foreignKeys(catalog.keys, tables, origins);
  const own = computed(catalog.functions, tables);
  const all = [...own, ...overridden([...keys, ...keys.map(reversed), ...joins(keys, schemas)], own)];
  return Map.groupBy(ordered(all), ({ from }) => tableKey(from.schema, from.name));
}
