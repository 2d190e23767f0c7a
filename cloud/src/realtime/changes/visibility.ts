/** Rows that a caller can see now: queried as the caller, so that the project's policies decide. */
import type { BackendDatabase, Caller } from "../../backend/port.ts";
import { textArray } from "../../backend/text-array.ts";
import type { ColumnInfo, TableInfo } from "./table-info.ts";

/** A policy that thinks longer says no. */
const TIMEOUT_MS = "5000";
const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function statement({ schema, name, keys }: Pick<TableInfo, "schema" | "name" | "keys">): string {
  const lists = keys.map((_, index) => `$${index + 1}::text[]`);
  const columns = keys.map((_, index) => `k${index}`);
  const same = keys.map((key: ColumnInfo, index) => `t.${quote(key.name)} = k.k${index}::${key.castType}`);
  return `select k.n::int4 as n from unnest(${lists.join(", ")}) with ordinality as k(${columns.join(", ")}, n)
    where exists (select 1 from ${quote(schema)}.${quote(name)} t where ${same.join(" and ")})`;
}

export interface VisibilityQuestion {
  database: BackendDatabase;
  caller: Caller;
  table: TableInfo;
  /** Values of the table's key, row by row. */
  keys: readonly (readonly string[])[];
}

/** Indexes of the rows that the caller sees. Throws what the database says. */
export async function visibleRows({ database, caller, table, keys }: VisibilityQuestion): Promise<Set<number>> {
  const values = table.keys.map((_, column) => textArray(keys.map((key) => key[column]!)));
  const { rows } = await database.as("authenticator").queryAs<{
    n: number | string;
  }>({ ...caller, settings: { ...caller.settings, statement_timeout: TIMEOUT_MS } }, { text: statement(table), values, prepared: true });
  return new Set(rows.map(({ n }) => Number(n) - 1));
}
