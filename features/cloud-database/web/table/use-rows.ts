/** A page of a table's rows, and how many there are. [C7.17] [C9.01] */
import type { AppError } from "@slipway/kernel/errors";
import type { GridRow } from "@slipway/ui/grid/grid-model";
import { invalidatePath } from "@slipway/ui/api/use-route";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { countStatement, rowsStatement, type RowFilter } from "../../contract/table-sql.ts";
import { rowsPath, runnerOf, type Place } from "../run-sql.ts";
import type { TableState } from "./table-state.ts";

const FRESH_MS = 30_000;

/** The one column by which a row can be changed; null for tables without a key, and for keys of several columns. */
export const keyOf = ({ primary_keys: keys }: CloudTable): string | null => (keys.length === 1 ? keys[0]!.name : null);

/** Reason why rows cannot be changed; null when they can. [C8.06] [DB7] */
export const readOnlyReason = ({ primary_keys: keys }: CloudTable): string | null => {
  if (keys.length === 1) return null;
  return keys.length === 0
    ? "This table has no primary key, so its rows can only be read."
    : "Updating rows currently supports tables with a single primary key.";
};

function rowsOf(answer: readonly Record<string, unknown>[], table: CloudTable): GridRow[] {
  const key = keyOf(table);
  return answer.map((cells, index) => {
    const entries = table.columns.map(({ name }, at) => {
      const text = cells[`c${at}`];
      return [name, { text: typeof text === "string" ? text : null, isCut: cells[`l${at}`] === true }] as const;
    });
    const row = new Map(entries);
    const id = key === null ? undefined : row.get(key)?.text;
    // [C3.01]
    return { id: id ?? `#${index}`, cells: Object.fromEntries(entries) };
  });
}

interface Wanted extends Place {
  table: CloudTable;
  state: TableState;
  filters: readonly RowFilter[];
}

export function useRows({ projectId, ref, table, state, filters }: Wanted) {
  const cache = useQueryClient();
  const run = runnerOf(cache, { projectId, ref });
  const path = rowsPath(projectId, table.name);
  const { sort, page, size } = state;
  const knownSort = table.columns.some(({ name }) => name === sort?.column) ? sort : null;
  const statement = rowsStatement({
    table: table.name,
    columns: table.columns,
    keys: table.primary_keys.map(({ name }) => name),
    filters,
    sort: knownSort,
    limit: size,
    offset: (page - 1) * size,
  });
  const counting = countStatement({ table: table.name, filters });
  const rows = useQuery<GridRow[], AppError>({
    queryKey: [path, "page", statement],
    queryFn: async ({ signal }) => rowsOf(await run(statement, { isReadOnly: true, signal }), table),
    placeholderData: (before) => before,
    staleTime: FRESH_MS,
    retry: false,
  });
  const count = useQuery<number, AppError>({
    queryKey: [path, "count", counting],
    queryFn: async ({ signal }) => Number((await run(counting, { isReadOnly: true, signal }))[0]?.["count"]),
    placeholderData: (before) => before,
    staleTime: FRESH_MS,
    retry: false,
  });
  return { rows, count, run, refresh: () => invalidatePath(cache, path) };
}
