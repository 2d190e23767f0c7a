/** Names of the columns, their order and widths, and the box that selects the page. */
import { ArrowDown, ArrowUp, KeyRound } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import type { GridColumn, GridRow, GridSort, Place } from "./grid-model.ts";
import classes from "./data-grid.module.css";

const MIN_WIDTH = 64;
const MAX_WIDTH = 900;
const STEP = 16;
const DEFAULT_WIDTH = 180;

export interface GridHeadProps {
  columns: readonly GridColumn[];
  place: Place;
  onPlace: (place: Place) => void;
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  rows: readonly GridRow[];
  selection: { selected: ReadonlySet<string>; onChange: (selected: ReadonlySet<string>) => void } | null;
  widths: Readonly<Record<string, number>>;
  onWidth: (column: string, width: number) => void;
}

/** Ascending, descending, then the table's own order. */
const nextSort = (column: string, sort: GridSort | null): GridSort | null => {
  if (sort?.column !== column) return { column, direction: "asc" };
  return sort.direction === "asc" ? { column, direction: "desc" } : null;
};

const bounded = (width: number): number => Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)));

function Grip({ column, width, onWidth }: { column: GridColumn; width: number; onWidth: (width: number) => void }) {
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault();
    event.stopPropagation();
    const from = event.clientX;
    const grip = event.currentTarget;
    grip.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent): void => onWidth(bounded(width + moved.clientX - from));
    const end = (): void => grip.removeEventListener("pointermove", move);
    grip.addEventListener("pointermove", move);
    grip.addEventListener("pointerup", end, { once: true });
    grip.addEventListener("pointercancel", end, { once: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowLeft" ? -STEP : event.key === "ArrowRight" ? STEP : 0;
    if (step === 0) return;
    event.stopPropagation();
    event.preventDefault();
    onWidth(bounded(width + step));
  };
  return (
    <span
      className={classes.grip}
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${column.label}`}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      tabIndex={-1}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onWidth(DEFAULT_WIDTH)}
    />
  );
}

export function GridHead(props: GridHeadProps) {
  const { columns, place, onPlace, sort, onSort, rows, selection, widths, onWidth } = props;
  const areAllSelected = selection !== null && rows.length > 0 && rows.every(({ id }) => selection.selected.has(id));
  return (
    <div className={classes.head} role="row" aria-rowindex={1}>
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        {selection !== null && (
          <input
            type="checkbox"
            aria-label="Select all rows of this page"
            checked={areAllSelected}
            onChange={() => selection.onChange(areAllSelected ? new Set() : new Set(rows.map(({ id }) => id)))}
          />
        )}
      </div>
      {columns.map((column, index) => {
        const direction = sort?.column === column.id ? sort.direction : null;
        const isHere = place.row === -1 && place.column === index;
        return (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={index + 2}
            aria-sort={direction === null ? "none" : direction === "asc" ? "ascending" : "descending"}
          >
            <button
              type="button"
              tabIndex={isHere ? 0 : -1}
              data-row={-1}
              data-column={index}
              disabled={column.isSortable === false}
              onFocus={() => onPlace({ row: -1, column: index })}
              onClick={() => onSort(nextSort(column.id, sort))}
            >
              {column.isKey === true && <KeyRound size={13} aria-label="key" />}
              <span>{column.label}</span>
              {column.hint !== undefined && <small>{column.hint}</small>}
              {direction === "asc" && <ArrowUp size={13} aria-hidden="true" />}
              {direction === "desc" && <ArrowDown size={13} aria-hidden="true" />}
            </button>
            <Grip
              column={column}
              width={widths[column.id] ?? DEFAULT_WIDTH}
              onWidth={(width) => onWidth(column.id, width)}
            />
          </div>
        );
      })}
    </div>
  );
}
