/** One row of a data grid. */
import { Check, CircleAlert, LoaderCircle, Maximize2, PanelRight, Pencil } from "lucide-react";
import { CellEditor, type Then } from "./cell-editor.tsx";
import type { GridCell, GridColumn, GridRow, Place } from "./grid-model.ts";
import type { CellSave, useCellSaves } from "./use-cell-saves.ts";
import classes from "./data-grid.module.css";

export interface GridLineProps {
  row: GridRow;
  /** Among the rows of the page, from 0. */
  index: number;
  /** Among all rows and the head, from 1. */
  number: number;
  columns: readonly GridColumn[];
  place: Place;
  /** Null: none of its cells is being edited. */
  editingColumn: number | null;
  /** Null: rows cannot be selected. */
  isSelected: boolean | null;
  saves: ReturnType<typeof useCellSaves>;
  onPlace: (place: Place) => void;
  onEdit: (place: Place) => void;
  onToggle: (id: string) => void;
  onOpen: (row: GridRow) => void;
  onCommit: (place: Place, text: string, then: Then) => void;
  onCancel: (place: Place) => void;
}

const MARKS = {
  saving: <LoaderCircle size={13} aria-label="saving" className={classes.spin} />,
  saved: <Check size={13} aria-label="saved" color="var(--ok)" />,
  refused: <CircleAlert size={13} aria-label="not saved" color="var(--err)" />,
} as const;

function Content({ cell, save }: { cell: GridCell | undefined; save: CellSave | undefined }) {
  const text = save?.text ?? cell?.text ?? null;
  return (
    <>
      {text === null ? (
        <i className={classes.null}>null</i>
      ) : (
        <span className={classes.text} title={save?.reason ?? undefined}>
          {text}
        </span>
      )}
      {cell?.isCut === true && <Maximize2 size={12} aria-label="cut, opens whole" />}
      {save !== undefined && MARKS[save.state]}
    </>
  );
}

export function GridLine(props: GridLineProps) {
  const { row, index, number, columns, place, editingColumn, isSelected, saves, onPlace, onEdit } = props;
  const Open = columns.some(({ edit }) => edit !== undefined) ? Pencil : PanelRight;
  return (
    <div className={classes.line} role="row" aria-rowindex={number} aria-selected={isSelected ?? undefined}>
      <div role="gridcell" aria-colindex={1} className={classes.corner}>
        {isSelected !== null && (
          <input
            type="checkbox"
            aria-label={`Select row ${number - 1}`}
            checked={isSelected}
            onChange={() => props.onToggle(row.id)}
          />
        )}
        <button type="button" aria-label={`Open row ${number - 1}`} tabIndex={-1} onClick={() => props.onOpen(row)}>
          <Open size={13} aria-hidden="true" />
        </button>
      </div>
      {columns.map((column, at) => {
        const here = { row: index, column: at };
        const save = saves.of(row.id, column.id);
        const cell = row.cells[column.id];
        const isHere = place.row === index && place.column === at;
        return editingColumn === at && column.edit !== undefined ? (
          <div key={column.id} role="gridcell" aria-colindex={at + 2} className={classes.cell} data-editing>
            <CellEditor
              label={`${column.label} of row ${number - 1}`}
              text={save?.text ?? cell?.text ?? ""}
              problem={column.edit.problem}
              options={column.edit.options}
              reason={save?.reason ?? null}
              onCommit={(text, then) => props.onCommit(here, text, then)}
              onCancel={() => props.onCancel(here)}
            />
          </div>
        ) : (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={at + 2}
            aria-readonly={column.edit === undefined || undefined}
            className={classes.cell}
            data-align={column.align}
            data-state={save?.state}
            data-row={index}
            data-column={at}
            tabIndex={isHere ? 0 : -1}
            onFocus={() => onPlace(here)}
            onDoubleClick={() => onEdit(here)}
          >
            <Content cell={cell} save={save} />
          </div>
        );
      })}
    </div>
  );
}
