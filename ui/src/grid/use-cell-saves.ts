/** Changes of cells on their way: shown at once, and put back into their cell with the reason when they are refused. */
import { useState } from "react";
import type { GridRow } from "./grid-model.ts";

export interface CellSave {
  /** Null once it is stored: the row says what is stored, which may be what somebody else wrote after it. */
  text: string | null;
  state: "saving" | "saved" | "refused";
  reason: string | null;
}

/**
 * Resolves when it is stored and the grid has the row as it is now; rejects with the reason for the person. `row` is the
 * row as it was when the edit began: rows may be read again meanwhile, and a change is made over what the person saw.
 */
export type SaveCell = (row: GridRow, columnId: string, text: string) => Promise<void>;

const keyOf = (rowId: string, columnId: string): string => JSON.stringify([rowId, columnId]);
const SHOWN_MS = 1500;

export function useCellSaves(save: SaveCell | undefined) {
  const [saves, setSaves] = useState<ReadonlyMap<string, CellSave>>(new Map());
  const put = (key: string, next: CellSave): void => setSaves((before) => new Map(before).set(key, next));
  /** Without `only`: whatever it says. A newer save of the cell stays. */
  const drop = (key: string, only?: CellSave): void =>
    setSaves((before) =>
      only === undefined || before.get(key) === only ? new Map([...before].filter(([one]) => one !== key)) : before,
    );
  return {
    of: (rowId: string, columnId: string): CellSave | undefined => saves.get(keyOf(rowId, columnId)),
    begin: async (row: GridRow, columnId: string, text: string): Promise<void> => {
      const key = keyOf(row.id, columnId);
      put(key, { text, state: "saving", reason: null });
      try {
        await save?.(row, columnId, text);
        const stored: CellSave = { text: null, state: "saved", reason: null };
        put(key, stored);
        setTimeout(() => drop(key, stored), SHOWN_MS);
      } catch (error) {
        put(key, { text, state: "refused", reason: (error as Error).message });
      }
    },
    forget: (rowId: string, columnId: string) => drop(keyOf(rowId, columnId)),
  };
}
