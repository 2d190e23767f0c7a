/** Differences between a restore point and now. */
import { entryOf } from "@slipway/kernel/text/named-entries";
import type { Picture } from "../../cloud/server/index.ts";
import type { ComparedTable, Comparison } from "../contract/index.ts";

type Table = Picture["tables"][string];

const only = (these: Table | undefined, those: Table | undefined): { name: string; type: string }[] =>
  these === undefined || those === undefined
    ? []
    : Object.entries(these.columns)
        .filter(([name]) => !Object.hasOwn(those.columns, name))
        .map(([name, type]) => ({ name, type }));

function comparedTable(name: string, before: Table | undefined, now: Table | undefined): ComparedTable {
  const changed = Object.entries(before?.columns ?? {}).flatMap(([column, type]) => {
    const present = now === undefined ? undefined : entryOf(now.columns, column);
    return present === undefined || present === type ? [] : [{ name: column, before: type, now: present }];
  });
  return {
    name,
    rows_before: before?.rows ?? null,
    rows_now: now?.rows ?? null,
    columns_only_before: only(before, now),
    columns_only_now: only(now, before),
    columns_changed: changed,
  };
}

/** Every table of either, by name. */
export function comparePictures(before: Picture | null, now: Picture | null): Omit<Comparison, "changes"> {
  if (before === null || now === null)
    return { is_known: false, tables: [], users_before: before?.users ?? null, users_now: now?.users ?? null };
  const names = [...new Set([...Object.keys(before.tables), ...Object.keys(now.tables)])].sort();
  const tables = names.map((name) => comparedTable(name, entryOf(before.tables, name), entryOf(now.tables, name)));
  return { is_known: true, tables, users_before: before.users, users_now: now.users };
}

/** Whether every table has the rows that were counted. */
export function isAsCounted(wanted: Picture | null, now: Picture | null): boolean | null {
  if (wanted === null || now === null) return null;
  const { tables } = comparePictures(wanted, now);
  return wanted.users === now.users && tables.every((table) => table.rows_before === table.rows_now);
}
