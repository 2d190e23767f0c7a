/** Text typed into a version outlives a reload of its tab, until it is saved or discarded. */
import type { ManualEdits } from "./manual-edits.ts";

/** A tab's whole store holds about five million characters. */
const MAX_CHARACTERS = 1_500_000;

const keyOf = (editId: string): string => `slipway-version-edits:${editId}`;

export function readEdits(editId: string): ManualEdits {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(editId)) ?? "{}");
    return new Map(
      Object.entries(kept as object).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    // Switched off, or not written by us: treated as empty.
    return new Map();
  }
}

export function keepEdits(editId: string, edits: ManualEdits): void {
  try {
    const text = JSON.stringify(Object.fromEntries(edits));
    if (edits.size === 0 || text.length > MAX_CHARACTERS) sessionStorage.removeItem(keyOf(editId));
    else sessionStorage.setItem(keyOf(editId), text);
  } catch {
    // Text that cannot be kept is asked about before the page is left.
  }
}
