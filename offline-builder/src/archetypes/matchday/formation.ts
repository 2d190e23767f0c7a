import type { Language } from "../../plan/plan.ts";
import { matchdayTexts } from "./texts.ts";

interface Spot {
  role: string;
  /** Percent of the pitch, from the upper left; the own goal is at the bottom. */
  x: number;
  y: number;
}

/** Players in each row from defence to attack, beside the one in goal. */
const rows: Record<number, number[]> = { 11: [4, 4, 2], 7: [2, 3, 1], 5: [2, 2] };

export const sides = [11, 7, 5] as const;
export type Side = (typeof sides)[number];

export function formationName(side: number): string {
  return (rows[side] ?? []).join("-");
}

export function formationOf(side: number, language: Language): Spot[] {
  const { positions } = matchdayTexts[language];
  const lines = rows[side] ?? rows[11]!;
  const spots = lines.flatMap((count, line) => {
    const y = 74 - (line * 60) / Math.max(1, lines.length - 1);
    const role = line === 0 ? positions[1] : line === lines.length - 1 ? positions[3] : positions[2];
    return Array.from({ length: count }, (_, at) => ({
      role,
      x: Math.round(((at + 0.5) / count) * 96 + 2),
      y: Math.round(y),
    }));
  });
  return [{ role: positions[0], x: 50, y: 92 }, ...spots];
}

const stated =
  /(?<![\p{L}\d])(11|7|5|eleven|seven|five|elf|sieben|fünf|once|siete|cinco)(?:[- ]a[- ]side|[- ]?er[- ]?(?:fußball|team|mannschaft)| gegen (?:11|7|5|elf|sieben|fünf)|[- ]aside| players a side)(?![\p{L}])|fútbol[- ]?(11|7|5)(?!\d)|(futsal)/iu;
const words: Record<string, Side> = {
  eleven: 11,
  elf: 11,
  once: 11,
  seven: 7,
  sieben: 7,
  siete: 7,
  five: 5,
  fünf: 5,
  cinco: 5,
  futsal: 5,
};

/** How many play on each side, where the words say it. */
export function statedSide(text: string): Side | null {
  const found = stated.exec(text);
  const word = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase();
  if (!word) return null;
  return words[word] ?? (Number(word) as Side);
}
