/** Okapi BM25 over weighted terms: rare words count more, long files do not win by length. Pure. */
const SATURATION = 1.2;
const LENGTH = 0.75;

export interface Bm25Document {
  id: string;
  /** Term to weight; a term of a path weighs more than one of a name inside. */
  terms: ReadonlyMap<string, number>;
}

/** Scores above 0, by id. */
export function bm25(documents: readonly Bm25Document[], query: readonly string[]): Map<string, number> {
  const wanted = [...new Set(query)];
  const holders = new Map(wanted.map((term) => [term, documents.filter(({ terms }) => terms.has(term)).length]));
  const lengths = documents.map(({ terms }) => [...terms.values()].reduce((sum, weight) => sum + weight, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
  const scores = new Map<string, number>();
  for (const [at, { id, terms }] of documents.entries()) {
    let score = 0;
    for (const term of wanted) {
      const weight = terms.get(term);
      if (weight === undefined) continue;
      const rarity = Math.log(1 + (documents.length - holders.get(term)! + 0.5) / (holders.get(term)! + 0.5));
      const length = 1 - LENGTH + (LENGTH * lengths[at]!) / Math.max(1, average);
      score += (rarity * weight * (SATURATION + 1)) / (weight + SATURATION * length);
    }
    if (score > 0) scores.set(id, score);
  }
  return scores;
}
