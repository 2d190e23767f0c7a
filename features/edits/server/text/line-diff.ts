/** Which lines differ between two texts: Myers' greedy algorithm (1986), bounded. */

/** Lines `[aStart, aEnd)` of the first text became `[bStart, bEnd)` of the second. */
export interface Hunk {
  aStart: number;
  aEnd: number;
  bStart: number;
  bEnd: number;
}

/** Above this many differing lines the middle counts as one replaced block: exact figures would cost quadratic time. */
const MAX_DISTANCE = 500;

export const linesOf = (text: string): string[] => (text === "" ? [] : text.split(/(?<=\n)/));

export function diffLines(a: readonly string[], b: readonly string[]): Hunk[] {
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail += 1;
  const middleA = a.slice(head, a.length - tail);
  const middleB = b.slice(head, b.length - tail);
  if (middleA.length === 0 && middleB.length === 0) return [];
  const hunks = middleA.length === 0 || middleB.length === 0 ? null : hunksOf(middleA, middleB);
  const whole = [{ aStart: 0, aEnd: middleA.length, bStart: 0, bEnd: middleB.length }];
  return (hunks ?? whole).map((hunk) => ({
    aStart: hunk.aStart + head,
    aEnd: hunk.aEnd + head,
    bStart: hunk.bStart + head,
    bEnd: hunk.bEnd + head,
  }));
}

export function countChangedLines(before: string, after: string): { added: number; removed: number } {
  let added = 0;
  let removed = 0;
  for (const hunk of diffLines(linesOf(before), linesOf(after))) {
    added += hunk.bEnd - hunk.bStart;
    removed += hunk.aEnd - hunk.aStart;
  }
  return { added, removed };
}

function hunksOf(a: readonly string[], b: readonly string[]): Hunk[] | null {
  const trace = forward(a, b);
  return trace === null ? null : joined(backward(trace, a.length, b.length));
}

/** Furthest reach per diagonal, one snapshot per edit distance; null when the distance is too great. */
function forward(a: readonly string[], b: readonly string[]): Map<number, number>[] | null {
  let reach = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let distance = 0; distance <= Math.min(MAX_DISTANCE, a.length + b.length); distance += 1) {
    trace.push(reach);
    const next = new Map(reach);
    for (let k = -distance; k <= distance; k += 2) {
      const down = k === -distance || (k !== distance && (next.get(k - 1) ?? -1) < (next.get(k + 1) ?? -1));
      let x = down ? (next.get(k + 1) ?? 0) : (next.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      next.set(k, x);
      if (x >= a.length && x - k >= b.length) return [...trace, next];
    }
    reach = next;
  }
  return null;
}

/** Pairs of equal lines, last first, walked from the end of both texts to their beginning. */
function backward(trace: readonly Map<number, number>[], lengthA: number, lengthB: number): Hunk[] {
  const steps: Hunk[] = [];
  let x = lengthA;
  let y = lengthB;
  for (let distance = trace.length - 2; distance >= 0; distance -= 1) {
    const reach = trace[distance]!;
    const k = x - y;
    const down = k === -distance || (k !== distance && (reach.get(k - 1) ?? -1) < (reach.get(k + 1) ?? -1));
    const previousK = down ? k + 1 : k - 1;
    const previousX = reach.get(previousK) ?? 0;
    const previousY = previousX - previousK;
    if (distance > 0) {
      steps.push(
        down
          ? { aStart: previousX, aEnd: previousX, bStart: previousY, bEnd: previousY + 1 }
          : { aStart: previousX, aEnd: previousX + 1, bStart: previousY, bEnd: previousY },
      );
    }
    x = previousX;
    y = previousY;
  }
  return steps.reverse();
}

/** Neighbouring single steps as one hunk. */
function joined(steps: readonly Hunk[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (const step of steps) {
    const last = hunks.at(-1);
    if (last !== undefined && last.aEnd === step.aStart && last.bEnd === step.bStart) {
      last.aEnd = step.aEnd;
      last.bEnd = step.bEnd;
    } else hunks.push({ ...step });
  }
  return hunks;
}
