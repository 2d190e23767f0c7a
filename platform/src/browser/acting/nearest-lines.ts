/** The lines of a page that are most like a text that was looked for, for the report of a failed expectation. Pure. */

/** Bounds of what is compared: pages may hold anything. */
const COMPARED_CHARACTERS = 300;
const MAX_PAIRS = 200;
/** Share of the looked-for letter pairs that a line must have to count as near. */
const NEAR = 0.4;

/** Pairs of neighbouring characters: they also match parts of words, other endings and other numbers. */
function pairsOf(text: string): Set<string> {
  const folded = text.toLowerCase().replace(/\s+/g, " ").trim().slice(0, COMPARED_CHARACTERS);
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < folded.length && pairs.size < MAX_PAIRS; at += 1) pairs.add(folded.slice(at, at + 2));
  return pairs;
}

/** Nearest first, equal ones in the order of the page; none if nothing is near. */
export function nearestLines(text: string, lines: readonly string[], max: number): string[] {
  const wanted = pairsOf(text);
  if (wanted.size === 0) return [];
  const scored = [...new Set(lines)].map((line) => {
    const pairs = pairsOf(line);
    let shared = 0;
    for (const pair of wanted) if (pairs.has(pair)) shared += 1;
    // The shorter of two lines that share as much is nearer.
    return { line, share: shared / wanted.size, score: shared / (wanted.size + pairs.size) };
  });
  return scored
    .filter(({ share }) => share >= NEAR)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ line }) => line);
}
