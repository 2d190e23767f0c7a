/** Computes which versions are in effect and what Undo goes back to. Pure, over the versions of one project. */

export interface VersionFacts {
  id: string;
  version: number;
  revertTargetEditId: string | null;
  /** Set on versions that Undo made. */
  undoneEditId: string | null;
}

/**
 * Ids in effect after the newest version. An ordinary version adds itself to those in effect before it; a restore
 * brings back those in effect at its target.
 */
export function effectiveEdits(rows: readonly VersionFacts[]): ReadonlySet<string> {
  const ordered = inOrder(rows);
  const placeOf = new Map(ordered.map(({ id }, place) => [id, place]));
  const newestFirst: string[] = [];
  // Walks from the newest version to the one it is based on: the one before it, or its restore target.
  let place = ordered.length - 1;
  while (place >= 0) {
    const row = ordered[place]!;
    newestFirst.push(row.id);
    const target = placeOf.get(row.revertTargetEditId ?? "");
    place = target !== undefined && target < place ? target : place - 1;
  }
  return new Set(newestFirst.toReversed());
}

export interface VersionTree extends VersionFacts {
  treeHash: string;
}

export interface UndoStep {
  undone: VersionTree;
  target: VersionTree;
}

/**
 * The newest version in effect that a person would call a change, and the version to go back to; null at the beginning.
 * A version with the same files as the one before it is no change: undoing it would do nothing, every time.
 */
export function undoStep(rows: readonly VersionTree[]): UndoStep | null {
  const ordered = inOrder(rows);
  const byId = new Map(ordered.map((row) => [row.id, row]));
  const newest = ordered.at(-1);
  let undone = newest;
  for (;;) {
    // A version made by Undo is not a change: it stands for the version it went back to.
    while (undone !== undefined && undone.undoneEditId !== null) undone = byId.get(undone.revertTargetEditId ?? "");
    const target = undone === undefined ? undefined : ordered[ordered.indexOf(undone) - 1];
    if (undone === undefined || target === undefined) return null;
    if (target.treeHash !== newest?.treeHash) return { undone, target };
    undone = target;
  }
}

const inOrder = <Version extends VersionFacts>(rows: readonly Version[]): Version[] =>
  [...rows].sort((a, b) => a.version - b.version);
