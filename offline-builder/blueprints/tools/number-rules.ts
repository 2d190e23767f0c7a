export interface Draw {
  least: string;
  most: string;
  count: string;
  /** No number twice. */
  once: boolean;
  sorted: boolean;
}

export type DrawWrong = "whole" | "order" | "range" | "count" | "too-many";

const mostCount = 1000;
const widest = 1_000_000_000;

/** What is wrong, by its field. */
export function wrongOf({ least, most, count, once }: Draw): { field: "least" | "most" | "count"; wrong: DrawWrong } | null {
  const whole = (text: string) => /^[-−]?\d{1,10}$/.test(text.trim());
  if (!whole(least)) return { field: "least", wrong: "whole" };
  if (!whole(most)) return { field: "most", wrong: "whole" };
  const size = valueOf(most) - valueOf(least) + 1;
  if (size < 1) return { field: "most", wrong: "order" };
  if (size > widest) return { field: "most", wrong: "range" };
  if (!/^\d{1,4}$/.test(count.trim()) || Number(count) < 1 || Number(count) > mostCount) return { field: "count", wrong: "count" };
  return once && Number(count) > size ? { field: "count", wrong: "too-many" } : null;
}

const valueOf = (text: string): number => Number(text.trim().replace("−", "-"));

/** Only for a draw in which nothing is wrong. `random`: a whole number from 0 to `below` - 1. */
export function drawn({ least, most, count, once, sorted }: Draw, random: (below: number) => number): number[] {
  const from = valueOf(least);
  const size = valueOf(most) - from + 1;
  const numbers: number[] = [];
  // Places that were swapped away in a row of all numbers, which is never written out.
  const moved = new Map<number, number>();
  for (let at = 0; at < Number(count); at += 1) {
    if (!once) {
      numbers.push(from + random(size));
      continue;
    }
    const chosen = at + random(size - at);
    numbers.push(from + (moved.get(chosen) ?? chosen));
    moved.set(chosen, moved.get(at) ?? at);
  }
  return sorted ? numbers.sort((one, other) => one - other) : numbers;
}
