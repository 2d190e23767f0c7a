/** Whether two first screens look nearly the same: what someone sees who compares two apps side by side. */

/** Difference hash: for each point whether it is brighter than its right neighbour, here by more than noise. */
function gradient(picture: readonly number[]): number[] {
  return picture.map((value, at) => {
    const next = at % 32 === 31 ? value : (picture[at + 1] ?? value);
    return Math.abs(value - next) < 6 ? 0 : Math.sign(value - next);
  });
}

/** Share of points whose gradient is the same, among those where either has one. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [gradient(one), gradient(other)];
  const busy = first.map((_value, at) => at).filter((at) => first[at] !== 0 || second[at] !== 0);
  if (busy.length === 0) return 1;
  return busy.filter((at) => first[at] === second[at]).length / busy.length;
}

export const NEARLY_EQUAL = 0.85;

export function nearlyEqual(screens: readonly { id: string; picture: readonly number[] }[]): string[] {
  const found: string[] = [];
  for (const [at, one] of screens.entries())
    for (const other of screens.slice(at + 1)) {
      if (one.picture.length === 0 || other.picture.length === 0) continue;
      const alike = likeness(one.picture, other.picture);
      if (alike >= NEARLY_EQUAL) found.push(`${one.id} and ${other.id} (${Math.round(alike * 100)} % alike)`);
    }
  return found;
}
