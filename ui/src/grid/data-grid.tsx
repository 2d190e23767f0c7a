/**
 * A page of rows: reached by keys, selected, sorted, and edited in place. Rows that are not on screen cost the browser nothing.
 * Keys: arrows, page and end keys move, Enter and F2 edit, Escape cancels, Space selects, Tab commits and goes on, Ctrl+C copies.
 */
import { useRef, useState, type KeyboardEvent } from "react";
import { writeClipboard } from "../kit/copying/clipboard.ts";
import { GridHead } from "./grid-head.tsx";
import { GridLine } from "./grid-line.tsx";
import { moved, nextEditable, type GridColumn, type GridRow, type GridSort, type Place } from "./grid-model.ts";
import { useCellSaves, type SaveCell } from "./use-cell-saves.ts";
import classes from "./data-grid.module.css";

export interface DataGridProps {
  /** "Rows of orders". */
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /** Number of the first row among all of them, from 0. */
  firstRow: number;
  totalRows: number;
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  /** Null: rows cannot be selected. */
  selection: { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void } | null;
  onOpenRow: (row: GridRow) => void;
  /** Left out: read only. */
  onSave?: SaveCell | undefined;
  /** Shows a cut cell whole. */
  onOpenCell: (row: GridRow, column: GridColumn) => void;
  isFetching: boolean;
}

const DEFAULT_WIDTH = 180;

interface Editing {
  /** As it was when the edit began; the rows may be read again meanwhile, in another order. */
  row: GridRow;
  /** Its place among the rows at that time. */
  at: number;
  column: number;
}

/** A row that is being edited stays on screen when it is not among the rows that were read meanwhile. */
const withEdited = (rows: readonly GridRow[], editing: Editing | null): readonly GridRow[] =>
  editing === null || rows.some(({ id }) => id === editing.row.id) ? rows : rows.toSpliced(editing.at, 0, editing.row);

/** The focused cell; the DOM's focus follows it. */
function usePlace() {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const grid = useRef<HTMLDivElement>(null);
  const focus = (next: Place): void => {
    setPlace(next);
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`);
    cell?.focus();
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return { place, setPlace, grid, focus };
}

export function DataGrid(props: DataGridProps) {
  const { label, columns, firstRow, totalRows, sort, onSort, selection, onOpenRow, onSave, onOpenCell } = props;
  const { place, setPlace, grid, focus } = usePlace();
  const [editing, setEditing] = useState<Editing | null>(null);
  const rows = withEdited(props.rows, editing);
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const saves = useCellSaves(onSave);
  const mayEdit = ({ column }: Place): boolean => onSave !== undefined && columns[column]?.edit !== undefined;
  const edit = (at: Place): void => {
    const [row, column] = [rows[at.row], columns[at.column]];
    if (row === undefined || column === undefined) return;
    if (row.cells[column.id]?.isCut === true || !mayEdit(at)) onOpenCell(row, column);
    // Over a value that is on its way nobody knows what was seen.
    else if (saves.of(row.id, column.id)?.state !== "saving") setEditing({ row, at: at.row, column: at.column });
  };
  const toggle = (id: string): void => {
    const next = new Set(selection?.selected);
    if (!next.delete(id)) next.add(id);
    selection?.onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const ctrl = event.ctrlKey || event.metaKey;
    const next = moved(place, { key: event.key, ctrl }, { rows: rows.length, columns: columns.length });
    const row = rows[place.row];
    if (next !== null) focus(next);
    else if (row === undefined) return;
    else if (event.key === "Enter" || event.key === "F2") edit(place);
    else if (event.key === " " && selection !== null) toggle(row.id);
    else if (event.key === "c" && ctrl) void writeClipboard(row.cells[columns[place.column]!.id]?.text ?? "");
    else return;
    event.preventDefault();
  };
  const commit = (at: Place, text: string, then: "stay" | "next"): void => {
    const [row, column] = [editing?.row ?? rows[at.row]!, columns[at.column]!];
    if (text !== (row.cells[column.id]?.text ?? "")) void saves.begin(row, column.id, text);
    const next = then === "next" ? nextEditable(at, columns, rows.length) : null;
    setEditing(next === null ? null : { row: rows[next.row]!, at: next.row, column: next.column });
    // The cell is drawn again first.
    if (next === null) queueMicrotask(() => requestAnimationFrame(() => focus(at)));
  };
  const cancel = (at: Place): void => {
    saves.forget(rows[at.row]!.id, columns[at.column]!.id);
    setEditing(null);
    queueMicrotask(() => requestAnimationFrame(() => focus(at)));
  };
  const template = [
    selection === null ? "44px" : "76px",
    ...columns.map(({ id }) => `${widths[id] ?? DEFAULT_WIDTH}px`),
  ].join(" ");
  return (
    <div
      ref={grid}
      className={classes.grid}
      role="grid"
      aria-label={label}
      aria-rowcount={totalRows + 1}
      aria-colcount={columns.length + 1}
      aria-busy={props.isFetching}
      data-fetching={props.isFetching || undefined}
      style={{ "--grid-columns": template }}
      onKeyDown={onKeyDown}
    >
      <GridHead
        columns={columns}
        place={place}
        onPlace={setPlace}
        sort={sort}
        onSort={onSort}
        rows={rows}
        selection={selection}
        widths={widths}
        onWidth={(id, width) => setWidths((before) => ({ ...before, [id]: width }))}
      />
      {rows.map((row, index) => (
        <GridLine
          key={row.id}
          row={row}
          index={index}
          number={firstRow + index + 2}
          columns={columns}
          place={place}
          editingColumn={editing?.row.id === row.id ? editing.column : null}
          isSelected={selection?.selected.has(row.id) ?? null}
          saves={saves}
          onPlace={setPlace}
          onEdit={edit}
          onToggle={toggle}
          onOpen={onOpenRow}
          onCommit={commit}
          onCancel={cancel}
        />
      ))}
    </div>
  );
}
