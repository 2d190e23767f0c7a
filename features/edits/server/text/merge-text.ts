/** Three-way merge of one text by lines. Changes that touch or overlap are a conflict: nothing is guessed. */
import { diffLines, linesOf, type Hunk } from "./line-diff.ts";

/** The merged text, or null for a conflict. */
export function mergeText(base: string, ours: string, theirs: string): string | null {
  if (ours === theirs || theirs === base) return ours;
  if (ours === base) return theirs;
  const baseLines = linesOf(base);
  const sides = [sideOf(baseLines, ours), sideOf(baseLines, theirs)] as const;
  const merged: string[] = [];
  let at = 0;
  const next = [0, 0];
  for (;;) {
    const [a, b] = [sides[0].hunks[next[0]!], sides[1].hunks[next[1]!]];
    if (a === undefined && b === undefined) break;
    if (a !== undefined && b !== undefined && touches(a, b)) {
      if (!sameChange(sides, a, b)) return null;
      next[1] = next[1]! + 1;
    }
    const which = b === undefined || (a !== undefined && a.aStart <= b.aStart) ? 0 : 1;
    const hunk = sides[which].hunks[next[which]!]!;
    merged.push(...baseLines.slice(at, hunk.aStart), ...sides[which].lines.slice(hunk.bStart, hunk.bEnd));
    at = hunk.aEnd;
    next[which] = next[which]! + 1;
  }
  return [...merged, ...baseLines.slice(at)].join("");
}

interface Side {
  lines: string[];
  hunks: Hunk[];
}

function sideOf(base: readonly string[], text: string): Side {
  const lines = linesOf(text);
  return { lines, hunks: diffLines(base, lines) };
}

/** Adjacent counts as touching, as in git: two insertions at one place have no right order. */
const touches = (a: Hunk, b: Hunk): boolean => a.aStart <= b.aEnd && b.aStart <= a.aEnd;

function sameChange([left, right]: readonly [Side, Side], a: Hunk, b: Hunk): boolean {
  if (a.aStart !== b.aStart || a.aEnd !== b.aEnd) return false;
  return left.lines.slice(a.bStart, a.bEnd).join("") === right.lines.slice(b.bStart, b.bEnd).join("");
}
