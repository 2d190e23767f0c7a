/** One change as a client gets it: the columns it may see, with JSON values, in the words of the realtime dialect. */
import { jsonOf } from "./json-value.ts";
import type { RowChange, Tuple, Value } from "./pgoutput.ts";
import type { RoleView, TableInfo } from "./table-info.ts";

/** Records above this lose their long values, as at Supabase. */
const MAX_RECORD_BYTES = 1_048_576;
const SHORT_VALUE = 64;

export type Row = ReadonlyMap<string, Value>;

export interface ToldChange {
  change: RowChange;
  table: TableInfo;
  /** Microseconds since the epoch. */
  time: bigint;
  new: Row;
  old: Row;
}

function rowOf({ relation }: RowChange, tuple: Tuple | null, keysOnly: boolean): Map<string, Value> {
  const row = new Map<string, Value>();
  if (tuple === null) return row;
  for (const [index, column] of relation.columns.entries()) {
    if (!keysOnly || column.isKey) row.set(column.name, tuple[index]);
  }
  return row;
}

export function toldChange(change: RowChange, table: TableInfo, time: bigint): ToldChange {
  const old = rowOf(change, change.old, change.isOldKeyOnly);
  const now = rowOf(change, change.new, false);
  for (const [name, value] of now) {
    // A long value that did not change is only in the old row, if there is one.
    if (value === undefined) now.set(name, old.get(name));
  }
  if (change.kind === "UPDATE" && change.old === null) {
    // The key did not change, and nothing else is known of the old row.
    for (const { name } of table.keys) old.set(name, now.get(name));
  }
  return { change, table, time, new: now, old };
}

interface Wanted {
  told: ToldChange;
  view: RoleView;
  /** Null selects all columns. */
  select: readonly string[] | null;
}

function recordJson(row: Row, { told: { table }, view, select }: Wanted, longest: number): string {
  const parts: string[] = [];
  for (const [name, value] of row) {
    const column = table.columns.get(name);
    if (column === undefined || value === undefined || !view.columns.has(name)) continue;
    if (select !== null && !select.includes(name) && !column.isKey) continue;
    if (value !== null && value.length > longest) continue;
    parts.push(`${JSON.stringify(name)}:${jsonOf(value, column.type)}`);
  }
  return `{${parts.join(",")}}`;
}

/** Nobody can tell who saw a deleted row, so under row-level security only its key is sent. */
function oldRow({ change, table, old }: ToldChange): Row {
  if (change.kind !== "DELETE" || !table.hasRowSecurity) return old;
  return new Map([...old].filter(([name]) => table.columns.get(name)?.isKey === true));
}

const headOf = ({ change, table, time }: ToldChange): string =>
  `"schema":${JSON.stringify(table.schema)},"table":${JSON.stringify(table.name)},"type":"${change.kind}",` +
  `"commit_timestamp":"${new Date(Number(time / 1000n)).toISOString()}"`;

export const changeRefusal = (told: ToldChange, error: string): string =>
  `{${headOf(told)},"columns":[],"record":{},"old_record":{},"errors":[${JSON.stringify(error)}]}`;

export function changeJson(wanted: Wanted): string {
  const { told, view, select } = wanted;
  const { change, table } = told;
  const columns = [...table.columns.values()]
    .filter(({ name, isKey }) => view.columns.has(name) && (select === null || select.includes(name) || isKey))
    .map(({ name, type }) => `{"name":${JSON.stringify(name)},"type":${JSON.stringify(type.name)}}`);
  const records = (longest: number): string =>
    [
      ...(change.kind === "DELETE" ? [] : [`"record":${recordJson(told.new, wanted, longest)}`]),
      ...(change.kind === "INSERT" ? [] : [`"old_record":${recordJson(oldRow(told), wanted, longest)}`]),
    ].join(",");
  const whole = records(Infinity);
  const isTooLarge = Buffer.byteLength(whole) > MAX_RECORD_BYTES;
  const errors = isTooLarge ? '["Error 413: Payload Too Large"]' : "null";
  const body = isTooLarge ? records(SHORT_VALUE) : whole;
  return `{${headOf(told)},"columns":[${columns.join(",")}],${body},"errors":${errors}}`;
}
