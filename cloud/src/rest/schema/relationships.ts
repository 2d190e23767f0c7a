/**
 * How tables and views lead to each other: foreign keys, join tables, and functions that take a row. They are found
 * when they are asked for: 800 keys of one join table make 640,000 ways through it, and views multiply them.
 */
import type { Catalog, FunctionRow } from "./catalog.ts";
import { foreignKeys, type ForeignKey } from "./foreign-keys.ts";
import { ordered } from "./relationship.ts";
import type { ComputedRelationship, JoinRelationship, KeyRelationship, Pairs, Relationship } from "./relationship.ts";
import { tableKey, type Table } from "./tables.ts";
import type { ViewOrigins } from "./view-origins.ts";

/** Ways of more than this through one view are none that somebody names. */
const MAX_WAYS = 64;
/** Keys, views and ways that one search looks at. A schema of 2,000 tables with five keys each takes some hundred. */
const MAX_LOOKS = 50_000;
/** A refusal lists what it could mean; nobody reads more. */
export const MAX_LISTED = 100;
/** A relationship that was found is kept for the next request, which mostly asks for the same. */
const MAX_KEPT = 1000;

/** One search looked at more than `MAX_LOOKS` keys and views. */
export class TooManyWays extends Error {}

/** Every choice of one from each list. */
function choices(lists: readonly (readonly string[])[]): string[][] {
  let chosen: string[][] = [[]];
  for (const list of lists) {
    chosen = chosen.flatMap((start) => list.map((next) => [...start, next])).slice(0, MAX_WAYS);
  }
  return chosen;
}

const zip = (a: readonly string[], b: readonly string[]): Pairs => a.map((name, index) => [name, b[index]!] as const);
function computedOf(rows: readonly FunctionRow[], tables: ReadonlyMap<number, Table>): ComputedRelationship[] {
  return rows.flatMap((row) => {
    const from = tables.get(row.argument_relations[0] ?? 0);
    const to = tables.get(row.return_relation);
    if (row.argument_types.length !== 1 || from === undefined || to === undefined) return [];
    const isToOne = !row.is_set || row.expected_rows === 1;
    return [{ kind: "computed", from, to, function: { schema: row.schema, name: row.name }, isToOne }];
  });
}

/** A function with the name of a table stands in for the foreign keys that lead there. */
const standIn = (from: Table, to: { schema: string; name: string }): string =>
  JSON.stringify([from.id, to.schema, to.name]);

type Place = Pick<Table, "schema" | "name">;
const NONE: readonly never[] = [];

/** Counts the keys, views and ways that one search has looked at. */
class Looks {
  #count = 0;

  one(): void {
    this.#count += 1;
    if (this.#count > MAX_LOOKS) throw new TooManyWays();
  }
}

type There = (base: Table) => readonly Table[];
const justTable: There = (base) => [base];

interface Sides {
  base: Table;
  columns: readonly string[];
  otherBase: Table;
  otherColumns: readonly string[];
  /** The ends that are asked for, of those that show the other base. */
  there: There;
  looks: Looks;
}

/** Where less than all will do. */
function stopAtBound(search: () => void): void {
  try {
    search();
  } catch (error) {
    if (!(error instanceof TooManyWays)) throw error;
  }
}

interface Search {
  /** Name of a table, view, function, constraint or column. */
  target: string;
  matches: (one: Relationship) => boolean;
  /** The same for searches that find the same. */
  key: string;
}

export class Relationships {
  readonly #tables: ReadonlyMap<number, Table>;
  readonly #origins: ViewOrigins;
  readonly #schemas: readonly string[];
  readonly #byName: ReadonlyMap<string, Table>;
  readonly #keysFrom: ReadonlyMap<number, readonly ForeignKey[]>;
  readonly #keysTo: ReadonlyMap<number, readonly ForeignKey[]>;
  /** Views by what they show columns of. */
  readonly #views = new Map<number, Table[]>();
  readonly #computed: ReadonlyMap<number, readonly ComputedRelationship[]>;
  readonly #standIns: ReadonlySet<string>;
  readonly #kept = new Map<string, readonly Relationship[]>();

  constructor(catalog: Catalog, tables: ReadonlyMap<number, Table>, origins: ViewOrigins) {
    this.#tables = tables;
    this.#origins = origins;
    this.#schemas = catalog.schemas;
    this.#byName = new Map([...tables.values()].map((table) => [tableKey(table.schema, table.name), table]));
    const keys = foreignKeys(catalog.keys, tables);
    this.#keysFrom = Map.groupBy(keys, ({ from }) => from.id);
    this.#keysTo = Map.groupBy(keys, ({ to }) => to.id);
    for (const [id, shown] of origins) {
      const view = tables.get(id);
      if (view === undefined) continue;
      for (const base of shown.keys()) {
        const known = this.#views.get(base);
        if (known === undefined) this.#views.set(base, [view]);
        else known.push(view);
      }
    }
    const computed = computedOf(catalog.functions, tables);
    this.#computed = Map.groupBy(computed, ({ from }) => from.id);
    this.#standIns = new Set(computed.map((one) => standIn(one.from, one.function)));
  }

  /**
   * Relationships that lead from a table to another of its schema, ordered; at most one more than `MAX_LISTED`. Throws TooManyWays.
   */
  find(place: Place, { target, matches, key }: Search): readonly Relationship[] {
    const from = this.#byName.get(tableKey(place.schema, place.name));
    if (from === undefined) return NONE;
    const keptAs = `${from.id} ${key}`;
    const kept = this.#kept.get(keptAs);
    if (kept !== undefined) return kept;
    const found: Relationship[] = [];
    for (const one of this.#between(from, target)) {
      if (one.to.schema !== from.schema || !matches(one)) continue;
      found.push(one);
      if (found.length > MAX_LISTED) break;
    }
    const list = ordered(found);
    // Names that lead nowhere are made up by callers, without end.
    if (found.length === 1) {
      if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
      this.#kept.set(keptAs, list);
    }
    return list;
  }

  /** Where each column leads that is a key on its own. Of too many it knows the first. */
  targetsOf(from: Table): Map<string, { table: string; column: string }> {
    const leading: KeyRelationship[] = [];
    stopAtBound(() => {
      for (const one of this.#outgoing(from, justTable, new Looks())) if (one.pairs.length === 1) leading.push(one);
    });
    const targets = new Map<string, { table: string; column: string }>();
    for (const { to, pairs } of ordered(leading)) {
      const [column, there] = pairs[0]!;
      if (!targets.has(column)) targets.set(column, { table: to.name, column: there });
    }
    return targets;
  }

  /** For hints: tables of the same schema that something leads to from here; null when nothing leads anywhere. */
  namesFrom(place: Place): readonly string[] | null {
    const from = this.#byName.get(tableKey(place.schema, place.name));
    if (from === undefined) return null;
    const names = new Set<string>();
    let leads = false;
    stopAtBound(() => {
      for (const table of this.#reached(from, new Looks())) {
        leads = true;
        if (table.schema === from.schema) names.add(table.name);
      }
    });
    return leads ? [...names] : null;
  }

  /** For hints: tables of a schema from which something leads anywhere. */
  startsIn(schema: string): readonly string[] {
    const names: string[] = [];
    const looks = new Looks();
    stopAtBound(() => {
      for (const table of this.#byName.values()) {
        if (table.schema !== schema) continue;
        for (const _ of this.#reached(table, looks)) {
          names.push(table.name);
          break;
        }
      }
    });
    return names;
  }

  *#between(from: Table, target: string): Generator<Relationship> {
    const looks = new Looks();
    const named = this.#byName.get(tableKey(from.schema, target));
    const shows = named?.isView === true ? this.#origins.get(named.id) : undefined;
    // Views are found by their names alone, tables by those of constraints and columns too.
    const there = (base: Table): readonly Table[] => (shows?.has(base.id) === true ? [base, named!] : [base]);
    for (const one of this.#computed.get(from.id) ?? NONE) {
      looks.one();
      yield one;
    }
    yield* this.#outgoing(from, there, looks);
    yield* this.#incoming(from, there, looks);
    // A table leads to itself by its own keys alone.
    if (named !== undefined && named !== from && !this.#isStoodInFor(from, named))
      yield* this.#through(from, named, looks);
  }

  *#outgoing(from: Table, there: There, looks: Looks): Generator<KeyRelationship> {
    for (const base of this.#basesOf(from))
      for (const key of this.#keysFrom.get(base.id) ?? NONE) {
        const { constraint, isOne } = key;
        const kind = isOne ? "one-to-one" : "many-to-one";
        const sides = { base, columns: key.columns, otherBase: key.to, otherColumns: key.targets };
        for (const { to, pairs } of this.#pairs(from, { ...sides, there, looks }))
          yield { kind, from, to, constraint, pairs, isFromKey: true };
      }
  }

  *#incoming(from: Table, there: There, looks: Looks): Generator<KeyRelationship> {
    for (const base of this.#basesOf(from))
      for (const key of this.#keysTo.get(base.id) ?? NONE) {
        const { constraint, isOne } = key;
        const kind = isOne ? "one-to-one" : "one-to-many";
        const sides = { base, columns: key.targets, otherBase: key.from, otherColumns: key.columns };
        for (const { to, pairs } of this.#pairs(from, { ...sides, there, looks }))
          yield { kind, from, to, constraint, pairs, isFromKey: false };
      }
  }

  *#pairs(from: Table, sides: Sides): Generator<{ to: Table; pairs: Pairs }> {
    const { base, columns, otherBase, otherColumns, there, looks } = sides;
    looks.one();
    for (const here of this.#ways(from, base, columns))
      for (const to of there(otherBase)) {
        looks.one();
        if (this.#isStoodInFor(from, to)) continue;
        for (const other of this.#ways(to, otherBase, otherColumns)) {
          looks.one();
          yield { to, pairs: zip(here, other) };
        }
      }
  }

  *#through(from: Table, to: Table, looks: Looks): Generator<JoinRelationship> {
    const [near, far] = [from, to].map((one) => new Set(this.#basesOf(one)));
    for (const junction of this.#junctionsOf(from, looks)) {
      const own = this.#junctionKeys(junction, looks);
      const seconds = own.filter((key) => far!.has(key.to));
      for (const first of own.filter((key) => near!.has(key.to)))
        for (const second of seconds) {
          looks.one();
          if (second.constraint === first.constraint) continue;
          for (const source of this.#throughPairs(from, { key: first, junction, looks }))
            for (const target of this.#throughPairs(to, { key: second, junction, looks })) {
              looks.one();
              const constraints = [first.constraint, second.constraint] as const;
              yield { kind: "many-to-many", from, to, junction, constraints, source, target };
            }
        }
    }
  }

  *#throughPairs(
    end: Table,
    { key, junction, looks }: { key: ForeignKey; junction: Table; looks: Looks },
  ): Generator<Pairs> {
    for (const columns of this.#ways(junction, key.from, key.columns))
      for (const targets of this.#ways(end, key.to, key.targets)) {
        looks.one();
        yield zip(targets, columns);
      }
  }

  /** A join table that is not exposed joins nothing: callers could not read it. */
  #junctionsOf(from: Table, looks: Looks): Set<Table> {
    const junctions = new Set<Table>();
    for (const base of this.#basesOf(from))
      for (const key of this.#keysTo.get(base.id) ?? NONE) {
        looks.one();
        if (!key.isPartOfKey || junctions.has(key.from)) continue;
        for (const one of this.#shownBy(key.from)) {
          looks.one();
          if (this.#schemas.includes(one.schema)) junctions.add(one);
        }
      }
    return junctions;
  }

  #junctionKeys(junction: Table, looks: Looks): ForeignKey[] {
    return this.#basesOf(junction).flatMap((base) =>
      (this.#keysFrom.get(base.id) ?? NONE).filter((key) => {
        looks.one();
        return key.isPartOfKey;
      }),
    );
  }

  *#reached(from: Table, looks: Looks): Generator<Table> {
    for (const { to } of this.#computed.get(from.id) ?? NONE) yield to;
    const there: There = (base) => this.#shownBy(base);
    for (const { to } of this.#outgoing(from, there, looks)) yield to;
    for (const { to } of this.#incoming(from, there, looks)) yield to;
    const near = new Set(this.#basesOf(from));
    for (const junction of this.#junctionsOf(from, looks)) {
      const own = this.#junctionKeys(junction, looks);
      const firsts = new Set(own.filter((key) => near.has(key.to)).map(({ constraint }) => constraint));
      for (const key of own)
        if (firsts.size > (firsts.has(key.constraint) ? 1 : 0))
          for (const to of this.#shownBy(key.to)) {
            looks.one();
            yield to;
          }
    }
  }

  /** A table, and every view that shows something of it. */
  #shownBy(base: Table): readonly Table[] {
    const views = this.#views.get(base.id);
    return views === undefined ? [base] : [base, ...views];
  }

  #basesOf(table: Table): readonly Table[] {
    if (!table.isView) return [table];
    return [...(this.#origins.get(table.id)?.keys() ?? [])].flatMap((id) => this.#tables.get(id) ?? []);
  }

  /** The columns by which a table or view shows these of a base table, once for each way it does. */
  #ways(at: Table, base: Table, columns: readonly string[]): readonly (readonly string[])[] {
    if (at === base) return [columns];
    const names = this.#origins.get(at.id)?.get(base.id);
    if (names === undefined || !columns.every((column) => names.has(column))) return NONE;
    return choices(columns.map((column) => names.get(column)!));
  }

  #isStoodInFor(from: Table, to: Table): boolean {
    return this.#standIns.size > 0 && this.#standIns.has(standIn(from, to));
  }
}
