/** Tables in words. [C2.11] [DB7] */
import { counted } from "@slipway/kernel/text/counted";
import type { CloudTable } from "../../../cloud/contract/index.ts";

export const rowsInWords = (count: number): string => counted(count, "row");

export const columnsInWords = (count: number): string => counted(count, "column");

/** Most rows first. [C2.05] */
export const byRows = (tables: readonly CloudTable[]): CloudTable[] =>
  tables.toSorted(
    (one, other) => other.live_rows_estimate - one.live_rows_estimate || one.name.localeCompare(other.name),
  );
