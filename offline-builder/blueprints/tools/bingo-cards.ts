import { shuffled } from "@/lib/random";

/** Rows of fields; null is the free field in the middle. */
export type Card = (string | null)[][];

export interface Kind {
  size: 3 | 4 | 5;
  free: boolean;
}

export const fieldsOf = ({ size, free }: Kind): number => size * size - (hasMiddle({ size, free }) ? 1 : 0);

/** Only a card with an odd number of rows has a field in the middle. */
const hasMiddle = ({ size, free }: Kind): boolean => free && size % 2 === 1;

function cardOf(fields: readonly string[], kind: Kind): Card {
  const rest = [...fields];
  const middle = (kind.size - 1) / 2;
  return Array.from({ length: kind.size }, (_, row) =>
    Array.from({ length: kind.size }, (_, column) =>
      hasMiddle(kind) && row === middle && column === middle ? null : rest.shift()!,
    ),
  );
}

/** Words stand anywhere; a card has each once. */
function wordCard(words: readonly string[], kind: Kind): Card {
  return cardOf(shuffled(words).slice(0, fieldsOf(kind)), kind);
}

/** Each column has its own stretch of the numbers, in order from the top. */
function numberCard(highest: number, kind: Kind): Card {
  const stretch = Math.floor(highest / kind.size);
  const columns = Array.from({ length: kind.size }, (_, column) =>
    shuffled(Array.from({ length: stretch }, (_, at) => column * stretch + at + 1))
      .slice(0, kind.size)
      .sort((one, other) => one - other),
  );
  const middle = (kind.size - 1) / 2;
  return Array.from({ length: kind.size }, (_, row) =>
    columns.map((numbers, column) => (hasMiddle(kind) && row === middle && column === middle ? null : String(numbers[row]))),
  );
}

const triesForEach = 50;

/** No two are the same, as long as there are enough different ones. */
export function cardsOf(from: readonly string[] | number, kind: Kind, count: number): Card[] {
  const cards = new Map<string, Card>();
  for (let tries = 0; cards.size < count && tries < count * triesForEach; tries += 1) {
    const card = typeof from === "number" ? numberCard(from, kind) : wordCard(from, kind);
    cards.set(JSON.stringify(card), card);
  }
  return [...cards.values()];
}

/** One line for each, empty and repeated ones left out. */
export function wordsIn(text: string): string[] {
  return [...new Set(text.split("\n").map((line) => line.trim()).filter(Boolean))];
}
