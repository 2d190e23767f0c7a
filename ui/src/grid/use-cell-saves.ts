/** Changes of cells on their way: shown at once, and put back into their cell with the reason when they are refused. */
import { useState } from "react";
import type { GridRow } from "./grid-model.ts";

export interface CellSave {
  text: string;
  state: "saving" | "saved" | "refused";
  reason: string | null;
}

/**
 * Resolves when it is stored; rejects with the reason for the person. `row` is the row as it was when the edit began: rows
 * may be read again meanwhile, and a change is made over what the person saw.
 */
export type SaveCell = (row: GridRow, columnId: string, text: string) => Promise<void>;

const keyOf = (rowId: string, columnId: string): string => JSON.stringify([rowId, columnId]);
const SHOWN_MS = 1500;

export function useCellSaves(save: SaveCell | undefined) {
  const [saves, setSaves] = useState<ReadonlyMap<string, CellSave>>(new Map());
  const put = (key: string, next: CellSave | null): void =>
    setSaves((before) => {
      const after = new Map(before);
      if (next === null) after.delete(key);
      else after.set(key, next);
      return after;
    });
  return {
    of: (rowId: string, columnId: string): CellSave | undefined => saves.get(keyOf(rowId, columnId)),
    begin: async (row: GridRow, columnId: string, text: string): Promise<void> => {
      const key = keyOf(row.id, columnId);
      put(key, { text, state: "saving", reason: null });
      try {
        await save?.(row, columnId, text);
        put(key, { text, state: "saved", reason: null });
        setTimeout(() => put(key, null), SHOWN_MS);
      } catch (error) {
        put(key, { text, state: "refused", reason: (error as Error).message });
      }
    },
    forget: (rowId: string, columnId: string) => put(keyOf(rowId, columnId), null),
  };
}
