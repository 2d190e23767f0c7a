/** State of the table viewer, kept in the history. [C9.01] */
import type { GridSort } from "@slipway/ui/grid/grid-model";
import { OPERATORS, type RowFilter } from "../../contract/table-sql.ts";

/** [C9.01] [DB6] */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
const USUAL_SIZE = 50;
const MAX_FILTERS = 20;

export interface TableState {
  table: string;
  /** From 1. */
  page: number;
  size: number;
  sort: GridSort | null;
  filters: readonly RowFilter[];
  /** Names of columns that are not shown. */
  hidden: readonly string[];
}

const isFilter = (value: unknown): value is RowFilter => {
  const { column, operator, value: text } = (value ?? {}) as Record<string, unknown>;
  return typeof column === "string" && typeof text === "string" && OPERATORS.some((one) => one === operator);
};

function readSort(value: unknown): GridSort | null {
  const { column, direction } = (value ?? {}) as Record<string, unknown>;
  return typeof column === "string" && (direction === "asc" || direction === "desc") ? { column, direction } : null;
}

export function readTableState(kept: Readonly<Record<string, unknown>>): TableState {
  const { table, page, size, sort, filters, hidden } = kept;
  return {
    table: typeof table === "string" ? table : "",
    page: typeof page === "number" && page >= 1 ? Math.floor(page) : 1,
    size: PAGE_SIZES.find((one) => one === size) ?? USUAL_SIZE,
    sort: readSort(sort),
    filters: Array.isArray(filters) ? filters.filter(isFilter).slice(0, MAX_FILTERS) : [],
    hidden: Array.isArray(hidden) ? hidden.filter((name) => typeof name === "string") : [],
  };
}
