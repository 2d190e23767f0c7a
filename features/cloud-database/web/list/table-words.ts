/** Tables in words. [C2.11] [DB7] */
import type { CloudTable } from "../../../cloud/contract/index.ts";

/** An estimate, as cards show it. */
export const rowsInWords = (count: number): string => `${count.toLocaleString()} row${count === 1 ? "" : "s"}`;

export const columnsInWords = (count: number): string => `${count} column${count === 1 ? "" : "s"}`;

/** Most rows first. [C2.05] */
export const byRows = (tables: readonly CloudTable[]): CloudTable[] =>
  tables.toSorted(
    (one, other) => other.live_rows_estimate - one.live_rows_estimate || one.name.localeCompare(other.name),
  );
