interface Placed {
  id: string;
}

/** Room between two rows for others that are put there later; the table leaves the same. */
const room = 2 ** 20;

/** Rows without a position come after all others. */
export function appendAll(rows: readonly Placed[], positions: Map<string, number>): void {
  for (const { id } of rows) {
    if (!positions.has(id)) positions.set(id, Math.max(0, ...positions.values()) + room);
  }
}

/**
 * Gives rows that stand elsewhere than before a position between those of their new neighbours, and answers whose
 * changed: as few as possible, because each of them is written.
 */
export function arrange(rows: readonly Placed[], positions: Map<string, number>): Set<string> {
  const known = rows.filter(({ id }) => positions.has(id)).map(({ id }) => id);
  const placed = longestRise(known, positions);
  const moved = known.filter((id) => !placed.has(id));
  for (const id of moved) {
    const at = known.indexOf(id);
    const before = known.slice(0, at).findLast((other) => placed.has(other));
    const after = known.slice(at + 1).find((other) => placed.has(other));
    const low = before === undefined ? null : positions.get(before)!;
    const high = after === undefined ? null : positions.get(after)!;
    if (low !== null && high !== null && high - low < 2) return spread(known, positions);
    positions.set(id, between(low, high));
    placed.add(id);
  }
  return new Set(moved);
}

function between(low: number | null, high: number | null): number {
  if (low === null) return high === null ? room : high - room;
  return high === null ? low + room : Math.floor((low + high) / 2);
}

/** No room is left at one place: all rows get new positions. */
function spread(ids: readonly string[], positions: Map<string, number>): Set<string> {
  ids.forEach((id, at) => positions.set(id, (at + 1) * room));
  return new Set(ids);
}

/** The longest part that is in order already. */
function longestRise(ids: readonly string[], positions: Map<string, number>): Set<string> {
  const longest = (runs: readonly string[][]): string[] =>
    runs.reduce<string[]>((one, other) => (other.length > one.length ? other : one), []);
  const runs: string[][] = [];
  for (const id of ids) {
    const before = runs.filter((run) => positions.get(run.at(-1)!)! < positions.get(id)!);
    runs.push([...longest(before), id]);
  }
  return new Set(longest(runs));
}
