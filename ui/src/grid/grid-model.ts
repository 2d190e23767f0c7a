/** Columns and rows of a data grid, as the views give them. */

export interface GridCell {
  /** Null: a null of the database. */
  text: string | null;
  /** The text is longer than what is here. */
  isCut?: boolean;
}

export interface GridColumn {
  id: string;
  label: string;
  /** Stands beside the label: the type. */
  hint?: string;
  isKey?: boolean;
  isSortable?: boolean;
  align?: "end";
  /** Left out: cells are read only. */
  edit?: {
    /** Sentence that says what is wrong with a text; null: it can be saved. */
    problem: (text: string) => string | null;
    /** Choices, where only those are allowed. */
    options?: readonly string[];
  };
}

export interface GridRow {
  /** Unique in the grid. */
  id: string;
  /** By the id of the column. */
  cells: Readonly<Record<string, GridCell>>;
}

export interface GridSort {
  column: string;
  direction: "asc" | "desc";
}

export interface Place {
  row: number;
  column: number;
}

export interface Size {
  rows: number;
  columns: number;
}

const PAGE = 10;

/** The place after a key; null for keys that do not move. Row -1 is the head. Ctrl goes to the ends. */
export function moved(
  { row, column }: Place,
  { key, ctrl }: { key: string; ctrl: boolean },
  { rows, columns }: Size,
): Place | null {
  const within = (next: Place): Place => ({
    row: Math.min(rows - 1, Math.max(-1, next.row)),
    column: Math.min(columns - 1, Math.max(0, next.column)),
  });
  switch (key) {
    case "ArrowUp":
      return within({ row: ctrl ? 0 : row - 1, column });
    case "ArrowDown":
      return within({ row: ctrl ? rows - 1 : row + 1, column });
    case "ArrowLeft":
      return within({ row, column: ctrl ? 0 : column - 1 });
    case "ArrowRight":
      return within({ row, column: ctrl ? columns - 1 : column + 1 });
    case "PageUp":
      return within({ row: row - PAGE, column });
    case "PageDown":
      return within({ row: row + PAGE, column });
    case "Home":
      return within({ row: ctrl ? 0 : row, column: 0 });
    case "End":
      return within({ row: ctrl ? rows - 1 : row, column: columns - 1 });
    default:
      return null;
  }
}

/** The editable cell after this one, in its row and then below. Null: there is none. */
export function nextEditable(from: Place, columns: readonly GridColumn[], rows: number): Place | null {
  for (let at = from.row * columns.length + from.column + 1; at < rows * columns.length; at += 1) {
    const column = at % columns.length;
    if (columns[column]!.edit !== undefined) return { row: Math.floor(at / columns.length), column };
  }
  return null;
}
