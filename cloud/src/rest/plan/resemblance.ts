/** For hints: the known name that is most like the one that was asked for. */

const MAX_LENGTH = 63;
/** A hint is worth no more: names that are compared, and names whose length alone rules them out. */
const MAX_COMPARED = 500;
const MAX_LOOKED_AT = 20_000;

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost));
    }
    row = next;
  }
  return row[b.length]!;
}

function resemblance(a: string, b: string): number {
  const [left, right] = [a.toLowerCase().slice(0, MAX_LENGTH), b.toLowerCase().slice(0, MAX_LENGTH)];
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - distance(left, right) / longest;
}

/** Null when nothing is like it enough (1 is the same, 0 nothing in common). */
export function closest(name: string, known: Iterable<string>, atLeast: number): string | null {
  let best: { name: string; score: number } | null = null;
  let [compared, lookedAt] = [0, 0];
  const length = Math.min(name.length, MAX_LENGTH);
  for (const candidate of known) {
    if (compared >= MAX_COMPARED || lookedAt >= MAX_LOOKED_AT) break;
    lookedAt += 1;
    const other = Math.min(candidate.length, MAX_LENGTH);
    const longest = Math.max(length, other);
    if (longest > 0 && 1 - Math.abs(length - other) / longest < Math.max(atLeast, best?.score ?? 0)) continue;
    compared += 1;
    const score = resemblance(name, candidate);
    if (score >= atLeast && (best === null || score > best.score)) best = { name: candidate, score };
  }
  return best?.name ?? null;
}
