/** The rows of one table: sorted, filtered, paged, edited. [C2.12] [C2.14] [C2.15] [C4.03] [C8.06] [DB7] */
import { Button, NativeSelect } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { DataGrid } from "@slipway/ui/grid/data-grid.tsx";
import type { GridColumn, GridRow } from "@slipway/ui/grid/grid-model";
import type { SaveCell } from "@slipway/ui/grid/use-cell-saves";
import { RecordCards } from "@slipway/ui/grid/record-cards.tsx";
import { PageFooter } from "@slipway/ui/kit/paging/page-footer.tsx";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { ViewActions } from "@slipway/ui/navigation/view-actions.tsx";
import { useViewState } from "@slipway/ui/navigation/view-stack";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Table2 } from "lucide-react";
import { useEffect, useState } from "react";
import { cloudContract, type CloudColumn, type CloudTable } from "../../../cloud/contract/index.ts";
import { filterProblem, hasOrder, kindOf, readCell } from "../../contract/cell-rules.ts";
import type { RowFilter } from "../../contract/table-sql.ts";
import { rowsInWords } from "../list/table-words.ts";
import { changeRow, reasonOf } from "../rows/change-rows.ts";
import { OpenCell } from "../rows/open-cell.tsx";
import { RowForm } from "../rows/row-form.tsx";
import type { Run } from "../run-sql.ts";
import { AddColumn } from "../schema/add-column.tsx";
import classes from "../database.module.css";
import { PAGE_SIZES, readTableState, type TableState } from "./table-state.ts";
import { TableToolbar } from "./table-toolbar.tsx";
import { readOnlyReason, useRows } from "./use-rows.ts";

const NUMBERS = new Set(["integer", "decimal"]);

function gridColumn(column: CloudColumn, { primary_keys }: CloudTable): GridColumn {
  const mayEdit = !column.is_generated && column.is_updatable;
  const kind = kindOf(column);
  const options = kind === "boolean" ? ["true", "false"] : kind === "enum" ? column.enums : undefined;
  return {
    id: column.name,
    label: column.name,
    hint: column.data_type,
    isSortable: hasOrder(column),
    isKey: primary_keys.some(({ name }) => name === column.name),
    ...(NUMBERS.has(kind) ? { align: "end" as const } : {}),
    ...(mayEdit
      ? {
          edit: {
            problem: (text: string) => readCell(text, column).problem,
            ...(options === undefined ? {} : { options: column.is_nullable ? ["", ...options] : options }),
          },
        }
      : {}),
  };
}

type Opened =
  | { kind: "column" }
  | { kind: "row"; row: GridRow | null }
  | { kind: "cell"; row: GridRow; column: GridColumn };

interface OpenedPanelProps {
  opened: Opened;
  projectId: string;
  table: CloudTable;
  run: Run;
  readOnly: string | null;
  onSaved: () => void;
  onClose: () => void;
}

function OpenedPanel({ opened, projectId, readOnly, ...shared }: OpenedPanelProps) {
  if (opened.kind === "column") return <AddColumn {...shared} projectId={projectId} />;
  return opened.kind === "row" ? (
    <RowForm {...shared} row={opened.row} readOnly={opened.row === null ? null : readOnly} />
  ) : (
    <OpenCell {...shared} projectId={projectId} row={opened.row} column={opened.column} />
  );
}

const Loading = ({ what }: { what: "rows" | "table" }) => (
  <div className={classes.loading} role="status" aria-busy="true" aria-label={`Loading the ${what}`}>
    <SkeletonLines widths={Array.from({ length: 10 }, () => "100%")} height={17} gap={16} />
  </div>
);

/** [C2.15] */
function NoRows({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return isFiltered ? (
    <EmptyState icon={Table2} title="No results." action={<Button onClick={onClear}>Remove all filters</Button>}>
      The filters applied have returned no results from this table
    </EmptyState>
  ) : (
    <EmptyState icon={Table2} title="No rows yet.">
      Rows appear here when the app saves something, or when you add one.
    </EmptyState>
  );
}

const found = (rows: number, isFiltered: boolean): string => `${rowsInWords(rows)}${isFiltered ? " (filtered)" : ""}`;

/** A column may have been dropped, and a filter of an older page may be invalid. [C5.03] */
const validFilters = ({ columns }: CloudTable, { filters }: TableState): RowFilter[] =>
  filters.flatMap((filter) => {
    const known = columns.find(({ name }) => name === filter.column);
    if (known === undefined || filterProblem(filter.value, known) !== null) return [];
    return [hasOrder(known) ? filter : { ...filter, isText: true }];
  });

/** Others, or this person, may have deleted the page on screen. */
function useExistingPage(isGone: boolean, turnBack: () => void): void {
  useEffect(() => {
    if (isGone) turnBack();
  });
}

/** Counting a large table takes longer than reading a page: until then, a full page has a next one. */
function lastPageOf({ total, shown, state }: { total: number | undefined; shown: number; state: TableState }): number {
  if (total !== undefined) return Math.max(1, Math.ceil(total / state.size));
  return shown === state.size ? state.page + 1 : state.page;
}

const cellSaver =
  (table: CloudTable, { run, refresh }: ReturnType<typeof useRows>): SaveCell =>
  async (row, columnId, text) => {
    try {
      await changeRow(run, { table, row }, { [columnId]: text });
      await refresh();
    } catch (error) {
      // The next try is made over the value that the reason names.
      await refresh();
      const reason = reasonOf(error);
      // The cell keeps the text and its mark; whoever does not point at it reads the reason here. [C8.02]
      showToast({ tone: "err", title: `Failed to update row: ${reason}` });
      throw new Error(reason, { cause: error });
    }
  };

interface RowsProps {
  table: CloudTable;
  state: TableState;
  onChange: (patch: Partial<TableState>, how?: "push" | "replace") => void;
  projectId: string;
  backendRef: string;
}

function Rows({ table, state, onChange, projectId, backendRef: ref }: RowsProps) {
  const isMobile = useIsMobile();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened | null>(null);
  const filters = validFilters(table, state);
  const source = useRows({ projectId, ref, table, state, filters });
  const { rows, count, run, refresh } = source;
  const readOnly = readOnlyReason(table);
  const total = count.data ?? 0;
  const lastPage = lastPageOf({ total: count.data, shown: rows.data?.length ?? 0, state });
  const shown = table.columns.filter(({ name }) => !state.hidden.includes(name)).map((one) => gridColumn(one, table));
  /** Rows that are no longer on screen are not selected. */
  const turn: RowsProps["onChange"] = (patch, how) => {
    setSelected(new Set());
    onChange(patch, how);
  };
  useExistingPage(count.data !== undefined && state.page > lastPage, () => onChange({ page: lastPage }));
  const changed = (): void => {
    setSelected(new Set());
    void refresh();
  };
  const saveCell = cellSaver(table, source);
  const page = rows.data ?? [];
  const label = `Rows of ${table.name}`;
  return (
    <>
      <TableToolbar
        table={table}
        state={state}
        filters={filters}
        onChange={turn}
        run={run}
        selected={selected}
        onDeleted={changed}
        onRefresh={() => void refresh()}
        isFetching={rows.isFetching}
        onAddColumn={() => setOpened({ kind: "column" })}
        onAdd={() => setOpened({ kind: "row", row: null })}
      />
      {readOnly !== null && (
        <p className={classes.note} role="note">
          {readOnly}
        </p>
      )}
      {rows.error !== null && rows.data === undefined ? (
        <ErrorState error={rows.error} onRetry={() => void refresh()} />
      ) : rows.data === undefined ? (
        <Loading what="rows" />
      ) : page.length === 0 ? (
        <NoRows isFiltered={filters.length > 0} onClear={() => turn({ filters: [], page: 1 })} />
      ) : isMobile ? (
        <RecordCards label={label} columns={shown} rows={page} onOpen={(row) => setOpened({ kind: "row", row })} />
      ) : (
        <DataGrid
          label={label}
          columns={shown}
          rows={page}
          firstRow={(state.page - 1) * state.size}
          totalRows={Math.max(total, (state.page - 1) * state.size + page.length)}
          sort={state.sort}
          onSort={(sort) => turn({ sort, page: 1 })}
          selection={readOnly === null ? { selected, onChange: setSelected } : null}
          onOpenRow={(row) => setOpened({ kind: "row", row })}
          onOpenCell={(row, column) => setOpened({ kind: "cell", row, column })}
          onSave={readOnly === null ? saveCell : undefined}
          isFetching={rows.isFetching}
        />
      )}
      <PageFooter
        found={count.data === undefined ? "" : found(total, filters.length > 0)}
        page={Math.min(state.page, lastPage)}
        lastPage={lastPage}
        size={state.size}
        sizes={PAGE_SIZES}
        onPage={(next) => turn({ page: next })}
        onSize={(size) => turn({ size, page: 1 })}
      />
      {opened !== null && (
        <OpenedPanel
          opened={opened}
          projectId={projectId}
          table={table}
          run={run}
          readOnly={readOnly}
          onSaved={changed}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

export function TableView({ projectId, backend }: AreaViewProps) {
  const [state, change] = useViewState<TableState>(readTableState);
  const isMobile = useIsMobile();
  const list = useRoute(cloudContract.tables, { params: { id: projectId } });
  const tables = list.data?.tables ?? [];
  const table = tables.find(({ name }) => name === state.table);
  const choose = (name: string): void => change({ table: name, page: 1, sort: null, filters: [], hidden: [] }, "push");
  const names = tables.map(({ name }) => name);
  const tableSwitch = (
    <NativeSelect
      className={classes.switch}
      aria-label="Table"
      value={state.table}
      data={table === undefined ? [state.table, ...names] : names}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  );
  return (
    <div className={classes.view}>
      {isMobile ? <div className={classes.phoneSwitch}>{tableSwitch}</div> : <ViewActions>{tableSwitch}</ViewActions>}
      {table !== undefined ? (
        <Rows
          key={table.name}
          table={table}
          state={state}
          onChange={change}
          projectId={projectId}
          backendRef={backend.ref}
        />
      ) : list.data !== undefined ? (
        <EmptyState icon={Table2} title="Table information not available">
          The table {state.table} is no longer there.
        </EmptyState>
      ) : list.error === null ? (
        <Loading what="table" />
      ) : (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      )}
    </div>
  );
}
