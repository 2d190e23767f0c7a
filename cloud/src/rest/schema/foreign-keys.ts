/** Foreign keys between tables, with the names of their columns. */
import type { KeyRow } from "./catalog.ts";
import type { Table } from "./tables.ts";

const setText = (positions: readonly number[]): string => positions.toSorted((a, b) => a - b).join();

export interface ForeignKey {
  constraint: string;
  from: Table;
  to: Table;
  columns: readonly string[];
  targets: readonly string[];
  isOne: boolean;
  /** The join table's key covers these columns. */
  isPartOfKey: boolean;
}

export function foreignKeys(keys: readonly KeyRow[], tables: ReadonlyMap<number, Table>): ForeignKey[] {
  const unique = new Map<number, Set<string>>();
  for (const { kind, relation, columns } of keys) {
    if (kind === "f") continue;
    const known = unique.get(relation);
    if (known === undefined) unique.set(relation, new Set([setText(columns)]));
    else known.add(setText(columns));
  }
  return keys
    .filter(({ kind }) => kind === "f")
    .flatMap((key) => {
      const from = tables.get(key.relation);
      const to = tables.get(key.target);
      if (from === undefined || to === undefined) return [];
      const columns = key.columns.map((position) => from.byPosition.get(position)!);
      const targets = key.target_columns.map((position) => to.byPosition.get(position)!);
      const isOne = unique.get(key.relation)?.has(setText(key.columns)) ?? false;
      const keyed = columns.every((column) => from.primaryKey.includes(column));
      return [{ constraint: key.name, from, to, columns, targets, isOne, isPartOfKey: keyed && !isOne }];
    });
}
