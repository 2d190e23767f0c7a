/** Rows on a phone: a card each, with its first fields. */
import { ChevronRight } from "lucide-react";
import type { GridColumn, GridRow } from "./grid-model.ts";
import classes from "./data-grid.module.css";

const SHOWN = 3;

export interface RecordCardsProps {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  onOpen: (row: GridRow) => void;
}

/** A title that says more than a key does: the first column that is none. */
const titleColumn = (columns: readonly GridColumn[]): GridColumn | undefined =>
  columns.find(({ isKey, align }) => isKey !== true && align === undefined) ?? columns[0];

export function RecordCards({ label, columns, rows, onOpen }: RecordCardsProps) {
  const title = titleColumn(columns);
  const fields = columns.filter((column) => column !== title && column.isKey !== true).slice(0, SHOWN);
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" onClick={() => onOpen(row)}>
            <strong>{(title && row.cells[title.id]?.text) ?? "null"}</strong>
            <span>{fields.map(({ id, label: name }) => `${name}: ${row.cells[id]?.text ?? "null"}`).join(" · ")}</span>
            <ChevronRight size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
