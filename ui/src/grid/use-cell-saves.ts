/** Changes of cells on their way: shown at once, and put back into their cell with the reason when they are refused. */
import { useState } from "react";

export interface CellSave {
  text: string;
  state: "saving" | "saved" | "refused";
  reason: string | null;
}

/** Resolves when it is stored; rejects with the reason for the person. */
export type SaveCell = (rowId: string, columnId: string, text: string) => Promise<void>;

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
    begin: async (rowId: string, columnId: string, text: string): Promise<void> => {
      const key = keyOf(rowId, columnId);
      put(key, { text, state: "saving", reason: null });
      try {
        await save?.(rowId, columnId, text);
        put(key, { text, state: "saved", reason: null });
        setTimeout(() => put(key, null), SHOWN_MS);
      } catch (error) {
        put(key, { text, state: "refused", reason: (error as Error).message });
      }
    },
    forget: (rowId: string, columnId: string) => put(keyOf(rowId, columnId), null),
  };
}
